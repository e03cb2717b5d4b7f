/** What a term is to the product that it finds; packed beside the product's place: `place * 4 + field`. */
export const FIELD = { KEYWORD: 0, NAME: 1, CATEGORY: 2 } as const;
export const FIELDS = 4;
export const FIELD_BITS = 2;

/** What a word alone is to a product whose name, keywords or category has it; packed beside the place: `place * 4 + bits`. */
export const NAMED = { HEAD: 1, CATEGORY: 2 } as const;
export const NAMED_BITS = 2;
