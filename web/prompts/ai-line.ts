import type { AiStatus_StatusFragment } from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';

const words = texts.ai.line;
const clock = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' });
const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'Europe/Rome' });

type Status = Pick<
  AiStatus_StatusFragment,
  'isActive' | 'isOwn' | 'model' | 'isLimitReached' | 'breaker' | 'retryAt' | 'answeredAt'
> & { readonly fault: Pick<NonNullable<AiStatus_StatusFragment['fault']>, 'kind' | 'since'> | null };

/** How the model does, in a word. That it is set is no sign that it answers. */
export function stateOf(status: Status): 'inactive' | 'failing' | 'usedUp' | 'untried' | 'active' {
  if (!status.isActive) return 'inactive';
  if (status.fault || status.breaker === 'OPEN') return 'failing';
  if (status.isLimitReached) return 'usedUp';
  return status.answeredAt ? 'active' : 'untried';
}

/** Which model answers, whose it is, and whether it does; where it does not, why and since when. */
export function aiLine(status: Status, now: Date): string {
  const { isActive, isOwn, model, isLimitReached, retryAt, answeredAt, fault } = status;
  if (!isActive) return words.inactive;
  const who = (isOwn ? words.own : words.server)(model ?? '');
  if (fault) return words.fails(who, sinceOf(fault.since, now), texts.ai.faults[fault.kind]);
  if (status.breaker === 'OPEN' && retryAt) return words.paused(who, clock.format(new Date(retryAt)));
  if (isLimitReached) return words.limit(who);
  return answeredAt ? words.answers(who, momentOf(answeredAt, now)) : words.untried(who);
}

/** 'alle 14:32', of another day 'il 27 novembre alle 14:32'. */
function momentOf(at: string, now: Date): string {
  const { time, date, isToday } = read(at, now);
  return isToday ? words.at(time) : words.on(date, time);
}

/** 'dalle 14:32', of another day 'dal 27 novembre alle 14:32'. */
export function sinceOf(at: string, now: Date): string {
  const { time, date, isToday } = read(at, now);
  return isToday ? words.sinceTime(time) : words.sinceDay(date, time);
}

function read(at: string, now: Date) {
  const moment = new Date(at);
  const date = day.format(moment);
  return { time: clock.format(moment), date, isToday: date === day.format(now) };
}
