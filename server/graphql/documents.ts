import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { UserError } from '../errors.ts';
import { checkShape, checkText, OPERATION_LIMITS } from './limits.ts';

/**
 * The operation of a document that is meant.
 * @throws UserError OPERATION_NAME_REQUIRED, UNKNOWN_OPERATION.
 */
export function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  throw new UserError(name === null || name === undefined ? 'OPERATION_NAME_REQUIRED' : 'UNKNOWN_OPERATION');
}

const REMEMBERED = 1_000; // documents
const LARGEST_REMEMBERED = 32_000_000; // bytes of all of them together
const LONGEST_REMEMBERED = 16_384; // characters; longer ones are nobody's daily question
const BYTES_OF_A_WORD = 250; // of a document that was read: a thousand large ones, of some 1,100 words each, held 284 MB

/** About how many bytes a document takes with its text. */
const bytesOf = (text: string) => text.length * 2 + (text.match(/\w+/g)?.length ?? 0) * BYTES_OF_A_WORD;

/** Documents that were read, checked and found valid: programs send the same few again and again. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #allowsIntrospection: boolean;
  readonly #known = new Map<string, DocumentNode>();
  #bytes = 0;

  constructor(schema: GraphQLSchema, allowsIntrospection: boolean) {
    this.#schema = schema;
    this.#allowsIntrospection = allowsIntrospection;
  }

  /**
   * The document of a text, checked for its length before it is parsed, and for its shape before it is validated.
   * @throws UserError QUERY_TOO_COMPLEX or BAD_REQUEST; where introspection is allowed, GraphQLError with the reason.
   */
  read(text: string): DocumentNode {
    const known = this.#known.get(text);
    if (known) return known;
    const document = this.#readNew(text);
    if (text.length > LONGEST_REMEMBERED) return document;
    this.#known.set(text, document);
    this.#bytes += bytesOf(text);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED && this.#bytes <= LARGEST_REMEMBERED) break;
      this.#known.delete(oldest);
      this.#bytes -= bytesOf(oldest);
    }
    return document;
  }

  #readNew(text: string): DocumentNode {
    checkText(text);
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: OPERATION_LIMITS.tokens, noLocation: true });
    } catch (error) {
      const isTooLong = error instanceof GraphQLError && / \d+ tokens\. Parsing aborted/.test(error.message);
      throw isTooLong ? new UserError('QUERY_TOO_COMPLEX') : this.refusalOf(error);
    }
    checkShape(document);
    const rules = this.#allowsIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const [fault] = validate(this.#schema, document, rules, { maxErrors: 1 });
    if (fault) throw this.refusalOf(fault);
    return document;
  }

  /** Programmers are told what is wrong; in production nothing is told about the inside. */
  refusalOf(error: unknown): GraphQLError {
    if (!this.#allowsIntrospection || !(error instanceof GraphQLError)) return new UserError('BAD_REQUEST');
    const detail = error.message.replace(/ Did you mean .*$/s, '');
    return new GraphQLError(detail, { extensions: { code: 'BAD_REQUEST' } });
  }
}
