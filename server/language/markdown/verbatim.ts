const FENCED = /^ {0,3}(`{3,9}(?!`)|~{3,9}(?!~))[^\n`]*\n((?:[^\n]*\n){0,100}?) {0,3}\1[`~]*[^\S\n]*$/gm;
const ESCAPED = /\\([*_~`#|>[\](){}+.!-])/g;
const CODE = /(?<![\p{L}\p{N}`])(`{1,2})(?!`)([^`\n]{1,500})\1(?![\p{L}\p{N}`])/gu;
const TITLE = '(?:\\s+["\'][^"\'\\n]{0,200}["\'])?\\s*';
const PICTURE = new RegExp(`!\\[([^\\]\\n]{0,200})\\]\\([^()\\s]{0,500}${TITLE}\\)`, 'g');
const LINK = new RegExp(
  `\\[([^\\]\\n]{1,200})\\]\\(<?((?:https?://|mailto:|tel:|www\\.)(?:[^()\\s<>]|\\([^()\\s]{0,100}\\)){1,500})>?${TITLE}\\)`,
  'gi',
);
const BRACKETED = /<((?:https?:\/\/|mailto:)[^\s<>]{1,500}|[^\s<>@]{1,64}@[^\s<>@]{1,200})>/gi;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”„«»]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}.-]+/giu;
const MARKS_AT_ITS_END = /[*_~`.,;:!?)\]|]+$/;

/** What is no Markdown whatever it looks like: code, escaped marks, addresses. Each leaves a stand-in in the text. */
export class Verbatim {
  readonly #pieces: string[] = [];

  setAside(text: string): string {
    const keep = (piece: string) => `\0${this.#pieces.push(piece) - 1}\0`;
    return text
      .replaceAll('\0', '')
      .replace(FENCED, (_, _fence, code: string) => keep(code.replace(/\n$/, '')))
      .replace(CODE, (_, _mark, code: string) => keep(code.trim()))
      .replace(ESCAPED, (_, mark: string) => keep(mark))
      .replace(/\\$/gm, '')
      .replace(PICTURE, '$1')
      .replace(LINK, (_, label: string, address: string) => written(label, address, keep))
      .replace(BRACKETED, (_, address: string) => keep(address.replace(/^mailto:/i, '')))
      .replace(ADDRESS, (address) => {
        const bare = address.replace(MARKS_AT_ITS_END, '');
        return keep(bare) + address.slice(bare.length);
      });
  }

  putBack(text: string): string {
    return text.replace(/\0(\d+)\0/g, (_, place: string) => this.putBack(this.#pieces[Number(place)] ?? ''));
  }
}

/** A link as text: its label and where it leads, once where both say the same. */
function written(label: string, address: string, keep: (piece: string) => string): string {
  const target = address.replace(/^(?:mailto|tel):/i, '');
  return essence(label) === essence(target) ? keep(target) : `${label} (${keep(target)})`;
}

function essence(address: string): string {
  return address
    .toLowerCase()
    .replace(/^[*_`]+|[*_`]+$/g, '')
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
