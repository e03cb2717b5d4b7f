import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'what only goes with the words keeps to the budget',
    edits: [['server/products/comparison.ts', '(isWithin(product, range) ? place : [])', 'place']],
    tests: [['server/products/cards.test.ts', 'within what is to be spent']],
  },
  {
    name: 'what hardly fits is not shown beside the best',
    edits: [['server/products/cards.ts', 'const BESIDE = 0.8;', 'const BESIDE = 0;']],
    tests: [['server/products/cards.test.ts', 'keeps the words that speak']],
  },
  {
    name: 'files: an import over somebody else’s change',
    edits: [
      [
        'server/products/catalogue-store.ts',
        'and id = $id and version = $version for update',
        'and id = $id and $version::int > 0 for update',
      ],
      ['server/imports/apply-actions.ts', 'await requireFresh(context, found);', ''],
    ],
    tests: [['server/test/imported-products.test.ts', 'edited since its preview']],
  },
  {
    name: 'variants: a hundred of a product',
    edits: [
      [
        'server/products/variant-input.ts',
        "if (all.length > MOST_VARIANTS) throw new UserError('TOO_MANY_VARIANTS');",
        '',
      ],
    ],
    tests: [['server/products/product-input.test.ts', 'TOO_MANY_VARIANTS']],
  },
  {
    name: 'variants: no address that is a script',
    edits: [
      [
        'server/products/variant-input.ts',
        "if (address === null || charactersOf(text) > PRODUCT_FIELDS.link.longest) throw new UserError('BAD_VARIANT_URL');\n  return address;",
        'return address ?? text;',
      ],
    ],
    tests: [['server/products/product-input.test.ts', 'BAD_VARIANT_URL']],
  },
  {
    name: 'a stale save of a product',
    edits: [
      [
        'server/products/store.ts',
        'and id = $id and version = $version\n      and deleted_at',
        'and id = $id and $version::int is not null\n      and deleted_at',
      ],
      ['server/products/actions.ts', "if (known.version !== version) throw new UserError('STALE_VERSION');", ''],
      [
        'server/products/actions.ts',
        'updateProduct(manager, company, id, version, changed)',
        'updateProduct(manager, company, id, version ?? 0, changed)',
      ],
    ],
    tests: [['server/test/edited-faqs.test.ts', 'so is that of a product']],
  },
  {
    name: 'a product’s link leads to a page',
    edits: [['server/products/resolvers.ts', '/^https?:\\/\\//i.test(link)', 'link']],
    tests: [['server/test/edited-products.test.ts', 'is no link']],
  },
  {
    name: 'prices: no reduction where too little is known of what was asked before',
    edits: [['server/products/reduction.ts', 'if (!isKnown) return null;', '']],
    tests: [['server/products/reduction.test.ts', 'known for 29']],
  },
  {
    name: 'prices: what was asked last is what is noted',
    edits: [['server/products/actions.ts', 'await notePriceChange(', 'void (async (..._: unknown[]) => undefined)(']],
    tests: [['server/test/price-history.test.ts', 'that is edited']],
  },
];
