import { readBudget } from '../../language/budget.ts';
import { colourOf } from '../../language/colours.ts';
import { isGoods } from '../../language/goods.ts';
import { isRequestWord, type Message, type MessageWord, readMessage } from '../../language/message.ts';
import { audienceOfCustomer } from '../../language/people-words.ts';
import { CHEAPEST } from '../../products/wish.ts';
import { DIET_FORMS, describes, KIND_FORMS, MATERIAL_FORMS } from '../../products/wish-words.ts';
import type { Knowledge } from '../knowledge.ts';
import { wantsGoods } from '../product-question.ts';
import type { Reading } from '../reading.ts';
import { asksAdvice } from '../recommendation.ts';
import { asksPrices } from './asks-prices.ts';
import { MESSAGE_FEATURES, type MessageFeature } from './features.ts';
import { plainOf } from './plain.ts';

const OPENING = `(?:(?:ok|okay|ah|mh+|beh|be|grazie|perfetto|bene|bello|bella|belli|belle|capito|va bene|si|scusa|scusate|e niente|allora|cioe)\\s+)*`;
const ADDING = new RegExp(
  `^${OPENING}(?:e|ed|ma|anche|pure|invece|oppure|o|pero|magari|solo|soltanto|sempre|tipo|nemmeno|neanche|neppure|piu|meno|con|senza|per|da|di|in|sotto|sopra|entro|fino|massimo|max|minimo|almeno|che sia|che siano|che abbia)\\b`,
);
const CORRECTING = new RegExp(
  `^${OPENING}(?:no|anzi|piuttosto|meglio|preferisco|preferirei|intendevo|volevo dire|non)\\b|\\binvece\\b|\\banzi\\b`,
);
const POINTING =
  /\b(?:quell[oaie]|quest[oaie]|quel|ne|l altr[oa]|gli altri|le altre|altr[oaie]|stess[oaie]|entramb[ie]|tutt[ie] e (?:due|tre)|ce (?:l|lo|la|li|le|ne)|(?:lo|la|li|le|ne) (?:avete|hai|fate|prendo|posso|puo|potete|vendete|spedite|danno|vorrei|voglio))\b|\b\p{L}+[aei]r(?:l[oaie]|ne|mel[oaie]|cel[oaie]|vel[oaie])\b/u;
const REFUSING = /\b(?:non|no|senza|niente|nessun[oa]?|troppo|gia)\b/;
const SUPPOSING = new RegExp(`^${OPENING}(?:(?:e|ma|pero|anche|quindi) )*se\\b|\\bse (?:poi|invece|dopo|ho|non)\\b`);
const SIZE = /^(?:x{0,3}[sml]|\dxl|\d{1,3})$/;
const SMALL_WORDS = new Set(
  `colore colori taglia taglie misura misure numero numeri versione modello modelli tipo tipi formato materiale marca costa costano costo prezzo
  prezzi viene vengono quanto quanta quanti quante tempo giorni giorno ore ora pezzi disponibile disponibili serve servono va vanno fatto fatta
  cosa uno una due tre qualcosa altro`.split(/\s+/),
);
const LONG = 6; // words that tell something: more of them say by themselves what they mean

type Own = Pick<MessageWord, 'text' | 'form'>;

/** What a message says by itself: its words that are neither small nor of asking. */
export function ownWords(message: Message): MessageWord[] {
  const budget = readBudget(message.text);
  return message.content.filter(
    ({ start, text }) =>
      !text.includes(' ') &&
      !isRequestWord({ text }) &&
      !SMALL_WORDS.has(text) &&
      !(budget && budget.start <= start && start < budget.end),
  );
}

/** Says how something should be, and not what: a colour, a size, for whom, of what. */
export function saysHow(message: Message, { form, text }: Own): boolean {
  if (colourOf(form) || audienceOfCustomer(form) || KIND_FORMS.has(form) || MATERIAL_FORMS.has(form)) return true;
  if (DIET_FORMS.has(form)) return message.words.some(({ text: other }) => other === 'senza');
  return (
    (describes({ form, text } as MessageWord) && !isGoods(text)) ||
    SIZE.test(text) ||
    /^(?:economic|car[oaie]$|costos|convenient)/.test(text)
  );
}

/** By the message, and where it was read what it finds alone. */
export function messageFeatures(
  message: Message,
  reading: Pick<Reading, 'choice' | 'faq' | 'found'> | null,
  isDeclined = false,
): number[] {
  const plain = plainOf(message.text);
  const own = ownWords(message);
  const how = own.filter((word) => saysHow(message, word));
  const values: Record<MessageFeature, number> = {
    always: 1,
    adds: has(ADDING, plain),
    corrects: has(CORRECTING, plain),
    points: has(POINTING, plain),
    brief: Math.max(0, 1 - own.length / LONG),
    'says nothing by itself': own.length === 0 ? 1 : 0,
    'says only how': own.length > 0 ? how.length / own.length : 0,
    'budget or price': readBudget(message.text) || CHEAPEST.test(message.text) ? 1 : 0,
    'for whom': own.some(({ form }) => audienceOfCustomer(form)) ? 1 : 0,
    refuses: has(REFUSING, plain),
    'a question': message.text.includes('?') ? 1 : 0,
    'wants goods': wantsGoods(message) ? 1 : 0,
    advice: asksAdvice(message) ? 1 : 0,
    'names goods': own.some((word) => isGoods(word.text) && !saysHow(message, word)) ? 1 : 0,
    'names goods of the shop': reading?.found.isThing && reading.found.products.length > 0 ? 1 : 0,
    'odds of a FAQ alone': Math.min(1, Math.log10(1 + (reading?.choice?.odds ?? 0)) / 2),
    'a keyword alone': reading?.faq?.isByOwnKeyword ? 1 : 0,
    'sure of a FAQ alone': reading?.faq?.isSure ? 1 : 0,
    'off topic alone': isDeclined ? 1 : 0,
    'asks a price alone': asksPrices(plain) ? 1 : 0,
    'asks what if': has(SUPPOSING, plain),
  };
  return MESSAGE_FEATURES.map((name) => values[name]);
}

function has(pattern: RegExp, plain: string): number {
  return pattern.test(plain) ? 1 : 0;
}

/** For what was said earlier: by the words alone. */
const BY_WORDS: Readonly<Partial<Record<MessageFeature, number>>> = {
  always: -1.6,
  adds: 1.6,
  corrects: 1.6,
  points: 1.4,
  brief: 1.6,
  'says nothing by itself': 1.5,
  'says only how': 1.5,
  'for whom': 0.8,
  'wants goods': -0.8,
  advice: -1.5,
  'names goods': -0.8,
};

/** A message of the past leans by its own words, whatever the shop has: how it was answered is known anyway. */
export function leansByItself(knowledge: Knowledge, text: string): boolean {
  return byWords(knowledge, text) >= 0;
}

const HARDLY = -2;

/** Worth reading what was said before: a question that says all by itself never leans on it. */
export function mayLean(knowledge: Knowledge, text: string): boolean {
  return byWords(knowledge, text) >= HARDLY;
}

function byWords(knowledge: Knowledge, text: string): number {
  const features = messageFeatures(readMessage(text, knowledge.synonyms), null);
  return MESSAGE_FEATURES.reduce((all, name, place) => all + (BY_WORDS[name] ?? 0) * (features[place] ?? 0), 0);
}
