import type { Stored } from '../ui/use-edit.ts';

/** What people edit of a saved reply. */
export interface ReplyValues {
  readonly title: string;
  readonly text: string;
}

export const NEW_REPLY: ReplyValues = { title: '', text: '' };

/** Of one as it was read, what people edit, at the version that a save has to name. */
export function storedOf({ version, title, text }: ReplyValues & { readonly version: number }): Stored<ReplyValues> {
  return { values: { title, text }, version };
}
