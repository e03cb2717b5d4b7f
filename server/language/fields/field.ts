/** The vocabulary of a subject that a shop does not talk about. Folded words and phrases, separated by commas. */
export interface Field {
  /** The topic that a company may allow. */
  topic: string;
  /** Each tells the subject by itself, in every shop that does not sell or answer it. */
  alone: string;
  /** Each tells it only together with another. */
  hints: string;
}
