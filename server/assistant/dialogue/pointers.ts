import type { Product } from '../../products/product.ts';

type Choose = (list: readonly Product[]) => readonly Product[];

const one =
  (choose: (list: readonly Product[]) => Product | undefined): Choose =>
  (list) => {
    const product = choose(list);
    return product ? [product] : [];
  };
const ARTICLE =
  '(?:il|lo|la|l|i|gli|le|del|dello|della|dell|dei|degli|delle|sul|sulla|sull|sui|sulle|al|alla|all|ai|alle|col|nel|nella|nell|nei|nelle|quel|quello|quella|quelli|quelle|tra i|tra le|fra i|fra le)';
const ordinal = (words: string, number: number): readonly [RegExp, Choose] => [
  new RegExp(`\\b(?:${ARTICLE} (?:${words})|n(?:umero)? ?${number})\\b`),
  one((list) => list[number - 1]),
];

/** From the most telling to the least: 'le prime due' is no first one. */
export const POINTERS: readonly (readonly [RegExp, Choose, least?: number])[] = [
  [/\b(?:i|le|dei|delle|ai|alle) prim[ie](?: due| 2)?\b/, (list) => list.slice(0, 2), 2],
  [/\b(?:gli|le|degli|delle) ultim[ie](?: due| 2)?\b/, (list) => list.slice(-2), 2],
  ordinal('prim[oa]', 1),
  [
    new RegExp(`\\b(?:${ARTICLE} second[oaie]|n(?:umero)? ?2|quell[oa] (?:in|nel|di) mezzo)\\b`),
    one((list) => list[1]),
  ],
  ordinal('terz[oaie]', 3),
  [new RegExp(`\\b${ARTICLE} penultim[oa]\\b`), one((list) => list.at(-2))],
  [new RegExp(`\\b${ARTICLE} ultim[oa]\\b`), one((list) => list.at(-1))],
  [CHEAPEST(), one((list) => byPrice(list)[0])],
  [
    /\b(?:(?:quell[oa]|il|la|qual(?:e)? (?:e )?(?:il|la|quell[oa])?) ?(?:piu (?:car[oa]|costos[oa])|che costa (?:di )?piu))\b/,
    one((list) => byPrice(list).at(-1)),
  ],
  [
    /\b(?:i|le|dei|delle|tra|fra|entramb[ie]|tutt[ie] e) (?:questi |queste )?(?:due|2)\b|\bentramb[ie]\b/,
    (list) => list.slice(0, 2),
    2,
  ],
  [/\b(?:tutt[ie] e|i|le|tra i|fra i) (?:tre|3)\b/, (list) => list.slice(0, 3), 3],
  [
    /\b(?:che|quale?) differenz[ae]\b|\bin (?:che )?cosa (?:cambia\w*|si differ\w+|sono divers\w+)|\b(?:quale?|cosa) (?:e )?(?:il |la )?(?:meglio|migliore)\b(?! per)/,
    (list) => list.slice(0, 3),
    2,
  ],
  // 'quale pesa di meno?', 'quale dura di più'
  [
    /^(?:(?:e|ma|ok) )*quale? (?:pesa|dura|tiene|regge|costa|consuma|scalda|e|ha|fa) (?:di )?(?:piu|meno)\b/,
    (list) => list.slice(0, 3),
    2,
  ],
];

function CHEAPEST(): RegExp {
  return /\b(?:(?:quell[oa]|il|la|qual(?:e)? (?:e )?(?:il|la|quell[oa])?) ?(?:piu (?:economic[oa]|convenient[e])|meno (?:car[oa]|costos[oa])|che costa (?:di )?meno))(?: (?:dei|delle|tra i|tra le) (?:due|tre))?\b/;
}
export const IS_CHEAPEST = CHEAPEST();
function byPrice(products: readonly Product[]): Product[] {
  return products.filter(({ priceCents }) => priceCents).toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0));
}
