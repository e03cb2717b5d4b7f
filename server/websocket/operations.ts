import {
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { getArgumentValues, getVariableValues } from 'graphql/execution/values.js';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { scopeKey } from '../graphql/authenticate.ts';
import { type Documents, operationOf } from '../graphql/documents.ts';
import { checkCost } from '../graphql/limits.ts';
import { subscriptions } from '../graphql/schema.ts';
import type { LiveSource } from '../live/source.ts';
import type { Subscriber } from './hub.ts';

/** What a program sends. */
export interface OperationRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** A subscription that was read and checked: nobody was asked yet whether it may be. */
export interface AskedSubscription extends Pick<Subscriber, 'operation'> {
  request: OperationRequest;
  definition: OperationDefinitionNode;
  /** ms of the event loop that a reading of it is known to cost. */
  knownCost: number;
}

/**
 * Reads a subscription: checks the document, its cost and its variables.
 * @throws UserError or GraphQLError for whatever is wrong with it.
 */
export function readSubscription(
  schema: GraphQLSchema,
  documents: Documents,
  request: OperationRequest,
): AskedSubscription {
  const document = documents.read(request.query);
  const operation = operationOf(document, request.operationName);
  if (operation.operation !== 'subscription') throw new UserError('ONLY_SUBSCRIPTIONS');
  const variables = readVariables(schema, operation, request.variables ?? {});
  const knownCost = checkCost(schema, document, operation, variables);
  const operationName = request.operationName ?? undefined;
  return { request, definition: operation, knownCost, operation: { document, operationName, variables } };
}

/**
 * Asks permission for a subscription, and finds what it listens to.
 * @throws UserError
 */
export async function openSubscription(
  schema: GraphQLSchema,
  { request, definition: operation, operation: { variables } }: AskedSubscription,
  context: Context,
): Promise<Pick<Subscriber, 'key' | 'source'>> {
  const field = operation.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  const definition = field && (schema.getSubscriptionType() as GraphQLObjectType).getFields()[field.name.value];
  const open = field && subscriptions[field.name.value];
  if (!field || !definition || !open) throw new UserError('BAD_REQUEST');
  const source: LiveSource<object> = await open(getArgumentValues(definition, field, variables) as never, context);
  const position = positionVariable(request.query, operation);
  const shared = Object.entries(variables).filter(([name]) => name !== position);
  const parts = [request.query, request.operationName ?? '', source.name, shared, scopeKey(context.viewer)];
  return { key: JSON.stringify(parts), source };
}

function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  const [fault]: readonly GraphQLError[] = errors ?? [];
  if (fault) throw new UserError('BAD_REQUEST');
  return coerced ?? {};
}

/** The variable that says where a subscriber begins, if it says nothing else: it does not keep subscribers apart. */
function positionVariable(query: string, operation: OperationDefinitionNode): string | null {
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const value = selection.arguments?.find((argument) => argument.name.value === 'afterSeq')?.value;
    if (value?.kind !== Kind.VARIABLE) continue;
    const name = value.name.value;
    const uses = query.match(new RegExp(`\\$${name}\\b`, 'g'))?.length ?? 0;
    return uses === 2 ? name : null;
  }
  return null;
}
