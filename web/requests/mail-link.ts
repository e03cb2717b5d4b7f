import { transcriptText } from '../conversations/transcript-text.ts';
import { texts } from './texts.ts';

interface Answered {
  readonly contact: string;
  readonly question: string;
  readonly visitorName: string;
  /** What was said, oldest first. */
  readonly messages: Parameters<typeof transcriptText>[1];
}

const LONGEST = 1_900; // characters of an address that every mail program takes

/** The address that opens a mail to who left a request, with the question and the conversation quoted. */
export function mailLink({ contact, question, visitorName, messages }: Answered): string {
  const { subject, greeting, quoted, transcript, shortened } = texts.requests;
  const to = encoded(contact).replaceAll('%40', '@');
  const begin = `mailto:${to}?subject=${encoded(subject)}&body=`;
  const lines = transcriptText(visitorName, messages).trimEnd().split('\n');
  for (let first = 0; first <= lines.length; first++) {
    const rest = lines.slice(first);
    const said =
      rest.length === 0 ? [] : ['', transcript, ...(first > 0 ? [`> ${shortened}`] : []), ...rest.map(quote)];
    const body = [greeting, '', '', '', quoted, ...question.split('\n').map(quote), ...said].join('\r\n');
    const link = begin + encoded(body);
    if (link.length <= LONGEST || rest.length === 0) return link;
  }
  return begin;
}

const quote = (line: string) => `> ${line}`;

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
