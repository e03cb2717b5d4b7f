import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { asAnswerer, asReader, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { UserError } from '../errors.ts';
import {
  checkedSavedReply,
  comparePlaces,
  findSavedReplies,
  MOST_SAVED_REPLIES,
  type Place,
  type SavedReply,
  type SavedReplyValues,
} from './saved-reply.ts';
import {
  allSavedReplies,
  countSavedReplies,
  findSavedReply,
  insertSavedReply,
  lockSavedReplies,
  markDeleted,
  updateSavedReply,
} from './store.ts';

/** What somebody saves: a new one without `id`, else a change of the one that was read at `version`. */
export interface SavedReplyInput extends SavedReplyValues {
  id?: string | null | undefined;
  version?: number | null | undefined;
}

const placeKey = z.tuple([z.int(), z.string().max(200), z.uuid()]);

/** One page of what a company keeps ready and a search finds. */
export async function pageOfSavedReplies(
  context: Context,
  companyId: string,
  search: string,
  page: PageArgs,
): Promise<Page<SavedReply>> {
  const replies = await asReader(context, companyId, (manager) => allSavedReplies(manager, companyId));
  const found = findSavedReplies(replies, search);
  const key = ({ place }: { place: Place }) => place;
  const { nodes, pageInfo } = await readPage(page, placeKey, key, async (limit, after) =>
    found.filter(({ place }) => after === null || comparePlaces(place, after) > 0).slice(0, limit),
  );
  return { nodes: nodes.map(({ reply }) => reply), pageInfo };
}

/** @throws UserError SAVED_REPLY_NOT_FOUND. */
export function readSavedReply(context: Context, companyId: string, id: string): Promise<SavedReply> {
  return asReader(context, companyId, (manager) => requireSavedReply(manager, companyId, id));
}

async function requireSavedReply(manager: EntityManager, companyId: string, id: string): Promise<SavedReply> {
  const reply = isUuid(id) ? await findSavedReply(manager, companyId, id) : null;
  if (!reply) throw new UserError('SAVED_REPLY_NOT_FOUND');
  return reply;
}

/**
 * Adds one, or changes one.
 * @throws UserError SAVED_REPLY_NOT_FOUND, STALE_VERSION, TOO_MANY_SAVED_REPLIES and those of `checkedSavedReply`.
 */
export function saveSavedReply(context: Context, companyId: string, input: SavedReplyInput): Promise<SavedReply> {
  const values = checkedSavedReply(input);
  const { id, version } = input;
  return change(context, companyId, async (manager) => {
    if (id === null || id === undefined) {
      await requireRoom(manager, companyId);
      return insertSavedReply(manager, { ...values, companyId, id: randomUUIDv7() });
    }
    await requireSavedReply(manager, companyId, id);
    const saved = version == null ? null : await updateSavedReply(manager, { ...values, companyId, id, version });
    if (!saved) throw new UserError('STALE_VERSION');
    return saved;
  });
}

/** Deletes one, for a day to be restored. @throws UserError SAVED_REPLY_NOT_FOUND. */
export async function deleteSavedReply(context: Context, companyId: string, id: string): Promise<string> {
  await change(context, companyId, (manager) => mark(manager, companyId, id, true));
  return id;
}

/** Brings a deleted one back. @throws UserError SAVED_REPLY_NOT_FOUND, TOO_MANY_SAVED_REPLIES. */
export function restoreSavedReply(context: Context, companyId: string, id: string): Promise<SavedReply> {
  return change(context, companyId, async (manager) => {
    await requireRoom(manager, companyId);
    return mark(manager, companyId, id, false);
  });
}

async function mark(manager: EntityManager, companyId: string, id: string, isDeleted: boolean): Promise<SavedReply> {
  const marked = isUuid(id) ? await markDeleted(manager, companyId, id, isDeleted) : null;
  if (!marked) throw new UserError('SAVED_REPLY_NOT_FOUND');
  return marked;
}

/** Two who add the last one at once are counted one after the other. */
async function requireRoom(manager: EntityManager, companyId: string): Promise<void> {
  await lockSavedReplies(manager, companyId);
  const count = await countSavedReplies(manager, companyId);
  if (count >= MOST_SAVED_REPLIES) throw new UserError('TOO_MANY_SAVED_REPLIES');
}

async function change(
  context: Context,
  companyId: string,
  work: (manager: EntityManager) => Promise<SavedReply>,
): Promise<SavedReply> {
  const reply = await asAnswerer(context, companyId, work);
  context.publish({ kind: 'savedReply', companyId, id: reply.id });
  return reply;
}
