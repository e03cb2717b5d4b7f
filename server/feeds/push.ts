import { createHash, timingSafeEqual } from 'node:crypto';
import { makeOneTimeToken } from '../uploads/one-time-token.ts';
import type { Push, RunEnd } from './feed.ts';

/** What is shown of it, once. */
export interface PushAccess {
  /** The address's last part; it begins with the company, so that its row is found through the company's own door. */
  key: string;
  user: string;
  password: string;
}

const PASSWORD_BYTES = 15; // 120 bits, 20 characters

export function makePushAccess(companyId: string, random: (size: number) => Buffer): PushAccess {
  return { key: makeOneTimeToken(companyId), user: 'easyfatt', password: random(PASSWORD_BYTES).toString('base64url') };
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** User and password as a program sends them: Basic, or bare in the header that Easyfatt adds. */
export function readCredentials(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const basic = /^Basic\s+([\w+/=-]{1,600})$/i.exec(String(headers.authorization ?? ''))?.[1];
  const bare = /^(?:Basic\s+)?([\w+/=-]{1,600})$/i.exec(String(headers['x-authorization'] ?? ''))?.[1];
  const text = Buffer.from(basic ?? bare ?? '', 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Whether all of it is right; it takes as long whatever is wrong, and whether or not there is such an address. */
export function isRightAccess(
  push: Push | null,
  key: string,
  sent: { user: string; password: string } | null,
): boolean {
  const nobody = Buffer.alloc(32);
  const isKey = timingSafeEqual(push?.keyHash ?? nobody, hashSecret(key));
  const isPassword = timingSafeEqual(push?.passwordHash ?? nobody, hashSecret(sent?.password ?? ''));
  return isKey && isPassword && sent?.user === push?.userName;
}

/** What Easyfatt is answered: `OK` alone means that it worked, any other text is shown to the person before it. */
export function answerOf({ state, question, reason }: RunEnd): string {
  if (state === 'APPLIED' || state === 'UNCHANGED') return 'OK';
  if (state !== 'ASKS') return reason;
  return question === 'COLUMNS'
    ? 'Il catalogo è arrivato, ma non si riconosce: aprilo nel pannello, alla voce Prodotti.'
    : 'Il catalogo è arrivato, ma cambierebbe molto: confermalo nel pannello, alla voce Prodotti.';
}
