import type { ForeignLanguage } from '../language/foreign.ts';
import { IN_ITALIAN } from './replies.ts';
import type { Reply } from './reply.ts';

/** An answer in Italian, with a sentence before it that says so; help for who is in danger comes before all else. */
export function toldInItalian(reply: Reply, language: ForeignLanguage | undefined): Reply {
  if (!language || reply.fallbackReason === 'DANGER') return reply;
  return { ...reply, text: `${IN_ITALIAN[language]}\n\n${reply.text}` };
}
