import { ChatFailure } from '../chat/connection.ts';
import type { TypedDocumentString } from '../chat/generated/graphql.ts';
import { say, sayRefusal } from '../chat/say.ts';

/** Half-open connections end after this; the message is then sent again under its own id. */
const TIMEOUT = 15_000; // 15 s

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; retryAfter?: number } }[];
}

/** Asks the server one thing. Refused with a `ChatFailure` that has a sentence to show, whatever went wrong. */
export async function request<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  token?: string,
): Promise<Data> {
  const answer = await exchange<Data>({ query: document.toString(), variables }, token);
  const refusal = answer.errors?.[0];
  if (refusal) {
    const { code = 'INTERNAL', retryAfter } = refusal.extensions ?? {};
    throw new ChatFailure(code, sayRefusal(code, refusal.message, retryAfter), retryAfter);
  }
  if (!answer.data) throw unreachable();
  return answer.data;
}

async function exchange<Data>(body: object, token: string | undefined): Promise<Answer<Data>> {
  // `AbortSignal.timeout` is newer than browsers that are in use: there, nothing would ever be asked.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), TIMEOUT);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: limit.signal,
    });
    // A refusal comes as JSON too, with whatever status; what is not JSON is a proxy speaking for an absent server.
    return (await response.json()) as Answer<Data>;
  } catch {
    throw unreachable();
  }
}

function unreachable(): ChatFailure {
  return new ChatFailure('OFFLINE', say('Errore di connessione. Verifica la rete.'));
}
