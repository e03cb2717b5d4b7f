import { useEffect, useRef, useState } from 'react';
import { isSame, type Merge, mergeEdits } from './merge-edits.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** Something that can be edited, as it is stored. */
export interface Stored<Values> {
  readonly values: Values;
  /** Undefined for what is new. */
  readonly version: number | undefined;
}

/** What somebody else saved meanwhile, and what comes of it with mine on top. */
export interface Stale<Values> extends Merge<Values> {
  readonly mine: Values;
  readonly stored: Stored<Values>;
}

interface EditOptions<Values> {
  readonly read: Stored<Values>;
  /** What it starts with where that is not what is stored: a template. */
  readonly first?: Values | undefined;
  /** Saves it. @throws whatever was refused. */
  readonly save: (edited: Stored<Values>) => Promise<void>;
  /** Reads it anew, after somebody else saved. */
  readonly readAgain: () => Promise<Stored<Values>>;
  readonly onSaved: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/**
 * One way for all editors: what was read, what somebody makes of it, and the way back to the server. When somebody else
 * saved meanwhile, theirs is read, mine is put on top, and the person is asked to check.
 */
export function useEdit<Values extends object>(options: EditOptions<Values>) {
  const [base, setBase] = useState(options.read);
  const [values, setValues] = useState(options.first ?? options.read.values);
  const [stale, setStale] = useState<Stale<Values>>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [isMerged, setIsMerged] = useState(false);
  /** What somebody else saved, as far as it was told. */
  const [others, setOthers] = useState<Stored<Values>>();
  const newest = useRef(0);
  const [isUpdated, setIsUpdated] = useState(false);
  const isBehind = state === 'editing' && others !== undefined && others.version !== base.version;
  const isUntouched = isSame(values, base.values);

  // Where nothing was written yet, theirs is shown at once.
  useEffect(() => {
    if (!isBehind || !isUntouched) return;
    setBase(others);
    setValues(others.values);
    setIsUpdated(true);
  }, [isBehind, isUntouched, others]);

  /** Of several readings the one begun last counts, whichever comes last. */
  async function lookForOthers() {
    const asked = ++newest.current;
    try {
      const read = await options.readAgain();
      if (asked === newest.current) setOthers(read);
    } catch (failure) {
      if (asked !== newest.current) return;
      const refused = refusalOf(failure);
      if (refused.code.endsWith('_NOT_FOUND')) setRefusal(refused); // deleted; all else shows itself at the save
    }
  }

  /** @param change what is saved otherwise than it stands there. */
  async function save(change: Partial<Values> = {}) {
    const sent = { ...values, ...change };
    setState('saving');
    setRefusal(undefined);
    try {
      await options.save({ values: sent, version: base.version });
      setState('saved');
      options.onSaved();
    } catch (failure) {
      await meet(refusalOf(failure));
      setState('editing'); // not before theirs was read: what is typed meanwhile would be in neither
    }
  }

  async function meet(refused: Refusal) {
    if (refused.code !== 'STALE_VERSION') {
      setRefusal(refused);
      options.onRefused(refused);
      return;
    }
    try {
      const stored = await options.readAgain();
      setStale({ ...mergeEdits(base.values, values, stored.values), mine: values, stored });
    } catch (failure) {
      const second = refusalOf(failure);
      setRefusal(second);
      options.onRefused(second);
    }
  }

  return {
    values,
    refusal,
    stale,
    isMerged,
    /** What was read is not the newest any more: nothing was written, and it is shown; or something was, and it waits. */
    news: isBehind && !isUntouched ? ('waiting' as const) : isUpdated ? ('shown' as const) : undefined,
    /** Reads what somebody else has saved. */
    lookForOthers,
    /** Puts what somebody else saved beside mine. */
    showOthers() {
      if (others) setStale({ ...mergeEdits(base.values, values, others.values), mine: values, stored: others });
    },
    isSaving: state === 'saving',
    isUnsaved: state !== 'saved' && !isUntouched,
    change(change: Partial<Values>) {
      setValues((now) => ({ ...now, ...change }));
      setIsUpdated(false);
      setRefusal(undefined);
    },
    save,
    /** Goes on with what the person chose of both; it still has to be saved. */
    resolve(chosen: Values) {
      if (!stale) return;
      setBase(stale.stored);
      setValues(chosen);
      setStale(undefined);
      setIsMerged(true);
    },
    /** Goes on with mine as it is; the next save will be told again. */
    postpone: () => setStale(undefined),
  };
}
