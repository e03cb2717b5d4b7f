import { randomUUIDv7 } from 'node:crypto';
import { answer } from '../assistant/chain.ts';
import { cardsOf, type Knowledge } from '../assistant/knowledge.ts';
import { greeting } from '../assistant/replies.ts';
import type { Reply } from '../assistant/reply.ts';
import { faqOf, wordsToStore } from '../conversations/searched-words.ts';
import { isUnanswered } from '../conversations/unanswered.ts';
import { type Model, notActiveModel } from '../model/model.ts';
import type { ProductCard } from '../products/product.ts';
import type { Chance } from './casa-serena/random.ts';
import type { Visit } from './casa-serena/visits.ts';

/** A message as it is stored. */
interface DemoMessage {
  seq: number;
  id: string;
  sender: 'USER' | 'BOT';
  text: string;
  sentAt: Date;
  reply: Reply | null;
  cards: ProductCard[];
  responseTime: number | null;
}

/** A visit with what the assistant answered. */
export interface DemoVisit {
  id: string;
  visitorId: string;
  visit: Visit;
  messages: DemoMessage[];
  words: string[];
  endedAt: Date;
  isUnanswered: boolean;
}

/** Lets the real assistant answer a visit; where a model would be asked, the visit brings its words. */
export async function makeVisit(knowledge: Knowledge, visit: Visit, chance: Chance): Promise<DemoVisit> {
  const messages: DemoMessage[] = [
    { ...SAID, seq: 1, id: randomUUIDv7(), sender: 'BOT', text: greeting(knowledge.company), sentAt: visit.startedAt },
  ];
  const words = new Set<string>();
  let at = visit.startedAt.getTime();
  for (const { text, modelAnswer, after } of visit.questions) {
    at += after;
    const reply = await answer(
      knowledge,
      text,
      modelAnswer === null ? notActiveModel : speaking(modelAnswer),
      chance.next,
    );
    const responseTime = reply.source === 'AI' ? chance.between(900, 2_800) : chance.between(4, 40);
    const seq = messages.length + 1;
    messages.push({ ...SAID, seq, id: randomUUIDv7(), sender: 'USER', text, sentAt: new Date(at) });
    at += responseTime;
    messages.push({
      seq: seq + 1,
      id: randomUUIDv7(),
      sender: 'BOT',
      text: reply.text,
      sentAt: new Date(at),
      reply,
      cards: cardsOf(knowledge, reply.productIds),
      responseTime,
    });
    for (const word of wordsToStore(text, reply, faqOf(knowledge, reply)?.question ?? '')) words.add(word);
  }
  return {
    id: randomUUIDv7(),
    visitorId: randomUUIDv7(),
    visit,
    messages,
    words: [...words],
    endedAt: new Date(at + visit.endsAfter),
    isUnanswered: messages.some(({ reply }) => reply !== null && isUnanswered(reply)),
  };
}

const SAID = { reply: null, cards: [], responseTime: null };

function speaking(text: string): Model {
  return { isActive: true, reply: async () => ({ text, productIds: [] }) };
}
