import { dayOf, hoursOf } from '../ui/dates.ts';
import { texts } from './texts.ts';

interface Said {
  readonly sender: string;
  readonly text: string;
  readonly sentAt: string;
  readonly authorName?: string | null;
  readonly handover?: string | null;
}

/** A conversation as plain text, for a mail or a note. */
export function transcriptText(visitorName: string, messages: readonly Said[]): string {
  const lines = messages.map(({ sender, text, sentAt, authorName, handover }) => {
    const when = `[${dayOf(sentAt)} ${hoursOf(sentAt)}]`;
    if (handover) return `${when} — ${text} —`;
    return `${when} ${sender === 'USER' ? visitorName : (authorName ?? texts.conversations.assistant)}: ${text}`;
  });
  return `${lines.join('\n')}\n`;
}
