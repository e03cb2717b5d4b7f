import type { Company } from '../companies/company.ts';
import type { CatalogueAge } from './catalogue-age.ts';

/** By what companies are put in order. */
export type CompanySort =
  | 'NAME'
  | 'CREATED'
  | 'ACTIVE'
  | 'CONVERSATIONS_TODAY'
  | 'OPEN_QUESTIONS'
  | 'SATISFACTION'
  | 'PRODUCTS'
  | 'CATALOGUE_CHANGED'
  | 'LAST_ACTIVITY';

export type ModelState = 'OFF' | 'ON' | 'FAILING';

/** How a company is doing. */
export interface CompanyOverview {
  id: string;
  company: Company;
  conversationsToday: number;
  /** Of the last `LINE_DAYS` days; the last is today. */
  conversationDays: number[];
  openQuestionCount: number;
  satisfaction: number | null;
  catalogue: CatalogueAge;
  model: ModelState;
  lastActivityAt: Date | null;
}

export const LINE_DAYS = 14;

export type WatchReason = 'PAUSED' | 'MODEL_FAILING' | 'CATALOGUE_STALE' | 'QUESTIONS_RISING';

/** A company that needs somebody, with what was read of it. */
export interface Watched {
  isPaused: boolean;
  /** Its own model, as far as this process knows. */
  isModelFailing: boolean;
  isStale: boolean;
  isRising: boolean;
}

/** Why it does, the gravest first. */
export function reasonsOf({ isPaused, isModelFailing, isStale, isRising }: Watched): WatchReason[] {
  return [
    ...(isPaused ? (['PAUSED'] as const) : []),
    ...(isModelFailing ? (['MODEL_FAILING'] as const) : []),
    ...(isStale ? (['CATALOGUE_STALE'] as const) : []),
    ...(isRising ? (['QUESTIONS_RISING'] as const) : []),
  ];
}
