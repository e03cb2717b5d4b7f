import { hearsOfChanges } from '../live/connection-state.ts';
import { useConnection } from '../live/socket.ts';
import { useLive } from '../live/use-live.ts';
import { newestLetter } from './documents.ts';

/** The newest letter of a company, and the next one as soon as it is there; `letter` is null where there is none yet. */
export function useLetter(companyId: string) {
  const letter = useLive(newestLetter, { companyId })?.weeklyLetter;
  const connection = useConnection();
  const mayCome = connection === 'waiting' || hearsOfChanges(connection);
  return { letter, isSettled: letter !== undefined || !mayCome };
}

export type NewestLetter = NonNullable<ReturnType<typeof useLetter>['letter']>;
