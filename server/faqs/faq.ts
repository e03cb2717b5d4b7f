/** A question the shop answers itself. Spec §3 "FAQ item". */
export interface Faq {
  companyId: string;
  id: string;
  /** What people call its ID: unique in the company, at most 64 characters (decision 24). */
  code: string;
  question: string;
  answer: string;
  /** Lowercase; a trailing `*` finds every word that the keyword begins (decision 7). */
  keywords: string[];
  category: string;
  /** Drafts ('Da completare') never answer (decision 17). */
  isDraft: boolean;
  /** Order in the list, ascending; ties between equal matches fall in this order. */
  position: number;
  /** Counts the saves; an edit names the version that it was read at (decision 5). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const FAQ_DEFAULT_CATEGORY = 'Generale'; // spec §3
