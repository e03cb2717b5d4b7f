const LESS = '(?:<|＜|&lt;)';
const GREATER = '(?:>|＞|&gt;)';
const NAMES =
  '(?:[a-z]{1,10}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflections?|analysis|scratchpad|rationale|antthinking|cot|chain[_ -]?of[_ -]?thought|inner[_ -]?monologue|internal[_ -]?(?:thought|monologue|reasoning))';

/** How models mark what they think, by what a mark does. */
const MARKS: Readonly<Record<'FINAL' | 'CLOSE' | 'OPEN' | 'DROP', string>> = {
  // The channels of gpt-oss; where their marks are lost, their names stay.
  FINAL: '<\\|channel\\|>\\s*final[^<]{0,80}<\\|message\\|>|assistantfinal',
  CLOSE: `${LESS}\\s*/\\s*${NAMES}\\s*${GREATER}|\\[/THINK(?:ING)?\\]|◁\\s*/\\s*think\\s*▷|<\\|(?:end_of_thought|END_THINKING|/think(?:ing)?)\\|>|<channel\\|>|<unused95>`,
  OPEN: `${LESS}\\s*${NAMES}(?:\\s[^<>＜＞]{0,80})?\\s*${GREATER}|\\[THINK(?:ING)?\\]|◁\\s*think\\s*▷|<\\|(?:begin_of_thought|START_THINKING|think(?:ing)?)\\|>|<\\|channel\\|>\\s*[a-z]+[^<]{0,80}<\\|message\\|>|<\\|channel>\\s*(?:thought|thinking|analysis)|<unused94>(?:thought)?|^\\s*analysis(?=\\p{Lu}|\\s)`,
  DROP: '<\\|start\\|>(?:assistant)?|<\\|(?:end|return|message|im_end|im_start|eot_id|endoftext|begin_of_solution|end_of_solution|(?:START|END)_(?:RESPONSE|TEXT))\\|>|</?(?:answer|response|final(?:_answer)?|solution)>|<[|｜]end▁of▁sentence[|｜]>',
};
const MARK = new RegExp(
  Object.entries(MARKS)
    .map(([kind, source]) => `(?<${kind}>${source})`)
    .join('|'),
  'iu',
);
/** An end that may still become a mark, or a longer one. */
const HALF =
  /(?:<\|(?:start|channel)\|?>[^<]{0,80}(?:<[|a-z]{0,12})?|[<＜]\s*[/|｜a-z\d_:▁-]{0,24}(?:\s[^<>＜＞]{0,80})?|◁[^▷]{0,10}|\[\/?[a-z]{0,9}|&(?:l(?:t(?:;[^&\n]{0,60}(?:&(?:g(?:t)?)?)?)?)?)?|a(?:s(?:s(?:i(?:s(?:t(?:a(?:n(?:t(?:f(?:i(?:n(?:a)?)?)?)?)?)?)?)?)?)?)?)?)$/iu;
const HALF_ANALYSIS = /^\s*a(?:n(?:a(?:l(?:y(?:s(?:i(?:s)?)?)?)?)?)?)?$/i;
const HIDDEN = /[\u00ad\u200b\u200c\u2060-\u2064\ufeff]/g;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '«': '»', '“': '”', '‘': '’' };

/**
 * Parts what a model thinks aloud from what it says, however the text is cut into pieces. A mark that closes what none
 * has opened means that all before it was thought: some services lose the first mark. A mark in quotes, or one in the
 * middle of a line that nothing closes, is only spoken of.
 */
export class ThoughtSplitter {
  /** What was said so far. */
  spoken = '';
  /** How much was thought, UTF-16 units. */
  thought = 0;
  hasThought = false;
  /** Something that had already been taken for said was thought. */
  closedAlone = false;
  #rest = '';
  #before = '';
  #depth = 0;
  /** Since a mark was closed inside another: said, should the outer one never be closed. */
  #sinceClosed: string | null = null;
  /** Since a mark that opened in the middle of a line: said, should it never be closed. */
  #doubted: string | null = null;

  get isThinking(): boolean {
    return this.#depth > 0;
  }

  push(text: string): void {
    this.#rest += text.replace(HIDDEN, '');
    this.#read(false);
  }

  /** @param isWhole the answer came to its own end, and was not cut. */
  end(isWhole: boolean): void {
    if (!isWhole) this.#rest = this.#rest.slice(0, this.#half() ?? undefined);
    this.#read(true);
    const { spoken } = this;
    if (this.#sinceClosed !== null && isWhole) this.spoken += this.#sinceClosed;
    if (this.#doubted !== null && isWhole) this.spoken += this.#doubted;
    this.thought += (this.#doubted ?? '').length - (this.spoken.length - spoken.length);
    this.#doubted = null;
    this.#sinceClosed = null;
  }

  #read(isEnd: boolean): void {
    for (;;) {
      const mark = MARK.exec(this.#rest);
      const half = isEnd ? null : this.#half();
      if (!mark || (half !== null && half <= mark.index)) {
        const settled = half ?? this.#rest.length;
        this.#take(this.#rest.slice(0, settled));
        this.#rest = this.#rest.slice(settled);
        return;
      }
      const end = mark.index + mark[0].length;
      const closing = QUOTES[this.#rest[mark.index - 1] ?? this.#before];
      if (closing && end === this.#rest.length && !isEnd) return;
      const isQuoted = closing !== undefined && this.#rest[end] === closing && this.#depth === 0;
      this.#take(this.#rest.slice(0, isQuoted ? end : mark.index));
      this.#rest = this.#rest.slice(end);
      if (!isQuoted) this.#meet(mark.groups ?? {});
    }
  }

  /** Where an end begins that may still become a mark; null where there is none. */
  #half(): number | null {
    if (this.#isBeginning && HALF_ANALYSIS.test(this.#rest)) return 0;
    const half = HALF.exec(this.#rest.slice(-200));
    if (!half) return null;
    return Math.max(0, this.#rest.length - 200) + half.index;
  }

  get #isBeginning(): boolean {
    return this.spoken.trim() === '' && this.#depth === 0 && !this.hasThought;
  }

  #take(text: string): void {
    this.#before = text.at(-1) ?? this.#before;
    if (this.#depth > 0) {
      this.thought += text.length;
      if (this.#sinceClosed !== null) this.#sinceClosed += text;
    } else if (this.#doubted !== null) this.#doubted += text;
    else this.spoken += text;
  }

  #meet({ OPEN, CLOSE, FINAL }: Record<string, string | undefined>): void {
    if (FINAL !== undefined || CLOSE !== undefined) this.#close(FINAL !== undefined);
    else if (OPEN !== undefined) this.#open();
    else if (this.#depth > 0) this.#depth = 0; // the end of a message of thoughts
  }

  #open(): void {
    if (this.#doubted !== null) return;
    const isLineStart = /(?:^|\n)[^\S\n]*$/.test(this.spoken);
    if (this.#depth === 0 && !isLineStart) {
      this.#doubted = '';
      return;
    }
    this.#depth += 1;
    this.hasThought = true;
    this.#sinceClosed = null;
  }

  #close(isFinal: boolean): void {
    if (this.#depth > 0) {
      this.#depth = isFinal ? 0 : this.#depth - 1;
      this.#sinceClosed = this.#depth > 0 ? '' : null;
      return;
    }
    this.hasThought = true;
    if (this.#doubted !== null) {
      this.thought += this.#doubted.length;
      this.#doubted = null;
      return;
    }
    if (this.spoken.trim() !== '') this.closedAlone = true;
    this.thought += this.spoken.length;
    this.spoken = '';
  }
}

const THINKS_ALOUD = new RegExp(
  [
    "(?:^|[^\\p{L}])(?:l['’]utente|(?:il|la|questo|questa) (?:visitatore|visitatrice|cliente|user)) (?:chiede|vuole|vorrebbe|sta|ha|cerca|non|desidera|dice|scrive|domanda|mi|è|saluta|potrebbe)(?!\\p{L})",
    '(?:^|[^\\p{L}])(?:the|this) (?:user|customer|visitor|client|shopper)(?!\\p{L})',
    '^\\P{L}*(?:ok(?:ay)?,? )?(?:devo|dovrei|ragion|riflett|analizz)',
    '^\\P{L}*(?:okay|alright|hmm+|wait)(?!\\p{L})',
    "(?:^|[^\\p{L}])(?:let me (?:think|see|check|look)|let['’]s think|i (?:need|should|must|have) |we (?:need|should|must|have) to)",
    '(?:^|[^\\p{L}])(?:le regole|le istruzioni|il prompt|il contesto) (?:dicono|dice|vietano|vieta|chiedono|chiede)|secondo le (?:regole|istruzioni)|system (?:prompt|message)',
  ].join('|'),
  'iu',
);

/** Whether a text begins as thoughts do: it speaks of the visitor, or of what it was told to do. */
export function looksLikeThought(beginning: string): boolean {
  return THINKS_ALOUD.test(beginning.slice(0, 300));
}
