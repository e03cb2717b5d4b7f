import { useSyncExternalStore } from 'react';

/** How a person of the shop wants to be told that a visitor waits: kept by the browser, for all its tabs. */
export interface AlertChoices {
  readonly hasSound: boolean;
  /** Only after an explicit yes. */
  readonly hasNotifications: boolean;
}

const KEYS = { hasSound: 'tuoshop:sound', hasNotifications: 'tuoshop:notifications' } as const;
const listeners = new Set<() => void>();

export function alertChoices(): AlertChoices {
  return {
    hasSound: kept(KEYS.hasSound) !== 'off',
    hasNotifications: kept(KEYS.hasNotifications) === 'on' && mayNotify(),
  };
}

export function chooseAlert(choice: keyof AlertChoices, isOn: boolean): void {
  try {
    localStorage.setItem(KEYS[choice], isOn ? 'on' : 'off');
  } catch {} // it is then asked again after a reload
  for (const listener of [...listeners]) listener();
}

/** Asks the browser's own question, where it was not answered yet. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

export function useAlertChoices(): AlertChoices {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(alertChoices()));
  return JSON.parse(text) as AlertChoices;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
