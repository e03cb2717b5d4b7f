import { lineOf, textOf } from '../language/plain-text.ts';
import { readableText } from '../language/readable-text.ts';
import { FAQ_DEFAULT_CATEGORY, type Faq } from './faq.ts';
import { FAQ_FIELDS } from './faq-fields.ts';
import type { FaqIndex } from './faq-index.ts';
import type { FaqValues } from './faq-input.ts';

const NEW = 'new';

/**
 * The FAQs that would answer if what somebody is typing were saved: in place of the one that it changes, or last. It is
 * tried out while it is typed, so what is missing or too long is not refused here, only cut.
 */
export function withDraft(
  companyId: string,
  { faqs }: FaqIndex,
  draft: FaqValues & { id?: string | null | undefined },
): Faq[] {
  const now = new Date();
  const id = draft.id ?? NEW;
  const known = faqs.find(({ faq }) => faq.id === id)?.faq;
  const typed: Faq = {
    companyId,
    id,
    code: known?.code ?? '',
    question: lineOf(readableText(draft.question)).slice(0, FAQ_FIELDS.question.longest),
    answer: textOf(readableText(draft.answer, { addresses: true })).slice(0, FAQ_FIELDS.answer.longest),
    keywords: draft.keywords.slice(0, 50).map((keyword) => lineOf(keyword).toLowerCase().slice(0, 60)),
    category: lineOf(draft.category ?? '') || FAQ_DEFAULT_CATEGORY,
    isDraft: false,
    position: known?.position ?? Number.MAX_SAFE_INTEGER,
    version: known?.version ?? 0,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
  return [...faqs.filter(({ faq }) => faq.id !== id).map(({ faq }) => faq), typed];
}
