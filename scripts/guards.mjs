// npm run guards: takes away one guard of the server at a time, in a copy, and tells whether a test goes red.
// STORY_DATABASE_URL runs the stories on a real PostgreSQL, without which the row lock of `seq` cannot be tried.
// `npm run guards -- refresh 'flood: '` tries those whose name contains one of the words; `npm run guards -- 2/8` the
// second eighth of them all, for a machine that ends what takes long.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

const COPIED = [
  'server',
  'migrations',
  'scripts',
  'web',
  'schema.graphql',
  'package.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
  'tsconfig.tests.json',
  'vitest.config.ts',
];

/** The guard; where it stands, `[file, text, text without it]`; the tests that must notice; what they need. */
const GUARDS = [
  {
    name: 'companies wait for the model beside one another',
    edits: [['server/assistant/streaming-model.ts', 'turns.run(companyId,', "turns.run('all',"]],
    tests: [['server/assistant/streaming-model.test.ts', 'keeps no other waiting']],
  },
  {
    name: 'what only goes with the words keeps to the budget',
    edits: [['server/products/card-features.ts', 'if (!isFound && !isWithin(product, range)) continue;', '']],
    tests: [['server/products/cards.test.ts', 'within what is to be spent']],
  },
  {
    name: 'what hardly fits is not shown beside the best',
    edits: [['server/products/cards.ts', 'const FITS = 0.4;', 'const FITS = 0;']],
    tests: [['server/products/cards.test.ts', 'speak for what is shown']],
  },
  {
    name: 'an answer is rejected by its own visitor',
    edits: [
      [
        'server/conversations/feedback-store.ts',
        'and visitor_id = $visitorId::uuid)',
        'and $visitorId::uuid is not null)',
      ],
    ],
    tests: [['server/test/corrected-answers.test.ts', 'nobody else']],
  },
  {
    name: 'only answers are rejected',
    edits: [['server/conversations/feedback-store.ts', " and source in ('FAQ', 'CATALOG')", '']],
    tests: [['server/test/corrected-answers.test.ts', 'is none']],
  },
  {
    name: 'a company that is being removed is in no list',
    edits: [['server/companies/store.ts', "const stands = 'company.removed_at is null';", "const stands = 'true';"]],
    tests: [['server/test/companies.test.ts', 'hides it at once']],
  },
  {
    name: 'the first choice stays',
    edits: [
      ['server/conversations/feedback-store.ts', 'where stored.faq_id is null and excluded.faq_id is not null', ''],
    ],
    tests: [['server/test/corrected-answers.test.ts', 'is noted once']],
  },
  {
    name: 'how often an answer is rejected',
    edits: [
      [
        'server/conversations/visitor-actions.ts',
        "[{ kind: 'rejection-visitor', subject: visitorId, limit: limits.rejectionsByVisitor }]",
        '[]',
      ],
    ],
    tests: [['server/test/corrected-answers.test.ts', 'so often an hour']],
  },
  {
    name: 'only what was understood is taken away',
    edits: [['server/conversations/exchange-store.ts', "and each ->> 'rest' = $text limit 1", 'limit 1']],
    tests: [['server/test/corrected-answers.test.ts', 'is not taken away']],
  },
  {
    name: 'prices that a model invents',
    edits: [
      [
        'server/model/reply-text.ts',
        'inventionsIn(sentences.map(withoutPlaceholders), facts.money)',
        'sentences.map(() => false)',
      ],
    ],
    tests: [['server/test/model-answers.test.ts', 'no invented price']],
  },
  {
    name: 'addresses that a model writes',
    edits: [['server/model/addresses.ts', 'if (isAllowed(bare, allowed)) return address;', 'return address;']],
    tests: [['server/test/model-answers.test.ts', 'inert text']],
  },
  {
    name: 'what people in danger said stays with us',
    edits: [['server/assistant/model-request.ts', '!isInDanger(turn) &&', '']],
    tests: [['server/test/model-answers.test.ts', 'never hearing']],
  },
  {
    name: 'the help that they got stays with us too, whatever was asked in between',
    edits: [['server/assistant/model-request.ts', 'HELP.has(text) || ', '']],
    tests: [['server/assistant/model-request.test.ts', 'while an answer was written']],
  },
  {
    name: 'a sentence without the product it speaks of is not shown',
    edits: [['server/model/reply-text.ts', ' && !isLeftOut(sentence)', '']],
    tests: [['server/model/reply-text.test.ts', 'without its object']],
  },
  {
    name: 'nothing is written on for a visitor who left',
    edits: [['server/conversations/open-reply.ts', 'around.onVisitorGone(() => abort.abort(VISITOR_LEFT)),', '']],
    tests: [['server/test/model-fails.test.ts', 'in the middle of an answer finds']],
  },
  {
    name: 'who has another tab open has not left',
    edits: [['server/live/presence.ts', 'if (this.#here.has(id))', 'if (id === null)']],
    tests: [['server/live/presence.test.ts', 'one of two tabs']],
  },
  {
    name: 'the tokens of the day are set aside before a call',
    edits: [
      [
        'server/model/usage-store.ts',
        'where ai_usage.used + ai_usage.reserved + excluded.reserved <= $dailyTokens::bigint',
        'where $dailyTokens::bigint > 0',
      ],
    ],
    tests: [['server/test/model-tokens.test.ts', 'never overshot']],
  },
  {
    name: 'tokens set aside by a dead process are given back',
    edits: [['server/model/usage-store.ts', 'await queryPrepared(manager, GIVE_BACK, { companyId });', '']],
    tests: [['server/test/model-tokens.test.ts', 'given back where']],
  },
  {
    name: 'the one call that tries again and breaks on our side lets the next one try',
    edits: [['server/assistant/streaming-model.ts', 'parts.breaker.abandoned();\n    throw error;', 'throw error;']],
    tests: [['server/assistant/streaming-model.test.ts', 'lets the next one try']],
  },
  {
    name: 'a call that breaks on our side is told to the log',
    edits: [
      [
        'server/assistant/open-model.ts',
        "log.warn({ error, companyId: request.knowledge.company.id }, 'the model could not be asked');",
        '',
      ],
    ],
    tests: [['server/test/model-fails.test.ts', 'breaks on our side']],
  },
  {
    name: 'our own queue is not charged to the service',
    edits: [['server/assistant/streaming-model.ts', 'return firstWord - worthTrying;', 'return firstWord;']],
    tests: [['server/assistant/streaming-model.test.ts', 'too late for a first word']],
  },
  {
    name: 'an edited prompt needs the right to manage',
    edits: [
      [
        'server/assistant/subscriptions.ts',
        'asManager(context, args.companyId, async (_, managed) => managed)',
        'checkMaySee(context, args.companyId)',
      ],
    ],
    tests: [['server/test/model-tokens.test.ts', 'who may not manage']],
  },
  {
    name: 'the sites that may show a chat',
    edits: [['server/shop/sites.ts', "sites.length === 0 ? '*'", "sites.length >= 0 ? '*'"]],
    tests: [['server/test/widget-on-a-site.test.ts', 'anywhere, until']],
  },
  {
    name: 'what a site may be, in a header',
    edits: [
      [
        'server/shop/sites.ts',
        "if (!host || (star && !host.includes('.')) || input.length > LONGEST_SITE)",
        'if (false)',
      ],
    ],
    tests: [['server/shop/sites.test.ts', 'is none']],
  },
  {
    name: 'a teaser can hold nothing but a text',
    edits: [['server/http/shop-pages.ts', 'JSON.stringify(text)', 'text']],
    tests: [['server/test/widget-on-a-site.test.ts', 'as a script that can hold nothing']],
  },
  {
    name: 'a name on the mock shop is a text',
    edits: [['server/shop/demo-page.ts', 'const name = escaped(company.name);', 'const name = company.name;']],
    tests: [['server/test/widget-on-a-site.test.ts', 'a page that shows how it looks']],
  },
  {
    name: 'the policy check: who may see a company',
    edits: [['server/companies/access.ts', ' || !maySee(viewer, company)', '']],
    tests: [['server/test/isolation-matrix.test.ts', 'Query.company ']],
  },
  {
    name: 'the policy check: who may manage one',
    edits: [['server/companies/access.ts', "if (!isAllowed(viewer, company)) throw new UserError('FORBIDDEN');", '']],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.addClientByLink']],
  },
  {
    name: 'how many conversations are removed at once',
    edits: [['server/conversations/actions.ts', 'ids.length < 1 || ids.length > MOST_SELECTED', 'false']],
    tests: [['server/test/conversation-removal.test.ts', 'BAD_CONVERSATION_SELECTION']],
  },
  {
    name: 'who may remove conversations',
    edits: [
      ['server/conversations/actions.ts', 'await asManager(context, companyId,', 'await asEditor(context, companyId,'],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.removeConversations']],
  },
  {
    name: 'figures forget what is removed',
    edits: [
      ['server/conversations/removal-store.ts', 'await query(manager, TAKE_FROM_COUNTERS, { companyId, ids });', ''],
    ],
    tests: [['server/test/conversation-removal.test.ts', 'all that was counted']],
  },
  {
    name: 'an export is read in slices',
    edits: [['server/conversations/conversation-export.ts', 'const AT_ONCE = 1_000;', 'const AT_ONCE = 1_000_000;']],
    tests: [['server/test/conversation-export.test.ts', 'in slices']],
  },
  {
    name: 'the rights table itself',
    edits: [['server/companies/policy.ts', 'company.ownerId === account.id', 'true']],
    tests: [['server/companies/policy.test.ts', '']],
  },
  {
    name: 'the tenant filter ends with its transaction',
    edits: [
      [
        'server/database/tenant.ts',
        "set_config('app.company_id', $companyId, true)",
        "set_config('app.company_id', $companyId, false)",
      ],
    ],
    tests: [['server/test/walls.test.ts', 'interleaved|without a company']],
  },
  {
    name: 'the tenant filter: the role of the app',
    edits: [['server/database/tenant.ts', "set_config('role', $appRole, true)", '$appRole::text']],
    tests: [['server/test/walls.test.ts', 'as the role of the app']],
  },
  {
    name: 'a row-level policy, for reading',
    edits: [
      [
        'migrations/1763640000000-first-tables.ts',
        'using (company_id = current_company()) with check',
        'using (true) with check',
      ],
    ],
    tests: [['server/test/walls.test.ts', 'row-level security|as the role of the app']],
    needs: 'embedded',
  },
  {
    name: 'a row-level policy, for writing',
    edits: [
      [
        'migrations/1763640000000-first-tables.ts',
        'on accounts using (company_id = current_company()) with check (company_id = current_company())',
        'on accounts using (company_id = current_company()) with check (true)',
      ],
    ],
    tests: [['server/test/walls.test.ts', 'row-level security|as the role of the app']],
    needs: 'embedded',
  },
  {
    name: "the visitor token's company: the signature over it",
    edits: [
      [
        'server/conversations/visitor-token.ts',
        "jwt().verify(token, key, { algorithms: ['HS256'], audience: AUDIENCE })",
        'jwt().decode(token)',
      ],
      [
        'server/conversations/visitor-token.ts',
        "typeof claims === 'string'",
        "claims === null || typeof claims === 'string'",
      ],
    ],
    tests: [['server/test/altered-tokens.test.ts', 'opens neither door']],
  },
  {
    name: "the visitor's own conversation, when it is read",
    edits: [
      [
        'server/conversations/resolvers.ts',
        "if (found.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');",
        '',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Subscription.chatMessages']],
  },
  {
    name: "the visitor's own conversation, when it is written to",
    edits: [
      [
        'server/conversations/exchange-store.ts',
        'and visitor_id = $visitorId::uuid\n      and status',
        'and ($visitorId::uuid is not null)\n      and status',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.sendMessage']],
  },
  {
    name: 'the reuse of a refresh token',
    edits: [['server/accounts/actions.ts', 'if (usedAgo > REUSE_WITHIN) return null;', '']],
    tests: [['server/test/sessions.test.ts', 'used again later']],
  },
  {
    name: 'the Origin check of the cookie',
    edits: [
      ['server/accounts/requests.ts', "if (!trusted.includes(caller.origin)) throw new UserError('BAD_ORIGIN');", ''],
    ],
    tests: [['server/test/accounts.test.ts', 'neither set nor used']],
  },
  {
    name: 'the single root field of a sign-in',
    edits: [
      [
        'server/graphql/limits.ts',
        'seen.roots.length > 1 && seen.roots.some',
        'seen.roots.length > 99 && seen.roots.some',
      ],
    ],
    tests: [
      ['server/graphql/limits.test.ts', 'stands alone'],
      ['server/test/both-doors.test.ts', 'several root fields'],
    ],
  },
  {
    name: 'the size of a page',
    edits: [['server/database/paging.ts', ' || first > LARGEST_PAGE', '']],
    tests: [['server/test/both-doors.test.ts', 'a page too large']],
  },
  {
    name: 'the depth of a document on the WebSocket',
    edits: [
      [
        'server/websocket/operations.ts',
        'const document = documents.read(request.query);',
        "const document = documents && (await import('graphql')).parse(request.query);",
      ],
    ],
    tests: [['server/test/both-doors.test.ts', 'too deep']],
  },
  {
    name: 'the rate limits',
    edits: [
      ['server/database/rate-limits.ts', 'if (wait !== null) throw', 'if (wait !== null && database === null) throw'],
    ],
    tests: [['server/test/accounts.test.ts', 'limits']],
  },
  {
    name: 'frame-ancestors of our own pages',
    edits: [['server/http/headers.ts', `policy("'none'", ownOriginOf`, "policy('*', ownOriginOf"]],
    tests: [['server/test/pages.test.ts', 'stands in no frame']],
  },
  {
    name: 'the row lock of seq',
    edits: [
      ['server/conversations/exchange-store.ts', "and status = 'ACTIVE'\n    for update", "and status = 'ACTIVE'"],
    ],
    tests: [['server/test/same-moment.test.ts', '']],
    needs: 'postgres',
  },
  {
    name: 'the uniqueness of client ids',
    edits: [
      ['migrations/1763640000000-first-tables.ts', 'create unique index messages_once', 'create index messages_once'],
      [
        'server/conversations/exchange-store.ts',
        'on conflict (company_id, conversation_id, client_message_id) where client_message_id is not null do nothing',
        '',
      ],
    ],
    tests: [
      ['server/test/visitor-asks.test.ts', 'is stored once'],
      ['server/test/same-moment.test.ts', ''],
    ],
    needs: 'embedded',
  },
  {
    name: "the hub's scope",
    edits: [
      [
        'server/websocket/operations.ts',
        'shared, scopeKey(context.viewer)]',
        'shared, context.viewer && scopeKey({ kind: "anonymous" })]',
      ],
    ],
    tests: [['server/websocket/operations.test.ts', 'between those']],
  },
  {
    name: 'what closes the sockets of a disabled person',
    edits: [['server/websocket/viewer-watch.ts', "else if (now === null) socket.close(CLOSE.REVOKED, 'revoked');", '']],
    tests: [['server/test/people.test.ts', 'closes by disableClient']],
  },
  {
    name: 'sign-in: the password verified is still the account’s',
    edits: [
      [
        'server/accounts/actions.ts',
        'if (!now || now.passwordHash !== found.passwordHash) throw new UserError(refusal(true, config.revealsAccounts));',
        '',
      ],
    ],
    tests: [['server/test/changed-while-verified.test.ts', '']],
  },
  {
    name: 'sign-in: demo accounts outside the demo',
    edits: [['server/accounts/actions.ts', '(config.isDemo || !found.isDemo)', 'true']],
    tests: [['server/test/account-races.test.ts', 'nowhere but in the demo']],
  },
  {
    name: 'disabling ends sessions and one-time links',
    edits: [
      [
        'migrations/1763730000000-editors-model-figures.ts',
        '  delete from password_links where account_id = client;\n',
        '',
      ],
    ],
    tests: [['server/test/account-races.test.ts', 'end with disabling']],
    needs: 'embedded',
  },
  {
    name: 'sign-in: who is over the limit of their e-mail takes nothing from their address',
    edits: [['server/accounts/actions.ts', '[byPair, byAddress]', '[byAddress, byPair]']],
    tests: [['server/test/accounts.test.ts', 'takes no try from the others']],
  },
  {
    name: 'sign-in: a blocked address leaves no row for the e-mails it invents',
    edits: [['server/accounts/actions.ts', "await refuseOverLimit(database, byAddress, 'TOO_MANY_REQUESTS');", '']],
    tests: [['server/test/accounts.test.ts', 'leaves no row']],
  },
  {
    name: 'limits are charged from the narrowest to the widest',
    edits: [['migrations/1763744100000-limits-together.ts', 'continue when callers[i] = any(refused);', '']],
    tests: [['server/test/limits-together.test.ts', 'takes nothing from what others share']],
    needs: 'embedded',
  },
  {
    name: 'limits: who counts on the widest alone waits for nobody in a circle',
    edits: [['server/database/rate-limits.ts', 'width: place - counted.length', 'width: place']],
    tests: [['server/test/limits-together.test.ts', 'count on the widest alone']],
    needs: 'postgres',
  },
  {
    name: 'the log leaves out what PostgreSQL quotes',
    edits: [
      ['server/observability/log.ts', 'database ? withoutValues(database.message)', 'database ? database.message'],
    ],
    tests: [['server/observability/log.test.ts', 'of a failed query']],
  },
  {
    name: 'flood: how fast one socket may send',
    edits: [['server/websocket/server.ts', 'allowance.take(now) && ', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'pongs that nobody asked for']],
  },
  {
    name: 'flood: only a pong that answers our ping counts',
    edits: [['server/websocket/heartbeat.ts', '?.equals(payload)', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'counts only if it answers']],
  },
  {
    name: 'flood: who would wait too long is refused at once',
    edits: [
      ['server/limits/turns.ts', 'if (this.#expectedWait(key) > waitAtMost * SURE) throw', 'if (key === null) throw'],
    ],
    tests: [['server/limits/turns.test.ts', 'refused at once']],
  },
  {
    name: 'flood: each key has its turn',
    edits: [
      [
        'server/limits/turns.ts',
        'this.#queues.delete(key);\n      if (queue.length > 0) this.#queues.set(key, queue);',
        'if (queue.length === 0) this.#queues.delete(key);',
      ],
    ],
    tests: [['server/limits/turns.test.ts', 'one key after the other']],
  },
  {
    name: 'flood: how often one caller may ask',
    edits: [['server/limits/allowance.ts', 'if (!this.has(key, now)) throw', 'if (this.has(key, now) === null) throw']],
    tests: [['server/test/limits.test.ts', 'asks too often']],
  },
  {
    name: 'flood: how many conversations a visitor may start',
    edits: [['server/conversations/exchange-actions.ts', 'await countStart(context, visitorId);', '']],
    tests: [['server/test/limits.test.ts', 'conversation after conversation']],
  },
  {
    name: 'half an answer is passed on to nobody',
    edits: [['server/websocket/hub.ts', 'if (failed) throw failed.originalError ?? failed;', '']],
    tests: [['server/websocket/hub.test.ts', 'in part']],
  },
  {
    name: 'half an answer is given to nobody who asks',
    edits: [['server/http/graphql.ts', 'response.body.singleResult.data && !errors.every(isRefusal)', 'false']],
    tests: [['server/test/half-answers.test.ts', 'cannot be read whole']],
  },
  {
    name: 'what one connection could not read is read on another',
    edits: [['server/graphql/loaders.ts', 'if (!isUnavailable(error)) throw error;', 'if (error) throw error;']],
    tests: [['server/test/half-answers.test.ts', 'is read on another']],
  },
  {
    name: 'what is read for each row alone costs more',
    edits: [['server/graphql/limits.ts', '? COST_OF_READING : 1', '? 1 : 1']],
    tests: [['server/graphql/limits.test.ts', 'companies']],
  },
  {
    name: 'fields of a company are read once',
    edits: [
      [
        'server/graphql/loaders.ts',
        'loaders.set(companyId, loader);\n    return loader.load({ name',
        'return loader.load({ name',
      ],
    ],
    tests: [['server/test/overload.test.ts', 'whatever their aliases']],
  },
  {
    name: 'flood: nobody is begun with who gave up',
    edits: [['server/limits/turns.ts', 'queue[0] && queue[0].lateAt <= now', 'queue[0] && queue[0].lateAt <= 0']],
    tests: [['server/limits/turns.test.ts', 'not begun with']],
  },
  {
    name: 'flood: an overload is refused before it costs anything',
    edits: [['server/http/graphql.ts', 'shared.turns[lane].isFull', 'false']],
    tests: [['server/test/overload.test.ts', 'before it is looked at']],
  },
  {
    name: 'nobody is told what was true before they asked',
    edits: [['server/database/gather.ts', 'cache: false', 'cache: true']],
    tests: [['server/database/gather.test.ts', 'true afterwards']],
  },
  {
    name: 'who may see a company, asked by many at once',
    edits: [
      [
        'server/companies/access.ts',
        'return visible(viewer, await findCompany(companyId));',
        'return (await findCompany(companyId))!;',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Subscription.conversationActivity']],
  },
  {
    name: 'answers under way say that their connection ends with a stop',
    edits: [
      [
        'server/app/listener.ts',
        "for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close');",
        '',
      ],
    ],
    tests: [['server/test/stop.test.ts', 'what is under way']],
  },
  {
    name: 'ids in capitals become lower case where they enter',
    edits: [['server/graphql/schema.ts', 'UUID.test(text) ? text.toLowerCase() : text', 'text']],
    tests: [['server/test/ids.test.ts', '']],
    needs: 'embedded', // on a real PostgreSQL the look for lost wake-ups would tell it all the same, later
  },
  {
    name: 'files: an address that works once',
    edits: [['server/uploads/store.ts', "and state = 'WAITING'", '']],
    tests: [['server/test/file-addresses.test.ts', 'works once']],
  },
  {
    name: 'files: an address that ends',
    edits: [['server/uploads/store.ts', 'and expires_at > now() returning', 'returning']],
    tests: [['server/test/file-addresses.test.ts', 'works for five minutes']],
  },
  {
    name: 'files: their sender alone',
    edits: [
      [
        'server/uploads/store.ts',
        'and id = $id and account_id = $accountId`',
        'and id = $id and $accountId::uuid is not null`',
      ],
      [
        'server/imports/store.ts',
        'and id = $id and account_id = $accountId`',
        'and id = $id and $accountId::uuid is not null`',
      ],
    ],
    tests: [['server/test/file-addresses.test.ts', 'serves only the one who asked']],
  },
  {
    name: 'files: their size, counted while they come',
    edits: [['server/uploads/file-store.ts', "if (size > largest) throw new UserError('UPLOAD_TOO_LARGE');", '']],
    tests: [['server/uploads/file-store.test.ts', 'larger than announced']],
  },
  {
    name: 'files: who takes nothing of an export is cut off',
    edits: [['server/http/downloads.ts', 'response.setTimeout(silence, () => response.destroy());', '']],
    tests: [['server/test/stalled-download.test.ts', 'cut off']],
  },
  {
    name: 'files: an import waits with imports, in a fragment too',
    edits: [
      [
        'server/graphql/lanes.ts',
        "return fragment && 'selectionSet' in fragment ? firstFields(document, fragment.selectionSet) : [];",
        'return [];',
      ],
    ],
    tests: [['server/graphql/lanes.test.ts', 'Hidden']],
  },
  {
    name: 'files: a picture is judged by its content',
    edits: [
      [
        'server/pictures/actions.ts',
        "(await fileTypeFromBuffer(bytes))?.mime ?? ''",
        "(await fileTypeFromBuffer(bytes))?.mime ?? 'image/png'",
      ],
    ],
    tests: [['server/test/pictures.test.ts', 'is no (SVG|zip)']],
  },
  {
    name: 'files: FAQs undone over somebody else’s change',
    edits: [
      [
        'server/imports/undo-store.ts',
        'and faqs_version = (select faqs_version from companies where id = $companyId)',
        '',
      ],
    ],
    tests: [['server/test/imported-faqs.test.ts', 'only while nothing was changed since']],
  },
  {
    name: 'files: the progress of somebody else’s file',
    edits: [
      [
        'server/imports/progress-store.ts',
        'from uploads where company_id = $companyId and id = $id and account_id = $accountId',
        'from uploads where company_id = $companyId and id = $id and $accountId::uuid is not null',
      ],
    ],
    tests: [['server/test/import-progress.test.ts', 'follows only their own']],
  },
  {
    name: 'pictures: what a stored message shows stays',
    edits: [['server/pictures/unused-store.ts', 'unused.filter((address) => !shown.has(address))', 'unused']],
    tests: [['server/test/pictures.test.ts', 'stored message shows']],
  },
  {
    name: 'pictures: what a product or a logo shows stays',
    edits: [
      ['server/pictures/unused-store.ts', 'due.filter((address) => !used.has(address))', 'due'],
      ['server/pictures/unused-store.ts', 'addresses.filter((address) => !used.has(address))', 'addresses'],
    ],
    tests: [['server/test/pictures.test.ts', 'is not the logo']],
  },
  {
    name: 'files: an import over somebody else’s change',
    edits: [
      [
        'server/products/catalogue-store.ts',
        'and id = $id and version = $version for update',
        'and id = $id and $version::int > 0 for update',
      ],
      ['server/imports/apply-actions.ts', 'await requireFresh(context, found);', ''],
    ],
    tests: [['server/test/imported-products.test.ts', 'edited since its preview']],
  },
  {
    name: 'files: an export for who may still see the company',
    edits: [['server/exports/actions.ts', ' || account.disabledAt !== null', '']],
    tests: [['server/test/exports.test.ts', 'disabled since']],
  },
  {
    name: 'files: no formula in a spreadsheet',
    edits: [['server/exports/cells.ts', 'return FORMULA.test(cell)', 'return cell === null']],
    tests: [['server/exports/cells.test.ts', '']],
  },
  {
    name: 'the policy check: who may edit',
    edits: [
      [
        'server/companies/policy.ts',
        'export function mayEdit(viewer: Viewer, company: Company): boolean {\n  return isStaff(viewer) &&',
        'export function mayEdit(viewer: Viewer, company: Company): boolean {\n  return !isStaff(viewer) &&',
      ],
    ],
    tests: [['server/companies/policy.test.ts', '']],
  },
  {
    name: 'a stale save of a FAQ',
    edits: [
      [
        'server/faqs/store.ts',
        'and id = $id and version = $version and deleted_at',
        'and id = $id and $version::int is not null and deleted_at',
      ],
    ],
    tests: [['server/test/edited-faqs.test.ts', 'second save of a FAQ']],
  },
  {
    name: 'a stale save of a product',
    edits: [
      [
        'server/products/store.ts',
        'and id = $id and version = $version\n      and deleted_at',
        'and id = $id and $version::int is not null\n      and deleted_at',
      ],
      ['server/products/actions.ts', "if (known.version !== version) throw new UserError('STALE_VERSION');", ''],
      [
        'server/products/actions.ts',
        'updateProduct(manager, company, id, version, changed)',
        'updateProduct(manager, company, id, version ?? 0, changed)',
      ],
    ],
    tests: [['server/test/edited-faqs.test.ts', 'so is that of a product']],
  },
  {
    name: 'a deleted FAQ answers nobody',
    edits: [
      [
        'server/faqs/store.ts',
        'from faqs where company_id = $companyId and deleted_at is null order by',
        'from faqs where company_id = $companyId order by',
      ],
    ],
    tests: [['server/test/edited-faqs.test.ts', 'deleted answers no more']],
  },
  {
    name: 'an upgrade is not cut off half-way',
    edits: [['server/database/up-to-date.ts', 'options: UNHURRIED', "options: '-c statement_timeout=11000'"]],
    tests: [['server/test/patient-upgrade.test.ts', '']],
    needs: 'postgres',
  },
  {
    name: 'files of a person on the disk',
    edits: [['server/uploads/actions.ts', 'person + upload.size <= MOST_ON_DISK.person && ', '']],
    tests: [['server/test/files-on-disk.test.ts', 'at most 250 MB']],
  },
  {
    name: 'files of a company on the disk',
    edits: [['server/uploads/actions.ts', ' && company + upload.size <= MOST_ON_DISK.company', '']],
    tests: [['server/test/files-on-disk.test.ts', 'at most 500 MB']],
  },
  {
    name: 'files that are announced at once are counted one by one',
    edits: [['server/uploads/actions.ts', 'await lockAnnouncing(manager);', '']],
    tests: [['server/test/files-on-disk.test.ts', 'at most 250 MB']],
    needs: 'postgres',
  },
  {
    name: 'previews of one file on the disk',
    edits: [
      [
        'server/imports/preview-actions.ts',
        'for (const each of takenBack) await removeRows(context.config.dataDir, each);',
        '',
      ],
    ],
    tests: [['server/test/files-on-disk.test.ts', 'however often']],
  },
  {
    name: 'who stops twice stops nobody else',
    edits: [['server/live/topics.ts', ' || (open?.topic as unknown) !== topic', '']],
    tests: [['server/live/topics.test.ts', 'stops twice']],
  },
  {
    name: 'what is under way when the database is closed',
    edits: [['server/database/data-source.ts', 'await finished(dataSource);', '']],
    tests: [['server/test/database.test.ts', 'finishes what is under way']],
  },
  {
    name: 'flood: requests sent ahead on one connection',
    edits: [['server/app/listener.ts', ' || count > limits.unanswered', '']],
    tests: [['server/app/listener.test.ts', 'thousands of requests']],
  },
  {
    name: 'flood: connections of one address',
    edits: [['server/app/listener.ts', 'if (open > most) return socket.destroy();', '']],
    tests: [['server/app/listener.test.ts', 'so many connections']],
  },
  {
    name: 'flood: new connections are taken in many at a time',
    edits: [['server/app/listener.ts', "=== 'linux' ? 32 : 1", "=== 'linux' ? 1 : 1"]],
    tests: [['server/app/listener.test.ts', 'takes in many']],
  },
  {
    name: 'flood: who reads none of the answers',
    edits: [['server/websocket/server.ts', 'socket.bufferedAmount <= limits.unread && ', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'reads none of the answers']],
  },
  {
    name: 'flood: what was read with the message that cut the socket off',
    edits: [['server/websocket/slices.ts', ' && !socket.destroyed', '']],
    tests: [['server/websocket/slices.test.ts', 'parsed no more']],
  },
  {
    name: 'flood: all sockets of an address together',
    edits: [['server/websocket/server.ts', ' && messages.has(address, now)', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'all sockets of an address']],
  },
  {
    name: 'flood: how many sockets an address opens',
    edits: [['server/websocket/server.ts', ' || !opened.has(address, performance.now())', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'an address opens so many']],
  },
  {
    name: 'flood: how many sockets an address has',
    edits: [['server/websocket/server.ts', 'open >= limits.socketsPerAddress || ', '']],
    tests: [['server/test/both-doors.test.ts', 'sockets of an address']],
  },
  {
    name: 'flood: how many subscriptions a socket has',
    edits: [
      [
        'server/websocket/protocol.ts',
        "if (Object.keys(subscriptions).length > parts.subscriptionsPerSocket) throw new UserError('BUSY');",
        '',
      ],
    ],
    tests: [['server/test/both-doors.test.ts', 'sockets of an address']],
  },
  {
    name: 'flood: a long id of a subscription',
    edits: [['server/websocket/protocol.ts', 'subscriptionId.length > LONGEST_ID', 'false']],
    tests: [['server/test/abusive-sockets.test.ts', 'an id over']],
  },
  {
    name: 'flood: a long query of a subscription',
    edits: [
      [
        'server/websocket/protocol.ts',
        "if (payload.query.length > LONGEST_QUERY) throw new UserError('QUERY_TOO_COMPLEX');",
        '',
      ],
    ],
    tests: [['server/test/abusive-sockets.test.ts', 'a query over']],
  },
  {
    name: 'flood: large variables of a subscription',
    edits: [['server/websocket/protocol.ts', '.length > LARGEST_VARIABLES', '.length < 0']],
    tests: [['server/test/abusive-sockets.test.ts', 'variables over']],
  },
  {
    name: 'flood: what a subscription costs',
    edits: [['server/websocket/operations.ts', 'checkCost(schema, document, operation, variables);', '']],
    tests: [['server/test/both-doors.test.ts', 'too dear']],
  },
  {
    name: 'flood: a subscription that is completed while it waits',
    edits: [
      [
        'server/websocket/protocol.ts',
        "if (!(subscriptionId in subscriptions)) throw new UserError('BAD_REQUEST');",
        '',
      ],
    ],
    tests: [['server/test/overload.test.ts', 'completed while it waits']],
  },
  {
    name: 'flood: how often one caller may subscribe',
    edits: [
      ['server/websocket/protocol.ts', 'shared.allowances.subscribes.take(connection.turnKey, performance.now());', ''],
    ],
    tests: [['server/test/limits.test.ts', 'subscribes too often']],
  },
  {
    name: 'flood: how often one caller may change something',
    edits: [
      [
        'server/http/graphql.ts',
        "allowances[operation.operation === 'query' ? 'queries' : 'changes'].take(key, startedAt);",
        "if (operation.operation === 'query') allowances.queries.take(key, startedAt);",
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'changes of anything']],
  },
  {
    name: 'flood: the same text again and again',
    edits: [
      [
        'server/conversations/exchange-actions.ts',
        "startedAt, 'TOO_FAST');",
        "startedAt + Math.random() * 1e12, 'TOO_FAST');",
      ],
    ],
    tests: [['server/test/limits.test.ts', 'the same again and again']],
  },
  {
    name: 'flood: how many conversations an address may start',
    edits: [
      [
        'server/conversations/exchange-actions.ts',
        "{ kind: 'conversation-address', subject: caller.addressSubject, limit: limits.conversationsByAddress },",
        '',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'conversations from an address']],
  },
  {
    name: 'flood: a key has its share of what runs at once',
    edits: [['server/limits/turns.ts', ' && (this.#running.get(key) ?? 0) < this.#limits.perKey', '']],
    tests: [['server/limits/turns.test.ts', 'only its share']],
  },
  {
    name: 'flood: signing in has room of its own',
    edits: [['server/graphql/lanes.ts', "? 'entry' : 'usual'", "? 'usual' : 'usual'"]],
    tests: [['server/test/overload.test.ts', 'signing in and health']],
  },
  {
    name: 'flood: the body of a request',
    edits: [['server/http/graphql.ts', "if (size > LARGEST_BODY) throw new UserError('BAD_REQUEST');", '']],
    tests: [['server/test/no-documents.test.ts', 'over 256 kB']],
  },
  {
    name: 'flood: figures of a company are read once a second',
    edits: [['server/stats/resolvers.ts', 'const PACE = { pause: 1_000,', 'const PACE = { pause: 0,']],
    tests: [['server/test/live-figures.test.ts', 'a reading a second']],
  },
  {
    name: 'accounts: how often sessions are refreshed',
    edits: [
      [
        'server/accounts/actions.ts',
        "[{ kind: 'refresh-address', subject: caller.addressSubject, limit: limits.refreshesByAddress }]",
        '[]',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'refreshed sessions']],
  },
  {
    name: 'accounts: how often one changes a password',
    edits: [
      [
        'server/accounts/actions.ts',
        "[{ kind: 'password-change', subject: account.id, limit: limits.passwordChangesByPerson }]",
        '[]',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'own password']],
  },
  {
    name: 'accounts: how often one sets passwords for others',
    edits: [['server/people/actions.ts', 'await countSet(context);\n  const passwordHash', 'const passwordHash']],
    tests: [['server/test/limits-of-people.test.ts', 'passwords set for others']],
  },
  {
    name: 'accounts: how often one makes links for others',
    edits: [['server/people/actions.ts', 'await countSet(context);\n  return makeLink', 'return makeLink']],
    tests: [['server/test/limits-of-people.test.ts', 'links made for others']],
  },
  {
    name: 'accounts: how many people one adds',
    edits: [
      ['server/people/actions.ts', 'await countAdded(context);', ''],
      ['server/people/actions.ts', 'await countAdded(context);', ''],
    ],
    tests: [
      ['server/test/limits-of-people.test.ts', 'people added'],
      ['server/test/account-races.test.ts', 'tell an admin about e-mails'],
    ],
  },
  {
    name: 'accounts: others’ passwords are hashed one at a time',
    edits: [['server/accounts/credentials.ts', 'staff: { limit: pLimit(1)', 'staff: { limit: pLimit(99)']],
    tests: [['server/accounts/credentials.test.ts', 'keep nobody from signing in']],
  },
  {
    name: 'accounts: how many wait for a hash',
    edits: [['server/accounts/credentials.ts', "if (lane.inside >= lane.most) throw new UserError('BUSY');", '']],
    tests: [['server/accounts/credentials.test.ts', '34 are waiting']],
  },
  {
    name: 'accounts: one-time links end with signing out everywhere',
    edits: [['server/accounts/actions.ts', 'await removePasswordLinks(manager, account.id);', '']],
    tests: [['server/test/account-races.test.ts', 'signing out everywhere']],
  },
  {
    name: 'accounts: making a link locks the account',
    edits: [
      [
        'server/accounts/store.ts',
        'password_hash as "passwordHash" from accounts account where id = $id for update`',
        'password_hash as "passwordHash" from accounts account where id = $id`',
      ],
    ],
    tests: [['server/test/account-races.test.ts', 'made 20 at once']],
    needs: 'postgres',
  },
  {
    name: 'accounts: the superadmin’s password is told before it counts',
    edits: [
      ['server/onboarding/demo.ts', '    tellSuperadmin(superadminPassword);\n', ''],
      ['server/app.ts', '  const stopTimers = [', '  replacements.tellSuperadmin?.("later");\n  const stopTimers = ['],
    ],
    tests: [['server/test/start.test.ts', 'superadmin']],
  },
  {
    name: 'files: how many a person announces',
    edits: [
      [
        'server/uploads/actions.ts',
        "await takeFromLimits(context.database, [counted], 'TOO_MANY_REQUESTS');",
        'void takeFromLimits; void counted;',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'files announced']],
  },
  {
    name: 'files: what the server writes is its own alone',
    edits: [['server/start.mjs', 'process.umask(0o077);', '']],
    tests: [['server/test/private-files.test.ts', 'whatever the shell says']],
  },
  {
    name: 'the figures are for who has their token',
    edits: [
      ['server/http/metrics.ts', " || !isSame(bearerOf(request) ?? '', metricsToken)", ' && isSame === bearerOf'],
    ],
    tests: [['server/test/metrics.test.ts', 'only who sends the token']],
  },
  {
    name: 'a connection that breaks while nobody holds it',
    edits: [['server/database/impatient-client.ts', "this.on('error', () => undefined);", '']],
    tests: [['server/database/impatient-client.test.ts', 'ends no process']],
  },
  {
    name: 'a connection that does not answer is cut',
    edits: [
      [
        'server/database/impatient-client.ts',
        'if (patience.milliseconds > 0 && result instanceof Promise) this.#watch(result);',
        '',
      ],
    ],
    tests: [['server/test/database-away.test.ts', 'swallows everything']],
    needs: 'postgres',
  },
  {
    name: 'counters of several companies are locked in one order',
    edits: [['server/conversations/counters.ts', ' order by 1, 2\n', '\n']],
    tests: [['server/test/two-processes-ending.test.ts', '']],
    needs: 'postgres',
  },
  {
    name: "what was begun after the start is nobody else's",
    edits: [
      [
        'server/app/housekeeping.ts',
        'shared.database.isEmbedded ? startedAt : undefined',
        'shared.database.isEmbedded ? new Date() : undefined',
      ],
    ],
    tests: [['server/test/begun-at-the-start.test.ts', '']],
  },
  {
    name: 'whose file could not be kept is told',
    edits: [['server/http/uploads.ts', '!response.destroyed', '!request.destroyed']],
    tests: [['server/test/file-addresses.test.ts', 'could not be kept']],
  },
  {
    name: 'the one door to what the assistant knows',
    edits: [
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
    ],
    tests: [['server/architecture.test.ts', 'through one door']],
  },
];

ensureInstalled();
const chosen = chooseFrom(process.argv.slice(2));
// All of them are looked for before the first is tried: a list that has aged is found in a second, and not in an hour.
const gone = chosen.flatMap(({ name, edits }) =>
  edits
    .filter(([file, from]) => !has(readFileSync(join(root, file), 'utf8'), from))
    .map(([file]) => `${name}: ${file}`),
);
if (gone.length > 0) throw new Error(`guards that no longer read as they are written here:\n${gone.join('\n')}`);
const copy = mkdtempSync(join(tmpdir(), 'tuoshop-guards-'));
let hasFailed = false;
try {
  for (const entry of COPIED) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  const alreadyRed = testsByFile(chosen).filter(({ test, needs }) => countFailures([test], needs) !== 0);
  if (alreadyRed.length > 0)
    throw new Error(`red with every guard in place: ${alreadyRed.map(({ test }) => test.join(' ')).join(', ')}`);

  const rows = chosen.map((guard) => [guard.name, tryWithout(guard)]);
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${'guard taken away'.padEnd(width)}  tests`);
  for (const [name, verdict] of rows) console.log(`${name.padEnd(width)}  ${verdict}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

/** All without arguments. @throws Error when what is asked for is nothing. */
function chooseFrom(words) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(words[0] ?? '') ?? [];
  const found = parts
    ? GUARDS.filter((_, index) => index % Number(parts) === Number(part) - 1)
    : GUARDS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (found.length === 0) throw new Error(`no guard is called ${words.join(' or ')}`);
  return found;
}

/** What the guards' tests are, one run a file and database: they are green together, or somebody looks into it. */
function testsByFile(guards) {
  const files = new Map();
  for (const { tests, needs } of guards.filter((guard) => canRun(guard.needs))) {
    for (const [file, pattern] of tests) {
      const known = files.get(`${file} ${needs === 'embedded'}`) ?? { file, needs, patterns: new Set() };
      known.patterns.add(pattern);
      files.set(`${file} ${needs === 'embedded'}`, known);
    }
  }
  return [...files.values()].map(({ file, needs, patterns }) => ({
    test: [file, patterns.has('') ? '' : [...patterns].join('|')],
    needs,
  }));
}

/** A pattern where numbers move as the statement grows. */
function has(text, from) {
  return from instanceof RegExp ? from.test(text) : text.includes(from);
}

function canRun(needs) {
  return needs !== 'postgres' || Boolean(process.env.STORY_DATABASE_URL);
}

/** What the tests say without the guard; puts it back afterwards. */
function tryWithout({ name, edits, tests, needs }) {
  if (!canRun(needs)) return 'not tried: needs STORY_DATABASE_URL';
  const whole = new Map();
  for (const [file, from, to] of edits) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (!whole.has(path)) whole.set(path, text);
    if (!has(text, from)) throw new Error(`${name}: ${file} no longer has ${from}`);
    writeFileSync(path, text.replace(from, from instanceof RegExp ? to : () => to));
  }
  const failures = tests.map((test) => countFailures([test], needs));
  for (const [path, text] of whole) writeFileSync(path, text);
  const isRed = failures.every((count) => count !== null && count > 0);
  if (!isRed) hasFailed = true;
  console.log(`${isRed ? 'red        ' : 'STILL GREEN'}  ${name}`);
  return isRed ? `red (${failures.join(' + ')} failed)` : `STILL GREEN (${failures.join(' + ')} failed)`;
}

/** How many tests failed; null when none ran, because the file itself is broken. */
function countFailures(tests, needs) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  let failed = 0;
  for (const [file, pattern] of tests) {
    const isAlone = /(crash|two-processes[\w-]*)\.test\.ts$/.test(file);
    const project = !file.startsWith('server/test/') ? 'rules' : isAlone ? 'crashes' : 'stories';
    const environment = { ...process.env };
    if (needs === 'embedded') delete environment.STORY_DATABASE_URL;
    const args = ['run', '--project', project, file, '--reporter=json', `--outputFile=${report}`];
    if (pattern) args.push('-t', pattern);
    spawnSync(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args], {
      cwd: copy,
      env: environment,
      stdio: 'ignore',
    });
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (numFailedTests + numPassedTests === 0) return null;
    failed += numFailedTests;
  }
  return failed;
}
