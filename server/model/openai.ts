import type OpenAI from 'openai';
import { boundedEvents } from './bounded-response.ts';
import { asCallError, type ModelCallError } from './call-error.ts';
import { longestAnswer, type Manners, newManners } from './manners.ts';
import type { ModelMessage } from './model.ts';
import type { Fetch } from './outside.ts';
import { USUAL_ADDRESS } from './own-model.ts';
import { guesses, type Parameters, requestBody, withoutRefused } from './parameters.ts';
import { type Piece, pieceOf } from './piece.ts';

/** A service that answers in pieces. @throws ModelCallError from the stream. */
export interface ModelClient {
  /** What was learnt of it; whoever learns more writes it here. */
  readonly manners: Manners;
  stream(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<Piece>;
}

export interface OpenAiSettings {
  apiKey: string;
  /** null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** The longest answer, without what is thought before it. */
  maxTokens: number;
  /** 0–2 */
  temperature: number;
  /** What asks, where it is not whatever reaches every network that this machine does. */
  fetch?: Fetch;
}

const MOST_CHANGES = 8; // of a request, until the service takes it

/**
 * OpenAI, or any server that speaks its protocol. Time limits and retries are ours (`call.ts`); its client is read from
 * disk at the first call, so that a start does not wait for it.
 */
export function createOpenAiClient(settings: OpenAiSettings): ModelClient & { prepare(): void } {
  const { apiKey, baseUrl: baseURL, model, maxTokens, temperature, fetch: reach = fetch } = settings;
  const manners = newManners(baseURL === null || baseURL === USUAL_ADDRESS);
  let client: Promise<OpenAI> | undefined;
  const open = async () => {
    const { default: Client } = await import('openai');
    return new Client({
      ...{ apiKey, baseURL, maxRetries: 0, organization: null, project: null, logLevel: 'off' },
      fetch: async (url, init) => boundedEvents(await reach(String(url), init)),
    });
  };
  const ask = async (parameters: Parameters, messages: readonly ModelMessage[], signal: AbortSignal) => {
    client ??= open();
    const asked = { model, longest: longestAnswer(manners, maxTokens), temperature };
    const body = requestBody(parameters, asked, messages);
    // Read as a stream also where the service does not stream: `boundedEvents` makes one event of an answer in one piece.
    return (await client).post<AsyncIterable<unknown>>('/chat/completions', { body, stream: true, signal });
  };
  return {
    manners,
    prepare() {
      client ??= open();
      client.catch(() => undefined); // the first call says so
    },
    async *stream(messages, signal) {
      try {
        const events = await askAsItLikes(manners, (parameters) => ask(parameters, messages, signal));
        for await (const event of events) yield pieceOf(event);
      } catch (error) {
        throw asCallError(error);
      }
    },
  };
}

/** Asks again without what the service refuses, and remembers it for the next time. */
async function askAsItLikes<Answer>(
  manners: Manners,
  ask: (parameters: Parameters) => Promise<Answer>,
): Promise<Answer> {
  let parameters = manners.parameters;
  for (let changes = 0; ; changes++) {
    try {
      return await ask(parameters);
    } catch (error) {
      const fault = asCallError(error);
      const changed = fault.refusal && changes < MOST_CHANGES ? withoutRefused(parameters, fault.refusal) : null;
      if (!changed) return guessing(manners, parameters, fault, ask);
      parameters = changed;
      manners.parameters = changed;
    }
  }
}

/** A service that refuses without a word gets to see what may be meant; what it takes is remembered. */
async function guessing<Answer>(
  manners: Manners,
  parameters: Parameters,
  fault: ModelCallError,
  ask: (parameters: Parameters) => Promise<Answer>,
): Promise<Answer> {
  for (const guess of fault.refusal ? guesses(parameters, fault.refusal) : []) {
    try {
      const answer = await ask(guess);
      manners.parameters = guess;
      return answer;
    } catch (error) {
      if (asCallError(error).kind !== fault.kind) throw error;
    }
  }
  throw fault;
}
