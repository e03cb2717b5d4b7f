import { Parser } from 'htmlparser2';
import { LONGEST_ROW } from '../import.ts';
import { FileRefused } from '../refusals.ts';

/** What stands in an XML, in its order. Names come with their prefix. */
export interface XmlHandler {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

const DEEPEST = 64; // elements inside one another; a feed has five
const MOST_ATTRIBUTES = 64;

/**
 * Reads an XML that comes in pieces. Depth, attributes and the length of every name, value and comment are bounded; of
 * entities only XML's own and numbers mean something, whatever a document type declares.
 */
export class XmlReader {
  private readonly parser: Parser;
  private fed = 0;
  private depth = 0;
  private hasRoot = false;
  private opening: { name: string; attributes: Map<string, string> } | null = null;

  private readonly handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.handler = handler;
    this.parser = new Parser(
      {
        // Without `onopentag` the parser itself gathers no attributes.
        onopentagname: (name) => {
          this.begin();
          this.opening = { name, attributes: new Map() };
        },
        onattribute: (name, value) => {
          const attributes = this.opening?.attributes;
          if (attributes && attributes.size < MOST_ATTRIBUTES) attributes.set(name, value);
        },
        ontext: (text) => {
          this.begin();
          if (this.depth > 0) this.handler.text(text);
        },
        onclosetag: (name) => {
          this.begin();
          if (this.depth === 0) return;
          this.depth--;
          this.handler.close(name);
        },
      },
      { xmlMode: true },
    );
  }

  /** @throws FileRefused. */
  write(piece: string): void {
    this.fed += piece.length;
    this.parser.write(piece);
    // What is not over yet is kept by the parser.
    if (this.fed - this.parser.endIndex > LONGEST_ROW) throw new FileRefused('XML_TOO_LONG');
  }

  /** @throws FileRefused for an XML that is broken off. */
  end(): void {
    this.begin();
    if (!this.hasRoot || this.depth > 0) throw new FileRefused('XML_INCOMPLETE');
  }

  /** An element is told when its attributes are over. */
  private begin(): void {
    if (this.opening === null) return;
    const { name, attributes } = this.opening;
    this.opening = null;
    this.hasRoot = true;
    if (++this.depth > DEEPEST) throw new FileRefused('XML_TOO_DEEP');
    this.handler.open(name, attributes);
  }
}

/** A name without its prefix. */
export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
