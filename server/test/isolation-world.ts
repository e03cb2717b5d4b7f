import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/credentials.ts';
import { addPasswordLink, addSession } from '../accounts/session-store.ts';
import { hashToken, makeAccessToken, makeRefreshToken } from '../accounts/sessions.ts';
import { addAccount } from '../accounts/store.ts';
import type { App } from '../app.ts';
import { makeVisitorToken } from '../conversations/visitor-token.ts';
import { asSystem, querySystem } from '../database/system.ts';
import type { QuestionKind } from '../improvement/question-group.ts';
import { createShop, must, PASSWORD, start } from './story.ts';

/** Every kind of viewer. Who has no "other" in the name belongs to the first of two companies. */
export const VIEWERS = [
  'anonymous',
  'visitor',
  'another visitor',
  "other company's visitor",
  'client',
  "other company's client",
  'owner admin',
  'other admin',
  'superadmin',
  'no role',
  'unknown role',
  'disabled',
  'expired',
] as const;
export type ViewerKind = (typeof VIEWERS)[number];

/** What is asked for; `mixed` names the first company, but a row of the other one. */
export type Target = 'own' | 'other' | 'unknown' | 'mixed';

/** One company with what nobody else may read: `secret` is in its people's e-mails, its drafts and its synonyms. */
interface Place {
  companyId: string;
  secret: string;
  ownerId: string;
  clientId: string;
  visitorId: string;
  conversationId: string;
}

/** Two companies with everybody who might look into them. */
export interface World {
  app: App;
  own: Place;
  other: Place;
  /** What is written only in the visitor's own conversation. */
  visitorSecret: string;
  /** A token of a new session of this viewer, so that no cell of the matrix spoils the next. */
  tokenOf(viewer: ViewerKind): Promise<string | null>;
  companyAt(target: Target): string;
  conversationAt(target: Target): string;
  /** A new conversation, by the company's visitor. */
  newConversationAt(target: Target): Promise<string>;
  /** A new client. */
  newPersonAt(target: Target): Promise<{ id: string; email: string }>;
  newPasswordLinkAt(target: Target): Promise<string>;
  /** The id of a new FAQ, in the trash where `isDeleted`; its texts are the company's secret. */
  newFaqAt(target: Target, isDeleted?: boolean): Promise<string>;
  /** The same of a product. */
  newProductAt(target: Target, isDeleted?: boolean): Promise<string>;
  /** The id of a new saved reply, deleted where `isDeleted`; its texts are the company's secret. */
  newSavedReplyAt(target: Target, isDeleted?: boolean): Promise<string>;
  newAcceptanceTestAt(target: Target, isDeleted?: boolean): Promise<string>;
  newAcceptanceRunAt(target: Target): Promise<string>;
  /** What the company's visitor left in a conversation; it says the company's secret. */
  newRequestAt(target: Target): Promise<string>;
  /** A FAQ under which the company's visitor pressed that they meant something else. */
  newRejectedAt(target: Target): Promise<string>;
  /** A group of questions that the company's visitor asked. */
  newGroupAt(target: Target, kind: QuestionKind): Promise<string>;
  /** A wish of the company's visitor. */
  newWishAt(target: Target): Promise<string>;
  /** A run of the company's that asks whether its catalogue may be changed; the one before asks no more. */
  newQuestionAt(target: Target): Promise<string>;
  newRefreshTokenAt(target: Target): Promise<string>;
  /** A number for each table that changes with every row of the two companies and their people. */
  fingerprint(): Promise<Fingerprint>;
}

/** By the table's name. */
export type Fingerprint = Record<string, string>;

export async function createWorld(app: App): Promise<World> {
  const { database, keys } = app.shared;
  const passwordHash = await hashPassword(PASSWORD);
  const accounts: string[] = [];

  async function addPerson(role: string | null, companyId: string | null, secret = ''): Promise<string> {
    const email = `${secret}${randomUUID()}@example.it`;
    const id = await asSystem(database, (manager) => addAccount(manager, { email, role, companyId, passwordHash }));
    if (id === null) throw new Error('the e-mail is taken');
    await querySystem(database, `update accounts set shown_name = 'Persona' where id = $id`, { id });
    accounts.push(id);
    return id;
  }

  async function openSession(accountId: string, now = new Date()): Promise<{ access: string; refresh: string }> {
    const refresh = makeRefreshToken();
    const sessionId = await asSystem(database, (manager) => addSession(manager, accountId, hashToken(refresh)));
    return { access: makeAccessToken(keys, accountId, sessionId, now).token, refresh };
  }

  const visitorToken = (companyId: string, visitorId: string) =>
    makeVisitorToken(keys, companyId, visitorId, new Date()).token;

  async function converse(companyId: string, visitorId: string, text: string): Promise<string> {
    const { data } = await start(app, visitorToken(companyId, visitorId), text);
    return data.startConversation.conversation.id;
  }

  async function createPlace(): Promise<Place> {
    const secret = `segreto-${randomUUID().slice(0, 8)}-`;
    const ownerId = await addPerson('ADMIN', null, secret);
    const owner = { id: ownerId, email: '', token: (await openSession(ownerId)).access };
    const { id: companyId } = await createShop(app, { owner });
    await must(app, SAVE_SYNONYMS, { companyId, synonyms: [[`${secret}uno`, `${secret}due`]] }, owner.token);
    const clientId = await addPerson('CLIENT', companyId, secret);
    const visitorId = randomUUID();
    return { companyId, secret, ownerId, clientId, visitorId, conversationId: '' };
  }

  const own = await createPlace();
  const other = await createPlace();
  const visitorSecret = `diario-${randomUUID()}`;
  own.conversationId = await converse(own.companyId, own.visitorId, `Quali sono gli orari? ${visitorSecret}`);
  other.conversationId = await converse(other.companyId, other.visitorId, `Quali sono gli orari? ${other.secret}`);
  const addRequest = (place: Place, id: string) => {
    const { companyId, conversationId, visitorId, secret } = place;
    return querySystem(database, ADD_REQUEST, { companyId, id, conversationId, visitorId, secret });
  };
  for (const place of [own, other]) {
    await addRequest(place, randomUUID());
    const { companyId, secret } = place;
    await querySystem(database, ADD_SAVED_REPLY, { companyId, id: randomUUID(), secret, isDeleted: false });
  }
  const superadminId = await addPerson('SUPERADMIN', null);
  const disabledId = await addPerson('CLIENT', own.companyId);
  await querySystem(database, 'update accounts set disabled_at = now() where id = $disabledId', { disabledId });

  const sessionOf = async (accountId: string) => (await openSession(accountId)).access;
  const tokens: Record<ViewerKind, () => Promise<string | null>> = {
    anonymous: async () => null,
    visitor: async () => visitorToken(own.companyId, own.visitorId),
    'another visitor': async () => visitorToken(own.companyId, randomUUID()),
    "other company's visitor": async () => visitorToken(other.companyId, other.visitorId),
    client: () => sessionOf(own.clientId),
    "other company's client": () => sessionOf(other.clientId),
    'owner admin': () => sessionOf(own.ownerId),
    'other admin': () => sessionOf(other.ownerId),
    superadmin: () => sessionOf(superadminId),
    'no role': async () => sessionOf(await addPerson(null, null)),
    'unknown role': async () => sessionOf(await addPerson('AUDITOR', null)),
    disabled: () => sessionOf(disabledId),
    expired: async () => (await openSession(own.ownerId, new Date(Date.now() - 3_600_000))).access,
  };

  const placeAt = (target: Target) => (target === 'own' ? own : other);
  const companyAt = (target: Target) =>
    target === 'unknown' ? randomUUID() : (target === 'other' ? other : own).companyId;

  async function newPersonAt(target: Target) {
    if (target === 'unknown') return { id: randomUUID(), email: `${randomUUID()}@example.it` };
    const { companyId, secret } = placeAt(target);
    const id = await addPerson('CLIENT', companyId, secret);
    const [row] = await querySystem<{ email: string }>(database, 'select email from accounts where id = $id', { id });
    return { id, email: row?.email ?? '' };
  }

  async function newRowAt(target: Target, isDeleted: boolean, statement: string): Promise<string> {
    const id = randomUUID();
    if (target === 'unknown') return id;
    // 'mixed' names the first company, but a row of the other one.
    const { companyId, secret } = target === 'own' ? own : other;
    await querySystem(database, statement, { companyId, id, secret, isDeleted });
    return id;
  }

  return {
    app,
    own,
    other,
    visitorSecret,
    tokenOf: (viewer) => tokens[viewer](),
    companyAt,
    conversationAt: (target) => (target === 'unknown' ? randomUUID() : placeAt(target).conversationId),
    async newConversationAt(target) {
      if (target === 'unknown') return randomUUID();
      const { companyId, visitorId, secret } = placeAt(target);
      return converse(companyId, visitorId, `Quali sono gli orari? ${secret}`);
    },
    newPersonAt,
    newFaqAt: (target, isDeleted = false) => newRowAt(target, isDeleted, ADD_FAQ),
    newAcceptanceTestAt: (target, isDeleted = false) => newRowAt(target, isDeleted, ADD_ACCEPTANCE_TEST),
    newAcceptanceRunAt: (target) => newRowAt(target, false, ADD_ACCEPTANCE_RUN),
    newSavedReplyAt: (target, isDeleted = false) => newRowAt(target, isDeleted, ADD_SAVED_REPLY),
    newProductAt: (target, isDeleted = false) => newRowAt(target, isDeleted, ADD_PRODUCT),
    async newPasswordLinkAt(target) {
      const token = makeRefreshToken();
      if (target === 'unknown') return token;
      const { id } = await newPersonAt(target);
      const expiresAt = new Date(Date.now() + 60_000);
      await asSystem(database, (manager) => addPasswordLink(manager, id, hashToken(token), expiresAt));
      return token;
    },
    async newRequestAt(target) {
      const id = randomUUID();
      if (target !== 'unknown') await addRequest(placeAt(target), id);
      return id;
    },
    async newRejectedAt(target) {
      const id = await newRowAt(target, false, ADD_FAQ);
      if (target !== 'unknown') await newRowAt(target, false, ADD_REJECTED.replace('$id', `'${id}'`));
      return id;
    },
    async newGroupAt(target, kind) {
      const id = randomUUID();
      if (target !== 'unknown') await querySystem(database, ADD_GROUP, { id, kind, ...placeAt(target) });
      return id;
    },
    async newWishAt(target) {
      const id = randomUUID();
      if (target !== 'unknown') await querySystem(database, ADD_WISH, { id, ...placeAt(target) });
      return id;
    },
    async newQuestionAt(target) {
      const id = randomUUID();
      if (target === 'unknown') return id;
      const { companyId, secret } = target === 'own' ? own : other;
      await querySystem(database, `update catalogue_runs set state = 'DISMISSED' where company_id = $companyId`, {
        companyId,
      });
      await querySystem(database, ADD_QUESTION, { companyId, id, secret });
      return id;
    },
    async newRefreshTokenAt(target) {
      if (target === 'unknown') return makeRefreshToken();
      return (await openSession((await newPersonAt(target)).id)).refresh;
    },
    async fingerprint() {
      const companies = [own.companyId, other.companyId];
      const rows = await querySystem<{ name: string; sum: string }>(database, await fingerprintOf(app), {
        companies,
        accounts,
      });
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
    },
  };
}

const ADD_REQUEST = `insert into contact_requests (company_id, id, conversation_id, visitor_id, kind, contact, question)
  values ($companyId, $id, $conversationId, $visitorId, 'EMAIL', $secret || 'anna@example.it', $secret)`;
// As if it had been tried already: whoever tries it would change it in the middle of a cell.
const ADD_GROUP = `with made as (
    insert into question_groups (company_id, id, kind, key, question_count, visitor_count, last_asked_at, checked_version)
    values ($companyId, $id::uuid, $kind::text, $id::uuid::text, 1, 1, now(), 2147483647) returning company_id, id
  )
  insert into grouped_questions (company_id, conversation_id, seq, kind, group_id, visitor_id, asked_at)
  select company_id, $conversationId::uuid, (select count(*) from grouped_questions) + 2, $kind::text, id, $visitorId::uuid, now()
  from made`;
const ADD_WISH = `with made as (
    insert into unmet_wishes (company_id, id, key, thing, wish_count, visitor_count, last_wished_at, checked_version)
    values ($companyId, $id::uuid, $id::uuid::text, $secret, 1, 1, now(), 2147483647) returning company_id, id
  )
  insert into unmet_wish_messages (company_id, conversation_id, seq, wish_id, visitor_id, wished_at)
  select company_id, $conversationId::uuid, (select count(*) from unmet_wish_messages) + 2, id, $visitorId::uuid, now()
  from made`;
const ADD_REJECTED = `insert into rejected_answers
    (company_id, id, is_product, rejection_count, visitor_count, last_rejected_at)
  values ($companyId, $id, false, 1, 1, now())`;
const ADD_QUESTION = `insert into catalogue_runs (company_id, id, origin, is_by_hand, state, question, reason)
  values ($companyId, $id, 'FEED', false, 'ASKS', 'SHRINKS', $secret)`;
const ADD_FAQ = `insert into faqs (company_id, id, code, question, answer, is_draft, deleted_at)
  select $companyId, $id, gen_random_uuid(), $secret, $secret, true, case when $isDeleted then now() end`;
const ADD_SAVED_REPLY = `insert into saved_replies (company_id, id, title, text, deleted_at)
  select $companyId, $id, $secret, $secret, case when $isDeleted then now() end`;
// As if it had been tried already; see above.
const ADD_ACCEPTANCE_TEST = `insert into acceptance_tests
    (company_id, id, question, expected_kind, words, checked_version, deleted_at)
  select $companyId, $id::uuid, $secret || $id::uuid::text, 'NO_ANSWER', array[$secret], 2147483647,
    case when $isDeleted then now() end`;
const ADD_ACCEPTANCE_RUN = `with made as (
    insert into acceptance_runs (company_id, id, cause, state, started_by, test_count)
    values ($companyId, $id, 'BY_HAND', 'DONE', $secret, 1) returning company_id, id
  )
  insert into acceptance_results (company_id, run_id, place, test_id, question, expected_kind, verdict, answer)
  select company_id, id, 1, id, $secret, 'NO_ANSWER', 'PASSED',
    jsonb_build_object('source', 'FALLBACK', 'text', $secret::text, 'productNames', '[]'::jsonb) from made`;
const ADD_PRODUCT = `insert into products (company_id, catalogue_id, id, code, name, description, is_available, edition, deleted_at)
  select $companyId, catalogue_id, $id, gen_random_uuid(), $secret, $secret, false, catalogue_version + 1,
    case when $isDeleted then now() end
  from companies where id = $companyId`;

const SAVE_SYNONYMS = `mutation ($companyId: ID!, $synonyms: [[String!]!]!) {
  saveAssistantSettings(companyId: $companyId, input: { allowedTopics: [], synonyms: $synonyms, version: 1 }) { version }
}`;

let fingerprintText: string | undefined;

/** Reads every table with `company_id` from the catalogue, so that a new one is watched too. */
async function fingerprintOf({ shared }: App): Promise<string> {
  if (fingerprintText) return fingerprintText;
  const tables = await querySystem<{ name: string }>(
    shared.database,
    `select table_name as name from information_schema.columns
    where column_name = 'company_id' and table_schema = 'public' and table_name <> 'accounts'`,
  );
  const parts = [
    ...tables.map(({ name }) => [name, `${name} t where company_id = any($companies)`] as const),
    ['companies', 'companies t where id = any($companies) or owner_id = any($accounts)'] as const,
    ['accounts', 'accounts t where company_id = any($companies) or id = any($accounts)'] as const,
    ...['sessions', 'password_links'].map((name) => [name, `${name} t where account_id = any($accounts)`] as const),
    [
      'refresh_tokens',
      'refresh_tokens t join sessions s on s.id = t.session_id where s.account_id = any($accounts)',
    ] as const,
  ];
  fingerprintText = parts
    .map(
      ([name, rows]) =>
        `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${rows}`,
    )
    .join(' union all ');
  return fingerprintText;
}
