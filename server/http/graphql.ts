import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLFormattedError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Caller, Context, Shared } from '../context.ts';
import { type ErrorCode, UserError } from '../errors.ts';
import { authenticate, turnKey } from '../graphql/authenticate.ts';
import { type Documents, operationOf } from '../graphql/documents.ts';
import { formatFailure, isRefusal } from '../graphql/failures.ts';
import { type Lane, laneOf } from '../graphql/lanes.ts';
import { checkCost } from '../graphql/limits.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { PersistedQueries } from '../graphql/persisted-queries.ts';
import { type ReadOperation, startApollo } from './apollo.ts';
import { bearerOf, callerOf } from './caller.ts';
import { type GraphqlRequest, readGraphqlRequest } from './graphql-request.ts';
import { refusalTypeOf, responseTypeOf, sendJson, setRefusalHeaders, statusOf } from './graphql-response.ts';
import { closeUnread } from './headers.ts';

const LONGEST_NAME = 100; // characters of an operation's name in the log

/** An operation that was read, checked and may be carried out. */
interface Asked extends ReadOperation {
  operation: OperationDefinitionNode;
}

/** What is known of one request so far, for its status, the figures and the log. */
interface Progress {
  requestId: string;
  startedAt: number;
  isWellFormed: boolean;
  name: string | undefined;
  lane: Lane;
}

/** The door for questions and changes: GET (questions alone) and POST /graphql. */
export async function openGraphqlDoor(schema: GraphQLSchema, documents: Documents, shared: Shared) {
  const { allowances, counts, log } = shared;
  const execute = await startApollo(schema, log);
  const persisted = new PersistedQueries();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const progress: Progress = {
      requestId: randomUUID(),
      startedAt: performance.now(),
      isWellFormed: false,
      name: undefined,
      lane: 'usual',
    };
    const type = responseTypeOf(request.headers.accept);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Request-Id', progress.requestId);
    response.appendHeader('Vary', 'Accept, Authorization');
    try {
      sendJson(response, 200, type, await carryOut(request, response, progress));
    } catch (error) {
      const failure = formatFailure(error, progress.requestId, log);
      const code = failure.extensions?.code as ErrorCode;
      counts.add('refusals', code);
      setRefusalHeaders(response, code, failure.extensions?.retryAfter);
      closeUnread(request, response);
      const shown = refusalTypeOf(code, type);
      sendJson(response, statusOf(code, shown, progress.isWellFormed), shown, { errors: [failure] });
    }
    tell(response.statusCode, progress);
  }

  async function carryOut(request: IncomingMessage, response: ServerResponse, progress: Progress) {
    const given = await readGraphqlRequest(request);
    const text = persisted.textOf(given.query, given.hash);
    progress.isWellFormed = true;
    const asked = readOperation(text, given);
    const { document, operation } = asked;
    progress.name = operation.name?.value;
    const isQuestion = operation.operation === 'query';
    if (operation.operation === 'subscription') throw new UserError('SUBSCRIPTION_NEEDS_SOCKET');
    // An address can be put into any page: what it asks for changes nothing, and no cookie speaks for who opened it.
    const isAddress = request.method === 'GET';
    if (isAddress && !isQuestion) throw new UserError('CHANGE_NEEDS_POST');
    progress.lane = laneOf(document, operation);
    const turns = shared.turns[progress.lane];
    // An overload is refused before anything else is done for it: refusing must cost less than answering.
    if (turns.isFull) throw new UserError('BUSY', 1);
    checkCost(schema, document, operation, given.variables);
    persisted.remember(given.hash, text);
    const caller = callerOf(request, isAddress ? null : response, progress.requestId, shared);
    const token = bearerOf(request);
    const key = turnKey(shared.keys, token, caller);
    allowances[isQuestion ? 'queries' : 'changes'].take(key, progress.startedAt);
    return turns.run(key, () => executeFor(asked, token, caller));
  }

  function readOperation(text: string, { operationName, variables }: GraphqlRequest): Asked {
    const document = documents.read(text);
    return { text, document, operation: operationOf(document, operationName), operationName, variables };
  }

  async function executeFor(asked: Asked, token: string | null, caller: Caller) {
    const viewer = await authenticate(shared, token);
    if (!viewer) throw new UserError('SESSION_EXPIRED');
    const context: Context = { ...shared, viewer, caller, loaders: createLoaders(shared.database) };
    const result = await execute(asked, context);
    // Without data nothing was begun with: the variables are not those that the operation takes.
    if (!('data' in result)) throw documents.refusalOf(result.errors?.[0]);
    return shown(result, caller.requestId);
  }

  function shown({ data, errors }: ExecutionResult, requestId: string): object {
    if (!errors) return { data };
    const failures: GraphQLFormattedError[] = errors.map((error) => formatFailure(error, requestId, log));
    for (const { extensions } of failures) counts.add('refusals', String(extensions?.code));
    // What could not be read is passed on to nobody in part: whoever asked asks again.
    return { errors: failures, data: errors.every(isRefusal) ? data : null };
  }

  function tell(status: number, { requestId, startedAt, name, lane }: Progress): void {
    const ms = performance.now() - startedAt;
    counts.add('requests', String(status));
    counts.add('seconds', lane, ms / 1_000);
    log.info({ requestId, operation: name?.slice(0, LONGEST_NAME), status, ms: Math.round(ms) }, 'graphql');
  }

  return answer;
}
