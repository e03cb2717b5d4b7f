import { dayOf, hoursOf } from '../ui/dates.ts';
import { texts } from './texts.ts';

interface Offer {
  readonly listPrice: string;
  readonly offerFrom?: string | null;
  readonly offerUntil?: string | null;
}

/** 'In offerta fino al 24/12/2026, prezzo pieno 49,99 €'. */
export function sayOffer({ listPrice, offerFrom, offerUntil }: Offer): string {
  const from = offerFrom ? texts.offer.from(dateOf(offerFrom)) : '';
  const until = offerUntil ? texts.offer.until(dateOf(offerUntil)) : '';
  return texts.offer.sentence([from, until].filter(Boolean).join(' '), listPrice);
}

/** 24/12/2026, or 24/12/2026 alle 18:00, by Rome's clocks. */
function dateOf(text: string): string {
  if (!text.includes('T')) return dayOf(`${text}T12:00:00Z`);
  const moment = new Date(text).toISOString();
  return texts.offer.at(dayOf(moment), hoursOf(moment));
}
