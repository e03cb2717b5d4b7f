import { describe, expect, test } from 'vitest';
import { boundedEvents } from './bounded-response.ts';

const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

/** A stream of events that goes on as long as somebody reads; how many bytes were read of it. */
function endless(part: string) {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += part.length;
      if (read > 64_000_000) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  return { response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }), read: () => read };
}

test('a stream of events passes as it is', async () => {
  const events = 'data: {"a":1}\r\n\r\ndata: [DONE]\n\n'.repeat(100);
  const stream = new Response(events, { headers: { 'content-type': 'text/event-stream' } });
  expect(await (await boundedEvents(stream)).text()).toBe(events);
});

test.each([
  ['a line without end', 'a'.repeat(50_000)],
  ['lines that end no event', 'data: a\n'.repeat(5_000)],
  ['events without end', `data: ${'a'.repeat(50_000)}\n\n`],
])('what is longer than any answer is not read on: %s', async (_, part) => {
  const { response, read } = endless(part);
  await expect((await boundedEvents(response)).text()).rejects.toThrow();
  expect(read()).toBeLessThan(9_000_000);
});

describe('an answer in one piece', () => {
  test('becomes one event', async () => {
    const whole = { choices: [{ message: { content: 'Ciao\nmondo' } }] };
    expect(await (await boundedEvents(json(whole))).text()).toBe(`data: ${JSON.stringify(whole)}\n\ndata: [DONE]\n\n`);
    expect(await (await boundedEvents(json([{ error: { code: 1 } }]))).text()).toContain('data: {"error"');
  });

  test.each([
    ['ADDRESS', json({ message: 'hello from some other server' })],
    ['ADDRESS', json('"ok"')],
    ['SERVICE', json('{"choices": [')],
    ['SERVICE', json(`{"choices": "${'a'.repeat(400_000)}"}`)],
    ['ADDRESS', new Response('<html>hello</html>', { headers: { 'content-type': 'text/html' } })],
  ] as const)('that is none is a fault: %s', async (kind, response) => {
    await expect(boundedEvents(response)).rejects.toMatchObject({ kind });
  });
});

test('of a refusal the beginning is read', async () => {
  const { response, read } = endless('no '.repeat(10_000));
  const refused = new Response(response.body, { status: 500 });
  await expect(boundedEvents(refused)).rejects.toMatchObject({ kind: 'SERVICE', status: 500 });
  expect(read()).toBeLessThan(400_000);
});
