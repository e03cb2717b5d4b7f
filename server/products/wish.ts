import { type Amount, readAmounts } from '../language/amounts.ts';
import { colourOf } from '../language/colours.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import { AUDIENCE, audienceOfCustomer, namesNoGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import type { Word } from '../language/words.ts';
import { isNamingWord } from './bonus-words.ts';
import {
  CONTEXT_FORMS,
  DESCRIBING_FORMS,
  MATERIAL_FORMS,
  PREPOSITIONS,
  REQUEST_NOUNS,
  VERB_BEFORE,
} from './wish-words.ts';

/** A word of a message, and what it says of the thing wanted. */
export interface WishWord {
  word: MessageWord;
  /** May be the thing itself; else it says which. */
  isHead: boolean;
  /** Stands where only the thing asked for can stand: 'che tagliaerba mi consigliate'. */
  isSure: boolean;
  /** Says where or for what it is ('da salotto', 'per il cane'): a thing for something else does not serve. */
  isContext: boolean;
  /** 1, or 2 for what may be the thing and for what tells its kind: 'da padel'. */
  weight: number;
  /** Words that follow one another without a break. */
  run: number;
}

/** What a person would like to have. */
export interface Wish {
  words: readonly WishWord[];
  /** What it must not be. */
  excluded: readonly MessageWord[];
  audience: number;
  notAudience: number;
  colours: number;
  notColours: number;
  amounts: readonly Amount[];
  /** The lowest price decides. */
  isCheapest: boolean;
}

const BREAK = /[.,;:!?\n()]/;
const CHEAPEST =
  /(?<!\p{L})(?:pi[uù] economic[oaie]|meno car[oaie]|meno costos[oaie]|costa(?:no)? (?:di )?meno|spend\p{L}* (?:il )?(?:meno|poco)|pi[uù] basso prezzo|prezzo pi[uù] basso|pi[uù] conveniente)(?!\p{L})/iu;
const CHILD_UNTIL = 14 * 12; // months
const BABY_UNTIL = 24;

/** Reads what is wanted, and what is not. */
export function readWish(message: Message): Wish {
  const reader = new WishReader(message);
  return reader.read();
}

class WishReader {
  private readonly message: Message;
  private readonly contentAt: ReadonlyMap<number, MessageWord>;
  private readonly words: WishWord[] = [];
  private readonly excluded: MessageWord[] = [];
  private audience = 0;
  private notAudience = 0;
  private colours = 0;
  private notColours = 0;
  // where the walk stands
  private run = 0;
  private preposition: string | null = null;
  private hasDeterminer = false;
  private isRefused = false;
  private isVerbNext = false;
  private isWithout = false;
  private isAfterRequest = false;
  /** What follows 'consigli per' may be the thing, and may be what it is for. */
  private isNeutral = false;

  constructor(message: Message) {
    this.message = message;
    this.contentAt = new Map(
      message.content.filter(({ text }) => !text.includes(' ')).map((word) => [word.start, word]),
    );
  }

  read(): Wish {
    const { words, text } = this.message;
    for (const [place, word] of words.entries()) {
      const before = text.slice(words[place - 1]?.end ?? 0, word.start);
      if (BREAK.test(before)) this.pause();
      const content = this.contentAt.get(word.start);
      const isSmall = isRequestWord(word) || REQUEST_NOUNS.has(word.text) || PREPOSITIONS.has(word.text);
      if (content && !isSmall) this.visit(content);
      else this.pass(word, words[place + 1]);
    }
    for (const phrase of this.message.content.filter((word) => word.text.includes(' '))) this.addPhrase(phrase);
    const amounts = readAmounts(text).filter(({ start }) => !this.isMoney(start));
    this.readAges(amounts);
    const { excluded, audience, notAudience, colours, notColours } = this;
    const isCheapest = CHEAPEST.test(text);
    return {
      words: this.withoutAmounts(amounts),
      excluded,
      audience,
      notAudience,
      colours,
      notColours,
      amounts,
      isCheapest,
    };
  }

  /** A number inside the budget was taken out of the content before. */
  private isMoney(start: number): boolean {
    const word = this.message.words.find((each) => each.start >= start && /\d/.test(each.text));
    return word !== undefined && !this.contentAt.has(word.start);
  }

  private readAges(amounts: readonly Amount[]): void {
    for (const { unit, most, least } of amounts) {
      if (unit !== 'age' || this.message.words.some(({ text }) => ANIMALS.has(text))) continue;
      const months = Number.isFinite(most) ? most : least;
      if (months < BABY_UNTIL) this.audience |= AUDIENCE.BABY | AUDIENCE.CHILD;
      else if (months < CHILD_UNTIL)
        this.audience = (this.audience & ~(AUDIENCE.MAN | AUDIENCE.WOMAN)) | AUDIENCE.CHILD;
    }
  }

  /** 'sopra i 40 litri' is no wish for a 40. */
  private withoutAmounts(amounts: readonly Amount[]): WishWord[] {
    const loose = amounts.filter(({ isExact, unit }) => !isExact || unit === 'age' || unit === 'people');
    return this.words.filter(({ word }) => !loose.some(({ start, end }) => start <= word.start && word.start < end));
  }

  private pause(): void {
    this.breakRun();
    this.isRefused = false;
    this.isAfterRequest = false;
    this.isWithout = false;
  }

  private breakRun(): void {
    this.run++;
    this.preposition = null;
    this.hasDeterminer = false;
    this.isNeutral = false;
    this.isVerbNext = false;
  }

  /** A small word, or one of asking. */
  private pass({ text }: Word, next: Word | undefined): void {
    if (NEGATIONS.has(text)) {
      this.breakRun();
      this.isRefused = next !== undefined && !KEEPS_ASKING.has(next.text);
      return;
    }
    if (text === 'senza' || text === 'privo' || text === 'priva') {
      this.breakRun();
      this.isWithout = true;
      return;
    }
    if (DETERMINERS.has(text)) {
      if (this.preposition === null) this.run++;
      this.hasDeterminer = !this.isNeutral;
      this.isVerbNext = text === 'che' && this.run > 0 && !this.isAfterPause(text);
      return;
    }
    if (PREPOSITIONS.has(text)) {
      const isNeutral = this.isAfterRequest && NEUTRAL.has(text) && !this.words.some(({ isHead }) => isHead);
      this.run++;
      this.preposition = isNeutral ? null : text;
      this.hasDeterminer = !isNeutral && ARTICULATED.test(text);
      this.isNeutral = isNeutral;
      this.isVerbNext = false;
      return;
    }
    if (REQUEST_NOUNS.has(text) || isRequestWord({ text })) {
      this.breakRun();
      this.isAfterRequest = true;
      return;
    }
    if (ENDS_REFUSAL.has(text)) this.isRefused = false;
    const keepsDeterminer = MEASURES.has(text);
    if (!keepsDeterminer) this.breakRun();
    this.isVerbNext = VERB_BEFORE.has(text);
  }

  private isAfterPause(text: string): boolean {
    const place = this.message.words.findIndex((word) => word.text === text);
    return place <= 0;
  }

  private visit(word: MessageWord): void {
    if (CONTAINERS.has(word.text)) {
      this.breakRun();
      this.isAfterRequest = true; // 'un filo di perle' is pearls
      return;
    }
    this.isAfterRequest = false;
    const bits = audienceOfCustomer(word.form);
    const colour = colourOf(word.form);
    if (this.isRefused) {
      this.notAudience |= bits;
      this.notColours |= colour;
      if (!bits && !colour) this.excluded.push(word);
      return;
    }
    if (this.isWithout) {
      this.add(withoutWord(word), false);
      this.isWithout = false;
      return;
    }
    this.audience |= bits;
    this.colours |= colour;
    if (bits) this.preposition = null;
    else this.add(word, this.mayBeHead(word) && (!colour || this.hasDeterminer));
  }

  private mayBeHead({ form, text }: MessageWord): boolean {
    if (this.preposition !== null || this.isVerbNext) return false;
    if (/^\d/.test(text) || namesNoGoods(form) || !isNamingWord(text)) return false;
    if (DESCRIBING_FORMS.has(form)) return isGoods(text) && this.hasDeterminer;
    return !VERB.test(text) || isGoods(text);
  }

  private add(word: MessageWord, mayBeHead: boolean): void {
    const before = this.words.filter((other) => other.run === this.run);
    const isFirst = before.every((other) => !other.isHead && DESCRIBING_FORMS.has(other.word.form));
    const isHead = mayBeHead && isFirst;
    const isSure = isHead && (this.hasDeterminer || isGoods(word.text));
    const isContext = this.isContext(word, before);
    const weight = isHead || KIND.has(this.preposition ?? '') ? 2 : 1;
    this.words.push({ word, isHead, isSure, isContext, weight, run: this.run });
    const also = MEANS_WITHOUT.get(word.form);
    if (also)
      this.words.push({
        word: { ...word, text: also, form: formOf(also), synonyms: [] },
        isHead: false,
        isSure: false,
        isContext: false,
        weight: 2,
        run: this.run,
      });
  }

  /** 'per il salotto', 'cuscino cervicale', 'di perle'. */
  private isContext({ form }: MessageWord, before: readonly WishWord[]): boolean {
    const preposition = this.preposition ?? '';
    if (OF_WHAT.has(preposition) && MATERIAL_FORMS.has(form)) return true;
    const isBeside = preposition === '' && before.some(({ isHead }) => isHead);
    return (isBeside || CONTEXT.has(preposition)) && CONTEXT_FORMS.has(form);
  }

  /** A known phrase stands for the words that it is made of: 'macchina fotografica'. */
  private addPhrase(word: MessageWord): void {
    const own = this.words.find((other) => other.word.start === word.start);
    if (own && word.synonyms.length > 0) {
      const synonyms = [...new Set([...own.word.synonyms, ...word.synonyms])];
      own.word = { ...own.word, synonyms };
    }
  }
}

function withoutWord(word: MessageWord): MessageWord {
  const text = `-${word.text}`;
  return { ...word, text, form: formOf(text), synonyms: [] };
}

/** One word for what is told by 'senza' and another. */
const MEANS_WITHOUT: ReadonlyMap<string, string> = new Map(
  [
    ['celiaco', '-glutine'],
    ['celiaca', '-glutine'],
    ['celiaci', '-glutine'],
    ['celiachia', '-glutine'],
    ['analcolico', '-alcol'],
    ['analcolica', '-alcol'],
    ['analcolici', '-alcol'],
  ].map(([word = '', without = '']) => [formOf(word), without]),
);

const NEGATIONS = new Set('non no niente nessun tranne eccetto escluso esclusi nn'.split(' '));
/** After 'non' no refusal of a thing: 'non so', 'non ho', 'non troppo'. */
const KEEPS_ASKING = new Set(
  `so sai ho hai ha abbiamo e sono sia siano so spendere spendo mi ti ci vi si se trovo trova capisco riesco troppo molto tanto piu
  superiore oltre solo devo deve posso puo vorrei voglio volevo saprei aspetta scherzo grazie intendo sapendo avendo ne c ce va vada
  importa fa faccio abbia avete avendo essere sapere costa costi superi superare`.split(/\s+/),
);
const ENDS_REFUSAL = new Set('ma bensi solo invece piuttosto anzi meglio'.split(' '));
const DETERMINERS = new Set(
  `un uno una il lo la i gli le l che quale quali qual qualche dei degli delle alcuni alcune quest questo questa dell nuovo nuova
  bel bella buon buona qualsiasi altro altra`.split(/\s+/),
);
const ARTICULATED =
  /^(?:del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|dal|dallo|dalla|dai|dagli|dalle|nel|nello|nella|sul|sullo|sulla|col)$/;
const NEUTRAL = new Set('per su sui sul sulla sulle sullo sugli di tra fra come in'.split(' '));
const CONTEXT = new Set('da per dal dalla di del della'.split(' '));
const CONTAINERS = new Set(
  'filo giro set paio scatola confezione bottiglia barattolo kit mazzo pacco tubetto flacone vasetto sacchetto busta coppia serie bel'.split(
    ' ',
  ),
);
const OF_WHAT = new Set(['di', 'in']);
const ANIMALS = new Set(
  'cane cani gatto gatti cucciolo cuccioli gattino gattini coniglio cavallo pappagallo tartaruga criceto'.split(' '),
);
const KIND = new Set(['da', 'dal', 'dalla']);
const MEASURES = new Set('di d po'.split(' '));
const VERB =
  /(?:are|ere|ire|armi|armi|arlo|arla|arli|arle|ermi|irmi|arsi|ersi|irsi|argli|arci|erla|erlo|irlo|ando|endo)$/;
