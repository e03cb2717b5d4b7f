import { FileRefused } from '../refusals.ts';
import type { ImportSource } from './sources.ts';

/** What an element is, by its place. */
export interface XmlPlace {
  source: ImportSource;
  /** It names something that is no longer there, instead of an entry. */
  isRemoval: boolean;
}

const PLACES: Readonly<Record<string, XmlPlace>> = {
  'easyfattproducts/products/product': { source: 'DANEA_XML', isRemoval: false },
  'easyfattproducts/updatedproducts/product': { source: 'DANEA_INCREMENTAL', isRemoval: false },
  // As its documentation writes it.
  'easyfattproducts/updateproducts/product': { source: 'DANEA_INCREMENTAL', isRemoval: false },
  'easyfattproducts/deletedproducts/product': { source: 'DANEA_INCREMENTAL', isRemoval: true },
  'rss/channel/item': { source: 'MERCHANT_RSS', isRemoval: false },
  'rdf/item': { source: 'MERCHANT_RSS', isRemoval: false },
  'feed/entry': { source: 'MERCHANT_ATOM', isRemoval: false },
  'products/offer': { source: 'TROVAPREZZI_XML', isRemoval: false },
};

/** Lists that are there only where a file tells of changes. */
const LISTS_OF_CHANGES = new Set([
  'easyfattproducts/updatedproducts',
  'easyfattproducts/updateproducts',
  'easyfattproducts/deletedproducts',
]);

/** @param path lower-case names from the root, without prefixes. */
export function placeOf(path: string): XmlPlace | null {
  return PLACES[path] ?? null;
}

/** Whether an element is one of the sizes and colours that an article of Easyfatt lists. @param path as `placeOf` has it. */
export function isVariant(path: string): boolean {
  return path.endsWith('/product/variants/variant') && path.startsWith('easyfattproducts/');
}

/** Whether a file in which such an element stands names changes alone. */
export function tellsOfChanges(path: string, attributes: ReadonlyMap<string, string>): boolean {
  return (
    LISTS_OF_CHANGES.has(path) ||
    (path === 'easyfattproducts' && attributes.get('Mode')?.trim().toLowerCase() === 'incremental')
  );
}

/** @throws FileRefused for what is no catalogue and must not be taken for one. */
export function checkRoot(name: string): void {
  if (/^fatturaelettronica/.test(name)) throw new FileRefused('INVOICE');
  if (name === 'easyfattdocuments') throw new FileRefused('XML_NO_PRODUCTS');
  if (name === 'html' || name === 'svg') throw new FileRefused('UNSUPPORTED_FORMAT');
}
