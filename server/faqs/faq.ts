/** A question the shop answers itself. */
export interface Faq {
  companyId: string;
  id: string;
  /** What people call its ID: unique in the company, at most 64 characters. */
  code: string;
  question: string;
  answer: string;
  /** Lowercase; a trailing `*` finds every word that the keyword begins. */
  keywords: string[];
  category: string;
  /** Drafts ('Da completare') never answer. */
  isDraft: boolean;
  /** Order in the list, ascending; ties between equal matches fall in this order. */
  position: number;
  /** Counts the saves; an edit names the version that it was read at. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const FAQ_DEFAULT_CATEGORY = 'Generale';
