import type { Logger } from 'pino';
import { KnowledgeCache } from '../assistant/knowledge-cache.ts';
import { openModel } from '../assistant/open-model.ts';
import { openModelOfCompany } from '../assistant/own-model-actions.ts';
import { OwnModels } from '../assistant/own-models.ts';
import { knowledgeRows } from '../assistant/store.ts';
import { findEachCompany } from '../companies/store.ts';
import type { Config } from '../config.ts';
import type { AvailabilityTimes, FeedTimes, PendingReplyTimes, Shared } from '../context.ts';
import type { Database } from '../database/data-source.ts';
import { gather } from '../database/gather.ts';
import { openTurns } from '../graphql/lanes.ts';
import { ProxyNotices } from '../http/proxy-notices.ts';
import { ReadingTurns } from '../imports/reading-turns.ts';
import { keysFrom, storedSecret } from '../keys.ts';
import { Allowances } from '../limits/allowance.ts';
import { LoopTime } from '../limits/loop-time.ts';
import { RATE_LIMITS, type RateLimits } from '../limits/rate-limits.ts';
import type { Bus } from '../live/bus.ts';
import { notify, readChanges } from '../live/changes.ts';
import { Connected } from '../live/connected.ts';
import { LocalBus } from '../live/local-bus.ts';
import { PostgresBus } from '../live/postgres-bus.ts';
import { Presence } from '../live/presence.ts';
import { LiveTopics } from '../live/topics.ts';
import { Writings } from '../live/writings.ts';
import { Counts } from '../observability/counts.ts';
import { Background } from './background.ts';
import type { Replacements } from './replacements.ts';

/** A process renews its lease three times as often; the model has 20 s. */
const PENDING_REPLY_TIMES: PendingReplyTimes = { leaseFor: 10_000, lookEvery: 2_000, awayFor: 30_000 };

/** Who is seen that often is not switched off by one statement that comes late. */
const AVAILABILITY_TIMES: AvailabilityTimes = { seenEvery: 15_000, awayFor: 60_000 };

const FEED_TIMES: FeedTimes = { lookEvery: 30_000 };

/** What wakes whoever listens: inside this process, or between all that share a PostgreSQL. */
export async function openBus(config: Config, database: Database, log: Logger): Promise<Bus> {
  if (config.databaseUrl === null) return new LocalBus();
  const bus = new PostgresBus({
    url: config.databaseListenUrl ?? config.databaseUrl,
    log,
    readChanges: (cursor) => readChanges(database, cursor),
    notify: (channel, payload) => notify(database, channel, payload),
  });
  await bus.start().catch((error: object) => {
    throw config.databaseListenUrl === null ? error : Object.assign(error, { setting: 'DATABASE_LISTEN_URL' });
  });
  return bus;
}

/** Everything that the doors and the timers of one app share. */
export function openShared(
  config: Config,
  { database, log, bus }: { database: Database; log: Logger; bus: Bus },
  replacements: Replacements,
): Shared {
  const counts = new Counts();
  const limits = { ...RATE_LIMITS, ...replacements.limits };
  const shared: Shared = {
    config,
    keys: keysFrom(config.secretKey ?? storedSecret(config.dataDir), config.previousSecretKey),
    log,
    database,
    publish: (...events) => bus.publish(events),
    hear: (topic, listener) => bus.listen(topic, listener),
    writings: new Writings(bus),
    live: new LiveTopics(bus, log),
    presence: new Presence(bus),
    connected: new Connected(),
    knowledge: openKnowledge(database, counts),
    findCompany: gather((ids: readonly string[]) => findEachCompany(database, ids)),
    model: replacements.model ?? openModel(config.model, database, log, replacements.modelTimes),
    // What the server's model is may be replaced: it is looked up when it is needed.
    ownModels: new OwnModels((companyId) => openModelOfCompany(shared, companyId, replacements.modelTimes)),
    limits,
    allowances: openAllowances(limits),
    loopTime: new LoopTime(limits),
    readingTurns: new ReadingTurns(limits, waitingAtMost(replacements.longestWait)),
    counts,
    proxyNotices: new ProxyNotices(config, log),
    turns: openTurns(database, replacements),
    background: new Background(),
    pendingReplyTimes: { ...PENDING_REPLY_TIMES, ...replacements.pendingReplyTimes },
    feedTimes: { ...FEED_TIMES, ...replacements.feedTimes },
    availabilityTimes: { ...AVAILABILITY_TIMES, ...replacements.availabilityTimes },
  };
  return shared;
}

function openKnowledge(database: Database, counts: Counts): KnowledgeCache {
  const knowledge = new KnowledgeCache(knowledgeRows(database));
  knowledge.onUpdated = (milliseconds) => {
    counts.add('updates', 'done');
    counts.add('updateSeconds', 'done', milliseconds / 1_000);
  };
  return knowledge;
}

function openAllowances(limits: RateLimits): Shared['allowances'] {
  return {
    queries: new Allowances(limits.queriesByCaller),
    changes: new Allowances(limits.changesByCaller),
    subscribes: new Allowances(limits.subscribesByCaller),
    typing: new Allowances(limits.typingByWriter),
    sameTexts: new Allowances(limits.sameTextByVisitor),
  };
}

function waitingAtMost(longest: number | undefined): { waitAtMost?: number } {
  return longest === undefined ? {} : { waitAtMost: longest };
}
