import type { ModelMessage } from './model.ts';
import type { Refusal } from './refusal.ts';

/** How a service wants to be asked: what it refused is renamed or left out. */
export interface Parameters {
  /** The name of the longest answer; null: it is not said. */
  limit: 'max_tokens' | 'max_completion_tokens' | null;
  hasTemperature: boolean;
  /** Asks for the cost at a stream's end. */
  hasStreamOptions: boolean;
  isStreamed: boolean;
  /** What the system is told stands in the first question. */
  isSystemFolded: boolean;
}

export const USUAL_PARAMETERS: Parameters = {
  limit: 'max_tokens',
  hasTemperature: true,
  hasStreamOptions: true,
  isStreamed: true,
  isSystemFolded: false,
};

/** What is asked for beside the messages. */
export interface Asked {
  model: string;
  /** Tokens. */
  longest: number;
  /** 0–2 */
  temperature: number;
}

/** The body of a request as the service wants it. */
export function requestBody(
  { limit, hasTemperature, hasStreamOptions, isStreamed, isSystemFolded }: Parameters,
  { model, longest, temperature }: Asked,
  messages: readonly ModelMessage[],
) {
  return {
    model,
    messages: isSystemFolded ? folded(messages) : [...messages],
    ...(limit && { [limit]: longest }),
    ...(hasTemperature && { temperature }),
    ...(isStreamed && { stream: true }),
    ...(isStreamed && hasStreamOptions && { stream_options: { include_usage: true } }),
  };
}

function folded(messages: readonly ModelMessage[]): ModelMessage[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const [first, ...rest] = messages.filter(({ role }) => role !== 'system');
  if (!first) return [{ role: 'user', content: system.join('\n\n') }];
  const told = [...system, ...(first.role === 'user' ? [first.content] : [])].join('\n\n');
  return [{ role: 'user', content: told }, ...(first.role === 'user' ? rest : [first, ...rest])];
}

const NO_SYSTEM =
  /system (?:role|messages?|prompts?|instructions?)[^.]{0,40}not (?:supported|allowed|enabled)|does not support (?:the )?['"`]?system|developer instruction is not enabled|unsupported role:? ['"`]?system/i;
const NO_STREAM =
  /verified to stream|stream(?:ing)?['"`]?[^.]{0,40}(?:not supported|unsupported|not available)|does not support stream/i;
const TOO_MUCH = [400, 404, 405, 415, 422, 500, 501];

/** How to ask instead, where a refusal names what it does not take; null where it names nothing that was sent. */
export function withoutRefused(parameters: Parameters, refusal: Refusal): Parameters | null {
  const { status, param, says, kind } = refusal;
  if (status === null || !TOO_MUCH.includes(status)) return null;
  if (kind === 'TOO_LONG' || kind === 'FILTERED' || kind === 'KEY' || kind === 'QUOTA') return null;
  const name = sentNames(parameters).find((sent) => param === sent) ?? firstNamed(sentNames(parameters), says);
  if (name !== undefined) return changed(parameters, name);
  if (!parameters.isSystemFolded && (NO_SYSTEM.test(says) || /^messages\[\d+\]\.role$/.test(param ?? '')))
    return { ...parameters, isSystemFolded: true };
  if (parameters.isStreamed && (param === 'stream' || NO_STREAM.test(says)))
    return { ...parameters, isStreamed: false };
  return null;
}

/** What may be meant by a refusal that names nothing, likeliest first. */
export function guesses(parameters: Parameters, { status, kind }: Refusal): Parameters[] {
  if (kind !== 'PARAMETER' || (status !== 400 && status !== 422)) return [];
  const single = sentNames(parameters).flatMap((name) => changed(parameters, name) ?? []);
  const bare = { ...parameters, limit: null, hasTemperature: false, hasStreamOptions: false };
  return single.length > 0 ? [...single, bare] : [];
}

type Name = 'stream_options' | 'temperature' | 'max_tokens' | 'max_completion_tokens';

function sentNames({ hasStreamOptions, isStreamed, hasTemperature, limit }: Parameters): Name[] {
  return [
    ...(hasStreamOptions && isStreamed ? ['stream_options' as const] : []),
    ...(hasTemperature ? ['temperature' as const] : []),
    ...(limit ? [limit] : []),
  ];
}

/** Of several names the first is refused, the others are what to use instead. */
function firstNamed(names: readonly Name[], says: string): Name | undefined {
  const places = names.map((name) => ({ name, place: says.search(new RegExp(`\\b${name}\\b`)) }));
  return places.filter(({ place }) => place >= 0).toSorted((one, other) => one.place - other.place)[0]?.name;
}

function changed(parameters: Parameters, name: Name): Parameters {
  if (name === 'stream_options') return { ...parameters, hasStreamOptions: false };
  if (name === 'temperature') return { ...parameters, hasTemperature: false };
  return { ...parameters, limit: name === 'max_tokens' ? 'max_completion_tokens' : null };
}

/** What is asked differently than usual, as a person reads it. */
export function changesOf({
  limit,
  hasTemperature,
  hasStreamOptions,
  isStreamed,
  isSystemFolded,
}: Parameters): string[] {
  return [
    limit === 'max_completion_tokens' && 'max_completion_tokens al posto di max_tokens',
    limit === null && 'senza max_tokens',
    !hasTemperature && 'senza temperature',
    !hasStreamOptions && isStreamed && 'senza stream_options',
    !isStreamed && 'senza stream',
    isSystemFolded && 'istruzioni dentro la domanda',
  ].filter((change) => change !== false);
}
