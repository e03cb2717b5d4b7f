import { type Counts, divided, type Figure, figure } from './figures.ts';

/** How long people were waited for, s; null where nobody waited. */
export interface Waits {
  count: number;
  median: number | null;
  ninetieth: number | null;
}

/** How visitors rated; `satisfaction` in percent, null without any rating. */
export interface Ratings {
  count: number;
  satisfaction: number | null;
}

/** What PostgreSQL counted of people. */
export interface PeopleCounts {
  waits: Waits;
  firstAnswers: Waits;
  requestsLeft: number;
  /** Of those. */
  requestsDone: number;
  /** Now, whenever they were left. */
  requestsOpen: number;
  /** Of conversations in which a person answered, by who did so last. */
  rated: readonly { name: string; sum: number; count: number }[];
}

/** What people of a shop did in a period. */
export interface PeopleFigures extends Omit<PeopleCounts, 'rated'> {
  takenOver: Figure;
  takenOverShare: Figure;
  messages: Figure;
  assistantRatings: Ratings;
  peopleRatings: Ratings;
  ratingsByPerson: (Ratings & { name: string })[];
}

/** The figures of people; whatever no person answered is the assistant's. */
export function peopleFiguresOf({ rated, ...people }: PeopleCounts, now: Counts, before: Counts): PeopleFigures {
  const sum = rated.reduce((total, one) => total + one.sum, 0);
  const count = rated.reduce((total, one) => total + one.count, 0);
  const shareOf = (counts: Counts) => divided(counts.conversationsTakenOver, counts.conversationsStarted, 4);
  return {
    ...people,
    waits: rounded(people.waits),
    firstAnswers: rounded(people.firstAnswers),
    takenOver: figure(now.conversationsTakenOver, before.conversationsTakenOver),
    takenOverShare: figure(shareOf(now), shareOf(before)),
    messages: figure(now.staffMessages, before.staffMessages),
    assistantRatings: ratingsOf(now.satisfactionSum - sum, now.satisfactionCount - count),
    peopleRatings: ratingsOf(sum, count),
    ratingsByPerson: rated.map((one) => ({ name: one.name, ...ratingsOf(one.sum, one.count) })),
  };
}

function ratingsOf(sum: number, count: number): Ratings {
  return { count, satisfaction: divided(sum * 20, count, 1) };
}

/** To tenths of a second. */
function rounded({ count, median, ninetieth }: Waits): Waits {
  return { count, median: median && divided(median, 1, 1), ninetieth: ninetieth && divided(ninetieth, 1, 1) };
}
