import type OpenAI from 'openai';
import type { ModelMessage } from './model.ts';
import { readRetryAfter } from './retry.ts';

/** A piece of an answer, or what it cost in the end. */
interface Piece {
  text: string;
  /** Why the service ended the answer before its end, where it says so with this piece. */
  cutBy: 'LENGTH' | 'CONTENT_FILTER' | null;
  usage: { inputTokens: number; outputTokens: number } | null;
}

/** A service that answers in pieces. @throws ModelCallError from the stream. */
export interface ModelClient {
  stream(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<Piece>;
}

/** A call that the service refused, or whose connection failed. */
export class ModelCallError extends Error {
  /** null where no answer came. */
  readonly status: number | null;
  /** ms */
  readonly retryAfter: number | null;

  constructor(message: string, status: number | null, retryAfter: number | null) {
    super(message);
    this.name = 'ModelCallError';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export interface OpenAiSettings {
  apiKey: string;
  /** null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** The longest answer. */
  maxTokens: number;
  /** 0–2 */
  temperature: number;
}

/**
 * OpenAI, or any server that speaks its protocol. Time limits and retries are ours (`model-call.ts`); its client is read
 * from disk at the first call, so that a start does not wait for it.
 */
export function createOpenAiClient({
  apiKey,
  baseUrl,
  model,
  maxTokens,
  temperature,
}: OpenAiSettings): ModelClient & { prepare(): void } {
  let client: Promise<OpenAI> | undefined;
  const open = async () => {
    const { default: Client } = await import('openai');
    return new Client({ apiKey, baseURL: baseUrl, maxRetries: 0, organization: null, project: null, logLevel: 'off' });
  };
  return {
    prepare() {
      client ??= open();
      client.catch(() => undefined); // the first call says so
    },
    async *stream(messages, signal) {
      client ??= open();
      try {
        const stream = await (await client).chat.completions.create(
          {
            model,
            messages: [...messages],
            max_tokens: maxTokens,
            temperature,
            stream: true,
            stream_options: { include_usage: true },
          },
          { signal },
        );
        for await (const { choices, usage } of stream) {
          yield {
            text: textOf(choices?.[0]?.delta?.content),
            cutBy: CUT_BY[choices?.[0]?.finish_reason ?? ''] ?? null,
            usage: usageOf(usage),
          };
        }
      } catch (error) {
        throw asCallError(error);
      }
    },
  };
}

/** Some services that speak the protocol send a content in parts: of thoughts, which are nobody's to read, and of text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: unknown[] = Array.isArray(content) ? content : [];
  return parts.map((part) => (isText(part) ? part.text : '')).join('');
}

function isText(part: unknown): part is { text: string } {
  const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown };
  return type === 'text' && typeof text === 'string';
}

/** Null where the service says nothing, or nothing that can be counted. */
function usageOf(usage: OpenAI.CompletionUsage | null | undefined): Piece['usage'] {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage ?? {};
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

const MOST_TOKENS = 2_147_483_647; // of a GraphQL Int

function isCount(tokens: unknown): tokens is number {
  return Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= MOST_TOKENS;
}

const CUT_BY: Readonly<Record<string, Piece['cutBy']>> = { length: 'LENGTH', content_filter: 'CONTENT_FILTER' };

function asCallError(error: unknown): ModelCallError {
  const { message, status, headers } = error as { message?: string; status?: number; headers?: Headers };
  const retryAfter = headers ? readRetryAfter((name) => headers.get(name), Date.now()) : null;
  return new ModelCallError(message ?? String(error), status ?? null, retryAfter);
}
