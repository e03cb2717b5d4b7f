import { createHash } from 'node:crypto';
import type { FaqField } from '../faqs/faq-fields.ts';
import { type Naming, plainName } from './headers.ts';
import type { ImportField, ImportKind } from './import.ts';

/** What was said of a column; null for one that is left out. */
export interface ColumnChoice {
  heading: string;
  field: ImportField | null;
}

/** What the columns with a set of headings are. */
export interface MatchedColumns {
  /** The set, as `keyOfHeadings` gives it. */
  headings: string;
  /** By heading, as it is compared. */
  fields: Record<string, ImportField>;
}

const PRODUCT_ROLES: Partial<Record<ImportField, string>> = {
  CODE: 'code',
  NAME: 'name',
  DESCRIPTION: 'description',
  PRICE: 'price',
  OFFER: 'offer',
  CATEGORY: 'category',
  IMAGE: 'imageUrl',
  KEYWORDS: 'keywords',
  LINK: 'link',
  AVAILABLE: 'isAvailable',
};
const FAQ_ROLES: Partial<Record<ImportField, FaqField>> = {
  CODE: 'code',
  QUESTION: 'question',
  ANSWER: 'answer',
  KEYWORDS: 'keywords',
  CATEGORY: 'category',
  DRAFT: 'isDraft',
};

function rolesFor(kind: ImportKind): Partial<Record<ImportField, string>> {
  return kind === 'PRODUCTS' ? PRODUCT_ROLES : FAQ_ROLES;
}

/** The field that a role is; null where people are not asked about it. */
export function fieldOfRole(kind: ImportKind, role: string | undefined): ImportField | null {
  const found = Object.entries(rolesFor(kind)).find(([, each]) => each === role);
  return (found?.[0] as ImportField | undefined) ?? null;
}

/** A heading as it is compared; one without a letter, such as `№`, as it stands. */
function compared(heading: string): string {
  return plainName(heading) || heading.trim();
}

/** Tells a set of headings from any other, whatever their order. */
export function keyOfHeadings(headings: readonly string[]): string {
  const set = [...new Set(headings.map(compared).filter(Boolean))].toSorted();
  return createHash('sha256').update(set.join('\n')).digest('hex');
}

/** What a person chose, to be remembered. */
export function matchedOf(choices: readonly ColumnChoice[]): MatchedColumns {
  const fields: Record<string, ImportField> = {};
  for (const { heading, field } of choices) if (field !== null) fields[compared(heading)] = field;
  return { headings: keyOfHeadings(choices.map(({ heading }) => heading)), fields };
}

/** A naming in which what was said of a set of headings comes before what is known of them. */
export function withMatches<Role extends string>(
  naming: Naming<Role>,
  kind: ImportKind,
  matches: readonly MatchedColumns[],
): Naming<Role> {
  if (matches.length === 0) return naming;
  const byHeadings = new Map(matches.map(({ headings, fields }) => [headings, new Map(Object.entries(fields))]));
  const roles = rolesFor(kind);
  return {
    ...naming,
    rolesOf(names) {
      const fields = byHeadings.get(keyOfHeadings(names));
      if (!fields) return naming.rolesOf(names);
      const taken = new Set<string>();
      return names.map((name) => {
        const field = fields.get(compared(name));
        const role = field === undefined ? undefined : roles[field];
        if (role === undefined || taken.has(role)) return undefined;
        taken.add(role);
        return role as Role;
      });
    },
  };
}
