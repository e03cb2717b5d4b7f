import { answerWithoutModel } from '../server/assistant/answer.ts';
import { answerByRules } from '../server/assistant/dialogue/dialogue.ts';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import { prepareRequest } from '../server/assistant/model-request.ts';
import type { Reply } from '../server/assistant/reply.ts';
import { withoutMarkdown } from '../server/language/markdown/markdown.ts';
import { parsePrice } from '../server/language/money.ts';
import type { Turn } from '../server/model/model.ts';
import { knowledgeOf } from './answers.ts';
import type { Dialogue, DialogueTurn, Wanted } from './dialogues.ts';
import type { Share } from './score.ts';
import type { Shop } from './set.ts';

/** A turn that was answered otherwise than it should be. */
export interface DialogueMiss {
  shop: string;
  before: string[];
  turn: DialogueTurn;
  said: string;
}

export interface DialogueScores {
  first: Share;
  leaning: Share;
  /** Of those that lean, those about just some cards. */
  pointing: Share;
  /** Dialogues without a fault. */
  whole: Share;
  byShop: Record<string, Share>;
  misses: DialogueMiss[];
}

/** Without a model, or with one that says the right thing whenever it was sent the facts for it. */
export type Answering = 'RULES' | 'IDEAL_MODEL';

const SHOWN = 3;

export function scoreDialogues(dialogues: readonly Dialogue[], answering: Answering): DialogueScores {
  const scores: DialogueScores = {
    first: none(),
    leaning: none(),
    pointing: none(),
    whole: none(),
    byShop: {},
    misses: [],
  };
  const known = new Map<Shop, Knowledge>();
  for (const dialogue of dialogues) {
    const { shop } = dialogue;
    const knowledge = known.get(shop) ?? knowledgeOf(shop);
    known.set(shop, knowledge);
    const misses = missesOf(knowledge, dialogue, answering);
    for (const turn of dialogue.turns) {
      const isRight = !misses.some((miss) => miss.turn === turn);
      count(turn.isLeaning ? scores.leaning : scores.first, isRight);
      if (turn.isLeaning && turn.wanted.some(({ aboutIds }) => aboutIds.length > 0)) count(scores.pointing, isRight);
      scores.byShop[shop.key] ??= none();
      count(scores.byShop[shop.key] as Share, isRight);
    }
    count(scores.whole, misses.length === 0);
    scores.misses.push(...misses);
  }
  return scores;
}

function missesOf(knowledge: Knowledge, { shop, turns: asked }: Dialogue, answering: Answering): DialogueMiss[] {
  const turns: Turn[] = [];
  const misses: DialogueMiss[] = [];
  for (const turn of asked) {
    const { reply, isRight } = answerOf(knowledge, shop, turn, turns, answering);
    if (!isRight) {
      const before = turns.map(({ sender, text, products }) =>
        lineOf(
          sender,
          text,
          products.map(({ id }) => id),
        ),
      );
      misses.push({ shop: shop.key, before, turn, said: lineOf(reply.source, reply.text, reply.productIds) });
    }
    const products = reply.productIds.flatMap((id) => knowledge.catalogue.byId.get(id) ?? []);
    turns.push({ sender: 'USER', text: turn.text, products: [] }, { sender: 'BOT', text: reply.text, products });
  }
  return misses;
}

function lineOf(who: string, text: string, ids: readonly string[]): string {
  const cards = ids.length > 0 ? ` [${ids.join(',')}]` : '';
  return `${who}: ${text.replace(/\s+/g, ' ').slice(0, 100)}${cards}`;
}

function answerOf(
  knowledge: Knowledge,
  shop: Shop,
  turn: DialogueTurn,
  turns: readonly Turn[],
  answering: Answering,
): { reply: Reply; isRight: boolean } {
  const rules = answerByRules(knowledge, { text: turn.text, turns }, answering === 'IDEAL_MODEL');
  const reply = answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', () => 0);
  const isRightAlready = turn.wanted.some((wanted) => isAnswer(knowledge, shop, wanted, reply));
  if (rules.reply || answering === 'RULES') return { reply, isRight: isRightAlready };
  const productIds = rules.suggested.map(({ id }) => id);
  const { faqs, products } = prepareRequest({ knowledge, text: turn.text, productIds, isAsked: false, turns });
  const sent = new Set([...faqs.map(({ id }) => `F${id}`), ...products.map(({ id }) => `P${id}`)]);
  const told = turn.wanted.find((wanted) => isTold(wanted, sent));
  return told ? { reply: idealReply(told, sent), isRight: true } : { reply, isRight: isRightAlready };
}

/** Everything that the answer needs was sent. */
function isTold({ faqIds, cardIds, aboutIds }: Wanted, sent: ReadonlySet<string>): boolean {
  const needed = [...faqIds.map((id) => `F${id}`), ...aboutIds.map((id) => `P${id}`)];
  return needed.every((id) => sent.has(id)) && (cardIds.length === 0 || cardIds.some((id) => sent.has(`P${id}`)));
}

function idealReply({ cardIds, aboutIds }: Wanted, sent: ReadonlySet<string>): Reply {
  const productIds = [...aboutIds, ...cardIds.filter((id) => sent.has(`P${id}`))].slice(0, SHOWN);
  return { text: 'Ecco.', source: 'AI', confidence: 0.85, faqId: null, productIds, terms: [], chips: [] };
}

export function isAnswer(knowledge: Knowledge, shop: Shop, wanted: Wanted, reply: Reply): boolean {
  const { faqIds, cardIds, aboutIds, kind } = wanted;
  const shown = reply.productIds.slice(0, SHOWN);
  if (kind === 'TALK') return reply.fallbackReason === 'SMALL_TALK';
  if (kind === 'OFF_TOPIC') return reply.fallbackReason === 'OFF_TOPIC';
  if (kind === 'NOTHING') return shown.length === 0 && reply.fallbackReason === 'NOTHING_TO_SUGGEST';
  if (kind === 'MODEL') return reply.source === 'CATALOG' || reply.fallbackReason === 'NOT_FOUND';
  const answers = faqIds.map((id) =>
    withoutMarkdown(knowledge.faqs.faqs.find(({ faq }) => faq.id === id)?.faq.answer ?? ''),
  );
  if (!answers.every((answer) => reply.text.includes(answer))) return false;
  if (aboutIds.length > 0) return [...shown].sort().join() === [...aboutIds].sort().join();
  if (cardIds.length === 0) return shown.length === 0;
  return shown.some((id) => cardIds.includes(id)) && shown.every((id) => isWithin(shop, id, wanted.budget));
}

function isWithin({ products }: Shop, id: string, { min = 0, max = Number.POSITIVE_INFINITY }: Wanted['budget']) {
  const euro = (parsePrice(products.find((product) => product.id === id)?.price ?? '')?.cents ?? 0) / 100;
  return euro >= min && euro <= max;
}

function count(share: Share, isRight: boolean): void {
  share.count++;
  if (isRight) share.right++;
}

function none(): Share {
  return { count: 0, right: 0 };
}
