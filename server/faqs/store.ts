import { type EntityManager, EntitySchema } from 'typeorm';
import type { Faq } from './faq.ts';

export const faqTable = new EntitySchema<Faq>({
  name: 'Faq',
  tableName: 'faqs',
  columns: {
    companyId: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    question: { type: 'text' },
    answer: { type: 'text' },
    keywords: { type: 'text', array: true },
    category: { type: 'text' },
    isDraft: { type: 'boolean' },
    position: { type: 'integer' },
    version: { type: 'integer' },
    createdAt: { type: 'timestamp with time zone' },
    updatedAt: { type: 'timestamp with time zone' },
  },
});

/** All of a company's FAQs in their order, drafts too. */
export function allFaqs(manager: EntityManager, companyId: string): Promise<Faq[]> {
  return manager.getRepository(faqTable).find({ where: { companyId }, order: { position: 'ASC', id: 'ASC' } });
}

export function findFaqs(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Faq[]> {
  return manager
    .getRepository(faqTable)
    .createQueryBuilder('faq')
    .where('faq.company_id = :companyId and faq.id = any(:ids)', { companyId, ids })
    .getMany();
}

export function countFaqs(manager: EntityManager, companyId: string): Promise<number> {
  return manager.getRepository(faqTable).countBy({ companyId });
}

/** How many FAQs wait to be completed. */
export function countDrafts(manager: EntityManager, companyId: string): Promise<number> {
  return manager
    .getRepository(faqTable)
    .createQueryBuilder('faq')
    .where('faq.company_id = :companyId and faq.is_draft and faq.deleted_at is null', { companyId })
    .getCount();
}

export type NewFaq = Omit<Faq, 'version' | 'createdAt' | 'updatedAt'>;

export async function addFaqs(manager: EntityManager, faqs: readonly NewFaq[]): Promise<void> {
  if (faqs.length > 0) await manager.getRepository(faqTable).insert([...faqs]);
}
