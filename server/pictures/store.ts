import type { EntityManager } from 'typeorm';
import type { Picture, PictureKind } from '../companies/picture.ts';
import type { Database } from '../database/data-source.ts';
import { query } from '../database/sql.ts';
import { querySystem } from '../database/system.ts';

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

/** Somebody's picture, and the id that a company's own copy of it has. */
export interface PictureCopy {
  kind: PictureKind;
  from: string;
  to: string;
}

/** The ids among these that are a company's own pictures. */
export async function ownPictures(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await query<{ id: string }>(
    manager,
    'select id from pictures where company_id = $companyId and id = any($ids::uuid[])',
    { companyId, ids },
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives a company copies of pictures that others show: whoever has an address sees its picture, and a copy stays when the
 * other takes theirs away. System door.
 * @returns the ids of the pictures that are there to be copied, or were copied before.
 */
export async function copyPictures(
  database: Database,
  companyId: string,
  copies: readonly PictureCopy[],
): Promise<Set<string>> {
  const rows = await querySystem<{ from: string }>(
    database,
    `with found as (
      select copy."from", copy."to", picture.kind, picture.content_type, picture.bytes
      from json_to_recordset($copies::json) as copy ("from" uuid, "to" uuid, kind text)
        join pictures picture on picture.id = copy."from" and picture.kind = copy.kind
    ), copied as (
      insert into pictures (company_id, id, kind, content_type, bytes)
      select $companyId, "to", kind, content_type, bytes from found on conflict do nothing
    )
    select "from" from found`,
    { companyId, copies: JSON.stringify(copies) },
  );
  return new Set(rows.map(({ from }) => from));
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
