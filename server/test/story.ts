import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { hashPassword } from '../accounts/credentials.ts';
import { addAccount } from '../accounts/store.ts';
import type { App } from '../app.ts';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '../companies/company.ts';
import { addCompany } from '../companies/store.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { addFaqs, type NewFaq } from '../faqs/store.ts';
import { addProducts, type NewProduct } from '../products/store.ts';

/** What comes back: data, and errors with their codes. */
export interface Answer<Data = Record<string, never>> {
  status: number;
  data: Data | null;
  errors: { message: string; extensions: { code: string; retryAfter?: number; requestId?: string } }[];
  headers: Headers;
}

/** Asks the HTTP door as a program would. */
// biome-ignore lint/suspicious/noExplicitAny: stories read answers of every shape, and fail on wrong ones
export async function ask<Data = any>(
  app: Pick<App, 'url'>,
  query: string,
  variables: Record<string, unknown> = {},
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Partial<Answer<Data>>;
  return { status: response.status, data: body.data ?? null, errors: body.errors ?? [], headers: response.headers };
}

/** As `ask`, for what has to succeed. @throws Error with what was refused. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export async function must<Data = any>(...args: Parameters<typeof ask>): Promise<Data> {
  const { data, errors } = await ask<Data>(...args);
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

/** A subscription as the official client sees it: what came so far, its errors, how it was closed. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface Listening<Data = any> {
  events: Data[];
  errors: { message: string; extensions?: { code?: string } }[];
  closeCodes: number[];
  stop(): Promise<void>;
}

const ASKED_BACK = 1_013; // the server was too busy just then, as it may be on a machine that is
const MOST_RETURNS = 20;

/**
 * Subscribes with the official client; it comes back by itself when it is asked to, as every client does, and after any
 * end when `retries` is given.
 */
// biome-ignore lint/suspicious/noExplicitAny: as above
export function listen<Data = any>(
  app: Pick<App, 'url'>,
  query: string,
  variables: Record<string, unknown>,
  token: string | null,
  retries = 0,
): Listening<Data> {
  const listening: Omit<Listening<Data>, 'stop'> = { events: [], errors: [], closeCodes: [] };
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token === null ? {} : { token },
    retryAttempts: retries > 0 ? retries : MOST_RETURNS,
    shouldRetry: (event) => retries > 0 || (event as { code?: number }).code === ASKED_BACK,
    on: { closed: (event) => listening.closeCodes.push((event as { code: number }).code) },
  });
  client.subscribe<Data>(
    { query, variables },
    {
      next: (result) => {
        if (result.data) listening.events.push(result.data);
        if (result.errors) listening.errors.push(...result.errors.map(plain));
      },
      error: (error) => {
        if (Array.isArray(error)) listening.errors.push(...error.map(plain));
      },
      complete: () => undefined,
    },
  );
  // One that is turned away just then fails to close what it never had.
  return Object.assign(listening, { stop: async () => Promise.resolve(client.dispose()).catch(() => undefined) });
}

function plain(error: { message: string; extensions?: unknown }) {
  return { message: error.message, extensions: (error.extensions ?? {}) as { code?: string } };
}

const WAIT_AT_MOST = 60_000; // ms; ten times and more of what anything here takes, on a machine that is busy

/** Waits until something holds, `atMost` so many ms. @throws Error naming it when it never does. */
export async function eventually<Value>(
  what: string,
  read: () => Value | Promise<Value>,
  atMost = WAIT_AT_MOST,
): Promise<NonNullable<Value>> {
  const end = Date.now() + atMost;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until a server is ready: it is not while its database takes a second to answer, as on a busy machine it may. */
export function ready({ url }: Pick<App, 'url'>): Promise<boolean> {
  return eventually('it is ready', async () => (await fetch(`${url}/health/ready`)).status === 200);
}

let hash: Promise<string> | undefined;

export const PASSWORD = 'una password di prova';

/** Somebody who can sign in, with an access token. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Makes an account and signs it in. */
export async function createPerson(
  app: App,
  role: 'SUPERADMIN' | 'ADMIN' | 'CLIENT' | null,
  companyId: string | null = null,
): Promise<Person> {
  hash ??= hashPassword(PASSWORD);
  const email = `${randomUUID()}@example.it`;
  const passwordHash = await hash;
  const id = await asSystem(app.shared.database, (manager) =>
    addAccount(manager, { email, role, companyId, passwordHash }),
  );
  if (id === null) throw new Error('the e-mail is taken');
  return { id, email, token: await signIn(app, email) };
}

/** An access token of an account with the stories' password. */
export async function signIn(app: Pick<App, 'url'>, email: string, password = PASSWORD): Promise<string> {
  const { signIn } = await must(app, SIGN_IN, { email, password });
  return signIn.accessToken;
}

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password, delivery: BODY) { accessToken }
}`;

/** A shop with its owner, what its assistant knows, and the rows' ids. */
export interface Shop {
  id: string;
  owner: Person;
}

/** Makes a shop whose assistant knows its hours, its shipping, headphones and a rucksack. */
export async function createShop(app: App, given: { name?: string; owner?: Person } = {}): Promise<Shop> {
  const owner = given.owner ?? (await createPerson(app, 'ADMIN'));
  const id = randomUUID();
  await asSystem(app.shared.database, (manager) =>
    addCompany(manager, {
      id,
      name: given.name ?? 'Negozio di prova',
      logoUrl: '',
      primaryColor: DEFAULT_PRIMARY_COLOR,
      secondaryColor: DEFAULT_SECONDARY_COLOR,
      ownerId: owner.id,
    }),
  );
  await inCompany(app.shared.database, id, async (manager) => {
    await addFaqs(
      manager,
      FAQS.map((faq, position) => ({ ...faq, companyId: id, id: randomUUID(), position })),
    );
    await addProducts(
      manager,
      PRODUCTS.map((product, position) => ({ ...product, companyId: id, id: randomUUID(), position })),
    );
  });
  app.shared.publish({ kind: 'company', id });
  return { id, owner };
}

const FAQS: Omit<NewFaq, 'companyId' | 'id' | 'position'>[] = [
  {
    code: '1',
    question: 'Quali sono gli orari?',
    answer: 'Siamo aperti dal lunedì al venerdì, dalle 9:00 alle 18:00.',
    keywords: ['orari', 'orario', 'aperti'],
    category: 'Generale',
    isDraft: false,
  },
  {
    code: '2',
    question: 'La spedizione è gratuita?',
    answer: 'La spedizione è gratuita sopra i 50 euro.',
    keywords: ['spedizione', 'consegna'],
    category: 'Generale',
    isDraft: false,
  },
];

const PRODUCTS: Omit<NewProduct, 'companyId' | 'id' | 'position'>[] = [
  {
    code: '1',
    name: 'Cuffie Wireless',
    description: 'Cuffie con cancellazione del rumore.',
    price: '89,99 €',
    priceCents: 8_999,
    currency: 'EUR',
    category: 'Elettronica',
    imageUrl: '',
    link: 'https://example.it/cuffie',
    isAvailable: true,
    keywords: ['cuffie', 'audio'],
    variants: [],
  },
  {
    code: '2',
    name: 'Zaino Urban',
    description: 'Zaino impermeabile.',
    price: '49,90 €',
    priceCents: 4_990,
    currency: 'EUR',
    category: 'Accessori',
    imageUrl: '',
    link: '',
    isAvailable: true,
    keywords: ['zaino', 'scuola'],
    variants: [],
  },
];

/** A visitor of a shop: their token. */
export async function createVisitor(
  app: Pick<App, 'url'>,
  companyId: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const query = 'mutation ($id: ID!) { createVisitor(companyId: $id) { token } }';
  const { createVisitor } = await must(app, query, { id: companyId }, null, headers);
  return createVisitor.token;
}

const SENT = `conversation { id status lastSeq isReplyPending version }
  message { id seq sender text clientMessageId } reply { id seq sender text source faqQuestion chips products { name price } }`;

/** Starts a conversation as a visitor. */
export function start(
  app: Pick<App, 'url'>,
  token: string,
  text: string,
  ids: { conversation?: string; message?: string } = {},
) {
  return ask(
    app,
    `mutation ($conversation: ID!, $message: ID!, $text: String!) {
      startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) { ${SENT} }
    }`,
    { conversation: ids.conversation ?? randomUUID(), message: ids.message ?? randomUUID(), text },
    token,
  );
}

/** Says something in a conversation as a visitor. */
export function say(
  app: Pick<App, 'url'>,
  token: string,
  conversationId: string,
  text: string,
  message: string = randomUUID(),
) {
  return ask(
    app,
    `mutation ($conversation: ID!, $message: ID!, $text: String!) {
      sendMessage(conversationId: $conversation, clientMessageId: $message, text: $text) { ${SENT} }
    }`,
    { conversation: conversationId, message, text },
    token,
  );
}
