/** Whoever asks, as far as is known: the address of a question that a killed process had begun to answer is not. */
export interface Asker {
  visitorId: string;
  /** A keyed hash, another every day. */
  addressSubject: string | null;
}

/** How much of what is left of a company's day one of them may have had, percent; from 100 on there is no limit. */
export interface SharePercents {
  visitorPercent: number;
  addressPercent: number;
}

/** One share of a company's day. */
export interface Share {
  subject: string;
  percent: number;
}

/** The shares that a question takes from, the narrowest first. */
export function sharesOf(asker: Asker | null, { visitorPercent, addressPercent }: SharePercents): Share[] {
  if (!asker) return [];
  const { visitorId, addressSubject } = asker;
  return [
    { subject: `visitor ${visitorId}`, percent: visitorPercent },
    ...(addressSubject === null ? [] : [{ subject: `address ${addressSubject}`, percent: addressPercent }]),
  ];
}

/**
 * Whether a share is used up. It falls with what is left, so that there is always something for the next one; and nobody's
 * first question is refused because of it.
 * @param had tokens of it until now. @param likely tokens that the next answer probably costs.
 * @param left tokens of the company's day.
 */
export function isUsedUp({ percent }: Share, had: number, likely: number, left: number): boolean {
  return percent < 100 && had > 0 && had + likely > (left * percent) / 100;
}
