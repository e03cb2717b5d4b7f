import { ModelCallError } from './call-error.ts';
import { readRefusal } from './refusal.ts';

const LONGEST_EVENT = 262_144; // bytes before a piece ends: a whole answer has less
const LONGEST_ANSWER = 8_388_608; // bytes of all its pieces, thoughts included
const LONGEST_REFUSAL = 65_536; // bytes; the rest is not read

/**
 * A service's answer as a stream of events of bounded size, whatever was sent: an answer in one piece becomes one event,
 * and a page of some other server is no answer. @throws ModelCallError for a refusal.
 */
export async function boundedEvents(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) {
    const body = await beginningOf(response.body, LONGEST_REFUSAL);
    throw new ModelCallError(readRefusal(response.status, (name) => response.headers.get(name), body, Date.now()));
  }
  if (/\bhtml\b/i.test(type)) {
    await response.body?.cancel();
    throw new ModelCallError({ kind: 'ADDRESS', status: response.status });
  }
  const { status, headers } = response;
  if (/\bjson\b(?!.*(?:lines|seq))/i.test(type) && !/ndjson/i.test(type)) {
    const whole = await beginningOf(response.body, LONGEST_EVENT);
    return new Response(asEvents(whole), { status, headers });
  }
  return new Response(response.body?.pipeThrough(bounded()) ?? null, { status, headers });
}

async function beginningOf(body: ReadableStream<Uint8Array> | null, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part.subarray(0, longest - size));
    size += part.length;
    if (size >= longest) break; // which cancels the rest
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function asEvents(whole: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(whole);
  } catch {
    throw new ModelCallError({ kind: 'SERVICE', status: null });
  }
  const first = Array.isArray(answer) ? answer[0] : answer;
  const isAnswer =
    first !== null && typeof first === 'object' && ['choices', 'error', 'object'].some((name) => name in first);
  if (!isAnswer) throw new ModelCallError({ kind: 'ADDRESS', status: 200 });
  return `data: ${JSON.stringify(first)}\n\ndata: [DONE]\n\n`;
}

const NEW_LINE = 10;
const RETURN = 13;

/** Passes bytes on until an event, or all of them together, are longer than any answer. */
function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let sinceEvent = 0;
  let inAll = 0;
  let isLineEmpty = true;
  return new TransformStream({
    transform(bytes, controller) {
      for (const byte of bytes) {
        sinceEvent += 1;
        if (byte === NEW_LINE) {
          if (isLineEmpty) sinceEvent = 0;
          isLineEmpty = true;
        } else if (byte !== RETURN) isLineEmpty = false;
      }
      inAll += bytes.length;
      if (sinceEvent > LONGEST_EVENT || inAll > LONGEST_ANSWER) {
        controller.error(new ModelCallError({ kind: 'SERVICE', status: null }, 'TOO_LARGE'));
      } else controller.enqueue(bytes);
    },
  });
}
