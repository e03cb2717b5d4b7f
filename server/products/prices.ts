/** What a shop asks for a product: a price and, where that is an offer, the full one and when the offer is. */
export interface PriceTerms {
  priceCents: number | null;
  listPriceCents: number | null;
  currency: string | null;
  offerStartsAt: Date | null;
  /** The first moment at which the offer is over. */
  offerEndsAt: Date | null;
}

/** Whether the price is an offer at all, at one time or another: something, and less than the full price. */
export function isOffer({ priceCents, listPriceCents }: Pick<PriceTerms, 'priceCents' | 'listPriceCents'>): boolean {
  return priceCents !== null && listPriceCents !== null && priceCents > 0 && priceCents < listPriceCents;
}

/** Whether the offer is on at a moment. */
export function isOfferOn(terms: PriceTerms, now: Date): boolean {
  const { offerStartsAt, offerEndsAt } = terms;
  const hasBegun = offerStartsAt === null || offerStartsAt <= now;
  return isOffer(terms) && hasBegun && (offerEndsAt === null || now < offerEndsAt);
}

/** What it is sold for at a moment, in hundredths of its currency: outside an offer's dates the full price. */
export function centsAt(terms: PriceTerms, now: Date): number | null {
  return !isOffer(terms) || isOfferOn(terms, now) ? terms.priceCents : terms.listPriceCents;
}

/** The moments after one at which the price changes by itself. */
export function changesAfter(terms: PriceTerms, after: Date): Date[] {
  if (!isOffer(terms)) return [];
  return [terms.offerStartsAt, terms.offerEndsAt].filter((at) => at !== null && at > after) as Date[];
}

/** As it is sold at a moment: outside an offer's dates its price is the full one. */
export function soldAt<Sold extends PriceTerms & { price: string; listPrice: string }>(sold: Sold, now: Date): Sold {
  if (!isOffer(sold) || isOfferOn(sold, now)) return sold;
  return { ...sold, price: sold.listPrice, priceCents: sold.listPriceCents };
}
