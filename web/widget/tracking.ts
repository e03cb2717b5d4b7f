import { type ConversionInput, NoteConversionDocument } from '../chat/generated/graphql.ts';
import { request } from './request.ts';
import type { VisitorStorage } from './visitor-storage.ts';

/** As the page says it; a value that it did not tell is no number. */
type Told = ConversionInput & { value: number };

/**
 * Passes on what the shop's page says that its reader put in the cart or ordered, if they ever wrote here; of everybody
 * else nothing is told. Heard from the page alone that named its site in our address.
 */
export function passOnTracking(storage: VisitorStorage): void {
  const site = location.hash.slice(1);
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== site || data?.tuoShop !== 'track') return;
    void passOn(storage, data.conversion).then(() =>
      window.parent.postMessage({ tuoShop: 'tracked', id: data.id }, site === 'null' ? '*' : site),
    );
  });
}

/** What cannot be counted is told to whoever makes the page, in its console; it is no visitor's business. */
async function passOn(storage: VisitorStorage, { kind, key, value, currency }: Told): Promise<void> {
  const { token, conversationId } = storage.session() ?? {};
  if (!token || !conversationId) return;
  const conversion = { kind, key, value: Number.isFinite(value) ? value : null, currency };
  await request(NoteConversionDocument, { conversationId, conversion }, token).catch(console.warn);
}
