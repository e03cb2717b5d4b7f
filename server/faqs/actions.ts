import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { asReader, isUuid } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Context } from '../context.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { UserError } from '../errors.ts';
import type { Faq } from './faq.ts';
import { MOST_FAQS } from './faq-fields.ts';
import { checkedFaq, type FaqValues } from './faq-input.ts';
import { type FaqCategory, faqCategories, movedFaqs, searchFaqs } from './listing.ts';
import { allFaqs, countFaqs, deleteFaq, findFaqs, insertFaq, orderFaqs, restoreFaq, updateFaq } from './store.ts';

/** What somebody saves: a new FAQ without `id`, else a change of the one that was read at `version`. */
export interface FaqInput extends FaqValues {
  id?: string | null | undefined;
  version?: number | null | undefined;
}

export interface FaqPage extends Page<Faq> {
  totalCount: number;
  categories: FaqCategory[];
}

const faqKey = z.tuple([z.number().int(), z.uuid()]);

/** One page of a company's FAQs in their order, drafts too. */
export async function pageOfFaqs(
  context: Context,
  companyId: string,
  search: string,
  page: PageArgs,
): Promise<FaqPage> {
  const faqs = await asReader(context, companyId, (manager, company) => allFaqs(manager, company.id));
  const found = searchFaqs(faqs, search);
  const key = (faq: Faq): z.input<typeof faqKey> => [faq.position, faq.id];
  const isAfter = (faq: Faq, [position, id]: z.output<typeof faqKey>) =>
    faq.position > position || (faq.position === position && faq.id > id);
  const nodes = await readPage(page, faqKey, key, async (limit, after) =>
    found.filter((faq) => after === null || isAfter(faq, after)).slice(0, limit),
  );
  return { ...nodes, totalCount: found.length, categories: faqCategories(faqs) };
}

/**
 * Adds a FAQ, or changes one.
 * @throws UserError FAQ_NOT_FOUND, STALE_VERSION, TOO_MANY_FAQS and those of `checkedFaq`.
 */
export async function saveFaq(context: Context, companyId: string, input: FaqInput): Promise<Faq> {
  const faq = checkedFaq(input);
  const { id, version } = input;
  if (id !== null && id !== undefined && !isUuid(id)) throw new UserError('FAQ_NOT_FOUND');
  return changeKnowledge(context, companyId, 'faqs', async (manager, company) => {
    if (id === null || id === undefined) {
      if ((await countFaqs(manager, company.id)) >= MOST_FAQS) throw new UserError('TOO_MANY_FAQS');
      return insertFaq(manager, company.id, randomUUIDv7(), faq);
    }
    const [known] = await findFaqs(manager, company.id, [id]);
    if (!known) throw new UserError('FAQ_NOT_FOUND');
    const saved = version == null ? null : await updateFaq(manager, company.id, id, version, faq);
    if (!saved) throw new UserError('STALE_VERSION');
    return saved;
  });
}

/** Deletes a FAQ, for a day to be restored. @throws UserError FAQ_NOT_FOUND. */
export async function removeFaq(context: Context, companyId: string, id: string): Promise<string> {
  return changeKnowledge(context, companyId, 'faqs', async (manager, company) => {
    if (!isUuid(id) || !(await deleteFaq(manager, company.id, id))) throw new UserError('FAQ_NOT_FOUND');
    return id;
  });
}

/** Brings a deleted FAQ back. @throws UserError FAQ_NOT_FOUND, CODE_TAKEN, TOO_MANY_FAQS. */
export async function bringBackFaq(context: Context, companyId: string, id: string): Promise<Faq> {
  return changeKnowledge(context, companyId, 'faqs', async (manager, company) => {
    if ((await countFaqs(manager, company.id)) >= MOST_FAQS) throw new UserError('TOO_MANY_FAQS');
    const restored = isUuid(id) ? await restoreFaq(manager, company.id, id) : null;
    if (!restored) throw new UserError('FAQ_NOT_FOUND');
    if (restored === 'taken') throw new UserError('CODE_TAKEN');
    return restored;
  });
}

/** Puts a FAQ right after another one, or first. @throws UserError FAQ_NOT_FOUND when one of the two is not there. */
export async function moveFaq(context: Context, companyId: string, id: string, afterId: string | null): Promise<Faq> {
  return changeKnowledge(context, companyId, 'faqs', async (manager, company) => {
    const order = movedFaqs(await allFaqs(manager, company.id), id.toLowerCase(), afterId?.toLowerCase() ?? null);
    if (!order) throw new UserError('FAQ_NOT_FOUND');
    await orderFaqs(
      manager,
      company.id,
      order.map((faq) => faq.id),
    );
    const [moved] = await findFaqs(manager, company.id, [id]);
    if (!moved) throw new UserError('FAQ_NOT_FOUND');
    return moved;
  });
}
