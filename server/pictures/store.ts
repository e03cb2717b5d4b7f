import type { EntityManager } from 'typeorm';
import type { Database } from '../database/data-source.ts';
import { query } from '../database/sql.ts';
import { querySystem } from '../database/system.ts';
import type { Picture, PictureKind } from './picture.ts';

export async function addPicture(
  manager: EntityManager,
  picture: Picture & { companyId: string; id: string; kind: PictureKind },
): Promise<void> {
  await query(
    manager,
    'insert into pictures (company_id, id, kind, content_type, bytes) values ($companyId, $id, $kind, $contentType, $bytes)',
    {
      companyId: picture.companyId,
      id: picture.id,
      kind: picture.kind,
      contentType: picture.contentType,
      bytes: picture.bytes,
    },
  );
}

/** A picture by its address, whoever asks: a shop's visitors see it. System door. */
export async function findPicture(database: Database, kind: PictureKind, id: string): Promise<Picture | null> {
  const rows = await querySystem<Picture>(
    database,
    'select content_type as "contentType", bytes from pictures where id = $id and kind = $kind',
    { id, kind },
  );
  return rows[0] ?? null;
}
