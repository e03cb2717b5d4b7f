import type { ExportReach, ExportRow, ExportSource, ExportValue } from '../exports/export.ts';
import { shownInRome } from '../language/rome.ts';
import { type Conversation, visitorName } from './conversation.ts';
import { type ExportedMessage, messagesOfOne, messagesOfSome } from './export-store.ts';
import { listConversations } from './listing-store.ts';
import { conditionsOf, type LogFilter, wordsSearched } from './log-filter.ts';

const AT_ONCE = 1_000; // messages in memory
const PAGE = 50; // conversations

const NAMES: Readonly<Record<string, string>> = {
  ACTIVE: 'Attiva',
  COMPLETED: 'Completata',
  ABANDONED: 'Abbandonata',
  USER: 'Visitatore',
  BOT: 'Assistente',
  STAFF: 'Negozio',
  FAQ: 'FAQ',
  AI: 'IA',
  CATALOG: 'Catalogo',
  FALLBACK: 'Risposta predefinita',
  DANGER: 'Aiuto in caso di pericolo',
  SWITCHED_OFF: 'Chatbot in pausa',
  SMALL_TALK: 'Saluti e cortesia',
  PERSON_ASKED: 'Ha chiesto una persona',
  ORDER_ASKED: 'Ha chiesto del suo ordine',
  OFF_TOPIC: 'Fuori tema',
  ASKED_BACK: 'Ha chiesto di precisare',
  NOTHING_TO_SUGGEST: 'Nessun prodotto adatto',
  NOT_FOUND: 'Nessuna risposta trovata',
};

const named = (value: ExportValue) => NAMES[String(value)] ?? '';
// What a spreadsheet takes for a moment and for a share, in Italian too.
const inRome = (value: ExportValue) => (value === null ? '' : shownInRome(new Date(String(value))));
const percent = (value: ExportValue) =>
  value === null ? '' : `${Math.round(Number((Number(value) * 100).toPrecision(12)))}%`;

/**
 * Conversations as the log's filters let them through. In a CSV a row is a message, with what belongs to its
 * conversation repeated in each, so that a spreadsheet can filter and count; in JSON a conversation has its messages.
 */
export const conversationExport: ExportSource = {
  fileName: 'conversazioni',
  columns: [
    { key: 'conversation', label: 'Conversazione' },
    { key: 'visitor', label: 'Visitatore' },
    { key: 'status', label: 'Stato', write: named },
    { key: 'startedAt', label: 'Inizio', write: inRome },
    { key: 'endedAt', label: 'Fine', write: inRome },
    { key: 'satisfaction', label: 'Soddisfazione (1-5)' },
    { key: 'comment', label: 'Nota del cliente' },
    { key: 'unanswered', label: 'Con domande senza risposta' },
    { key: 'suspected', label: 'Forse un robot' },
    { key: 'seq', label: 'N. messaggio' },
    { key: 'sentAt', label: 'Data e ora', write: inRome },
    { key: 'sender', label: 'Chi scrive', write: named },
    { key: 'author', label: 'Nome di chi risponde' },
    { key: 'text', label: 'Testo' },
    { key: 'source', label: 'Origine della risposta', write: named },
    { key: 'reason', label: 'Motivo', write: named },
    { key: 'faq', label: 'FAQ' },
    { key: 'products', label: 'Prodotti consigliati' },
    { key: 'confidence', label: 'Confidenza', write: percent },
    { key: 'responseTime', label: 'Tempo di risposta (ms)' },
  ],
  nesting: {
    by: 'conversation',
    name: 'messages',
    keys: [
      'seq',
      'sentAt',
      'sender',
      'author',
      'text',
      'source',
      'reason',
      'faq',
      'products',
      'confidence',
      'responseTime',
    ],
  },
  async *rows(reach) {
    const filter = (reach.options.filter ?? {}) as LogFilter;
    const beganAt = new Date();
    const written = new Set<string>();
    // What goes on meanwhile moves to the front, past the page that is read next: the log is read again until nothing is
    // found that was there from the beginning and is not written yet.
    for (let found = true, isFirst = true; found; isFirst = false) {
      found = false;
      for await (const page of pagesOf(reach, filter)) {
        const rest = page.filter(({ id, startedAt }) => !written.has(id) && (isFirst || startedAt <= beganAt));
        for (const { id } of rest) written.add(id);
        found ||= rest.length > 0;
        if (rest.length > 0) yield* rowsOf(reach, rest);
      }
    }
  },
};

async function* pagesOf({ companyId, read }: ExportReach, filter: LogFilter): AsyncGenerator<readonly Conversation[]> {
  let after: string | null = null;
  do {
    const page = await read((manager) => listConversations(manager, companyId, filter, { first: PAGE, after }));
    yield page.nodes;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}

/** @throws UserError BAD_PERIOD, BAD_SATISFACTION. */
export function checkFilter(filter: LogFilter): void {
  conditionsOf(filter);
  wordsSearched(filter);
}

async function* rowsOf(
  { companyId, read }: ExportReach,
  conversations: readonly Conversation[],
): AsyncGenerator<ExportRow[]> {
  for (const batch of batchesOf(conversations)) {
    const [first] = batch;
    if (first && first.lastSeq > AT_ONCE) {
      yield* longConversation(first, (seq) =>
        read((manager) => messagesOfOne(manager, companyId, first.id, seq, AT_ONCE)),
      );
      continue;
    }
    const byId = new Map(batch.map((conversation) => [conversation.id, conversation]));
    const messages = await read((manager) => messagesOfSome(manager, companyId, batch));
    yield messages.flatMap((message) => {
      const conversation = byId.get(message.conversationId);
      return conversation ? [rowOf(conversation, message)] : [];
    });
  }
}

/** Conversations that are read together: not more messages than fit, and one that is longer alone. */
function batchesOf(conversations: readonly Conversation[]): Conversation[][] {
  const batches: Conversation[][] = [];
  let room = 0;
  for (const conversation of conversations) {
    if (conversation.lastSeq > room) {
      batches.push([]);
      room = AT_ONCE;
    }
    batches.at(-1)?.push(conversation);
    room -= conversation.lastSeq;
  }
  return batches;
}

async function* longConversation(
  conversation: Conversation,
  read: (afterSeq: number) => Promise<ExportedMessage[]>,
): AsyncGenerator<ExportRow[]> {
  let messages: ExportedMessage[];
  let last = 0;
  do {
    messages = await read(last);
    last = messages.at(-1)?.seq ?? last;
    yield messages.map((message) => rowOf(conversation, message));
  } while (messages.length === AT_ONCE);
}

function rowOf(conversation: Conversation, message: ExportedMessage): ExportRow {
  const { seq, sender, text, source, confidence, responseTime } = message;
  return {
    conversation: conversation.id,
    visitor: visitorName(conversation.visitorId),
    status: conversation.status,
    startedAt: conversation.startedAt.toISOString(),
    endedAt: conversation.endedAt?.toISOString() ?? null,
    satisfaction: conversation.satisfaction,
    comment: conversation.comment,
    unanswered: conversation.isUnanswered,
    suspected: conversation.isSuspected,
    seq,
    sentAt: message.sentAt.toISOString(),
    sender,
    author: message.authorName,
    text,
    source,
    reason: message.fallbackReason,
    faq: message.faqQuestion,
    products: (message.cards ?? []).map(({ name }) => name),
    confidence,
    responseTime,
  };
}
