import { useEffect, useRef, useState } from 'react';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { type Stored, useEdit } from '../ui/use-edit.ts';

/** One thing of a list that is edited, and its way to the server. */
export interface Thing<Values> {
  readonly read: Stored<Values>;
  /** What it starts with where that is not what is stored: a template. */
  readonly first?: Values | undefined;
  /** Counts the changes of all things of its kind, whoever made them. */
  readonly changes: number | undefined;
  /** Saves it. @returns what to tell. @throws whatever was refused. */
  readonly save: (edited: Stored<Values>) => Promise<string>;
  /** @throws when it is there no more. */
  readonly readAgain: () => Promise<Stored<Values>>;
  /** What is told above a refusal. */
  readonly failed: string;
  /** Codes of refusals that are about a field, and are told there alone. */
  readonly atFields?: ReadonlySet<string> | undefined;
}

export type ThingEdit<Values extends object> = ReturnType<typeof useThingEdit<Values>>;

/** What somebody makes of a thing; what others save meanwhile is read as soon as it is told. */
export function useThingEdit<Values extends object>({ failed, changes, atFields, ...thing }: Thing<Values>) {
  const [isDone, setIsDone] = useState(false);
  const edit = useEdit<Values>({
    ...thing,
    save: async (edited) => notifyDone(await thing.save(edited)),
    onSaved: () => setIsDone(true),
    onRefused: (refusal) => {
      if (!atFields?.has(refusal.code)) notifyRefusal(refusal, failed);
    },
  });
  const known = useRef(changes);
  const { lookForOthers } = edit;
  useEffect(() => {
    if (known.current === changes) return;
    known.current = changes;
    if (thing.read.version !== undefined) void lookForOthers();
  });
  const isAtField = edit.refusal !== undefined && atFields?.has(edit.refusal.code) === true;
  return { ...edit, isAtField, isDone, leave: () => setIsDone(true), isUnsaved: edit.isUnsaved && !isDone };
}
