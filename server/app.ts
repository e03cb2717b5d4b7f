import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DestinationStream, Logger } from 'pino';
import { Allowances } from './allowance.ts';
import { KnowledgeCache } from './assistant/knowledge-cache.ts';
import type { Model } from './assistant/model.ts';
import { openModel } from './assistant/open-model.ts';
import type { CallTimes } from './assistant/retry.ts';
import { knowledgeRows } from './assistant/store.ts';
import { Background } from './background.ts';
import { companyTable } from './companies/store.ts';
import type { Config } from './config.ts';
import type { PendingReplyTimes, RateLimits, Shared } from './context.ts';
import { startTimers } from './conversations/timers.ts';
import { Counts } from './counts.ts';
import { type Database, openDatabase } from './database/data-source.ts';
import { querySystem } from './database/system.ts';
import { openDownloadDoor } from './download-door.ts';
import { faqTable } from './faqs/store.ts';
import { Documents } from './graphql/documents.ts';
import { type Lane, turnLimits } from './graphql/lanes.ts';
import { schema } from './graphql/schema.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openHttpDoor } from './http.ts';
import { keysFrom, storedSecret } from './keys.ts';
import type { Bus } from './live/bus.ts';
import { readChanges } from './live/changes.ts';
import { topics } from './live/events.ts';
import { LocalBus } from './live/local-bus.ts';
import { PostgresBus } from './live/postgres-bus.ts';
import { LiveTopics } from './live/topics.ts';
import { Writings } from './live/writings.ts';
import { openLog } from './log.ts';
import { openMetricsDoor } from './metrics.ts';
import { CASA_SERENA_ID, seedDemo } from './onboarding/demo.ts';
import { writeDemoHistory } from './onboarding/demo-history.ts';
import { setSafeHeaders } from './pages/headers.ts';
import { openPages } from './pages.ts';
import { openPictureDoor } from './picture-door.ts';
import { productTable } from './products/store.ts';
import { promptVersionTable } from './prompts/store.ts';
import { ShopFronts } from './shop/front.ts';
import { loadFront } from './shop/store.ts';
import { type TurnLimits, Turns } from './turns.ts';
import { openUploadDoor } from './upload-door.ts';
import { waitForDatabase } from './waiting-room.ts';
import { openWebSocketDoor, type SocketLimits } from './websocket.ts';
import { within } from './within.ts';

/** A running server. */
export interface App {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  url: string;
  shared: Shared;
  /** The demo superadmin's password, at the start that made it; null at every other. */
  superadminPassword: string | null;
  /** Lets what is under way finish, sends everybody away and closes the database. */
  close(): Promise<void>;
}

/** What a test may put in place of the real thing. */
export interface Replacements {
  /** False where a test wants no conversations but its own. */
  hasDemoHistory?: boolean;
  model?: Model;
  /** Short ones, where a test waits for a model that hangs. */
  modelTimes?: CallTimes;
  limits?: Partial<RateLimits>;
  socketLimits?: Partial<SocketLimits>;
  turns?: Partial<Record<Lane, TurnLimits>>;
  /** ms that work may wait for its turn, where `turns` does not say; long, where a busy machine is no overload. */
  longestWait?: number;
  /** Short ones, where a test waits for what a crash left behind. */
  pendingReplyTimes?: PendingReplyTimes;
  /** Where the log goes instead of the standard output. */
  logTo?: DestinationStream;
  /** Told, again and again, that a start waits for the database. */
  onWait?: (sentence: string) => void;
  /** Told when the embedded database is gone for good. */
  onFailure?: (sentence: string) => void;
  /** A dump that the embedded database begins from, in memory. */
  template?: string;
  /** The bus, made around the one that would be used. */
  wrapBus?: (bus: Bus) => Bus;
}

export const RATE_LIMITS: RateLimits = {
  signInByAddress: { most: 60, seconds: 900 },
  signInByPair: { most: 10, seconds: 900 },
  passwordChangesByPerson: { most: 20, seconds: 900 },
  passwordsSetByPerson: { most: 60, seconds: 3_600 },
  peopleAddedByPerson: { most: 200, seconds: 86_400 },
  registerByAddress: { most: 10, seconds: 3_600 },
  visitorsByAddress: { most: 60, seconds: 60 },
  messagesByVisitor: { most: 20, seconds: 60 },
  messagesByAddress: { most: 120, seconds: 60 },
  messagesByCompany: { most: 6_000, seconds: 60 },
  sameTextByVisitor: { most: 20, seconds: 600 },
  conversationsByVisitor: { most: 50, seconds: 86_400 },
  conversationsByAddress: { most: 500, seconds: 86_400 },
  refreshesByAddress: { most: 600, seconds: 900 },
  queriesByCaller: { most: 3_000, seconds: 60 },
  changesByCaller: { most: 1_200, seconds: 60 },
  subscribesByCaller: { most: 300, seconds: 60 },
  uploadsByPerson: { most: 200, seconds: 3_600 },
};

/** The model has 20 s. */
export const PENDING_REPLY_TIMES: PendingReplyTimes = { leaseFor: 10_000, lookEvery: 2_000 };

type Door = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How long a request may take to arrive, ms; only files have more. */
const LONGEST_REQUEST = 30_000;
const LONGEST_UPLOAD = 15 * 60_000;

/** Cuts off a request whose body does not arrive in time: the server's own limit is that of uploads. */
function hurry(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.complete || request.destroy(), LONGEST_REQUEST);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** Starts the whole server. @throws Error with a sentence for people when it cannot. */
export async function startApp(config: Config, replacements: Replacements = {}): Promise<App> {
  const log = openLog(config.logLevel, replacements.logTo);
  await waitForDatabase(config, replacements.onWait ?? ((sentence) => log.warn(sentence)));
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataDir,
    ownerUrl: config.databaseOwnerUrl,
    poolSize: config.databasePoolSize,
    ...(replacements.onFailure ? { onFailure: replacements.onFailure } : {}),
    entities: [companyTable, faqTable, productTable, promptVersionTable] as never[],
    ...(replacements.template === undefined ? {} : { template: replacements.template }),
  });
  const keys = keysFrom(config.secretKey ?? storedSecret(config.dataDir), config.previousSecretKey);
  const bus = await openBus(config, database, log);
  const told = replacements.wrapBus?.(bus) ?? bus;
  const counts = new Counts();
  const knowledge = new KnowledgeCache(knowledgeRows(database));
  knowledge.onUpdated = (milliseconds) => {
    counts.add('updates', 'done');
    counts.add('updateSeconds', 'done', milliseconds / 1_000);
  };
  const fronts = new ShopFronts((companyId) => loadFront(database, companyId));
  told.listen(topics.companies(), (event) => {
    knowledge.changed(event.id);
    fronts.invalidate(event.id);
  });
  const limits = { ...RATE_LIMITS, ...replacements.limits };
  const shared: Shared = {
    config,
    keys,
    log,
    database,
    publish: (...events) => told.publish(events),
    hear: (topic, listener) => told.listen(topic, listener),
    writings: new Writings(told),
    live: new LiveTopics(told, log),
    knowledge,
    model: replacements.model ?? openModel(config.model, database, log, replacements.modelTimes),
    limits,
    allowances: {
      queries: new Allowances(limits.queriesByCaller),
      changes: new Allowances(limits.changesByCaller),
      subscribes: new Allowances(limits.subscribesByCaller),
      sameTexts: new Allowances(limits.sameTextByVisitor),
    },
    counts,
    turns: turnsFor(database, replacements),
    background: new Background(),
    pendingReplyTimes: replacements.pendingReplyTimes ?? PENDING_REPLY_TIMES,
  };
  const superadminPassword = config.isDemo ? await seedDemo(database) : null;

  const documents = new Documents(schema, !config.isProduction);
  const graphql = await openHttpDoor(schema, documents, shared);
  let isStopping = false;
  const isReady = async () => !isStopping && (await isAnswering(shared));
  const files: [string, Door][] = [
    ['/uploads/', openUploadDoor(shared)],
    ['/exports/', openDownloadDoor(shared)],
    ['/logo/', openPictureDoor(shared)],
    ['/picture/', openPictureDoor(shared)],
  ];
  const pages = openPages({ config, knowledge, fronts }, isReady);
  const http = createServer((request, response) => void route(request, response));
  const sockets = openWebSocketDoor(http, schema, documents, shared, told, replacements.socketLimits);

  const metrics = openMetricsDoor(shared, {
    sockets: () => sockets.size,
    subscriptions: () => sockets.hub.subscribers,
    channels: () => sockets.hub.size,
    pool: () => database.pool(),
    pendingReplies: async () =>
      (await querySystem<{ count: number }>(database, 'select count(*)::int as count from owed_replies'))[0]?.count ??
      0,
  });

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSafeHeaders(request, response, config);
    if (isStopping) response.setHeader('Connection', 'close');
    response.once('finish', () => isStopping && setImmediate(() => http.closeIdleConnections()));
    try {
      const isGraphql = request.url?.split('?', 1)[0] === '/graphql';
      const file = files.find(([folder]) => request.url?.startsWith(folder));
      if (file) return await file[1](request, response);
      hurry(request);
      if (request.url === '/metrics') return await metrics(request, response);
      if (isGraphql && allowCors(request, response, config)) return;
      await (isGraphql && request.method === 'POST' ? graphql : pages)(request, response);
    } catch (error) {
      log.error({ error }, 'a request failed');
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  }

  http.requestTimeout = LONGEST_UPLOAD;
  http.headersTimeout = 10_000;
  http.keepAliveTimeout = 65_000; // longer than the usual proxy's 60 s
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const stopTimers = [startTimers(shared), startHousekeeping(shared)];
  if (config.isDemo && replacements.hasDemoHistory !== false) shared.background.add(tellDemoHistory(shared));
  const { address, port, family } = http.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;

  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    shared,
    superadminPassword,
    async close() {
      isStopping = true;
      for (const stop of stopTimers) stop();
      shared.background.stop();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      const away = sockets.close();
      if (!(await within(FINISH_WITHIN, closed))) http.closeAllConnections();
      await away;
      // What the database owes us now, another start will ask for again.
      await within(FINISH_WITHIN, shared.background.finished());
      await within(FINISH_WITHIN, told.close());
      await within(FINISH_WITHIN, database.close());
    },
  };
}

const EMBEDDED_CONNECTIONS = 2; // one, in truth: more at once would only make each of them slower

function turnsFor(
  { isEmbedded, connections }: Database,
  { turns, longestWait }: Pick<Replacements, 'turns' | 'longestWait'>,
): Shared['turns'] {
  const limits = turnLimits(isEmbedded ? EMBEDDED_CONNECTIONS : connections);
  for (const lane of Object.values(limits)) lane.waitAtMost = longestWait ?? lane.waitAtMost;
  Object.assign(limits, turns);
  return {
    usual: new Turns(limits.usual),
    entry: new Turns(limits.entry),
    model: new Turns(limits.model),
    import: new Turns(limits.import),
    live: new Turns(limits.live),
  };
}

async function openBus(config: Config, database: Shared['database'], log: Logger): Promise<Bus> {
  if (config.databaseUrl === null) return new LocalBus();
  const bus = new PostgresBus({
    url: config.databaseUrl,
    log,
    readChanges: (cursor) => readChanges(database, cursor),
  });
  await bus.start();
  return bus;
}

const FINISH_WITHIN = 1_500; // ms, for each step of a stop
const READY_WITHIN = 1_000; // ms; whoever watches over us does not wait for ever either

async function isAnswering({ database }: Shared): Promise<boolean> {
  try {
    return await within(READY_WITHIN, querySystem(database, 'select 1'));
  } catch {
    return false;
  }
}

/** Lets pages of the sites in CORS_ORIGINS ask; true when the request was only the question whether they may. */
function allowCors(request: IncomingMessage, response: ServerResponse, { corsOrigins }: Config): boolean {
  const { origin } = request.headers;
  if (origin && corsOrigins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Max-Age', '600');
    response.setHeader('Vary', 'Origin');
  }
  if (request.method !== 'OPTIONS') return false;
  response.statusCode = 204;
  response.end();
  return true;
}

/** Nobody waits for it: who looks at the demo's second shop meanwhile sees its weeks come in. */
async function tellDemoHistory(shared: Shared): Promise<void> {
  const onSlice = (id: string) => shared.publish({ kind: 'conversation', companyId: CASA_SERENA_ID, id });
  await writeDemoHistory(shared, onSlice).catch((error) => shared.log.warn({ error }, 'the demo has no history'));
}
