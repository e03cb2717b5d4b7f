/** What something weighs when it arrives, and what it may weigh: bytes of gzip. */
interface Weight {
  name: string;
  budget: number;
  weight: number;
}

export function weigh(dist: string): Weight[];
export function printWeights(dist: string): void;
