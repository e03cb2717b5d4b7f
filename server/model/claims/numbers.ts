import { plainFigures } from '../plain-letters.ts';

/** Digits that belong together, as they are written: a telephone number, an account, a code of figures. */
interface Run {
  digits: string;
  groups: readonly string[];
  text: string;
  start: number;
  end: number;
}

const RUN = /(?<![\p{L}\d.,])\(?\+?\d+\)?(?:(?: ?[.\-/‐-―()] ?| )\(?\d+\)?)*/gu;
const UNIT =
  /^\s*(?:[€$£%°]|(?:euro|eur|mm|cm|km|m|mq|kg|g|gr|mg|l|ml|cl|gb|tb|mb|w|v|h|hz|mah|ore|anni|giorni|gradi|pezzi|watt)(?!\p{L}))/iu;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;
const YEAR = /^(?:19|20)\d{2}$/;
const CUE =
  '(?:tel(?:\\.|efon\\p{L}*)?|cell(?:\\.|ular[ei])?|chiam\\p{L}*|whats?app|sms|fax|centralino|numer[oi]|conto|carta|postepay|p\\.? ?iva|partita iva|rispond\\p{L}*|call\\p{L}*|phone|number|ruf\\p{L}*|telefonnummer|appel\\p{L}*|llám\\p{L}*|llam\\p{L}*)';
const NEAR = new RegExp(`(?<!\\p{L})${CUE}(?!\\p{L})[^.!?]{0,60}$`, 'iu');
/** Only the smallest words between, for numbers of three to five figures. */
const DIRECTLY =
  /(?<!\p{L})(?:tel\.?|telefon\p{L}*|cellulare|chiam\p{L}*|whats?app|sms|fax|centralino|numero verde|call|dial)(?:[\s:]|il|lo|l['’]|allo|all['’]|al|è|e'|n\.|numero|us|at)*$/iu;
const EMERGENCY = new Set(['112', '113', '114', '115', '117', '118', '1522', '1530', '911', '999']);

function runsIn(text: string): Run[] {
  return [...text.matchAll(RUN)].map(({ 0: found, index }) => {
    const groups = found.match(/\d+/g) ?? [];
    return { digits: groups.join(''), groups, text: found.trim(), start: index, end: index + found.length };
  });
}

/** Figures as they are compared: raised, ringed and boxed ones are plain. */
function plain(text: string): string {
  return plainFigures(text.replace(/[\ufe0f\u20e3]/g, ''));
}

/** The numbers that a text holds, each with and without the prefix of its country. */
export function heldNumbers(text: string): Set<string> {
  const held = new Set<string>();
  for (const { digits, groups } of runsIn(plain(text))) {
    for (const each of written(digits)) held.add(each);
    for (let from = 0; from < Math.min(groups.length, 20); from++)
      for (let to = from + 1; to <= Math.min(groups.length, 20); to++) {
        const part = groups.slice(from, to).join('');
        if (part.length >= 6) for (const each of written(part)) held.add(each);
      }
  }
  return held;
}

function written(digits: string): string[] {
  const bare = digits.replace(/^00(?=\d{8})/, '');
  return [digits, bare, ...(/^39\d{8,}$/.test(bare) ? [bare.slice(2)] : [])];
}

/** Whether a sentence says a number to call, to pay to or to type that nobody holds. */
export function inventsNumber(sentence: string, isHeld: (digits: string) => boolean): boolean {
  const text = plain(sentence);
  const isKnown = (digits: string) => written(digits).some(isHeld);
  const isInvented = (run: Run) => isContact(run, text) && !isKnown(run.digits) && !isMadeOf(run.groups, isKnown);
  return runsIn(text).some(isInvented) || SPELLED.test(text);
}

/** Two numbers that only a blank parts. */
function isMadeOf(groups: readonly string[], isKnown: (digits: string) => boolean): boolean {
  return groups.some((_, place) => {
    const [first, rest] = [groups.slice(0, place), groups.slice(place)].map((each) => each.join(''));
    return (
      place > 0 && (first ?? '').length >= 6 && (rest ?? '').length >= 6 && isKnown(first ?? '') && isKnown(rest ?? '')
    );
  });
}

function isContact({ digits, groups, text, start, end }: Run, sentence: string): boolean {
  const before = sentence.slice(0, start);
  if (digits.length < 3 || EMERGENCY.has(digits)) return false;
  if (DATE.test(text) || groups.every((group) => YEAR.test(group))) return false;
  if (UNIT.test(sentence.slice(end))) return false;
  if (digits.length < 6) return groups.length === 1 && DIRECTLY.test(before);
  if (NEAR.test(before) || isPrefixed(text) || groups.some((group) => group.length >= 8)) return true;
  if (/^\(\d{2,4}\)/.test(text)) return true;
  if (THOUSANDS.test(text) && digits.length < 9) return false;
  const isInPairs = groups.every((group) => group.length <= 2);
  if (/^0[1-9]/.test(digits) && (groups.length > 1 || digits.length >= 8)) return !isInPairs || digits.length >= 9;
  return !isInPairs && /^(?:3\d{8,9}|(?:80[03]|84[0-8]|89\d|199|178|166)\d{3,7})$/.test(digits);
}

function isPrefixed(text: string): boolean {
  return /^\(?\+\d|^\(?00\d{2}/.test(text);
}

const FIGURE = '(?:zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|ottocento|trecento\\p{L}*|doppio)';
const SPELLED = new RegExp(`(?<!\\p{L})${FIGURE}(?:[\\s,.-]+${FIGURE}){4,}(?!\\p{L})`, 'iu');
