import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLFormattedError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Caller, Context, Shared } from '../context.ts';
import { type ErrorCode, UserError } from '../errors.ts';
import { authenticate, loopCaller, turnKey } from '../graphql/authenticate.ts';
import { type Documents, operationOf } from '../graphql/documents.ts';
import { formatFailure, isRefusal } from '../graphql/failures.ts';
import { type Lane, laneOf } from '../graphql/lanes.ts';
import { checkCost } from '../graphql/limits.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { COST_OF_REQUEST } from '../graphql/loop-costs.ts';
import { PersistedQueries } from '../graphql/persisted-queries.ts';
import type { LoopCaller } from '../limits/loop-time.ts';
import { type ReadOperation, startApollo } from './apollo.ts';
import { bearerOf, callerOf } from './caller.ts';
import { readGraphqlRequest, receiveGraphqlRequest } from './graphql-request.ts';
import { refusalTypeOf, responseTypeOf, sendJson, setRefusalHeaders, statusOf } from './graphql-response.ts';
import { closeUnread } from './headers.ts';

const LONGEST_NAME = 100; // characters of an operation's name in the log

/** An operation that was read, checked and may be carried out. */
interface Asked extends ReadOperation {
  operation: OperationDefinitionNode;
  lane: Lane;
  /** ms of the event loop. */
  knownCost: number;
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
  const { allowances, counts, log, loopTime } = shared;
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
    // An address can be put into any page: what it asks for changes nothing, and no cookie speaks for who opened it.
    const isAddress = request.method === 'GET';
    const caller = callerOf(request, isAddress ? null : response, progress.requestId, shared);
    const who = loopCaller(shared.keys, bearerOf(request), caller);
    try {
      const result = await carryOut(request, caller, who, progress);
      loopTime.measured(who, () => sendJson(response, 200, type, result));
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

  async function carryOut(request: IncomingMessage, caller: Caller, who: LoopCaller, progress: Progress) {
    const body = await receiveGraphqlRequest(request);
    // Before anything is looked at; what is refused has cost what it took to read it.
    loopTime.admit(who);
    const asked = loopTime.measured(who, () => readOperation(request, body, progress), COST_OF_REQUEST);
    const { operation, lane, knownCost } = asked;
    const token = bearerOf(request);
    const key = turnKey(shared.keys, token, caller);
    const isQuestion = operation.operation === 'query';
    allowances[isQuestion ? 'queries' : 'changes'].take(key, progress.startedAt);
    loopTime.admit(who, knownCost);
    // What takes long takes it elsewhere, or bit by bit, and has limits of its own.
    const isSettled = lane !== 'model' && lane !== 'import';
    return shared.turns[lane].run(key, () =>
      loopTime.run(who, knownCost, () => executeFor(asked, token, caller), isSettled),
    );
  }

  function readOperation(request: IncomingMessage, body: Buffer | null, progress: Progress): Asked {
    const { query, hash, operationName, variables } = readGraphqlRequest(request, body);
    const text = persisted.textOf(query, hash);
    progress.isWellFormed = true;
    const document = documents.read(text);
    const operation = operationOf(document, operationName);
    progress.name = operation.name?.value;
    if (operation.operation === 'subscription') throw new UserError('SUBSCRIPTION_NEEDS_SOCKET');
    if (body === null && operation.operation !== 'query') throw new UserError('CHANGE_NEEDS_POST');
    const lane = laneOf(document, operation);
    progress.lane = lane;
    // An overload is refused before anything else is done for it: refusing must cost less than answering.
    if (shared.turns[lane].isFull) throw new UserError('BUSY', 1);
    const knownCost = checkCost(schema, document, operation, variables);
    persisted.remember(hash, text);
    return { text, document, operation, operationName, variables, lane, knownCost };
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
