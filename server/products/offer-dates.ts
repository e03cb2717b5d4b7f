import { addDays, dayOf, isDay, momentOf, shownInRome } from '../language/rome.ts';

/** One end of an offer: as it is kept, and the moment that it means. */
export interface OfferDate {
  /** A day of Rome, `2026-12-24`, or a moment, `2026-12-24T18:00:00+01:00`; empty for no bound. */
  text: string;
  at: Date | null;
}

/** Which end it is: a day is in the offer from its first moment to its last. */
export type OfferEdge = 'FROM' | 'UNTIL';

export const NO_OFFER_DATE: OfferDate = { text: '', at: null };

/** What our Merchant feed says where an offer has no beginning or no end: its two dates go together. */
export const OPEN_FROM = '2000-01-01T00:00+0100';
export const OPEN_UNTIL = '2099-12-31T23:59+0100';

const FORM =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:[T ]+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;
const NONE = /^(?:0{4}-00-00.*|-+)?$/; // what PrestaShop writes for no date

/**
 * A day, or a moment, as files and people write it: `2026-12-24`, `24/12/2026`, `2026-12-24 0:00:00`,
 * `2026-12-24T23:59+0100`. A time without a zone is Rome's, or UTC's where `isUtc`; a day is always Rome's. Null for what
 * is neither.
 */
export function readOfferDate(input: string, edge: OfferEdge, isUtc = false): OfferDate | null {
  const text = input.trim();
  if (NONE.test(text)) return NO_OFFER_DATE;
  const found = FORM.exec(text);
  if (!found) return null;
  const [, year = found[6], month = found[5], date = found[4], , , , hours, minutes = '0', seconds = '0', zone] = found;
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  if (!isDay(day)) return null;
  if (hours === undefined) return ofDay(day, edge);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
  const ahead = zone === undefined && !isUtc ? null : aheadOf(zone ?? 'Z');
  const at = ahead === null ? momentOf(day, time) : new Date(Date.parse(`${day}T00:00:00Z`) + time - ahead);
  return ofMoment(at, edge);
}

function ofDay(day: string, edge: OfferEdge): OfferDate {
  return { text: day, at: momentOf(edge === 'FROM' ? day : addDays(day, 1)) };
}

/** A moment; what begins or ends with a day of Rome, to the minute, is that day. */
function ofMoment(at: Date, edge: OfferEdge): OfferDate {
  const shown = shownInRome(at);
  const [day = '', time = ''] = shown.split(' ');
  if (edge === 'FROM' ? time === '00:00:00' : time.startsWith('23:59')) return ofDay(day, edge);
  return { text: zonedMoment(at), at };
}

/** As Rome's clocks show it: `2026-12-24T18:00:00+01:00`. */
export function zonedMoment(at: Date): string {
  const shown = shownInRome(at).replace(' ', 'T');
  const ahead = Date.parse(`${shown}Z`) - Math.floor(at.getTime() / 1_000) * 1_000;
  return `${shown}+${new Date(ahead).toISOString().slice(11, 16)}`;
}

/** How far a zone is ahead of UTC, ms. */
function aheadOf(zone: string): number {
  const found = /([+-])(\d\d):?(\d\d)/.exec(zone);
  if (!found) return 0;
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
}

/** The day of Rome that an end of an offer falls on, as `2026-12-24`. */
export function dayOfOfferDate({ text, at }: OfferDate): string {
  return isDay(text) || at === null ? text : dayOf(at);
}
