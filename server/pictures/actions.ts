import { randomUUIDv7 } from 'node:crypto';
import { asEditor } from '../companies/access.ts';
import { PICTURE_TYPES, type PictureKind, pictureAddress } from '../companies/picture.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { discardUpload, requireReceived } from '../uploads/actions.ts';
import { readUpload } from '../uploads/file-store.ts';
import { addPicture } from './store.ts';

/**
 * Keeps an uploaded picture and gives it an address of its own.
 * @throws UserError UPLOAD_NOT_FOUND; BAD_PICTURE for what its content says is no PNG, JPEG, WebP or GIF.
 */
export async function savePicture(context: Context, companyId: string, uploadId: string): Promise<{ url: string }> {
  const upload = await requireReceived(context, companyId, uploadId, ['LOGO', 'PRODUCT_PICTURE']);
  const bytes = await readUpload(context.config.dataDir, upload.id);
  const { fileTypeFromBuffer } = await import('file-type'); // of no use to a start
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!PICTURE_TYPES.includes(contentType)) throw new UserError('BAD_PICTURE');
  const kind = upload.kind as PictureKind;
  const id = randomUUIDv7();
  await asEditor(context, companyId, (manager) => addPicture(manager, { companyId, id, kind, contentType, bytes }));
  await discardUpload(context, upload);
  return { url: pictureAddress(kind, id) };
}
