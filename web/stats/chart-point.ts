/** One place of a chart, one row of its table. */
export interface Point {
  readonly name: string;
  /** As it stands under the chart. */
  readonly short: string;
  readonly conversations: number;
  readonly questions: number;
  readonly messages: number;
  readonly unanswered: number;
}

export const CHART_HEIGHT = 220; // px
