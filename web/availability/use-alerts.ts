import { useEffect, useRef } from 'react';
import { useLive } from '../live/use-live.ts';
import { alertChoices } from './alert-choices.ts';
import { claimAlert } from './alert-claim.ts';
import { availabilityChanges } from './documents.ts';
import { texts } from './texts.ts';

const NOTHING = {};

/** Tells whoever is there that one more visitor waits: once, however many tabs are open. */
export function useAlerts(waitingCount: number | undefined): void {
  const isAvailable = useLive(availabilityChanges, NOTHING)?.availability;
  const known = useRef<number>(undefined);
  useEffect(() => {
    const isMore = known.current !== undefined && waitingCount !== undefined && waitingCount > known.current;
    known.current = waitingCount;
    if (isMore && isAvailable) void alertOnce();
  }, [waitingCount, isAvailable]);
}

async function alertOnce(): Promise<void> {
  const { hasSound, hasNotifications } = alertChoices();
  if (!(await claimAlert(localStorage, navigator.locks, Date.now))) return;
  if (hasSound) ring();
  if (hasNotifications) new Notification(texts.availability.somebodyWaits, { tag: 'tuoshop-waiting' });
}

const TONES = [880, 1_175]; // Hz
const EACH = 0.16; // s

/** Two soft tones; without a click on the page before, a browser plays none. */
function ring(): void {
  const audio = new AudioContext();
  TONES.forEach((frequency, place) => {
    const from = audio.currentTime + place * EACH;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.15, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + EACH);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + EACH);
    if (place === TONES.length - 1) tone.onended = () => void audio.close();
  });
}
