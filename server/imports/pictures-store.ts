import { copiedPictureAddress, pictureOfPath } from '../companies/picture.ts';
import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';
import { copyPictures, ownPictures } from '../pictures/store.ts';

const PICTURE = /"image_url":"(\/(?:picture|logo)\/[0-9a-f-]{36})"/g;

/**
 * The rows of an import, where every uploaded picture is the company's own: of another's, as in a file that another
 * company exported, it gets a copy; of one that is nowhere, nothing.
 * @param rows a JSON list.
 */
export async function withOwnPictures(database: Database, companyId: string, rows: string): Promise<string> {
  const named = new Map<string, { kind: 'LOGO' | 'PRODUCT_PICTURE'; id: string }>();
  for (const [, address = ''] of rows.matchAll(PICTURE)) {
    const picture = pictureOfPath(address);
    if (picture) named.set(address, picture);
  }
  if (named.size === 0) return rows;
  const ids = [...named.values()].map(({ id }) => id);
  const own = await inCompany(database, companyId, (manager) => ownPictures(manager, companyId, ids));
  const foreign = [...named].filter(([, { id }]) => !own.has(id));
  if (foreign.length === 0) return rows;
  const addresses = new Map(
    foreign.map(([address, { kind, id }]) => [address, copiedPictureAddress(companyId, kind, id)]),
  );
  const copies = foreign.map(([address, { kind, id }]) => ({
    kind,
    from: id,
    to: pictureOfPath(addresses.get(address) ?? '')?.id ?? '',
  }));
  const found = await copyPictures(database, companyId, copies);
  return rows.replaceAll(PICTURE, (whole, address: string) => {
    const copy = addresses.get(address);
    if (copy === undefined) return whole;
    return `"image_url":"${found.has(named.get(address)?.id ?? '') ? copy : ''}"`;
  });
}
