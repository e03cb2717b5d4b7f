import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { findCompany } from '../companies/store.ts';
import type { Message } from '../conversations/conversation.ts';
import { listMessages, type MessagePageArgs } from '../conversations/message-store.ts';
import { type UnansweredQuestion, unansweredQuestions } from '../conversations/unanswered-store.ts';
import type { Database } from '../database/data-source.ts';
import type { Page } from '../database/paging.ts';
import { inCompany } from '../database/tenant.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { UserError } from '../errors.ts';
import type { Faq } from '../faqs/faq.ts';
import { findFaqs } from '../faqs/store.ts';
import type { Product } from '../products/product.ts';
import type { Reduction } from '../products/reduction.ts';
import { findProducts } from '../products/store.ts';
import { reductionsOf } from '../products/told-store.ts';

/** Reads of one operation that are asked for one by one and made together. */
export interface Loaders {
  /** Of one company. */
  faq(companyId: string): DataLoader<string, Faq | null>;
  product(companyId: string): DataLoader<string, Product | null>;
  /** Of a conversation, by its id. */
  unansweredQuestion(companyId: string): DataLoader<string, UnansweredQuestion | null>;
  /** How offers that are on may be told now; null for those that may not. */
  reduction(companyId: string): DataLoader<Product, Reduction | null, string>;
  messages(companyId: string): DataLoader<MessagePageArgs, Page<Message>, string>;
  /**
   * Something of a company, read in one transaction with all else that the operation asks of it; what is asked for
   * again, under another alias, is read once.
   * @param name tells apart what is read, arguments included.
   */
  company<Result>(companyId: string, name: string, read: CompanyRead<Result>): Promise<Result>;
}

type CompanyRead<Result> = (manager: EntityManager) => Promise<Result>;

/** What one connection could not read because it broke, another can: passing on the rest would be half an answer. */
async function readTwice<Result>(
  database: Database,
  companyId: string,
  read: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await inCompany(database, companyId, read);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return inCompany(database, companyId, read);
  }
}

/** New loaders for one operation, or for one event of a subscription: what they have read is remembered no longer. */
export function createLoaders(database: Database): Loaders {
  const byId = <Row extends { id: string }>(
    read: (manager: EntityManager, companyId: string, ids: readonly string[]) => Promise<Row[]>,
  ) => {
    const ofCompanies = new Map<string, DataLoader<string, Row | null>>();
    return (companyId: string) => {
      const loader =
        ofCompanies.get(companyId) ??
        new DataLoader<string, Row | null>(async (ids) => {
          const rows = await readTwice(database, companyId, (manager) => read(manager, companyId, ids));
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
    unansweredQuestion: byId(unansweredQuestions),
    reduction: reductionLoaders(database),
    company: companyReader(database),
  };
}

/** How the offers of products may be told now; one reading for all of a company that are asked for together. */
function reductionLoaders(database: Database): Loaders['reduction'] {
  const ofCompanies = new Map<string, DataLoader<Product, Reduction | null, string>>();
  return (companyId) => {
    const loader =
      ofCompanies.get(companyId) ??
      new DataLoader<Product, Reduction | null, string>(
        async (products) => {
          const reductions = await readTwice(database, companyId, async (manager) => {
            const company = await findCompany(manager, companyId);
            return company ? reductionsOf(manager, company, products, new Date()) : new Map<string, Reduction>();
          });
          return products.map(({ id }) => reductions.get(id) ?? null);
        },
        { cacheKeyFn: ({ id }) => id },
      );
    ofCompanies.set(companyId, loader);
    return loader;
  };
}

interface AskedOfCompany {
  name: string;
  read: CompanyRead<unknown>;
}

function companyReader(database: Database): Loaders['company'] {
  const loaders = new Map<string, DataLoader<AskedOfCompany, unknown, string>>();
  return <Result>(companyId: string, name: string, read: CompanyRead<Result>) => {
    const loader =
      loaders.get(companyId) ??
      new DataLoader<AskedOfCompany, unknown, string>(
        (asked) => readTwice(database, companyId, (manager) => readAll(manager, asked)),
        { cacheKeyFn: (each) => each.name },
      );
    loaders.set(companyId, loader);
    return loader.load({ name, read }) as Promise<Result>;
  };
}

/** One after the other, on the one connection; what is refused is refused alone. */
async function readAll(manager: EntityManager, asked: readonly AskedOfCompany[]): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const { read } of asked) {
    results.push(
      await read(manager).catch((error: unknown) => {
        if (error instanceof UserError) return error;
        throw error;
      }),
    );
  }
  return results;
}

function messageLoader(database: Database, companyId: string): DataLoader<MessagePageArgs, Page<Message>, string> {
  return new DataLoader(
    (pages) => readTwice(database, companyId, (manager) => listMessages(manager, companyId, pages)),
    { cacheKeyFn: ({ conversationId, first, after }) => `${conversationId} ${first} ${after ?? ''}` },
  );
}
