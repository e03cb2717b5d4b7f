import { type Parameters, USUAL_PARAMETERS } from './parameters.ts';

/** What a process has learnt of its service and model by asking them; forgotten when it ends. */
export interface Manners {
  /** How it wants to be asked. */
  parameters: Parameters;
  /** It thinks before it speaks, and needs room for that. */
  thinks: boolean;
  /** Whether it begins to think without a mark, and only closes one; null until one answer came whole. */
  closesAlone: boolean | null;
}

const ROOM_TO_THINK = 2_000; // tokens: what is thought counts towards the longest answer

/** @param isKnown the service is one that never thinks aloud in its text. */
export function newManners(isKnown: boolean): Manners {
  return { parameters: USUAL_PARAMETERS, thinks: false, closesAlone: isKnown ? false : null };
}

/** The longest answer to ask for, with room for thoughts where there are any; tokens. */
export function longestAnswer({ thinks }: Manners, maxTokens: number): number {
  return thinks ? maxTokens + ROOM_TO_THINK : maxTokens;
}
