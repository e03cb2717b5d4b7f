import type { PromptFields } from './fields.ts';

export const LONGEST_PROMPT = 20_000; // UTF-16 units
export const KEPT_VERSIONS = 5;

export const PERSONALITIES = ['friendly', 'professional', 'helpful', 'expert', 'casual'] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** A prompt as it was saved once; the newest is the one in use. */
export interface PromptVersion {
  companyId: string;
  id: string;
  text: string;
  /** What the text was composed from; null where it was written by hand. */
  fields: PromptFields | null;
  /** The template that it began from; `custom` for none. */
  template: string;
  personality: Personality;
  /** The account that saved it; null once that is removed, and for what the product itself wrote. */
  madeBy: string | null;
  createdAt: Date;
}
