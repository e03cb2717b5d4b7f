/** What a term is to the product that it finds; packed beside the product's place: `place * 4 + field`. */
export const FIELD = { KEYWORD: 0, NAME: 1, CATEGORY: 2 } as const;
export const FIELDS = 4;
export const FIELD_BITS = 2;

/** What a word alone is to a product whose name, keywords or category has it; packed beside the place: `place * 8 + bits`. */
export const NAMED = { HEAD: 1, CATEGORY: 2, OWN: 4 } as const; // OWN: in its name or a keyword, not only in its category
export const NAMED_BITS = 3;

/** A category says what a product is where its name and keywords name no goods: a novel among 'Libri'. */
export function bitsOf(bits: number, hasGoods: boolean): number {
  return bits & NAMED.CATEGORY && !hasGoods ? bits | NAMED.HEAD : bits;
}
