import { Agent, request } from 'node:http';
import { now, SENT_AT } from './server-times.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

/** What came back, and after how long. */
export interface Outcome {
  /** `answered`, or the code of the refusal; `lost` when nothing came. */
  code: string;
  /** ms */
  took: number;
}

/** Asks as somebody at an address. */
export function askFrom(
  address: string,
  url: string,
  query: string,
  variables: Record<string, unknown>,
  token: string | null,
): Promise<Outcome> {
  const body = JSON.stringify({ query, variables });
  let startedAt = performance.now();
  const done = (code: string): Outcome => ({ code, took: performance.now() - startedAt });
  return new Promise((resolve) => {
    const sending = request(
      `${url}/graphql`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          [SENT_AT]: String(now()),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const code = /"code":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1];
          resolve(done(code ?? 'answered'));
        });
      },
    );
    // Waiting for a connection of our own is not the server's doing.
    sending.once('socket', () => {
      startedAt = performance.now();
    });
    sending.on('error', () => resolve(done('lost')));
    sending.end(body);
  });
}

/** Asks again and again, so many at once, until the time is over; counts what came back. */
export async function flood(
  seconds: number,
  atOnce: number,
  ask: (place: number) => Promise<Outcome>,
): Promise<{ codes: Record<string, number>; times: number[] }> {
  const codes: Record<string, number> = {};
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const one = async (place: number) => {
    while (performance.now() < end) {
      const { code, took } = await ask(place);
      codes[code] = (codes[code] ?? 0) + 1;
      if (code === 'answered') times.push(took);
      // As the widget does: who is told to come back in a second does.
      if (code !== 'answered') await new Promise((resolve) => setTimeout(resolve, code === 'BUSY' ? 1_000 : 20));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, place) => one(place)));
  return { codes, times };
}
