import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { UserError } from '../errors.ts';
import { COST_OF_FIELD, COST_OF_OPERATION, LOOP_COSTS } from './loop-costs.ts';

/** How large an operation may be; the same on both doors. docs/api.md repeats them. */
export interface OperationLimits {
  /** Of the text: of a prompt of 20,000, each of them written as an escape, twice. */
  characters: number;
  /** Brackets inside one another, whatever they stand for, before anything is read. */
  brackets: number;
  /** Lexical tokens of the whole document. */
  tokens: number;
  /** Fields inside one another. */
  depth: number;
  /** The same in what asks about the schema itself, where that is allowed at all: tools go this deep into types. */
  schemaDepth: number;
  aliases: number;
  rootFields: number;
  /** Fields after fragments are written out. */
  fields: number;
  /** Fields times the page sizes around them. */
  cost: number;
}

export const OPERATION_LIMITS: OperationLimits = {
  characters: 65_536,
  brackets: 60,
  tokens: 1_500,
  depth: 12,
  schemaDepth: 20,
  aliases: 30,
  rootFields: 10,
  fields: 500,
  cost: 20_000,
};

/** Mutations that guessing could profit from, so that each attempt is counted, and those that hash a password: one an operation. */
const ALONE: ReadonlySet<string> = new Set([
  'signIn',
  'register',
  'refreshSession',
  'redeemPasswordLink',
  'changePassword',
  'createVisitor',
  'addClient',
  'setClientPassword',
]);

const OPENING = /[{[(]/;
/** A text in a document, a remark, or one bracket: brackets in texts and remarks mean nothing. */
const BRACKETS = /"""(?:[^"\\]|\\.|"(?!""))*(?:"""|$)|"(?:[^"\\\n]|\\.)*"?|#[^\n\r]*|[{}[\]()]/gs;

/**
 * Checks the text of a document before it is parsed.
 * @throws UserError QUERY_TOO_COMPLEX.
 */
export function checkText(text: string, limits: OperationLimits = OPERATION_LIMITS): void {
  if (text.length > limits.characters) throw new UserError('QUERY_TOO_COMPLEX');
  let open = 0;
  for (const [found] of text.matchAll(BRACKETS)) {
    if (found.length > 1) continue;
    open = OPENING.test(found) ? open + 1 : Math.max(0, open - 1);
    if (open > limits.brackets) throw new UserError('QUERY_TOO_COMPLEX');
  }
}

/**
 * Checks the shape of a document before anything expensive looks at it; work is bounded by the limits, not by what
 * fragments would unfold to.
 * @throws UserError QUERY_TOO_COMPLEX, BAD_REQUEST (fragments in a circle, several sign-ins at once).
 */
export function checkShape(document: DocumentNode, limits: OperationLimits = OPERATION_LIMITS): void {
  const fragments = fragmentsOf(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const seen = { fields: 0, aliases: 0, roots: [] as string[] };
    const visit = (selections: SelectionSetNode, depth: number, deepest: number, within: ReadonlySet<string>): void => {
      if (depth > deepest) throw new UserError('QUERY_TOO_COMPLEX');
      for (const selection of selections.selections) {
        if (++seen.fields > limits.fields) throw new UserError('QUERY_TOO_COMPLEX');
        if (selection.kind === Kind.FIELD) {
          if (selection.alias && ++seen.aliases > limits.aliases) throw new UserError('QUERY_TOO_COMPLEX');
          if (depth === 1) seen.roots.push(selection.name.value);
          const below = depth === 1 && selection.name.value.startsWith('__') ? limits.schemaDepth : deepest;
          if (selection.selectionSet) visit(selection.selectionSet, depth + 1, below, within);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          visit(selection.selectionSet, depth, deepest, within);
        } else {
          const name = selection.name.value;
          if (within.has(name)) throw new UserError('BAD_REQUEST');
          const fragment = fragments.get(name);
          if (fragment) visit(fragment.selectionSet, depth, deepest, new Set([...within, name]));
        }
      }
    };
    visit(definition.selectionSet, 1, limits.depth, new Set());
    if (seen.roots.length > limits.rootFields) throw new UserError('QUERY_TOO_COMPLEX');
    if (seen.roots.length > 1 && seen.roots.some((name) => ALONE.has(name))) throw new UserError('BAD_REQUEST');
  }
}

/**
 * Checks what an operation may cost with these variables: each field counts once for every row it may be read of, and
 * more where it is read from the database for that row alone.
 * @returns ms of the event loop that it is known to cost.
 * @throws UserError QUERY_TOO_COMPLEX.
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  limits: OperationLimits = OPERATION_LIMITS,
): number {
  const fragments = fragmentsOf(document);
  let cost = 0;
  let heavy = 0;
  const visit = (selections: SelectionSetNode, typeName: string | undefined, rows: number): void => {
    const type = typeName === undefined ? undefined : schema.getType(typeName);
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        cost += rows * (READ_ALONE[typeName ?? '']?.has(selection.name.value) ? COST_OF_READING : 1);
        if (cost > limits.cost) throw new UserError('QUERY_TOO_COMPLEX');
        heavy += rows * (LOOP_COSTS[`${typeName}.${selection.name.value}`] ?? 0);
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!selection.selectionSet || !field) continue;
        const within = isConnection(selection) ? rows * pageSize(selection, variables) : rows * listSize(field.type);
        visit(selection.selectionSet, getNamedType(field.type).name, within);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, rows);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet, fragment.typeCondition.name.value, rows);
      }
    }
  };
  visit(operation.selectionSet, schema.getRootType(operation.operation)?.name, 1);
  return COST_OF_OPERATION + cost * COST_OF_FIELD + heavy;
}

/** Fields that are read from the database for each row that has them; pages inside pages are read together. */
const READ_ALONE: Readonly<Record<string, ReadonlySet<string>>> = {
  Company: new Set(['people', 'staff', 'productCount', 'faqCount', 'draftFaqCount']),
};
const COST_OF_READING = 10; // fields that are at hand already

const LARGEST_PAGE = 100;
const FEW = 3; // rows of a list without a page size, e.g. a message's products

function isConnection(field: FieldNode): boolean {
  return field.arguments?.some((argument) => argument.name.value === 'first') ?? false;
}

function pageSize(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const value = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  const asked =
    value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.INT ? value.value : 0;
  // A page that is larger is refused when it is read; here it must only not be free.
  return Math.min(LARGEST_PAGE, Math.max(1, Number(asked) || LARGEST_PAGE));
}

/** A connection's own `nodes` have been counted with its page size. */
function listSize(type: unknown): number {
  const list = isNonNullType(type) ? type.ofType : type;
  if (!isListType(list)) return 1;
  return getNamedType(list).name === 'ProductCard' ? FEW : 1;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
