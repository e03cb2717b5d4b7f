import type { Knowledge } from './knowledge.ts';

/** Why the model gave no answer; each has its sentence. */
export type ModelFailure =
  | 'NOT_ACTIVE'
  | 'OVERLOADED' // 429
  | 'UNAUTHORIZED' // 401
  | 'UNAVAILABLE' // any other error
  | 'EMPTY' // an answer without content
  | 'CRASHED'; // the call itself threw

/** What the model is asked. */
export interface ModelRequest {
  knowledge: Knowledge;
  text: string;
  /** The products that the rules found: what it may speak of first. */
  productIds: readonly string[];
}

/** The model's answer: its products are exactly those that its text names, in that order. */
export interface ModelReply {
  text: string;
  productIds: string[];
}

/** Whatever writes the answers that the rules cannot give. */
export interface Model {
  readonly isActive: boolean;
  reply(request: ModelRequest): Promise<ModelReply | ModelFailure>;
}

/** The model of a server without a key. */
export const notActiveModel: Model = {
  isActive: false,
  reply: async () => 'NOT_ACTIVE',
};
