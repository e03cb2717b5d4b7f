/** Something that customers ask every shop, with the many ways of saying it; see `cues.ts` for how they are written. */
export interface IntentList {
  name: string;
  /** What a shop helps with, as a customer reads it. */
  label: string;
  /** Ways that mean it by themselves, separated by `;`. */
  strong: string;
  /** Words that only point to it. */
  weak: string;
}
