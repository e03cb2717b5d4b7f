import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
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
    name: 'sign-in: who is over the limit of their e-mail takes nothing from their address',
    edits: [
      ['server/accounts/actions.ts', 'takeFromLimits(database, tries,', 'takeFromLimits(database, tries.toReversed(),'],
    ],
    tests: [['server/test/accounts.test.ts', 'takes no try from the others']],
  },
  {
    name: 'sign-in: a blocked address leaves no row for the e-mails it invents',
    edits: [
      [
        'server/accounts/actions.ts',
        "for (const shared of tries.slice(1)) await refuseOverLimit(database, shared, 'TOO_MANY_REQUESTS');",
        '',
      ],
    ],
    tests: [['server/test/accounts.test.ts', 'leaves no row']],
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
    name: 'a token without an end is none',
    edits: [['server/accounts/sessions.ts', " && typeof claims.exp === 'number'", '']],
    tests: [['server/accounts/sessions.test.ts', 'is no token']],
  },
  {
    name: 'a token whose session is no id is none',
    edits: [
      [
        'server/accounts/sessions.ts',
        'if (!claims || !isUuidClaim(claims.sid)) return null;',
        'if (!claims) return null;',
      ],
    ],
    tests: [['server/accounts/sessions.test.ts', 'is no token']],
  },
  {
    name: 'a token: the signature over what it says',
    edits: [
      [
        'server/accounts/sessions.ts',
        "jwt().verify(token, key, { algorithms: ['HS256'], audience })",
        'jwt().decode(token)',
      ],
      ['server/accounts/sessions.ts', "typeof claims !== 'string'", "claims !== null && typeof claims !== 'string'"],
    ],
    tests: [['server/test/altered-tokens.test.ts', 'opens neither door']],
  },
  {
    name: 'sign-in: only wrong tries count',
    edits: [['server/accounts/actions.ts', '  await giveBack(database, tries);\n', '']],
    tests: [['server/test/accounts.test.ts', 'right sign-ins use up']],
  },
  {
    name: 'sign-in: many addresses that guess at one account',
    edits: [
      [
        'server/accounts/actions.ts',
        "    { kind: 'sign-in-strangers', subject: subjectOf(email), limit: limits.signInByStrangers },\n",
        '',
      ],
    ],
    tests: [['server/test/known-devices.test.ts', 'guess together']],
  },
  {
    name: 'sign-in: where the owner signed in before nobody takes their tries',
    edits: [['server/accounts/actions.ts', 'if (known) return', 'if (known && false) return']],
    tests: [['server/test/known-devices.test.ts', 'its owner still gets in']],
  },
  {
    name: 'sign-in: a known device is known for its own account alone',
    edits: [['server/accounts/actions.ts', 'devices.find((device) => device.accountId === found.id)', 'devices[0]']],
    tests: [['server/test/known-devices.test.ts', 'for nobody else']],
  },
  {
    name: 'sign-in: sessions of one person',
    edits: [['server/accounts/actions.ts', "  await takeFromLimits(database, [byPerson], 'TOO_MANY_REQUESTS');\n", '']],
    tests: [['server/test/accounts.test.ts', 'sessions of one person']],
  },
];
