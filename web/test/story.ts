import type { Conversation, HistoryPage, Message, Order, Product, Shop, UnsentMessage } from '../chat/connection.ts';
import { type ChatConnection, ChatFailure, type ChatListener } from '../chat/connection.ts';

/** What a test's sentence does not mention. */
export function aMessage(seq: number, given: Partial<Message> = {}): Message {
  return {
    id: `message-${seq}`,
    seq,
    sender: seq % 2 === 0 ? 'USER' : 'BOT',
    text: `Messaggio ${seq}`,
    sentAt: '2026-11-20T13:35:00.000Z',
    clientMessageId: null,
    source: null,
    faqQuestion: null,
    isInterrupted: false,
    chips: [],
    understood: [],
    alternatives: [],
    isRejected: false,
    takenAway: null,
    authorName: null,
    handover: null,
    isOrderAsked: false,
    products: [],
    ...given,
  };
}

export function aConversation(given: Partial<Conversation> = {}): Conversation {
  return {
    id: 'conversation-1',
    status: 'ACTIVE',
    startedAt: '2026-11-20T13:35:00.000Z',
    endedAt: null,
    satisfaction: null,
    comment: null,
    lastSeq: 0,
    isReplyPending: false,
    handlerName: null,
    isPersonAwaited: false,
    isContactOffered: false,
    version: 1,
    ...given,
  };
}

export function aProduct(given: Partial<Product> = {}): Product {
  return {
    id: 'product-1',
    name: 'Cuffie Wireless',
    price: '89,99 €',
    description: 'Cuffie con riduzione del rumore',
    category: 'Elettronica',
    imageUrl: '',
    link: null,
    reduction: null,
    choices: [],
    ...given,
  };
}

export function aShop(given: Partial<Shop> = {}): Shop {
  return {
    id: 'shop-1',
    name: 'Demo Shop',
    logoUrl: '',
    primaryColor: '#3B82F6',
    secondaryColor: '#8B5CF6',
    isActive: true,
    productCount: 2,
    greeting: "Ciao! Sono l'assistente IA.",
    privacyUrl: null,
    contactEmail: null,
    contactPhone: null,
    isPersonOffered: false,
    isModelOn: false,
    assistantName: null,
    avatarUrl: '',
    questions: [],
    quickWords: ['Contatti', 'Spedizioni', 'Pagamenti', 'Consigli'],
    ...given,
  };
}

/** A server in a few lines, whose network can be cut and whose answers can be lost. */
export class ScriptedConnection implements ChatConnection {
  conversation: Conversation | undefined;
  stored: Message[] = [];
  older: HistoryPage | undefined;
  kept = new Map<string, UnsentMessage>();
  attempts: UnsentMessage[] = [];
  listener: ChatListener | undefined;
  listenedFrom = -1;
  /** Thrown by the next attempts, one each; after storing the message when `isAnswerLost`. */
  failures: ChatFailure[] = [];
  isAnswerLost = false;
  /** What the assistant says at once; undefined leaves the answer pending. */
  reply: Partial<Message> | undefined = { text: 'Ecco la risposta', source: 'FAQ', faqQuestion: 'Una domanda' };

  async readHistory(cursor?: unknown): Promise<HistoryPage | null> {
    if (cursor) return this.older ?? null;
    if (!this.conversation) return null;
    const older = this.older ? { conversationsAfter: 'a', messagesAfter: null } : null;
    return { conversation: this.conversation, messages: [...this.stored], older };
  }

  async send(message: UnsentMessage) {
    this.attempts.push(message);
    const failure = this.failures.shift();
    if (failure && !this.isAnswerLost) throw failure;
    if (this.conversation?.status !== 'ACTIVE') {
      if (message.conversationId) throw new ChatFailure('CONVERSATION_ENDED', 'La conversazione è terminata.');
      this.begin(message.clientConversationId);
    }
    const sent = this.store(message);
    if (failure) throw failure;
    return sent;
  }

  begin(id: string): void {
    const startedAt = `2026-11-20T13:35:0${this.attempts.length}.000Z`;
    this.conversation = aConversation({ id, startedAt });
    this.stored = [aMessage(1, { id: `${id}-1`, text: "Ciao! Sono l'assistente IA." })];
  }

  store({ clientMessageId, text, correction }: UnsentMessage) {
    const conversation = this.conversation ?? aConversation();
    const known = this.stored.find((one) => one.clientMessageId === clientMessageId);
    if (known) return { conversation, message: known, reply: null };
    const message = this.add({ sender: 'USER', text, clientMessageId, takenAway: correction?.label ?? null });
    const reply = this.reply ? this.add({ sender: 'BOT', ...this.reply }) : null;
    this.conversation = { ...conversation, isReplyPending: !reply, version: conversation.version + 1 };
    return { conversation: this.conversation, message, reply };
  }

  add(given: Partial<Message>): Message {
    const seq = this.stored.length + 1;
    const message = aMessage(seq, { id: `${this.conversation?.id}-${seq}`, ...given });
    this.stored.push(message);
    return message;
  }

  /** The conversation changes on the server, and listeners hear of it. */
  change(change: Partial<Conversation>): Conversation {
    const before = this.conversation ?? aConversation();
    this.conversation = { ...before, ...change, version: before.version + 1 };
    this.listener?.conversation(this.conversation);
    return this.conversation;
  }

  listen(_id: string, newestSeq: () => number, listener: ChatListener) {
    this.listener = listener;
    this.listenedFrom = newestSeq();
    return () => {
      if (this.listener === listener) this.listener = undefined;
    };
  }

  stop = async (): Promise<void> =>
    void this.add({ sender: 'BOT', source: 'AI', text: 'Fin qui', isInterrupted: true });
  rejected: { seq: number; chosen: string | undefined }[] = [];
  reject = async (_id: string, seq: number, chosen?: string): Promise<Message> => {
    this.rejected.push({ seq, chosen });
    const known = this.stored.find((one) => one.seq === seq) ?? aMessage(seq);
    return { ...known, isRejected: true };
  };
  end = async (): Promise<Conversation> => this.change({ status: 'COMPLETED' });
  rate = async (_id: string, satisfaction: number, comment: string): Promise<Conversation> =>
    this.change({ satisfaction, comment: comment || null });

  asked: [orderNumber: string, proof: string][] = [];
  /** What became of every order that is asked after; a failure refuses one. */
  order: Order = { state: 'SENT', since: '2026-11-19T00:00:00.000Z', trackingUrl: 'https://corriere.example/1' };
  findOrder = async (_id: string, orderNumber: string, proof: string): Promise<Order> => {
    this.asked.push([orderNumber, proof]);
    const failure = this.failures.shift();
    if (failure) throw failure;
    return this.order;
  };

  left: [contact: string, question: string][] = [];
  leaveRequest = async (_id: string, contact: string, question: string): Promise<Conversation> => {
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.left.push([contact, question]);
    return this.change({ isContactOffered: false });
  };

  readonly unsent = {
    all: () => [...this.kept.values()],
    keep: (message: UnsentMessage) => void this.kept.set(message.clientMessageId, message),
    drop: (clientMessageId: string) => void this.kept.delete(clientMessageId),
  };

  watchElsewhere = () => () => {};
}

export const OFFLINE = () => new ChatFailure('OFFLINE', 'Errore di connessione. Verifica la rete.');
