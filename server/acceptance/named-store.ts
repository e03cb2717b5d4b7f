import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

/** A FAQ or a product that a test may expect. */
export interface Named {
  kind: 'FAQ' | 'PRODUCT';
  id: string;
  name: string;
  code: string;
}

const IN_USE = '(select catalogue_id from companies where id = $companyId)';
const known = (faq: string, product: string) => `
  select 'FAQ' as kind, id, question as name, code from faqs
    where company_id = $companyId and deleted_at is null and ${faq}
  union all
  select 'PRODUCT', id, name, code from products
    where company_id = $companyId and catalogue_id = ${IN_USE} and deleted_at is null and ${product}`;

/** What a company has by these ids; drafts too. */
export function namedByIds(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Named[]> {
  const isOne = 'id = any($ids::uuid[])';
  return query(manager, known(isOne, isOne), { companyId, ids });
}

/** What a company has by these names or codes; drafts too. */
export function namedByNames(manager: EntityManager, companyId: string, names: readonly string[]): Promise<Named[]> {
  const isOne = (name: string) => `(${name} = any($names::text[]) or code = any($names::text[]))`;
  return query(manager, known(isOne('question'), isOne('name')), { companyId, names });
}
