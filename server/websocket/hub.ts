import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { formatFailure, isRefusal } from '../graphql/failures.ts';
import type { LiveSource, Pushed } from '../live/source.ts';
import { messageTail, SharedFrames } from './frames.ts';
import type { Peer } from './peer.ts';

/** One subscription of one socket. */
export interface Subscriber {
  peer: Peer;
  subscriptionId: string;
  /**
   * What makes two subscriptions the same: the operation, its variables less the position, and whose eyes see it. The
   * last is what keeps companies and roles apart here.
   */
  key: string;
  source: LiveSource<object>;
  operation: { document: DocumentNode; operationName: string | undefined; variables: Record<string, unknown> };
  /** A new context, with nothing remembered, for every event. */
  createContext: () => Context;
  /** Reads of its own, at this viewer's turn. @throws UserError BUSY. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Ends the subscription with what is wrong. */
  refuse: (error: unknown) => void;
  /** Asks to come back later. */
  giveUp: () => void;
}

/** Everybody who subscribed to the same shares the source, the execution and the text of the result. */
export class Hub {
  readonly #schema: GraphQLSchema;
  readonly #log: Logger;
  readonly #channels = new Map<string, Channel>();

  constructor(schema: GraphQLSchema, log: Logger) {
    this.#schema = schema;
    this.#log = log;
  }

  /** Joins, and leaves when the result is called. */
  subscribe(subscriber: Subscriber): () => void {
    const { key } = subscriber;
    const channel = this.#channels.get(key) ?? new Channel(this.#schema, this.#log, subscriber);
    this.#channels.set(key, channel);
    const member = channel.join(subscriber);
    return () => {
      if (channel.leave(member) && this.#channels.get(key) === channel) this.#channels.delete(key);
    };
  }

  get subscribers(): number {
    let count = 0;
    for (const channel of this.#channels.values()) count += channel.size;
    return count;
  }

  /** How many different subscriptions are open, whatever the number of their subscribers. */
  get size(): number {
    return this.#channels.size;
  }
}

interface Member extends Pick<Subscriber, 'peer' | 'subscriptionId' | 'inTurn' | 'refuse' | 'giveUp'> {
  /** Where it stands in a log: it has everything up to here. */
  position: number;
  isLive: boolean;
  isGone: boolean;
}

/** How things stood, read once for all who came while it was read, and what happened meanwhile. */
interface Snapshot {
  members: Member[];
  since: Buffer[];
  reading: Promise<void>;
}

const RETRY_AFTER = 1_000; // 1 s, then twice that, and so on
const ATTEMPTS = 5; // at reading what a member lacks

const NOTHING = { position: 0, isLast: true };

class Channel {
  readonly #schema: GraphQLSchema;
  readonly #log: Logger;
  readonly #source: LiveSource<object>;
  readonly #operation: Subscriber['operation'];
  readonly #createContext: () => Context;
  readonly #members = new Set<Member>();
  readonly #stop: () => void;
  #pushed: Pushed<object>[] = [];
  #isPushing = false;
  /** The position of what was pushed last. */
  #position = 0;
  #snapshot: Snapshot | null = null;

  constructor(schema: GraphQLSchema, log: Logger, first: Subscriber) {
    this.#schema = schema;
    this.#log = log;
    this.#source = first.source;
    this.#operation = first.operation;
    this.#createContext = first.createContext;
    this.#stop = first.source.listen((pushed) => {
      this.#pushed.push(pushed);
      if (!this.#isPushing) void this.#pushOn();
    });
  }

  join({ peer, inTurn, refuse, giveUp, subscriptionId, source }: Subscriber): Member {
    const position = source.after;
    const member: Member = { peer, inTurn, refuse, giveUp, subscriptionId, position, isLive: false, isGone: false };
    this.#members.add(member);
    void this.#catchUp(member, true);
    return member;
  }

  get size(): number {
    return this.#members.size;
  }

  /** Whether it was the last one. */
  leave(member: Member): boolean {
    if (member.isGone) return false;
    member.isGone = true;
    this.#members.delete(member);
    if (this.#members.size > 0) return false;
    this.#stop();
    return true;
  }

  async #pushOn(): Promise<void> {
    this.#isPushing = true;
    for (let next = this.#pushed.shift(); next && this.#members.size > 0; next = this.#pushed.shift()) {
      const tail = await this.#render(next.root).catch((error) => this.#startOver(error));
      if (!tail) continue;
      this.#position = next.position;
      this.#snapshot?.since.push(tail);
      const frames = new SharedFrames(tail);
      for (const member of this.#members) {
        if (!member.isLive || (this.#source.kind === 'log' && member.position >= next.position)) continue;
        this.#send(member, frames, next.position);
        if (member.peer.isSlow) void this.#catchUp(member, false);
      }
    }
    this.#isPushing = false;
  }

  /** What could not be read whole is passed on to nobody: everybody reads it again, from where they stand. */
  #startOver(error: unknown): null {
    this.#log.warn({ error }, 'what happened could not be read');
    for (const member of this.#members) if (member.isLive) void this.#catchUp(member, false);
    return null;
  }

  #send(member: Member, frames: SharedFrames, position: number): void {
    member.position = position;
    member.peer.send(frames.of(member.subscriptionId));
  }

  /** Brings a member to where the others are; until then it gets nothing else. */
  async #catchUp(member: Member, isFirst: boolean): Promise<void> {
    member.isLive = false;
    for (let attempt = 1; !member.isGone; attempt++) {
      try {
        if (member.peer.isSlow) await member.peer.drained();
        if (this.#source.kind === 'log') await this.#replay(member, isFirst);
        else await this.#current(member);
        return;
      } catch (error) {
        if (isRefusal(error)) return member.refuse(error);
        this.#log.warn({ error, attempt }, 'a subscriber could not catch up');
        if (attempt === ATTEMPTS) return member.giveUp();
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER * 2 ** (attempt - 1)).unref());
      }
    }
  }

  async #replay(member: Member, isFirst: boolean): Promise<void> {
    for (let isBeginning = isFirst; !member.isGone; isBeginning = false) {
      const { page, tail } = await member.inTurn(async () => {
        if (member.isGone) return { page: NOTHING, tail: null };
        const page = await this.#source.read(member.position);
        const hasNews = page.position > member.position;
        return { page, tail: hasNews || isBeginning ? await this.#render(page.root) : null };
      });
      if (member.isGone) return;
      if (tail) this.#send(member, new SharedFrames(tail), page.position);
      // From here to the end nothing can happen in between.
      if (page.isLast && member.position >= this.#position) {
        member.isLive = true;
        return;
      }
      if (member.peer.isSlow) await member.peer.drained();
    }
  }

  /** Fails for all who wait for the same reading; each then tries again. */
  #current(member: Member): Promise<void> {
    if (this.#snapshot) {
      this.#snapshot.members.push(member);
      return this.#snapshot.reading;
    }
    const snapshot: Snapshot = { members: [member], since: [], reading: Promise.resolve() };
    this.#snapshot = snapshot;
    snapshot.reading = this.#readCurrent(member, snapshot);
    return snapshot.reading;
  }

  async #readCurrent(member: Member, snapshot: Snapshot): Promise<void> {
    try {
      const tail = await member.inTurn(async () => this.#render((await this.#source.read(0)).root));
      const all = [tail, ...snapshot.since].map((each) => new SharedFrames(each));
      for (const each of snapshot.members) {
        if (each.isGone) continue;
        for (const frames of all) this.#send(each, frames, this.#position);
        each.isLive = true;
      }
    } finally {
      this.#snapshot = null;
    }
  }

  async #render(root: object): Promise<Buffer> {
    const contextValue = this.#createContext();
    const { document, operationName, variables } = this.#operation;
    const result = await execute({
      schema: this.#schema,
      document,
      rootValue: root,
      contextValue,
      variableValues: variables,
      operationName,
    });
    const failed = result.errors?.find((error) => !isRefusal(error));
    if (failed) throw failed.originalError ?? failed;
    const { requestId } = contextValue.caller;
    const errors = result.errors?.map((error) => formatFailure(error, requestId, this.#log));
    return messageTail({ data: result.data, ...(errors ? { errors } : {}) });
  }
}
