import { UserError } from '../errors.ts';

/** What a visitor left for the people of a shop: how to reach them, and what it is about. */
export interface ContactRequest {
  companyId: string;
  id: string;
  conversationId: string;
  visitorId: string;
  kind: ContactKind;
  /** The e-mail address or the telephone number. */
  contact: string;
  question: string;
  createdAt: Date;
  /** null while it is open. */
  doneAt: Date | null;
  /** Who did it, by their name of then; null while it is open. */
  doneBy: string | null;
  /** Grows with every change. */
  version: number;
}

export type ContactKind = 'EMAIL' | 'PHONE';

const LONGEST_EMAIL = 254; // characters
const EMAIL = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\].]+(\.[^\s@<>"',;:\\()[\].]+)+$/u;
const PHONE = /^\+?[\d\s().\-/]{6,30}$/;

/** How somebody can be reached, as they wrote it. @throws UserError BAD_CONTACT for what is neither of the two. */
export function readContact(input: string): { kind: ContactKind; contact: string } {
  const contact = input.toWellFormed().replace(/\s+/g, ' ').trim();
  if (contact.length <= LONGEST_EMAIL && EMAIL.test(contact)) return { kind: 'EMAIL', contact };
  const digits = contact.replace(/\D/g, '').length;
  if (PHONE.test(contact) && digits >= 6 && digits <= 15) return { kind: 'PHONE', contact };
  throw new UserError('BAD_CONTACT');
}
