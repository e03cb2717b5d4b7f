import { NoteConversionDocument } from '../chat/generated/graphql.ts';
import { request } from './request.ts';
import type { VisitorStorage } from './visitor-storage.ts';

/**
 * Passes on what the page around this frame says that its reader put in the cart or ordered, if they ever wrote here; of
 * everybody else nothing is told. What cannot be counted is told to whoever makes the page, in its console: it is no
 * visitor's business.
 */
export function passOnTracking(storage: VisitorStorage): void {
  addEventListener('message', async ({ source, data }) => {
    if (source !== parent || data?.tuoShop !== 'track') return;
    const { token, conversationId } = storage.session() ?? {};
    if (conversationId)
      await request(NoteConversionDocument, { conversationId, conversion: data.conversion }, token).catch(console.warn);
    parent.postMessage({ tuoShop: 'tracked', id: data.id }, '*');
  });
}
