import type { App } from '../app.ts';
import { must, type Shop } from './story.ts';

/** The smallest picture there is. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const UPLOAD = `mutation ($companyId: ID!, $kind: UploadKind!, $content: String!) {
  createImportUpload(companyId: $companyId, kind: $kind, fileName: "foto.png", size: 0, content: $content) { id }
}`;
export const SAVE_PICTURE = `mutation ($companyId: ID!, $uploadId: ID!) {
  savePicture(companyId: $companyId, uploadId: $uploadId) { url }
}`;

/** Sends a file that is to be a shop's picture; the upload's id. */
export async function uploadPicture(app: App, shop: Shop, kind: string, bytes: Buffer | string): Promise<string> {
  const variables = { companyId: shop.id, kind, content: Buffer.from(bytes as string).toString('base64') };
  return (await must(app, UPLOAD, variables, shop.owner.token)).createImportUpload.id;
}

/** Uploads a picture of a shop; its address. */
export async function savePicture(app: App, shop: Shop, kind: string): Promise<string> {
  const uploadId = await uploadPicture(app, shop, kind, PNG);
  return (await must(app, SAVE_PICTURE, { companyId: shop.id, uploadId }, shop.owner.token)).savePicture.url;
}
