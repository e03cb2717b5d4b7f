import { ModelCallError } from './call-error.ts';
import { hasEnded } from './endings.ts';
import { readRefusal } from './refusal.ts';

/** Tokens that a call cost. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** A piece of an answer, or what it cost in the end. */
export interface Piece {
  text: string;
  /** How much came in fields and parts of thoughts, UTF-16 units; nobody reads them. */
  thought: number;
  /** Why the answer ended, in the service's word; null while it goes on. */
  ending: string | null;
  usage: Usage | null;
}

type Fields = Record<string, unknown>;

/** Reads what a service sent as one event. @throws ModelCallError where that is a refusal. */
export function pieceOf(event: unknown): Piece {
  const { choices, ...fields } = fieldsOf(event);
  if (fields.object === 'error' || fields.type === 'error' || (fields.error !== undefined && fields.error !== null))
    throw new ModelCallError(readRefusal(200, () => null, event, Date.now()));
  const choice = fieldsOf(Array.isArray(choices) ? choices[0] : undefined);
  const said = fieldsOf(choice.delta ?? choice.message);
  const content = contentOf(said);
  const reason = choice.finish_reason;
  return {
    text: content.text,
    thought: content.thought + thoughtIn(said),
    ending: hasEnded(reason) ? reason : null,
    usage: larger(usageOf(fields.usage), larger(usageOf(fieldsOf(fields.x_groq).usage), usageOf(choice.usage))),
  };
}

/** Of two counts of one call the larger of each: some count what came so far, some only the last part. */
export function larger(one: Usage | null, other: Usage | null): Usage | null {
  if (!one || !other) return one ?? other;
  return {
    inputTokens: Math.max(one.inputTokens, other.inputTokens),
    outputTokens: Math.max(one.outputTokens, other.outputTokens),
  };
}

function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' ? (value as Fields) : {};
}

/** Some services that speak the protocol send a content in parts: of thoughts, which are nobody's to read, and of text. */
function contentOf(said: Fields): { text: string; thought: number } {
  const { content } = said;
  const isThought = fieldsOf(fieldsOf(said.extra_content).google).thought === true || said.thought === true;
  if (typeof content === 'string')
    return isThought ? { text: '', thought: content.length } : { text: content, thought: 0 };
  const parts = Array.isArray(content) ? content.map(fieldsOf) : [];
  const isText = ({ type, thought, text }: Fields) =>
    (type === 'text' || type === 'output_text') && thought !== true && !isThought && typeof text === 'string';
  return {
    text: parts
      .filter(isText)
      .map(({ text }) => String(text))
      .join(''),
    thought: parts.filter((part) => !isText(part)).reduce((sum, part) => sum + lettersIn(part), 0),
  };
}

const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_text', 'reasoning_details', 'thinking', 'thoughts'];

function thoughtIn(said: Fields): number {
  const [first] = THOUGHTS.map((name) => lettersIn(said[name])).filter((letters) => letters > 0);
  return first ?? 0;
}

function lettersIn(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object' || depth > 4) return 0;
  return Object.entries(value).reduce(
    (sum, [name, each]) => (name === 'type' || name === 'signature' ? sum : sum + lettersIn(each, depth + 1)),
    0,
  );
}

/** Null where the service says nothing, or nothing that can be counted. */
function usageOf(usage: unknown): Usage | null {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = fieldsOf(usage);
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

const MOST_TOKENS = 2_147_483_647; // of a GraphQL Int

function isCount(tokens: unknown): tokens is number {
  return Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= MOST_TOKENS;
}
