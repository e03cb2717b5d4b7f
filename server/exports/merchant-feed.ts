import type { Company } from '../companies/company.ts';
import type { Product } from '../products/product.ts';
import { merchantItems, xmlText } from './merchant-item.ts';

/** A company's products as Google Merchant reads them (RSS 2.0), piece by piece. */
export async function* merchantFeed(
  { name, website }: Pick<Company, 'name' | 'website'>,
  slices: AsyncIterable<readonly Product[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>${xmlText(name)}</title><link>${xmlText(website || origin)}</link><description>${xmlText(name)}</description>
`;
  for await (const products of slices) {
    const items = products.flatMap((product) => merchantItems(product, origin)).join('');
    if (items) yield items;
  }
  yield '</channel>\n</rss>\n';
}
