import type { Knowledge } from '../assistant/knowledge.ts';
import type { Product } from '../products/product.ts';
import type { FaultKind, ModelFailure } from './faults.ts';
import type { CurrentFault } from './health.ts';
import type { Asker } from './shares.ts';

/** Something that was said before in the same conversation. */
export interface Turn {
  /** STAFF is a person of the shop. */
  sender: 'USER' | 'BOT' | 'STAFF';
  text: string;
  /** The cards that stood beside it. */
  products: readonly Pick<Product, 'id' | 'name'>[];
}

/** What the model is asked. */
export interface ModelRequest {
  knowledge: Knowledge;
  text: string;
  /** The products that the rules found: what it may speak of first. */
  productIds: readonly string[];
  /** Goods are wished for: an answer that names none of those found is followed by them. */
  isAsked: boolean;
  /** What was said before, oldest first. */
  turns: readonly Turn[];
  /** The product whose page the visitor is on, where the page says so. */
  pageProductId?: string | undefined;
  /** Stands in for the company's prompt: an edited one that is being tried. */
  prompt?: string;
  /** The visitor who asks; staff who try it take no share. */
  asker?: Asker | undefined;
}

/** How the caller follows an answer while it is written. */
export interface Watch {
  /** The readable text so far, at most ten times a second. */
  onText(text: string): void;
  /** Aborting with `STOPPED` or `VISITOR_LEFT` keeps what has come; with anything else nothing is wanted any more. */
  signal: AbortSignal;
}

/** Somebody reads the answer and has seen enough of it. */
export const STOPPED = 'STOPPED';
/** Nobody is there to read it; who comes back finds what has come, or what needs no model. */
export const VISITOR_LEFT = 'VISITOR_LEFT';

/** The model's answer: its products are exactly those that its text names, in that order. */
export interface ModelReply {
  text: string;
  productIds: string[];
  /** It was stopped, or cut, before its end. */
  isInterrupted?: boolean;
  facts?: ModelFacts;
}

export interface FailedCall {
  failure: ModelFailure;
  facts: ModelFacts;
}

/** One message of what a model is sent. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What was sent to the model, what it cost and how it went: for staff. Durations are in milliseconds. */
export interface ModelFacts {
  model: string;
  /** It is the company's own; left out where it is not. */
  isOwn?: boolean;
  /** null where it answered. */
  failure: ModelFailure | null;
  /** What was wrong with the service, where it was the service. */
  fault?: FaultKind | null;
  /** More precisely: `HTTP 503`, `TIMEOUT`, `CUT`, `LENGTH`, `QUEUE_FULL`, `BREAKER_OPEN`, … */
  detail: string | null;
  attempts: number;
  sent: ModelMessage[];
  /** What it was told of, as it was called then: the request names no other FAQs and products. */
  faqs: { id: string; question: string }[];
  products: { id: string; name: string }[];
  inputTokens: number;
  outputTokens: number;
  firstWordAfter: number | null;
  totalTime: number;
  /** Sentences taken out because they invented a price, a percentage or a discount. */
  inventions: number;
  /** Addresses taken out. */
  addresses: number;
}

/** How the model of a company does today. */
export interface ModelStatus {
  isActive: boolean;
  name: string | null;
  usedTokens: number;
  /** A company's tokens a day of Europe/Rome; null where its own model has no limit. */
  dailyTokens: number | null;
  /** What is left today is too little even for a first question. */
  isLimitReached: boolean;
  breaker: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  retryAt: Date | null;
  /** What was wrong with the last call, until one is answered. */
  fault: CurrentFault | null;
  /** When it last answered anybody, ms since 1970; null where nobody has asked this process yet. */
  answeredAt: number | null;
  /** What this service is asked differently than others. */
  changes: string[];
}

/** What came of asking the service by hand. */
export interface ModelTrial {
  /** What it wrote; null where it gave no answer. */
  answer: string | null;
  failure: ModelFailure | null;
  fault: FaultKind | null;
  detail: string | null;
  /** The service's own words, without anything that could be a key; null where it said none. */
  says: string | null;
  /** ms */
  totalTime: number;
}

/** Whatever writes the answers that the rules cannot give; which one a company has, `modelOf` says. */
export interface Model {
  readonly isActive: boolean;
  reply(request: ModelRequest, watch?: Watch): Promise<ModelReply | ModelFailure | FailedCall>;
  status?(knowledge: Knowledge): Promise<ModelStatus>;
  /** Whether its service does not answer now, as far as this process knows. */
  isFailing?(): boolean;
  /** Asks the service now, whatever it answered before. */
  tryNow?(knowledge: Knowledge): Promise<ModelTrial>;
}

/** How a model does that is not there. */
export const NOT_ACTIVE_STATUS: ModelStatus = {
  isActive: false,
  name: null,
  usedTokens: 0,
  dailyTokens: 0,
  isLimitReached: false,
  breaker: 'CLOSED',
  retryAt: null,
  fault: null,
  answeredAt: null,
  changes: [],
};

/** The model of a server without a key. */
export const notActiveModel: Model = {
  isActive: false,
  reply: async () => 'NOT_ACTIVE',
};
