import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Reply } from '../assistant/reply.ts';
import { abandonIdle, completeActive, completeConversation, storeSatisfaction } from '../conversations/ending-store.ts';
import { type Exchange, storeConversation, storeMessage } from '../conversations/exchange-store.ts';
import { storeStaffMessage } from '../conversations/handled-store.ts';
import { storePendingReply } from '../conversations/pending-reply-store.ts';
import { removeConversations } from '../conversations/removal-store.ts';
import type { Database } from '../database/data-source.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { giveToAssistant, giveToPerson, lockConversation } from '../handover/store.ts';
import type { ModelFacts } from '../model/model.ts';
import { markRequest, storeRequest } from '../requests/store.ts';
import { foldCounters } from '../stats/store.ts';

// Functions that PostgreSQL finds before its own: a statement then happens whenever the test says.
const PRETENDED_CLOCK = `
create schema if not exists pretended;
grant usage on schema pretended to public;
create or replace function pretended.now() returns timestamptz language sql stable
  as $$ select current_setting('pretended.now')::timestamptz $$;
create or replace function pretended.clock_timestamp() returns timestamptz language sql stable
  as $$ select current_setting('pretended.now')::timestamptz $$`;

/** Makes the clock that pretended shops live by; `unwindClock` takes it away. */
export async function windClock(database: Database): Promise<void> {
  await asSystem(database, (manager) => query(manager, PRETENDED_CLOCK));
}

export async function unwindClock(database: Database): Promise<void> {
  await querySystem(database, 'drop schema if exists pretended cascade');
}

/** The time that statements of this transaction are told. */
async function pretend(manager: EntityManager, now: Date): Promise<void> {
  await query(
    manager,
    `select set_config('search_path', 'pretended, pg_catalog, public', true), set_config('pretended.now', $now, true)`,
    { now: now.toISOString() },
  );
}

const AI_REPLY: Reply = {
  ...{ text: 'Costa poco.', source: 'AI', confidence: 0.85, faqId: null, productIds: [], terms: [], chips: [] },
  modelFacts: { inventions: 2 } as ModelFacts,
};
const REASONS = ['SWITCHED_OFF', 'SMALL_TALK', 'NOT_FOUND'] as const;

/** A company's conversations, told at any moment of the calendar. */
export class PretendedShop {
  readonly id: string;
  readonly visitor = randomUUID();
  readonly faqIds: string[];
  removed = 0;
  readonly #database: Database;
  readonly #random: () => number;
  readonly #pending: { conversationId: string; questionSeq: number }[] = [];
  /** In the order in which they began: by their ids, which are others at every run, each run would be another story. */
  #conversationIds: string[] = [];

  readonly #personId: string;

  constructor(database: Database, id: string, faqIds: string[], personId: string, random: () => number) {
    this.#personId = personId;
    this.#database = database;
    this.id = id;
    this.faqIds = faqIds;
    this.#random = random;
  }

  #pick<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.#random() * things.length)] as Thing;
  }

  #anyConversation(): string | undefined {
    return this.#conversationIds[Math.floor(this.#random() * this.#conversationIds.length)];
  }

  #reply(): Reply {
    const source = this.#pick(['FAQ', 'AI', 'CATALOG', 'FALLBACK'] as const);
    const confidence = { FAQ: 0.95, AI: 0.85, CATALOG: 0.6, FALLBACK: this.#pick([1, 0.7, 0.6]) }[source];
    const faqId = source === 'FAQ' ? this.#pick(this.faqIds) : null;
    const reply = { text: 'Ecco', source, confidence, faqId, productIds: [], terms: [], chips: [] };
    return source === 'FALLBACK' ? { ...reply, fallbackReason: this.#pick(REASONS) } : reply;
  }

  #exchange(conversationId: string): Exchange {
    return {
      companyId: this.id,
      conversationId,
      clientMessageId: randomUUID(),
      text: 'E la spedizione?',
      reply: this.#random() < 0.7 ? this.#reply() : null,
      cards: [],
      responseTime: Math.floor(this.#random() * 5_000),
      aboutProduct: null,
      correctsSeq: null,
      askedPerson: this.#random() < 0.2 ? this.#pick(['COMES', 'IS_AWAY'] as const) : null,
      leaseFor: 30_000,
      words: ['spedizion'],
    };
  }

  /** Whatever comes next, at this moment. */
  async act(now: Date): Promise<void> {
    const chance = this.#random();
    if (chance > 0.99) return this.#remove(now);
    if (chance > 0.97) return this.#asSystem(now, (manager) => foldCounters(manager));
    if (chance > 0.94) return this.#asSystem(now, (manager) => abandonIdle(manager, 1_800_000, 100));
    await this.#inCompany(now, async (manager) => {
      const any = this.#anyConversation();
      if (!any || chance < 0.2) return this.#start(manager);
      if (chance < 0.45) return this.#say(manager, any);
      if (chance < 0.64) return this.#answer(manager);
      if (chance < 0.7) return this.#complete(manager);
      if (chance < 0.76) return completeConversation(manager, this.id, any, null);
      if (chance < 0.77) return completeActive(manager, this.id);
      const rating = { satisfaction: this.#pick([1, 2, 3, 4, 5]), comment: null };
      return storeSatisfaction(manager, this.id, any, this.visitor, rating);
    });
  }

  async #remove(now: Date): Promise<void> {
    const any = this.#anyConversation();
    if (!any) return;
    await this.#inCompany(now, (manager) => removeConversations(manager, this.id, [any]));
    this.#conversationIds = this.#conversationIds.filter((id) => id !== any);
    this.removed++;
  }

  async #start(manager: EntityManager): Promise<void> {
    const exchange = this.#exchange(randomUUID());
    const stored = await storeConversation(manager, this.visitor, randomUUID(), 'Ciao!', exchange);
    this.#conversationIds.push(exchange.conversationId);
    if (!stored?.reply) this.#pending.push({ conversationId: exchange.conversationId, questionSeq: 2 });
    await this.#leaveAtOnce(manager, exchange);
  }

  async #say(manager: EntityManager, conversationId: string): Promise<void> {
    const exchange = this.#exchange(conversationId);
    const stored = await storeMessage((sql, values) => queryPrepared(manager, sql, values), this.visitor, exchange);
    if (stored && !stored.reply) this.#pending.push({ conversationId, questionSeq: stored.question.seq });
    await this.#leaveAtOnce(manager, exchange);
  }

  /** A person does something, or somebody wants one to. */
  async #answer(manager: EntityManager): Promise<void> {
    // Of the newest, which are still going on.
    const id = this.#conversationIds.at(-1 - Math.floor(this.#random() * 3)) ?? '';
    if (id === '') return;
    const chance = this.#random();
    const held = await lockConversation(manager, this.id, id);
    if (held?.status !== 'ACTIVE') return;
    const person = { id: this.#personId, name: this.#pick(['Anna', 'Bruno']) };
    if (held.handlerId === null) {
      if (chance < 0.4 || !(await this.#leave(manager, id))) await giveToPerson(manager, held, person);
    } else if (chance < 0.2) await giveToAssistant(manager, held, 'HANDED_BACK');
    else
      await storeStaffMessage((sql, values) => queryPrepared(manager, sql, values), {
        ...{ companyId: this.id, conversationId: id, clientMessageId: randomUUID(), text: 'Eccomi' },
        ...{ authorId: this.#personId, cards: [] },
      });
  }

  /** Of those who are told that nobody is there, every second one. */
  async #leaveAtOnce(manager: EntityManager, { conversationId, askedPerson }: Exchange): Promise<void> {
    if (askedPerson === 'IS_AWAY' && this.#random() < 0.5) await this.#leave(manager, conversationId);
  }

  /** The visitor leaves how to reach them, where that is offered; whether it was. */
  async #leave(manager: EntityManager, conversationId: string): Promise<boolean> {
    const left = { kind: 'EMAIL', contact: 'anna@example.it', question: 'Mi richiamate?' } as const;
    const place = { companyId: this.id, conversationId, visitorId: this.visitor };
    const request = await storeRequest(manager, { ...place, ...left });
    if (request && this.#random() < 0.5) await markRequest(manager, this.id, request.id, 'Anna');
    return request !== null;
  }

  async #complete(manager: EntityManager): Promise<void> {
    const pending = this.#pending.shift();
    if (pending)
      await storePendingReply(
        manager,
        { companyId: this.id, attempts: 1, text: '', aboutProduct: null, ...pending },
        this.#random() < 0.5 ? this.#reply() : AI_REPLY,
        [],
        [],
        null,
      );
  }

  async #inCompany(now: Date, work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await inCompany(this.#database, this.id, async (manager) => {
      await pretend(manager, now);
      await work(manager);
    });
  }

  async #asSystem(now: Date, work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await asSystem(this.#database, async (manager) => {
      await pretend(manager, now);
      await work(manager);
    });
  }
}
