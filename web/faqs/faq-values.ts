import type { Stored } from '../ui/use-edit.ts';

/** What people edit of a FAQ. */
export interface FaqValues {
  readonly question: string;
  readonly answer: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly isDraft: boolean;
}

export const NEW_FAQ: FaqValues = { question: '', answer: '', keywords: [], category: 'Generale', isDraft: false };

/** Of a FAQ as it was read, what people edit. */
export function valuesOf({ question, answer, keywords, category, isDraft }: FaqValues): FaqValues {
  return { question, answer, keywords, category, isDraft };
}

/** The same, at the version that a save has to name. */
export function storedOf({ version, ...faq }: FaqValues & { readonly version: number }): Stored<FaqValues> {
  return { values: valuesOf(faq), version };
}
