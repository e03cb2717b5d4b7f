import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { seededRandom } from './seeded-random.ts';

/** Something that nobody means well with. */
export interface Hostile {
  kind: string;
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Documents against a schema, of every kind in turn; the same ones for the same seed. */
export function hostileDocuments(schema: GraphQLSchema, count: number, seed: number, ids: Ids): Hostile[] {
  const makers = Object.entries(new Attacker(schema, seededRandom(seed), ids).kinds());
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = makers[index % makers.length] as [string, () => Omit<Hostile, 'kind'>];
    return { kind, ...make() };
  });
}

/** Ids that exist, so that documents get past the first refusal. */
export interface Ids {
  company: string;
  conversation: string;
}

const NASTY: readonly unknown[] = [
  null,
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🙂'.repeat(300),
  "' or 1=1 --",
  '../../etc/passwd',
  -1,
  0,
  101,
  2_147_483_647,
  2_147_483_648,
  1e308,
  0.5,
  true,
  [],
  [[[]]],
  {},
  { __proto__: null, constructor: { prototype: {} } },
  '9'.repeat(400),
  'x'.repeat(100_000),
];

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const UUID = '01980000-0000-7000-8000-000000000000';
const CURSORS: readonly string[] = [
  cursor('\u0000'),
  cursor(['\u0000', UUID]),
  cursor(['0000-01-01T00:00:00Z', UUID]),
  cursor(['9999-12-31T23:59:59.999999999Z', UUID]),
  cursor(['a', 'b']),
  cursor(99_999_999_999),
  cursor(-1),
  cursor(1e300),
  cursor({ length: 2 }),
  cursor(null),
  '[]',
  '\u0000',
  '=',
];

class Attacker {
  readonly #schema: GraphQLSchema;
  readonly #random: () => number;
  readonly #ids: Ids;

  constructor(schema: GraphQLSchema, random: () => number, ids: Ids) {
    this.#schema = schema;
    this.#random = random;
    this.#ids = ids;
  }

  kinds(): Record<string, () => Omit<Hostile, 'kind'>> {
    return {
      deep: () => ({ query: this.#operation((field) => this.#nested(field, this.#number(3, 400))) }),
      wide: () => {
        const text = this.#plainRoot();
        return { query: `query { ${range(this.#number(5, 300), (n) => `a${n}: ${text}`)} }` };
      },
      aliased: () => {
        const leaf = this.#pick(['id', 'name', '__typename']);
        const inside = range(this.#number(5, 700), (n) => `a${n}: ${leaf}`);
        return { query: `{ company(id: "${this.#ids.company}") { ${inside} } }` };
      },
      'fragment bomb': () => {
        const size = this.#number(3, 60);
        const spreads = this.#number(2, 8);
        const bombs = range(size, (n) => `fragment f${n} on Company { ${range(spreads, () => `...f${n + 1}`)} }`);
        return {
          query: `{ company(id: "${this.#ids.company}") { ...f0 } } ${bombs} fragment f${size} on Company { id name }`,
        };
      },
      'fragment circle': () => {
        const size = this.#number(1, 30);
        const ring = range(size, (n) => `fragment f${n} on Query { viewer { id } ...f${(n + 1) % size} }`);
        return { query: `${this.#pick(['{ ...f0 }', '{ installation { passwordMinLength } }'])} ${ring}` };
      },
      'unused fragments': () => ({
        query: `{ viewer { id } } ${range(this.#number(10, 200), (n) => `fragment f${n} on Company { id ...f${n + 1} ...f${n + 2} }`)}`,
      }),
      'fields that overlap': () => {
        const size = this.#number(10, 250);
        const same = range(size, () => 'company { id }');
        const other = range(size, (n) => `...on Viewer { company { x${n % 3}: name } }`);
        return { query: `{ viewer { ${this.#pick([same, other, same + other])} } }` };
      },
      'overlapping fragments': () => {
        const size = this.#number(5, 60);
        const parts = range(size, (n) => `fragment f${n} on Viewer { company { id name } email ...g${n} }`);
        const others = range(size, (n) => `fragment g${n} on Viewer { company { id createdAt } email }`);
        return { query: `{ viewer { ${range(size, (n) => `...f${n}`)} } } ${parts} ${others}` };
      },
      'huge literal': () => {
        const size = this.#number(1_000, 50_000);
        const value = this.#pick([
          `"${'x'.repeat(size)}"`,
          `"""${'\\n  x'.repeat(size / 8)}"""`,
          '9'.repeat(size),
          `${'['.repeat(size / 100)}${']'.repeat(size / 100)}`,
          `"${'\\u0000'.repeat(size / 10)}"`,
          `{${range(size / 200, (n) => `k${n}: ${n}`)}}`,
          `[${range(size / 50, () => '"a"')}]`,
        ]);
        return { query: this.#withValues(() => value) };
      },
      'wrong types': () => ({ query: this.#withValues(() => literal(this.#pick(NASTY.slice(0, -1)))) }),
      'nasty values': () => ({ query: this.#withValues((type) => this.#likely(type)) }),
      'nasty variables': () => this.#withVariables(),
      'nasty cursors': () => {
        const after = JSON.stringify(this.#pick(CURSORS));
        const { company, conversation } = this.#ids;
        const list = this.#pick([
          `companies(first: 5, after: ${after}) { nodes { id } }`,
          `conversations(companyId: "${company}", first: 5, after: ${after}) { nodes { id } }`,
          `company(id: "${company}") { people(first: 5, after: ${after}) { nodes { id } } }`,
          `conversation(companyId: "${company}", id: "${conversation}") { messages(first: 5, after: ${after}) { nodes { id } } }`,
        ]);
        return { query: `{ ${list} }` };
      },
      'page sizes': () => {
        const first = this.#pick([
          '0',
          '-1',
          '101',
          '1000000',
          '2147483647',
          '99999999999',
          '1.5',
          '"5"',
          'null',
          '[5]',
        ]);
        return {
          query: `{ conversations(companyId: "${this.#ids.company}", first: ${first}) { nodes { messages(first: ${first}) { nodes { id } } } } }`,
        };
      },
      expensive: () => ({
        query: `{ ${range(this.#number(1, 12), (n) => `a${n}: conversations(companyId: "${this.#ids.company}", first: 100) { nodes { messages(first: 100) { nodes { products { id } } } } }`)} }`,
      }),
      'many operations': () => {
        const operations = range(this.#number(2, 300), (n) => `query q${n} { viewer { id } }`);
        const operationName = this.#pick([undefined, 'q0', 'q1', 'none', '', '__proto__']);
        return { query: operations, ...(operationName === undefined ? {} : { operationName }) };
      },
      directives: () => {
        const directive = this.#pick([
          '@skip(if: false)',
          '@include(if: true)',
          '@x',
          '@deprecated',
          '@skip(if: 1)',
          '@skip',
        ]);
        return { query: `{ viewer ${range(this.#number(1, 300), () => directive)} { id } }` };
      },
      introspection: () => {
        const depth = this.#number(0, 12);
        const inner = this.#pick(['name', 'fields { name }', 'fields(includeDeprecated: true) { args { name } }']);
        const nested = `fields { type { ofType { `.repeat(depth) + inner + ' } } }'.repeat(depth);
        return {
          query: this.#pick([`{ __schema { types { ${nested} } } }`, `{ __type(name: "Company") { ${nested} } }`]),
        };
      },
      'several sign-ins': () => {
        const attempt = (n: number) =>
          `a${n}: signIn(email: "a${n}@b.it", password: "parola", delivery: BODY) { accessToken }`;
        const size = this.#number(2, 40);
        return {
          query: this.#pick([
            `mutation { ${range(size, attempt)} }`,
            `mutation { ...f } fragment f on Mutation { ${range(size, attempt)} }`,
            `mutation { ${range(size, (n) => `... on Mutation { ${attempt(n)} }`)} }`,
            `mutation { ${range(size, (n) => `...f${n}`)} } ${range(size, (n) => `fragment f${n} on Mutation { ${attempt(n)} }`)}`,
            `mutation { __typename ${attempt(1)} }`,
          ]),
        };
      },
      subscriptions: () => {
        const activity = `conversationActivity(companyId: "${this.#ids.company}") { id }`;
        return {
          query: this.#pick([
            `subscription { ${range(this.#number(2, 40), (n) => `a${n}: ${activity}`)} }`,
            `subscription { ...f } fragment f on Subscription { ${activity} }`,
            `subscription { __typename }`,
            `subscription { ${activity} @skip(if: true) }`,
            `subscription { conversationActivity(companyId: "${this.#ids.company}") { messages(first: 100) { nodes { products { id } } } } }`,
            `subscription { conversationActivity(companyId: "${this.#ids.company}") { ${'x { '.repeat(400)}${' }'.repeat(400)} } }`,
            `subscription { conversationMessages(companyId: "${this.#ids.company}", conversationId: "${this.#ids.conversation}", afterSeq: -2147483648) { id } }`,
            `subscription { constructor }`,
            `subscription { visibleCompanyCount }`,
          ]),
        };
      },
      mangled: () => {
        const whole = `query Q($a: ID!, $n: Int = 5) { company(id: $a) { id people(first: $n) { nodes { email } } } }`;
        return { query: this.#mangle(whole), variables: { a: this.#ids.company } };
      },
      junk: () => ({
        query:
          range(
            this.#number(1, 400),
            () =>
              this.#pick(['{', '}', '(', '$', '!', '...', '@', '"', '\u0000', '#', ' a ', '\ufeff', '|', '&', '"""']),
            '',
          ) || '{',
      }),
    };
  }

  #number(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item;
  }

  #roots(): { word: string; type: GraphQLObjectType }[] {
    const [query, mutation, subscription] = [
      this.#schema.getQueryType(),
      this.#schema.getMutationType(),
      this.#schema.getSubscriptionType(),
    ];
    const roots = [
      { word: 'query', type: query },
      { word: 'mutation', type: mutation },
      { word: 'subscription', type: subscription },
    ];
    return roots.flatMap(({ word, type }) => (type ? [{ word, type }] : []));
  }

  #operation(write: (field: GraphQLField<unknown, unknown>) => string): string {
    const { word, type } = this.#pick(this.#roots());
    return `${word} { ${write(this.#pick(Object.values(type.getFields())))} }`;
  }

  #plainRoot(): string {
    return this.#pick([
      'installation { passwordMinLength }',
      'viewer { id }',
      `company(id: "${this.#ids.company}") { id }`,
    ]);
  }

  /** A field inside a field inside a field, as the schema goes on, and then beyond it. */
  #nested(field: GraphQLField<unknown, unknown>, depth: number): string {
    const head = `${field.name}${this.#arguments(field, (type) => this.#likely(type))}`;
    const type = getNamedType(field.type);
    if (depth === 0) return head;
    if (!isObjectType(type))
      return this.#random() < 0.5 ? head : `${head} { ${'x { '.repeat(depth)}x${' }'.repeat(depth)} }`;
    const fields = Object.values(type.getFields());
    const objects = fields.filter((each) => isObjectType(getNamedType(each.type)));
    return `${head} { ${this.#nested(this.#pick(objects.length > 0 ? objects : fields), depth - 1)} }`;
  }

  #arguments(field: GraphQLField<unknown, unknown>, value: (type: string) => string): string {
    const given = field.args.map((argument) => `${argument.name}: ${value(String(argument.type))}`);
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  }

  #withValues(value: (type: string) => string): string {
    return this.#operation((field) => {
      const type = getNamedType(field.type);
      return `${field.name}${this.#arguments(field, value)} ${isObjectType(type) ? '{ __typename }' : ''}`;
    });
  }

  /** A literal of the right type, mostly, and seldom a good one. */
  #likely(type: string): string {
    if (type.startsWith('Int')) return this.#pick(['-1', '0', '1', '100', '2147483647', '-2147483648']);
    if (type.startsWith('ID')) {
      return literal(this.#pick([this.#ids.company, this.#ids.conversation, UUID, '', 'x', '\u0000', '5']));
    }
    if (type.startsWith('String')) {
      return literal(
        this.#pick(['', ' ', '\u0000', '\ud800', 'a@b.it', "'; drop table faqs; --", 'x'.repeat(3_000), ...CURSORS]),
      );
    }
    if (type.startsWith('NewCompany'))
      return `{ name: ${literal(this.#pick(['', '\u0000', 'x'.repeat(999)]))}, logoUrl: "x", primaryColor: "\\u0000" }`;
    if (type.startsWith('AssistantSettings')) {
      return `{ allowedTopics: [${literal(this.#pick(['', 'TRAVEL', '\u0000']))}], synonyms: [["\\u0000", "b"]], version: ${this.#pick(['1', '-1', '2147483647'])} }`;
    }
    return this.#pick(['ACTIVE', 'BODY', 'COOKIE', 'NONE']);
  }

  #withVariables(): Omit<Hostile, 'kind'> {
    const { word, type } = this.#pick(this.#roots());
    const field = this.#pick(Object.values(type.getFields()));
    const head = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
    const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
    const variables = Object.fromEntries(field.args.map((argument) => [argument.name, this.#pick(NASTY.slice(0, -1))]));
    const inside = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    const parens = (text: string) => (text === '' ? '' : `(${text})`);
    return { query: `${word} ${parens(head)} { ${field.name}${parens(given)} ${inside} }`, variables };
  }

  #mangle(text: string): string {
    let mangled = text;
    for (let count = this.#number(1, 6); count > 0; count--) {
      const place = this.#number(0, mangled.length);
      const cut = this.#number(0, 4);
      const added = this.#pick(['', '{', '}', '$', '(', '"', '\\', '\u0000', '...', '@', '0', 'fragment ', ' on ']);
      mangled = mangled.slice(0, place) + added + mangled.slice(place + cut);
    }
    return mangled || '{';
  }
}

function range(count: number, write: (index: number) => string, between = ' '): string {
  return Array.from({ length: Math.floor(count) }, (_, index) => write(index)).join(between);
}

/** A value as GraphQL writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, each]) => `${key}: ${literal(each)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}
