import { type Amount, readAmounts } from '../language/amounts.ts';
import { colourOf } from '../language/colours.ts';
import { isGoods, taxonomy } from '../language/goods.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import { AUDIENCE, audienceOfCustomer, namesNoGoods } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';
import type { Word } from '../language/words.ts';
import { isNamingWord } from './bonus-words.ts';
import {
  ACTING_FORMS,
  ANYWHERE_FORMS,
  BODY_FORMS,
  CONTEXT_FORMS,
  DESCRIBING_FORMS,
  DIET_FORMS,
  FEAST_FORMS,
  KIND_FORMS,
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
  /** With an article or a question before it: 'un vaso', 'che vaso'. */
  hasArticle: boolean;
  /** Says where or for what it is ('da salotto', 'per il cane'): a thing for something else does not serve. */
  isContext: boolean;
  /** Tells what kind of it ('violino elettrico', 'olio di oliva', 'senza glutine'): another kind does not serve. */
  isBinding: boolean;
  /** 1, or 2 for what may be the thing and for what tells its kind: 'da padel'; 0 for what something is done to. */
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

const OPEN_QUESTION =
  /(?<!\p{L})(?:(?:che )?cosa (?:mi|ci|gli|le|vi|posso|si|dovrei|potrei|consigl|sugger|propon|avete|c['’]?[eè])|cosa[ ,]*(?:consigl|sugger)|qualcosa|che (?:mi|ci) (?:consigl|sugger)|(?:che|quale|qualche) (?:prodott|rimedi|soluzion|articol))/u;
const OWNED = new Set('il lo la i gli le l mio mia miei mie suo sua suoi sue nostro nostra nostri nostre'.split(' '));
const WANTING = new Set(
  'vorrei voglio cerco cerchiamo serve servono servirebbe comprare acquistare prendere regalare cercavo'.split(' '),
);
const OWNED_REACH = 4; // words before the thing

const BREAK = /[.,;:!?\n()]/;
export const CHEAPEST =
  /(?<!\p{L})(?:pi[uù] economic[oaie]|meno car[oaie]|meno costos[oaie]|costa(?:no)? (?:di )?meno|spend\p{L}* (?:il )?(?:meno|poco)|pi[uù] basso prezzo|prezzo pi[uù] basso|pi[uù] conveniente)(?!\p{L})/iu;
const CHILD_UNTIL = 14 * 12; // months
const BABY_UNTIL = 24;

/** Reads what is wanted, and what is not. */
export function readWish(message: Message): Wish {
  const reader = new WishReader(message);
  return reader.read();
}

/** Somebody, an occasion or anything at all: 'un pensierino', 'per un ciclista'. */
export function namesNothing({ word: { form, text } }: WishWord): boolean {
  return namesNoGoods(form) || (PERSON.test(text) && !isGoods(text));
}

const PERSON = /.(?:ist[aie]|.{3}tor[ei]|.{3}tric[ei])$/;

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
  private isAskedFor = false;
  /** Where the thing stands that 'che' asks for. */
  private askedFor: number | null = null;
  private isRefused = false;
  private isVerbNext = false;
  private isWithout = false;
  private isAfterRequest = false;
  /** What follows 'consigli per' may be the thing, and may be what it is for. */
  private isNeutral = false;
  /** After 'per'. */
  private isFor = false;
  /** After 'come' at the beginning: 'come proteggo la bici?' */
  private isHow = false;
  /** After 'per pulire', 'per fare': what is done something to is not what is asked for. */
  private isObject = false;
  /** After 'per pulire', 'come proteggo': it alone shows nothing. */
  private isActedOn = false;

  private isAfterThing = false;

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
      this.isAfterThing = place > 0 && isThingAt(this.contentAt, words[place - 1]);
      const isSmall = isRequestWord(word) || REQUEST_NOUNS.has(word.text) || PREPOSITIONS.has(word.text);
      if (content && !isSmall) this.visit(content);
      else this.pass(word, words[place + 1]);
    }
    for (const phrase of this.message.content.filter((word) => word.text.includes(' '))) this.addPhrase(phrase);
    const amounts = readAmounts(text).filter((amount) => !this.isMoney(amount.start) && !isSpan(amount, text));
    this.readAges(amounts);
    const { excluded, audience, notAudience, colours, notColours } = this;
    const isCheapest = CHEAPEST.test(text);
    return {
      words: actsBeside(this.onlyAskedFor(this.withoutAmounts(amounts))),
      excluded,
      audience,
      notAudience,
      colours,
      notColours,
      amounts,
      isCheapest,
    };
  }

  /** 'Porto gli occhiali, che maschera mi consigliate?' asks for a mask; what was told before says which at most. */
  private onlyAskedFor(words: readonly WishWord[]): WishWord[] {
    const { askedFor } = this;
    const told = ({ isHead, word }: WishWord) => askedFor !== null && isHead && word.start < askedFor;
    const first = words.find((each) => each.isHead && !this.isDefinite(each));
    const isBeside = (each: WishWord) =>
      first !== undefined && each.isHead && each.word.start > first.word.start && this.isDefinite(each);
    return words.map((each) =>
      told(each) || isBeside(each) || this.isOwned(each) ? { ...each, isHead: false, isSure: false, weight: 1 } : each,
    );
  }

  /** 'Mi puzzano le scarpe, cosa mi consigliate?' asks for no shoes. */
  private isOwned({ isHead, word }: WishWord): boolean {
    const { words, text } = this.message;
    if (!isHead) return false;
    const place = words.findIndex(({ start }) => start === word.start);
    const before = words.slice(Math.max(0, place - OWNED_REACH), place).map((each) => each.text);
    if (!OWNED.has(before.at(-1) ?? '') || before.some((each) => WANTING.has(each))) return false;
    return word.start <= (OPEN_QUESTION.exec(text.toLowerCase())?.index ?? -1);
  }

  /** 'Un filo di perle', but not 'un filo che non si veda'. */
  private isBeforeOf({ start }: MessageWord): boolean {
    const place = this.message.words.findIndex((word) => word.start === start);
    return MEASURES.has(this.message.words[place + 1]?.text ?? '');
  }

  /** 'Il pesce': known already, not asked for. */
  private isDefinite({ word }: WishWord): boolean {
    const place = this.message.words.findIndex(({ start }) => start === word.start);
    return OWNED.has(this.message.words[place - 1]?.text ?? '');
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
    const isIn = (word: MessageWord, stretches: readonly Amount[]) =>
      stretches.some(({ start, end }) => start <= word.start && word.start < end);
    return this.words.filter(({ word }) => !isIn(word, /^\d/.test(word.text) ? loose : amounts));
  }

  private pause(): void {
    this.breakRun();
    this.isRefused = false;
    this.isAfterRequest = false;
    this.isWithout = false;
    this.isObject = false;
    this.isActedOn = false;
    this.isHow = false;
  }

  private breakRun(): void {
    this.run++;
    this.preposition = null;
    this.hasDeterminer = false;
    this.isAskedFor = false;
    this.isNeutral = false;
    this.isFor = false;
    this.isVerbNext = false;
  }

  /** A small word, or one of asking. */
  private pass({ text }: Word, next: Word | undefined): void {
    if (NEGATIONS.has(text)) {
      this.breakRun();
      this.isRefused = next !== undefined && !KEEPS_ASKING.has(next.text) && this.mayBeRefused(next, text);
      return;
    }
    if (WITHOUT.has(text)) {
      this.breakRun();
      this.isWithout = true;
      return;
    }
    if (ASKING.has(text)) this.isObject = this.isActedOn = false;
    if (text === 'come' && this.words.length === 0) this.isHow = true;
    if (text === 'fare' && this.isFor) {
      this.breakRun();
      this.isObject = true;
      return;
    }
    if (this.isDeterminer(text)) {
      if (this.preposition === null) this.run++;
      this.hasDeterminer = !this.isNeutral;
      this.isAskedFor = ASKED.has(text);
      this.isVerbNext = text === 'che' && this.run > 0 && !this.isAfterPause(text) && !(next && isGoods(next.text));
      return;
    }
    if (PREPOSITIONS.has(text)) {
      const isNeutral = this.isAfterRequest && NEUTRAL.has(text) && !this.words.some(({ isHead }) => isHead);
      this.run++;
      this.preposition = isNeutral ? null : text;
      this.hasDeterminer = !isNeutral && ARTICULATED.test(text);
      this.isNeutral = isNeutral;
      this.isFor = text === 'per';
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

  /** 'Non da sci', 'niente plastica', 'non mi piace il rosa', but not 'non vedo niente sott'acqua'. */
  private mayBeRefused({ text, start }: Word, negation: string): boolean {
    if (text === 'per' && negation !== 'non') return false;
    const form = formOf(text);
    if (PREPOSITIONS.has(text) || DETERMINERS.has(text) || REFUSING.has(text) || isGoods(text)) return true;
    if (colourOf(form) || audienceOfCustomer(form) || DESCRIBING_FORMS.has(form) || KIND_FORMS.has(form)) return true;
    const { words, text: all } = this.message;
    const place = words.findIndex((each) => each.start === start);
    const [own, after] = [words[place], words[place + 1]];
    if (after && isRequestWord(after)) return true;
    return own !== undefined && (!after || BREAK.test(all.slice(own.end, after.start)) || ENDS_REFUSAL.has(after.text));
  }

  /** 'Dei biscotti', 'vorrei del latte', but 'le viti degli occhiali'. */
  private isDeterminer(text: string): boolean {
    if (text === 'dei' || text === 'degli' || text === 'delle') return !this.isAfterThing;
    return DETERMINERS.has(text) || (PARTITIVES.has(text) && this.isAfterRequest);
  }

  private isAfterPause(text: string): boolean {
    const place = this.message.words.findIndex((word) => word.text === text);
    return place <= 0;
  }

  private visit(word: MessageWord): void {
    if (CONTAINERS.has(word.text) && this.isBeforeOf(word)) {
      this.breakRun();
      this.isAfterRequest = true; // 'un filo di perle' is pearls
      return;
    }
    this.isAfterRequest = false;
    if (MUST_NOT_HAVE.test(word.text)) {
      this.breakRun();
      this.isWithout = true;
      return;
    }
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
    if (this.isActing(word)) this.addAct(word);
    else if (bits) this.preposition = null;
    else this.add(word, this.mayBeHead(word) && (!colour || this.hasDeterminer));
  }

  /** 'Per pulire gli occhiali', 'come gonfio le gomme': what is done to something that is there already. */
  private isActing({ form, text }: MessageWord): boolean {
    if (this.words.some(({ isHead }) => isHead)) return false;
    if (ACTING_FORMS.has(form) || (this.isHow && !isGoods(text))) return true;
    return this.isFor && VERB.test(text) && !isGoods(text);
  }

  /** Only what serves the act serves, where it is one that things are made for. */
  private addAct(word: MessageWord): void {
    const isContext = ACTING_FORMS.has(word.form);
    this.breakRun();
    this.words.push({
      word,
      isHead: false,
      isSure: false,
      hasArticle: false,
      isContext,
      isBinding: false,
      weight: isContext ? 2 : 1,
      run: this.run,
    });
    this.breakRun();
    this.isActedOn = isContext || this.isHow;
    this.isHow = false;
    this.isObject = true;
  }

  private mayBeHead({ form, text }: MessageWord): boolean {
    if (this.isObject || this.preposition !== null || this.isVerbNext) return false;
    if (/^\d/.test(text) || !isNamingWord(text)) return false;
    if ((namesNoGoods(form) || BODY_FORMS.has(form)) && !isGoods(text)) return false;
    if (DESCRIBING_FORMS.has(form)) return isGoods(text) && this.hasDeterminer;
    return !VERB.test(text) || isGoods(text);
  }

  private add(word: MessageWord, mayBeHead: boolean): void {
    const before = this.words.filter((other) => other.run === this.run);
    const isFirst = before.every((other) => !other.isHead && DESCRIBING_FORMS.has(other.word.form));
    const isHead = mayBeHead && isFirst;
    if (isHead && this.isAskedFor) this.askedFor = word.start;
    const isSure = isHead && (this.hasDeterminer || isGoods(word.text));
    const isContext = this.isContext(word, before);
    const isBinding = this.isBinding(word, before);
    const isActedOn = this.isActedOn && this.preposition === null;
    const weight = isActedOn ? 0 : isHead || KIND.has(this.preposition ?? '') ? 2 : 1;
    const hasArticle = isHead && this.hasDeterminer;
    this.words.push({ word, isHead, isSure, hasArticle, isContext, isBinding, weight, run: this.run });
    const also = MEANS_WITHOUT.get(word.form);
    if (also)
      this.words.push({
        word: { ...word, text: also, form: formOf(also), synonyms: [] },
        isHead: false,
        isSure: false,
        hasArticle: false,
        isContext: false,
        isBinding: true,
        weight: 2,
        run: this.run,
      });
  }

  /** 'per il salotto', 'cuscino cervicale', 'di perle'. */
  private isContext({ form, text, start }: MessageWord, before: readonly WishWord[]): boolean {
    const preposition = this.preposition ?? '';
    if (KIND.has(preposition) && this.isRightAfterThing() && tellsKind({ form, text })) return true;
    if (this.isForOtherTrade(text, start)) return true;
    if (OF_WHAT.has(preposition) && MATERIAL_FORMS.has(form)) return true;
    const last = this.words.at(-1);
    const isAfterGoods = last?.isHead === true && isGoods(last.word.text);
    if (OF_KIND.has(preposition) && isAfterGoods && tellsKind({ form, text })) return true;
    const head = this.words.findLast((each) => each.isHead);
    if (preposition === 'per' && head && isFood(head.word.text) && isFood(text)) return false; // 'un vino per il pesce'
    const isBeside = preposition === '' && before.some(({ isHead }) => isHead);
    return (isBeside || CONTEXT.has(preposition)) && CONTEXT_FORMS.has(form);
  }

  /** 'Un ecoscandaglio da barca', not 'un ecoscandaglio per chi pesca da riva'. */
  private isRightAfterThing(): boolean {
    const head = this.words.findLast(({ isHead }) => isHead);
    return head === undefined ? this.words.length === 0 : this.run - head.run <= 1;
  }

  /** 'Tappi per bottiglie', 'una forma per torte', but not 'un vino per il pesce'. */
  private isForOtherTrade(text: string, start: number): boolean {
    const { words } = this.message;
    const place = words.findIndex((each) => each.start === start);
    const [first, second] = [words[place - 2]?.text ?? '', words[place - 1]?.text ?? ''];
    const isRightAfter = second === 'per' || first === 'per' || OF_THE.test(second);
    const head = this.words.findLast(({ isHead }) => isHead);
    return isRightAfter && head !== undefined && isGoods(text) && !taxonomy().shareSector(head.word.text, text);
  }

  private isBinding({ form, text }: MessageWord, before: readonly WishWord[]): boolean {
    if (text.startsWith('-')) return DIET_FORMS.has(formOf(text.slice(1)));
    const isBeside = this.preposition === null && before.some(({ isHead }) => isHead);
    if (isBeside) return KIND_FORMS.has(form);
    return (
      KIND_OF.has(this.preposition ?? '') &&
      (isGoods(text) || FEAST_FORMS.has(form)) &&
      this.words.at(-1)?.isHead === true
    );
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

/** 'Per pulire il pesce, un coltello': beside a thing that is asked for, what is done binds nothing. */
function actsBeside(words: readonly WishWord[]): readonly WishWord[] {
  if (!words.some(({ isHead }) => isHead)) return words;
  return words.map((each) =>
    each.isContext && ACTING_FORMS.has(each.word.form) ? { ...each, isContext: false, weight: 1 } : each,
  );
}

function isFood(text: string): boolean {
  return taxonomy().shareSector(text, 'formaggio');
}

function isThingAt(contentAt: ReadonlyMap<number, MessageWord>, word: Word | undefined): boolean {
  const content = word && contentAt.get(word.start);
  return (
    content !== undefined &&
    !isRequestWord(content) &&
    !REQUEST_NOUNS.has(content.text) &&
    !CONTAINERS.has(content.text)
  );
}

function tellsKind({ form, text }: Pick<MessageWord, 'form' | 'text'>): boolean {
  if (ANYWHERE_FORMS.has(form) || namesNoGoods(form) || DESCRIBING_FORMS.has(form)) return false;
  return !VERB.test(text) && !/^\d|ist[aie]$/.test(text); // 'da ciclista' is whose
}

/** 'Per un mese', 'tra due anni' is how long, not how old. */
function isSpan({ unit, start }: Amount, text: string): boolean {
  return unit === 'age' && /(?<!\p{L})(?:per|tra|fra|dopo|ogni|entro|in)\s*$/iu.test(text.slice(0, start));
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

const ASKED = new Set(['che', 'quale', 'quali']);
const MUST_NOT_HAVE = /^(?:intollerant|allergic)[aieh]/; // 'intollerante al lattosio'
const WITHOUT = new Set(['senza', 'senz', 'privo', 'priva']);
const NEGATIONS = new Set('non no niente nessun tranne eccetto escluso esclusi nn'.split(' '));
/** After 'non' no refusal of a thing: 'non so', 'non ho', 'non troppo'. */
const KEEPS_ASKING = new Set(
  `so sai ho hai ha abbiamo e sono sia siano so spendere spendo mi ti ci vi si se trovo trova capisco riesco troppo molto tanto piu
  superiore oltre solo devo deve posso puo vorrei voglio volevo saprei aspetta scherzo grazie intendo sapendo avendo ne c ce va vada
  importa fa faccio abbia avete avendo essere sapere costa costi superi superare`.split(/\s+/),
);
const REFUSING = new Set(
  'piace piacciono mangia mangio beve bevo usa uso sopporto tollera tollero quelli quelle quello quella'.split(' '),
);
const ASKING = new Set('che quale quali qual cosa'.split(' '));
const ENDS_REFUSAL = new Set('ma per perche che bensi solo invece piuttosto anzi meglio'.split(' '));
const DETERMINERS = new Set(
  `un uno una il lo la i gli le l che quale quali qual qualche dei degli delle alcuni alcune quest questo questa dell nuovo nuova
  bel bella buon buona qualsiasi altro altra`.split(/\s+/),
);
const PARTITIVES = new Set(['del', 'dello', 'della', 'dell']);
const ARTICULATED =
  /^(?:del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|dal|dallo|dalla|dai|dagli|dalle|nel|nello|nella|sul|sullo|sulla|col)$/;
const OF_THE = /^(?:del|dello|della|dell|dei|degli|delle)$/;
const NEUTRAL = new Set('per su sui sul sulla sulle sullo sugli di tra fra come in'.split(' '));
const CONTEXT = new Set('da per dal dalla di del della'.split(' '));
const CONTAINERS = new Set(
  'filo giro set paio sacco sacchi rotolo pizzico scatola confezione bottiglia barattolo kit mazzo pacco tubetto flacone vasetto sacchetto busta coppia serie bel'.split(
    ' ',
  ),
);
const OF_WHAT = new Set(['di', 'd', 'in']);
const OF_KIND = new Set(['di', 'd']);
const KIND_OF = new Set('di d al all alla alle ai agli'.split(' '));
const ANIMALS = new Set(
  'cane cani gatto gatti cucciolo cuccioli gattino gattini coniglio cavallo pappagallo tartaruga criceto'.split(' '),
);
const KIND = new Set(['da', 'dal', 'dalla']);
const MEASURES = new Set('di d po'.split(' '));
const VERB =
  /(?:are|ere|ire|armi|armi|arlo|arla|arli|arle|ermi|irmi|arsi|ersi|irsi|argli|arci|erla|erlo|irlo|ando|endo)$/;
