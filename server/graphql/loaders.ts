import DataLoader from 'dataloader';
import type { Message } from '../conversations/conversation.ts';
import { listMessages, type MessagePageArgs } from '../conversations/store.ts';
import type { Database } from '../database/data-source.ts';
import type { Page } from '../database/paging.ts';
import { inCompany } from '../database/tenant.ts';
import type { Faq } from '../faqs/faq.ts';
import { findFaqs } from '../faqs/store.ts';
import type { Product } from '../products/product.ts';
import { findProducts } from '../products/store.ts';

/** Reads of one operation that are asked for one by one and made together. */
export interface Loaders {
  /** Of one company. */
  faq(companyId: string): DataLoader<string, Faq | null>;
  product(companyId: string): DataLoader<string, Product | null>;
  messages(companyId: string): DataLoader<MessagePageArgs, Page<Message>, string>;
}

/** New loaders for one operation, or for one event of a subscription: what they have read is remembered no longer. */
export function createLoaders(database: Database): Loaders {
  const byId = <Row extends { id: string }>(
    read: (manager: Parameters<typeof findFaqs>[0], companyId: string, ids: readonly string[]) => Promise<Row[]>,
  ) => {
    const ofCompanies = new Map<string, DataLoader<string, Row | null>>();
    return (companyId: string) => {
      const loader =
        ofCompanies.get(companyId) ??
        new DataLoader<string, Row | null>(async (ids) => {
          const rows = await inCompany(database, companyId, (manager) => read(manager, companyId, ids));
          return ids.map((id) => rows.find((row) => row.id === id) ?? null);
        });
      ofCompanies.set(companyId, loader);
      return loader;
    };
  };
  const messages = new Map<string, DataLoader<MessagePageArgs, Page<Message>, string>>();
  return {
    messages: (companyId) => {
      const loader = messages.get(companyId) ?? messageLoader(database, companyId);
      messages.set(companyId, loader);
      return loader;
    },
    faq: byId(findFaqs),
    product: byId(findProducts),
  };
}

function messageLoader(database: Database, companyId: string): DataLoader<MessagePageArgs, Page<Message>, string> {
  return new DataLoader(
    (pages) => inCompany(database, companyId, (manager) => listMessages(manager, companyId, pages)),
    { cacheKeyFn: ({ conversationId, first, after }) => `${conversationId} ${first} ${after ?? ''}` },
  );
}
