import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a teaser can hold nothing but a text',
    edits: [['server/http/shop-pages.ts', 'JSON.stringify(text)', 'text']],
    tests: [['server/test/widget-on-a-site.test.ts', 'as a script that can hold nothing']],
  },
  {
    name: 'frame-ancestors of our own pages',
    edits: [['server/http/headers.ts', `policy("'none'", ownOriginOf`, "policy('*', ownOriginOf"]],
    tests: [['server/test/pages.test.ts', 'stands in no frame']],
  },
  {
    name: 'half an answer is given to nobody who asks',
    edits: [['server/http/graphql.ts', 'errors.every(isRefusal) ? data : null', 'data']],
    tests: [['server/test/half-answers.test.ts', 'cannot be read whole']],
  },
  {
    name: 'flood: an overload is refused before it costs anything',
    edits: [['server/http/graphql.ts', 'shared.turns[lane].isFull', 'false']],
    tests: [['server/test/overload.test.ts', 'before it is looked at']],
  },
  {
    name: 'files: who takes nothing of an export is cut off',
    edits: [['server/http/downloads.ts', 'response.setTimeout(silence, () => response.destroy());', '']],
    tests: [['server/test/stalled-download.test.ts', 'cut off']],
  },
  {
    name: 'flood: how often one caller may change something',
    edits: [
      [
        'server/http/graphql.ts',
        "allowances[isQuestion ? 'queries' : 'changes'].take(key, progress.startedAt);",
        'if (isQuestion) allowances.queries.take(key, progress.startedAt);',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'changes of anything']],
  },
  {
    name: 'flood: the event loop’s time of who is refused',
    edits: [
      [
        'server/http/graphql.ts',
        'loopTime.measured(who, () => readOperation(request, body, progress), COST_OF_REQUEST);',
        'readOperation(request, body, progress);',
      ],
    ],
    tests: [['server/test/loop-time.test.ts', 'documents that are refused']],
  },
  {
    name: 'flood: nothing is read for who has used up their time',
    edits: [['server/http/graphql.ts', 'loopTime.admit(who);\n    const asked', 'const asked']],
    tests: [['server/test/loop-time.test.ts', 'documents that are refused']],
  },
  {
    name: 'flood: the body of a request',
    edits: [['server/http/graphql-request.ts', "if (size > LARGEST_BODY) throw new UserError('BODY_TOO_LARGE');", '']],
    tests: [['server/test/graphql-over-http.test.ts', 'too much is refused']],
  },
  {
    name: 'an address changes nothing',
    edits: [
      [
        'server/http/graphql.ts',
        "if (body === null && operation.operation !== 'query') throw new UserError('CHANGE_NEEDS_POST');",
        '',
      ],
    ],
    tests: [['server/test/graphql-over-http.test.ts', 'a change is refused']],
  },
  {
    name: 'what a form of another site can send is no request',
    edits: [
      [
        'server/http/graphql-request.ts',
        "if (!isPlainJson(request)) throw new UserError('UNSUPPORTED_CONTENT_TYPE');",
        '',
      ],
    ],
    tests: [['server/test/graphql-over-http.test.ts', 'plain text']],
  },
  {
    name: 'a hash means its own text',
    edits: [
      ['server/graphql/persisted-queries.ts', 'hash !== null && hash !== sha256(query)', 'hash === sha256(query)'],
    ],
    tests: [['server/graphql/persisted-queries.test.ts', 'no other text']],
  },
  {
    name: 'flood: the texts that are remembered',
    edits: [['server/graphql/persisted-queries.ts', 'if (this.#size <= LARGEST) return;', 'return;']],
    tests: [['server/graphql/persisted-queries.test.ts', 'four million']],
  },
  {
    name: 'the figures are for who has their token',
    edits: [
      ['server/http/metrics.ts', " || !isSame(bearerOf(request) ?? '', metricsToken)", ' && isSame === bearerOf'],
    ],
    tests: [['server/test/metrics.test.ts', 'only who sends the token']],
  },
  {
    name: 'whose file could not be kept is told',
    edits: [['server/http/uploads.ts', '!response.destroyed', '!request.destroyed']],
    tests: [['server/test/file-addresses.test.ts', 'could not be kept']],
  },
  {
    name: 'whose sites nobody knows stands in none',
    edits: [['server/http/pages.ts', 'front === undefined ? "\'self\'" : frameAncestors', 'frameAncestors']],
    tests: [['server/test/widget-on-a-site.test.ts', 'nobody can say']],
  },
  {
    name: 'feeds: only for who knows the address',
    edits: [
      [
        'server/http/merchant-feed.ts',
        'company?.feedToken && isSame(company.feedToken, named.token) ? company : null',
        'company?.feedToken ? company : null',
      ],
    ],
    tests: [['server/test/merchant-feed.test.ts', 'is off until']],
  },
  {
    name: 'flood: how often a feed is read whole',
    edits: [['server/http/merchant-feed.ts', "await takeFromLimits(database, [counted], 'TOO_MANY_REQUESTS');", '']],
    tests: [['server/test/merchant-feed.test.ts', 'so many times an hour']],
  },
];
