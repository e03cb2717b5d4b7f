import { UserError } from '../errors.ts';
import { isNamedPrivate, readAddress, refusePrivateHost } from '../feeds/feed-address.ts';
import { lineOf } from '../language/plain-text.ts';

/** Where a company's own model is asked, and how much. */
export interface OwnModel {
  /** What stands before `/chat/completions`. */
  address: string;
  model: string;
  /** Tokens a day of Europe/Rome; null: no limit. */
  dailyTokens: number | null;
}

/** As a person enters it. */
export interface OwnModelInput extends OwnModel {
  /** null: the one that is kept. */
  apiKey: string | null;
}

/** The same with its key, which nobody sees; null where it was sealed with keys that the server has no more. */
export interface KeyedModel extends OwnModel {
  apiKey: string | null;
}

export const USUAL_ADDRESS = 'https://api.openai.com/v1';

const LONGEST_NAME = 200; // characters
const MOST_TOKENS = 1_000_000_000;
const KEY = /^[\x21-\x7e]{1,400}$/; // a header carries nothing else

/** @throws UserError OWN_MODEL_BAD_ADDRESS, OWN_MODEL_PRIVATE_ADDRESS, OWN_MODEL_BAD_NAME, OWN_MODEL_BAD_LIMIT. */
export function readOwnModel({ address, model, dailyTokens }: OwnModel, allowed: readonly string[]): OwnModel {
  const name = lineOf(model);
  const checked = readModelAddress(address, allowed);
  if (name === '' || [...name].length > LONGEST_NAME) throw new UserError('OWN_MODEL_BAD_NAME');
  if (dailyTokens !== null && (dailyTokens < 1 || dailyTokens > MOST_TOKENS))
    throw new UserError('OWN_MODEL_BAD_LIMIT');
  return { address: checked, model: name, dailyTokens };
}

/** What is asked there goes over TLS, or in the own network where whoever runs the server allowed it. */
function readModelAddress(text: string, allowed: readonly string[]): string {
  const { url, credentials } = parsed(text);
  if (credentials || url.search !== '') throw new UserError('OWN_MODEL_BAD_ADDRESS');
  refusePrivateModel(url, allowed);
  if (url.protocol !== 'https:' && !isNamedPrivate(url, allowed)) throw new UserError('OWN_MODEL_BAD_ADDRESS');
  // Copied from an example of the service, it names what we add ourselves.
  url.pathname = url.pathname.replace(/(?:\/chat\/completions)?\/*$/, '');
  return url.href.replace(/\/$/, '');
}

/** @throws UserError OWN_MODEL_PRIVATE_ADDRESS. */
export function refusePrivateModel(url: URL, allowed: readonly string[]): void {
  try {
    refusePrivateHost(url, allowed);
  } catch {
    throw new UserError('OWN_MODEL_PRIVATE_ADDRESS');
  }
}

function parsed(text: string): ReturnType<typeof readAddress> {
  try {
    return readAddress(text);
  } catch {
    throw new UserError('OWN_MODEL_BAD_ADDRESS');
  }
}

/**
 * The key to ask with: a new one, or the one that is kept, which is told to no other server than before: or who may not
 * read it would have it sent to them.
 * @throws UserError OWN_MODEL_BAD_KEY, OWN_MODEL_KEY_REQUIRED.
 */
export function keyFor(address: string, given: string | null, kept: KeyedModel | null): string {
  const entered = given?.trim() ?? '';
  if (entered === '') {
    const isSame = kept && new URL(kept.address).origin === new URL(address).origin;
    if (!isSame || kept.apiKey === null) throw new UserError('OWN_MODEL_KEY_REQUIRED');
    return kept.apiKey;
  }
  if (!KEY.test(entered)) throw new UserError('OWN_MODEL_BAD_KEY');
  return entered;
}

const FEWEST_TO_SHOW = 12; // of a shorter one the last letters would be too much of it

/** What is shown of a key: its last four letters. */
export function keyEndOf(apiKey: string): string {
  return apiKey.length < FEWEST_TO_SHOW ? '…' : `…${apiKey.slice(-4)}`;
}
