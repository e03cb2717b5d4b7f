import { startAcceptanceTimers } from './acceptance/timers.ts';
import { FORGOTTEN_SENTENCE, openServerDatabase } from './app/database.ts';
import { gaugesOf, isAnswering } from './app/health.ts';
import { startHousekeeping } from './app/housekeeping.ts';
import { openListener } from './app/listener.ts';
import type { Replacements, StopTimes } from './app/replacements.ts';
import { openBus, openShared } from './app/shared.ts';
import { startUpkeep } from './app/upkeep.ts';
import type { Config } from './config.ts';
import type { Shared } from './context.ts';
import { startTimers } from './conversations/timers.ts';
import { startFeedTimers } from './feeds/timers.ts';
import { Documents } from './graphql/documents.ts';
import { schema } from './graphql/schema.ts';
import { startHandoverTimers } from './handover/timers.ts';
import { openGraphqlDoor } from './http/graphql.ts';
import { openMetricsDoor } from './http/metrics.ts';
import { openPages } from './http/pages.ts';
import { openRouter } from './http/router.ts';
import { startImprovementTimers } from './improvement/timers.ts';
import { within } from './limits/within.ts';
import { topics } from './live/events.ts';
import { openLog } from './observability/log.ts';
import { CASA_SERENA_ID, seedDemo } from './onboarding/demo.ts';
import { writeDemoHistory } from './onboarding/demo-history.ts';
import { startAvailabilityTimers } from './people/timers.ts';
import { ShopFronts } from './shop/front.ts';
import { loadFront } from './shop/store.ts';
import { startUnmetTimers } from './unmet/timers.ts';
import { openWebSocketDoor } from './websocket/server.ts';

/** A running server. */
export interface App {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  url: string;
  shared: Shared;
  /** Lets what is under way finish, sends everybody away and closes the database. */
  close(): Promise<void>;
}

/** A stop takes 2 s in all. */
const STOP_BY: StopTimes = { requests: 1_300, background: 1_600, bus: 1_700, database: 2_000 };

/** Starts the whole server. @throws Error with a sentence for people when it cannot. */
export async function startApp(config: Config, replacements: Replacements = {}): Promise<App> {
  const log = openLog(config.logLevel, replacements.logTo);
  const onWait = replacements.onWait ?? ((sentence: string) => log.warn(sentence));
  const onForgotten = replacements.onForgotten ?? (() => log.warn(FORGOTTEN_SENTENCE));
  const database = await (replacements.database ??
    openServerDatabase(config, { ...replacements, onWait, onForgotten }));
  const ownBus = await openBus(config, database, log);
  const bus = replacements.wrapBus?.(ownBus) ?? ownBus;
  const shared = openShared(config, { database, log, bus }, replacements);
  if (config.isDemo) await seedDemo(database, replacements.tellSuperadmin ?? (() => undefined));

  // A chat that is open was told of the change when the catalogue before was still the one that answers.
  shared.knowledge.onReplaced = (id) => bus.publishHere({ kind: 'company', id });
  const fronts = new ShopFronts((companyId) => loadFront(database, companyId));
  bus.listen(topics.companies(), ({ id }) => {
    shared.knowledge.changed(id);
    fronts.invalidate(id);
  });

  const documents = new Documents(schema, !config.isProduction);
  const listener = openListener((request, response) => route(request, response));
  const sockets = openWebSocketDoor(listener.http, schema, documents, shared, bus, replacements.socketLimits);
  const isReady = async () => !listener.isStopping && (await isAnswering(shared));
  const route = openRouter(shared, {
    graphql: await openGraphqlDoor(schema, documents, shared),
    metrics: openMetricsDoor(shared, gaugesOf(shared, sockets)),
    pages: openPages({ config, knowledge: shared.knowledge, fronts }, isReady),
  });
  const startedAt = new Date();
  const url = await listener.listen(config);

  const stopTimers = [
    startTimers(shared),
    startHandoverTimers(shared),
    startAvailabilityTimers(shared),
    startImprovementTimers(shared),
    startUnmetTimers(shared),
    startAcceptanceTimers(shared),
    startFeedTimers(shared),
    startHousekeeping(shared, startedAt),
    startUpkeep(shared),
  ];
  if (config.isDemo && replacements.hasDemoHistory !== false) shared.background.add(addDemoHistory(shared));

  return {
    url,
    shared,
    async close() {
      const askedAt = performance.now();
      const stopBy = replacements.stopBy ?? STOP_BY;
      const by = (end: number, work: Promise<unknown>) => within(Math.max(0, askedAt + end - performance.now()), work);
      for (const stop of stopTimers) stop();
      shared.background.stop();
      const closed = listener.stop();
      const away = sockets.close();
      if (!(await by(stopBy.requests, closed))) listener.http.closeAllConnections();
      await away;
      // A reply that is still pending is completed by another process, or at the next start.
      await by(stopBy.background, shared.background.finished());
      await by(stopBy.bus, bus.close());
      if (!(await by(stopBy.database, database.close()))) await database.kill();
    },
  };
}

/** Nobody waits for it: who looks at the demo's second shop meanwhile sees its weeks come in. */
async function addDemoHistory(shared: Shared): Promise<void> {
  const onSlice = (id: string) => shared.publish({ kind: 'conversation', companyId: CASA_SERENA_ID, id });
  await writeDemoHistory(shared, onSlice).catch((error) => shared.log.warn({ error }, 'the demo has no history'));
}
