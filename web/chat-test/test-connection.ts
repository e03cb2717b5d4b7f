import {
  type ChatConnection,
  ChatFailure,
  type ChatListener,
  type Conversation,
  type Message,
  type Order,
  type UnsentMessage,
} from '../chat/connection.ts';
import { uniqueId } from '../chat/unique-id.ts';
import { askTest, type TestAnswer } from './ask.ts';
import { saidBefore } from './said-before.ts';

/** A chat that nobody stores: its conversation lives here, and every answer is asked for with what was said before. */
export interface TestConnection extends ChatConnection {
  /** What stands behind an answer of it. */
  answerOf(messageId: string): TestAnswer | undefined;
}

/**
 * @param ask how a question reaches the assistant; another one in tests.
 * @param findOrder how an order is looked for.
 */
export function createTestConnection(
  companyId: string,
  greeting: string,
  ask = askTest,
  findOrder?: (orderNumber: string, proof: string) => Promise<Order>,
): TestConnection {
  const answers = new Map<string, TestAnswer>();
  let conversation: Conversation | undefined;
  let messages: Message[] = [];
  let listener: ChatListener | undefined;
  let stopAsking: (() => void) | undefined;
  let written = '';

  function begin(id: string): Conversation {
    messages = [];
    conversation = {
      ...{ id, status: 'ACTIVE', startedAt: new Date().toISOString(), endedAt: null, satisfaction: null },
      ...{ comment: null, lastSeq: 0, isReplyPending: false, handlerName: null, version: 1 },
      ...{ isPersonAwaited: false, isContactOffered: false },
    };
    add({ sender: 'BOT', text: greeting });
    return conversation;
  }

  function change(changed: Partial<Conversation>): Conversation {
    const before = conversation ?? begin(uniqueId());
    conversation = { ...before, ...changed, version: before.version + 1 };
    listener?.conversation(conversation);
    return conversation;
  }

  function add(given: Pick<Message, 'sender' | 'text'> & Partial<Message>): Message {
    const message: Message = {
      ...{ id: uniqueId(), seq: messages.length + 1, sentAt: new Date().toISOString(), clientMessageId: null },
      ...{ source: null, faqQuestion: null, chips: [], products: [], isInterrupted: false },
      ...{ understood: [], alternatives: [], isRejected: false, takenAway: null, authorName: null, handover: null },
      isOrderAsked: false,
      ...given,
    };
    messages.push(message);
    change({ lastSeq: message.seq });
    listener?.messages([message]);
    return message;
  }

  function answered(given: Pick<Message, 'text'> & Partial<Message>, answer?: TestAnswer): void {
    stopAsking = undefined;
    written = '';
    if (given.text) {
      const message = add({ sender: 'BOT', ...given });
      if (answer) answers.set(message.id, answer);
    }
    listener?.writing('');
    change({ isReplyPending: false });
  }

  function asked(text: string): void {
    const turns = messages.slice(1, -1).map((turn) => ({
      sender: turn.sender,
      text: turn.text,
      productIds: turn.products.map(({ id }) => id),
    }));
    stopAsking = ask(
      { companyId, text, turns: saidBefore(turns) },
      {
        onText(soFar) {
          written = soFar;
          listener?.writing(soFar);
        },
        onReply: (answer) => {
          const { confidence: _confidence, terms: _terms, modelFacts: _facts, ...given } = answer;
          answered({ ...given, isOrderAsked: answer.step === 'ORDER' }, answer);
        },
        onRefused: (sentence) => answered({ text: sentence, source: 'FALLBACK' }),
      },
    );
  }

  return {
    answerOf: (messageId) => answers.get(messageId),
    readHistory: async () => null,
    async send({ clientConversationId, clientMessageId, text, correction }: UnsentMessage) {
      if (conversation?.status !== 'ACTIVE') begin(clientConversationId);
      const message = add({ sender: 'USER', text, clientMessageId, takenAway: correction?.label ?? null });
      const owing = change({ isReplyPending: true });
      asked(text);
      return { conversation: owing, message, reply: null };
    },
    listen(_id, _newestSeq, heard) {
      listener = heard;
      heard.connected(true);
      if (conversation) heard.conversation(conversation);
      heard.messages([...messages]);
      heard.writing(written);
      return () => {
        if (listener === heard) listener = undefined;
        stopAsking?.();
      };
    },
    async end() {
      stopAsking?.();
      stopAsking = undefined;
      written = '';
      return change({ status: 'COMPLETED', endedAt: new Date().toISOString(), isReplyPending: false });
    },
    async stop() {
      stopAsking?.();
      answered({ text: written, source: 'AI', isInterrupted: true });
    },
    // Nobody notes it: a shop's own tests are no sign for it.
    async reject(_id, seq) {
      const rejected = messages.find((message) => message.seq === seq);
      if (!rejected) throw new ChatFailure('ANSWER_NOT_FOUND', 'Risposta non trovata.');
      return { ...rejected, isRejected: true };
    },
    ...(findOrder ? { findOrder: (_id, orderNumber, proof) => findOrder(orderNumber, proof) } : {}),
    leaveRequest: async () => change({ isContactOffered: false }),
    rate: async (_id, satisfaction, comment) => change({ satisfaction, comment: comment || null }),
    unsent: { all: () => [], keep: () => {}, drop: () => {} },
    watchElsewhere: () => () => {},
  };
}
