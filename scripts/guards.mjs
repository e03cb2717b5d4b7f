// npm run guards: takes away one guard of the server at a time, in a copy, and tells whether a test goes red.
// STORY_DATABASE_URL runs the stories on a real PostgreSQL, without which the row lock of `seq` cannot be tried.
// `npm run guards -- refresh` tries those whose name contains a word.
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
  'vitest.config.ts',
];

/** The guard; where it stands, `[file, text, text without it]`; the tests that must notice; what they need. */
const GUARDS = [
  {
    name: 'prices that a model invents',
    edits: [['server/assistant/reply-text.ts', '!isInvention(withoutPlaceholders(sentence), facts.money)', 'true']],
    tests: [['server/test/model-answers.test.ts', 'no invented price']],
  },
  {
    name: 'addresses that a model writes',
    edits: [['server/assistant/addresses.ts', 'if (isAllowed(bare, allowed)) return address;', 'return address;']],
    tests: [['server/test/model-answers.test.ts', 'inert text']],
  },
  {
    name: 'what people in danger said stays with us',
    edits: [['server/assistant/model-request.ts', '!isInDanger(turn) &&', '']],
    tests: [['server/test/model-answers.test.ts', 'never hearing']],
  },
  {
    name: 'the tokens of the day are set aside before a call',
    edits: [
      [
        'server/assistant/usage-store.ts',
        'where ai_usage.used + ai_usage.reserved + excluded.reserved <= $3::bigint',
        'where $3::bigint > 0',
      ],
    ],
    tests: [['server/test/model-answers.test.ts', 'never overshot']],
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
    tests: [['server/test/model-answers.test.ts', 'who may not manage']],
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
    edits: [['server/pages/shop-pages.ts', 'JSON.stringify(text)', 'text']],
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
    name: 'the rights table itself',
    edits: [['server/companies/policy.ts', 'company.ownerId === account.id', 'true']],
    tests: [['server/companies/policy.test.ts', '']],
  },
  {
    name: 'the tenant filter ends with its transaction',
    edits: [
      [
        'server/database/tenant.ts',
        "set_config('app.company_id', $2, true)",
        "set_config('app.company_id', $2, false)",
      ],
    ],
    tests: [['server/test/walls.test.ts', 'interleaved|without a company']],
  },
  {
    name: 'the tenant filter: the role of the app',
    edits: [['server/database/tenant.ts', "set_config('role', $1, true)", '$1::text']],
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
        "jsonwebtoken.verify(token, key, { algorithms: ['HS256'], audience: AUDIENCE })",
        'jsonwebtoken.decode(token)',
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
        'and visitor_id = $21::uuid and status',
        'and ($21::uuid is not null) and status',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.sendMessage']],
  },
  {
    name: 'the reuse of a refresh token',
    edits: [['server/accounts/actions.ts', 'if (Date.now() - usedAt.getTime() > REUSE_WITHIN) return null;', '']],
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
      ['server/test/hostile-documents.test.ts', 'several root fields'],
    ],
  },
  {
    name: 'the size of a page',
    edits: [['server/database/paging.ts', ' || first > LARGEST_PAGE', '']],
    tests: [['server/test/hostile-documents.test.ts', 'a page too large']],
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
    tests: [['server/test/hostile-documents.test.ts', 'too deep']],
  },
  {
    name: 'the rate limits',
    edits: [['server/database/rate-limits.ts', 'if (refused) throw', 'if (refused && database === null) throw']],
    tests: [['server/test/accounts.test.ts', 'limits']],
  },
  {
    name: 'frame-ancestors of our own pages',
    edits: [['server/pages/headers.ts', `policy("'none'", ownOriginOf`, "policy('*', ownOriginOf"]],
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
    edits: [
      ['server/websocket/viewer-watch.ts', "else if (account === null) socket.close(CLOSE.REVOKED, 'revoked');", ''],
    ],
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
    tests: [['server/test/account-races.test.ts', 'verified while it is changed']],
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
    name: 'limits are charged from the narrowest to the widest',
    edits: [
      [
        'migrations/1763730000000-editors-model-figures.ts',
        '- now())::double precision;\n      return;',
        '- now())::double precision;',
      ],
    ],
    tests: [['server/test/account-races.test.ts', 'take nothing from the shop']],
    needs: 'embedded',
  },
  {
    name: 'the log leaves out what PostgreSQL quotes',
    edits: [['server/log.ts', 'database ? withoutValues(database.message)', 'database ? database.message']],
    tests: [['server/log.test.ts', 'of a failed query']],
  },
  {
    name: 'flood: how fast one socket may send',
    edits: [['server/websocket.ts', 'allowance.take(now) && ', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'pongs that nobody asked for']],
  },
  {
    name: 'flood: only a pong that answers our ping counts',
    edits: [['server/websocket/heartbeat.ts', '?.equals(payload)', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'counts only if it answers']],
  },
  {
    name: 'flood: who would wait too long is refused at once',
    edits: [['server/turns.ts', 'if (this.#expectedWait(key) > waitAtMost) throw', 'if (key === null) throw']],
    tests: [['server/turns.test.ts', 'refused at once']],
  },
  {
    name: 'flood: each key has its turn',
    edits: [
      [
        'server/turns.ts',
        'this.#queues.delete(key);\n      if (queue.length > 0) this.#queues.set(key, queue);',
        'if (queue.length === 0) this.#queues.delete(key);',
      ],
    ],
    tests: [['server/turns.test.ts', 'one key after the other']],
  },
  {
    name: 'flood: how often one caller may ask',
    edits: [['server/allowance.ts', 'if (!this.has(key, now)) throw', 'if (this.has(key, now) === null) throw']],
    tests: [['server/test/limits.test.ts', 'asks too often']],
  },
  {
    name: 'flood: how many conversations a visitor may start',
    edits: [['server/conversations/actions.ts', 'await countStart(context, visitorId);', '']],
    tests: [['server/test/limits.test.ts', 'conversation after conversation']],
  },
  {
    name: 'half an answer is passed on to nobody',
    edits: [['server/websocket/hub.ts', 'if (failed) throw failed.originalError ?? failed;', '']],
    tests: [['server/websocket/hub.test.ts', 'in part']],
  },
  {
    name: 'ids in capitals become lower case where they enter',
    edits: [['server/graphql/schema.ts', 'UUID.test(text) ? text.toLowerCase() : text', 'text']],
    tests: [['server/test/ids.test.ts', '']],
  },
  {
    name: 'files: an address that works once',
    edits: [['server/uploads/store.ts', "and state = 'WAITING' and expires_at", 'and expires_at']],
    tests: [['server/test/imports.test.ts', 'works once']],
  },
  {
    name: 'files: an address that ends',
    edits: [['server/uploads/store.ts', ' and expires_at > now()', '']],
    tests: [['server/test/imports.test.ts', 'works for five minutes']],
  },
  {
    name: 'files: their sender alone',
    edits: [
      ['server/uploads/store.ts', 'and id = $2 and account_id = $3`', 'and id = $2 and $3::uuid is not null`'],
      ['server/imports/store.ts', 'and id = $2 and account_id = $3`', 'and id = $2 and $3::uuid is not null`'],
    ],
    tests: [['server/test/imports.test.ts', 'serves only the one who asked']],
  },
  {
    name: 'files: their size, counted while they come',
    edits: [['server/uploads/file-store.ts', "if (size > largest) throw new UserError('UPLOAD_TOO_LARGE');", '']],
    tests: [['server/uploads/file-store.test.ts', 'larger than announced']],
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
    tests: [['server/test/imports.test.ts', 'is no (SVG|zip)']],
  },
  {
    name: 'files: an import over somebody else’s change',
    edits: [
      [
        'server/products/catalogue-store.ts',
        'and id = $2 and version = $3 for update',
        'and id = $2 and $3::int > 0 for update',
      ],
      ['server/imports/actions.ts', 'await requireFresh(context, found);', ''],
    ],
    tests: [['server/test/imports.test.ts', 'edited since its preview']],
  },
  {
    name: 'files: an export for who may still see the company',
    edits: [['server/exports/actions.ts', ' || account.disabledAt !== null', '']],
    tests: [['server/test/imports.test.ts', 'disabled since']],
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
        'and id = $2 and version = $8 and deleted_at',
        'and id = $2 and $8::int is not null and deleted_at',
      ],
    ],
    tests: [['server/test/editors.test.ts', 'second save of a FAQ']],
  },
  {
    name: 'a stale save of a product',
    edits: [
      [
        'server/products/store.ts',
        'and id = $4 and version = $16 and deleted_at',
        'and id = $4 and $16::int is not null and deleted_at',
      ],
      ['server/products/actions.ts', "if (known.version !== version) throw new UserError('STALE_VERSION');", ''],
      [
        'server/products/actions.ts',
        'updateProduct(manager, company, id, version, changed)',
        'updateProduct(manager, company, id, version ?? 0, changed)',
      ],
    ],
    tests: [['server/test/editors.test.ts', 'so is that of a product']],
  },
  {
    name: 'a deleted FAQ answers nobody',
    edits: [
      [
        'server/faqs/store.ts',
        'from faqs where company_id = $1 and deleted_at is null order by',
        'from faqs where company_id = $1 order by',
      ],
    ],
    tests: [['server/test/editors.test.ts', 'deleted answers no more']],
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
const wanted = process.argv[2] ?? '';
const chosen = GUARDS.filter(({ name }) => name.includes(wanted));
const copy = mkdtempSync(join(tmpdir(), 'helpie-guards-'));
let hasFailed = false;
try {
  for (const entry of COPIED) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  const tests = [
    ...new Map(
      chosen.flatMap((guard) => guard.tests.map((test) => [test.join(), { test, needs: guard.needs }])),
    ).values(),
  ];
  const alreadyRed = tests.filter(({ test, needs }) => canRun(needs) && countFailures([test], needs) !== 0);
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
    if (!text.includes(from)) throw new Error(`${name}: ${file} no longer has ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
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
