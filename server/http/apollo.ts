import { createHash } from 'node:crypto';
import { ApolloServer, type BaseContext } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Caller, Context } from '../context.ts';

/** An operation that was read and checked, with the text that it was read from. */
export interface ReadOperation {
  text: string;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** Carries an operation out; its errors are as they were thrown. */
export type Execute = (operation: ReadOperation, context: Context) => Promise<ExecutionResult>;

/**
 * Apollo's server, which executes what the door has read: it is handed the document, so that nothing is parsed and
 * validated twice.
 */
export async function startApollo(schema: GraphQLSchema, log: Logger): Promise<Execute> {
  const handed = new HandedDocuments();
  const thrown = new WeakMap<Caller, readonly GraphQLError[]>(); // by caller, because a context is copied
  const apollo = new ApolloServer<Context & BaseContext>({
    schema,
    introspection: true, // what may be asked was decided when the document was read
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    csrfPrevention: false, // the door takes JSON alone from other sites' pages, and no cookie with an address
    documentStore: handed,
    plugins: [
      // It would put a resolver of its own on every field of the schema, which the hub executes too.
      ApolloServerPluginCacheControlDisabled(),
      {
        requestDidStart: async () => ({
          didEncounterErrors: async ({ contextValue, errors }) => void thrown.set(contextValue.caller, errors),
        }),
      },
    ],
    logger: { debug() {}, info() {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
  });
  await apollo.start();
  return async ({ text: query, document, operationName, variables }, contextValue) => {
    const release = handed.hand(query, document);
    try {
      const request = { query, variables, ...(operationName === null ? {} : { operationName }) };
      const { body } = await apollo.executeOperation(request, { contextValue });
      if (body.kind !== 'single') throw new Error('incremental delivery is not offered');
      const errors = thrown.get(contextValue.caller);
      const { data } = body.singleResult;
      return { ...(data === undefined ? {} : { data }), ...(errors ? { errors } : {}) };
    } finally {
      release();
    }
  };
}

/** The documents of the operations that are carried out now, by the hash that Apollo asks for. */
class HandedDocuments {
  readonly #byHash = new Map<string, { document: DocumentNode; holders: number }>();

  /** Until the returned function is called. */
  hand(text: string, document: DocumentNode): () => void {
    const hash = createHash('sha256').update(text).digest('hex');
    const known = this.#byHash.get(hash);
    if (known) known.holders++;
    else this.#byHash.set(hash, { document, holders: 1 });
    return () => {
      const held = this.#byHash.get(hash);
      if (held && --held.holders === 0) this.#byHash.delete(hash);
    };
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#byHash.get(key.slice(-64))?.document; // behind a prefix of the schema's
  }

  async set(): Promise<void> {}

  async delete(): Promise<boolean> {
    return false;
  }
}
