import { createHash } from 'node:crypto';

/** What a picture is for; it stands in its address. */
export type PictureKind = 'LOGO' | 'PRODUCT_PICTURE';

/** A picture of a company, as anybody may see it. */
export interface Picture {
  contentType: string;
  bytes: Buffer;
}

/** What pictures may be; never SVG, which can hold scripts. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

const FOLDERS: Record<PictureKind, string> = { LOGO: '/logo/', PRODUCT_PICTURE: '/picture/' };

/** Where a picture is served from: a path of this server. */
export function pictureAddress(kind: PictureKind, id: string): string {
  return `${FOLDERS[kind]}${id}`;
}

/** Which picture a path names; null for one that names none. */
export function pictureOfPath(path: string): { kind: PictureKind; id: string } | null {
  const match = /^\/(logo|picture)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(path);
  return match?.[2] ? { kind: match[1] === 'logo' ? 'LOGO' : 'PRODUCT_PICTURE', id: match[2] } : null;
}

/** The address that a company's own copy of somebody's picture has: the same each time it is taken over. */
export function copiedPictureAddress(companyId: string, kind: PictureKind, id: string): string {
  const hex = createHash('sha256').update(`${companyId} ${id}`).digest('hex');
  // Of version 8, which is free to be made of anything.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `8${hex.slice(15, 18)}`,
    hex.slice(18, 30),
  ];
  return pictureAddress(kind, parts.join('-'));
}
