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
