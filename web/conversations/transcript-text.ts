import { dayOf, hoursOf } from '../ui/dates.ts';
import { texts } from './texts.ts';

interface Said {
  readonly sender: string;
  readonly text: string;
  readonly sentAt: string;
}

/** A conversation as plain text, for a mail or a note. */
export function transcriptText(visitorName: string, messages: readonly Said[]): string {
  const lines = messages.map(({ sender, text, sentAt }) => {
    const who = sender === 'USER' ? visitorName : texts.conversations.assistant;
    return `[${dayOf(sentAt)} ${hoursOf(sentAt)}] ${who}: ${text}`;
  });
  return `${lines.join('\n')}\n`;
}
