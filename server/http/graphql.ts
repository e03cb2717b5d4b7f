import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer, type BaseContext, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { type GraphQLSchema, getOperationAST } from 'graphql';
import { z } from 'zod';
import type { Caller, Context, Shared } from '../context.ts';
import { UserError } from '../errors.ts';
import { authenticate, turnKey } from '../graphql/authenticate.ts';
import type { Documents } from '../graphql/documents.ts';
import { formatFailure, isRefusal } from '../graphql/failures.ts';
import { type Lane, laneOf } from '../graphql/lanes.ts';
import { checkCost } from '../graphql/limits.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { bearerOf, callerOf } from './caller.ts';
import { closeUnread } from './headers.ts';

const LONGEST_NAME = 100; // characters of an operation's name in the log
const LARGEST_BODY = 256 * 1024; // bytes

const bodySchema = z.object({
  query: z.string().min(1),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** The door for questions and changes: POST /graphql. */
export async function openGraphqlDoor(schema: GraphQLSchema, documents: Documents, shared: Shared) {
  const { allowances, config, counts, log } = shared;
  const apollo = new ApolloServer<Context & BaseContext>({
    schema,
    introspection: !config.isProduction,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    // Requests must be JSON, which no form on another site can send; that and the origin check keep them ours.
    csrfPrevention: true,
    plugins: [
      // It would put a resolver of its own on every field of the schema, which the hub executes too.
      ApolloServerPluginCacheControlDisabled(),
      {
        requestDidStart: async () => ({
          willSendResponse: async ({ response, errors, contextValue }) => {
            if (response.body.kind !== 'single' || !errors) return;
            const { requestId } = contextValue.caller;
            const failures = errors.map((error) => formatFailure(error, requestId, log));
            for (const { extensions } of failures) counts.add('refusals', String(extensions?.code));
            response.body.singleResult.errors = failures;
            // What could not be read is passed on to nobody in part: whoever asked asks again.
            if (response.body.singleResult.data && !errors.every(isRefusal)) response.body.singleResult.data = null;
          },
        }),
      },
    ],
    logger: { debug() {}, info() {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
  });
  await apollo.start();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Request-Id', requestId);
    let name: string | undefined;
    let lane: Lane = 'usual';
    try {
      const body = bodySchema.safeParse(await readJson(request));
      if (!body.success) throw new UserError('BAD_REQUEST');
      const document = documents.read(body.data.query);
      const operation = getOperationAST(document, body.data.operationName);
      if (!operation || operation.operation === 'subscription') throw new UserError('BAD_REQUEST');
      name = operation.name?.value;
      lane = laneOf(document, operation);
      // An overload is refused before anything else is done for it: refusing must cost less than answering.
      if (shared.turns[lane].isFull) throw new UserError('BUSY', 1);
      checkCost(schema, document, operation, body.data.variables ?? {});
      const caller = callerOf(request, response, requestId, shared);
      const token = bearerOf(request);
      const key = turnKey(shared.keys, token, caller);
      allowances[operation.operation === 'query' ? 'queries' : 'changes'].take(key, startedAt);
      const { status, text } = await shared.turns[lane].run(key, () => execute(body.data, token, caller));
      send(response, status, text);
    } catch (error) {
      const failure = formatFailure(error, requestId, log);
      counts.add('refusals', String(failure.extensions?.code));
      const { retryAfter } = failure.extensions ?? {};
      if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter));
      closeUnread(request, response);
      send(response, statusOf(failure.extensions?.code), JSON.stringify({ errors: [failure] }));
    }
    counts.add('requests', String(response.statusCode));
    counts.add('seconds', lane, (performance.now() - startedAt) / 1_000);
    log.info(
      {
        requestId,
        operation: name?.slice(0, LONGEST_NAME),
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
      },
      'graphql',
    );
  }

  async function execute(body: z.output<typeof bodySchema>, token: string | null, caller: Caller) {
    const viewer = await authenticate(shared, token);
    if (!viewer) throw new UserError('SESSION_EXPIRED');
    const context: Context = { ...shared, viewer, caller, loaders: createLoaders(shared.database) };
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: 'POST',
        headers: new HeaderMap([['content-type', 'application/json']]),
        search: '',
        body,
      },
      context: async () => context,
    });
    if (result.body.kind !== 'complete') throw new Error('incremental delivery is not offered');
    return { status: result.status ?? 200, text: result.body.string };
  }

  return answer;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(body);
}

function statusOf(code: unknown): number {
  if (code === 'INTERNAL') return 500;
  if (code === 'BUSY') return 503;
  return code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED' ? 401 : 400;
}

/** The body as JSON. @throws UserError BAD_REQUEST when it is too large, no JSON or not declared as such. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new UserError('BAD_REQUEST');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_BODY) throw new UserError('BAD_REQUEST');
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new UserError('BAD_REQUEST');
  }
}
