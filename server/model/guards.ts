import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'contacts, codes and times that a model invents',
    edits: [['server/model/reply-text.ts', 'inventedContacts(plain, facts.contacts)', 'plain.map(() => false)']],
    tests: [['server/assistant/invented-contacts.test.ts', 'is not read']],
  },
  {
    name: 'nothing is told of what may turn out to have been thought',
    edits: [['server/model/hearing.ts', ' && !this.#mayBeThought()', '']],
    tests: [['server/model/call.test.ts', 'nothing is told before']],
  },
  {
    name: 'what may have been thought is not kept where its end is missing',
    edits: [
      ['server/model/hearing.ts', "isInterrupted && isSuspect && !this.#splitter.hasThought ? '' : said", 'said'],
    ],
    tests: [['server/model/call.test.ts', 'unless it may be a thought']],
  },
  {
    name: 'thinking has an end',
    edits: [['server/model/hearing.ts', 'if (this.#thought > LONGEST_THOUGHT)', 'if (false)']],
    tests: [['server/test/model-thinks.test.ts', 'has an end']],
  },
  {
    name: 'an answer without an end is not whole',
    edits: [
      ['server/model/endings.ts', "if (reason === null) return 'NO_ENDING';", 'if (reason === null) return null;'],
    ],
    tests: [['server/model/endings.test.ts', 'is interrupted']],
  },
  {
    name: 'no credit is not asked for again',
    edits: [['server/model/retry.ts', '!FAULTS[fault].isPassing ||', '']],
    tests: [['server/model/retry.test.ts', 'no credit']],
  },
  {
    name: 'bytes of a model before a piece is parsed',
    edits: [['server/model/bounded-response.ts', 'sinceEvent > LONGEST_EVENT || inAll > LONGEST_ANSWER', 'false']],
    tests: [['server/model/bounded-response.test.ts', 'not read on']],
  },
  {
    name: 'bytes of a refusal',
    edits: [['server/model/bounded-response.ts', 'if (size >= longest) break;', '']],
    tests: [['server/model/bounded-response.test.ts', 'the beginning is read']],
  },
  {
    name: 'one service that asks for an hour mutes nobody for it',
    edits: [['server/model/breaker.ts', 'const LONGEST = 60_000;', 'const LONGEST = 3_600_000;']],
    tests: [['server/model/breaker.test.ts', 'one call a minute']],
  },
  {
    name: 'one shop that is told to wait mutes no other',
    edits: [['server/model/breaker.ts', ' || this.#isOfAsker(now, asked)', '']],
    tests: [['server/model/breaker.test.ts', 'mutes no other']],
  },
  {
    name: 'a second shop that is told to wait shows that all have to',
    edits: [['server/model/breaker.ts', 'limitOf === null && !isAlone', 'false']],
    tests: [['server/model/breaker.test.ts', 'mutes no other']],
  },
  {
    name: 'a shop that waits is tried by one call a minute',
    edits: [['server/model/breaker.ts', 'if (this.#paused.has(asker)) this.#paused.set(asker, now + LONGEST);', '']],
    tests: [['server/model/breaker.test.ts', 'one call a minute']],
  },
  {
    name: "a service's words are shown without its key",
    edits: [['server/assistant/model-trial.ts', 'parts.redact(outcome.says)', 'outcome.says']],
    tests: [['server/test/model-refuses.test.ts', 'without the key']],
  },
  {
    name: 'the model is asked by hand by who manages',
    edits: [
      [
        'server/assistant/resolvers.ts',
        'const { id } = await asManager(context, companyId, async (_manager, company) => company);\n    const trial',
        'const { id } = await checkMaySee(context, companyId);\n    const trial',
      ],
    ],
    tests: [['server/test/model-refuses.test.ts', 'for who manages']],
  },
  {
    name: 'how often the model is asked by hand',
    edits: [['server/assistant/model-actions.ts', "[{ kind: 'model-trial', subject: account.id, limit }]", '[]']],
    tests: [['server/test/model-refuses.test.ts', 'not without end']],
  },
  {
    name: 'prices that a model invents',
    edits: [
      [
        'server/model/reply-text.ts',
        'inventionsIn(sentences.map(withNames(facts.products)), facts.money)',
        'plain.map(() => false)',
      ],
    ],
    tests: [['server/test/model-answers.test.ts', 'no invented price']],
  },
  {
    name: 'an amount is held of the thing that its sentence names',
    edits: [['server/model/claims/held.ts', ': !facts.hold(claim),', ': false,']],
    tests: [['server/assistant/told-of-shops.test.ts', 'nothing is read']],
  },
  {
    name: 'a model that recites what it was told to do',
    edits: [['server/model/reply-text.ts', ' || recited[place] === true', '']],
    tests: [['server/assistant/model-request.test.ts', 'recites']],
  },
  {
    name: "a shop's own instructions are read back to nobody",
    edits: [['server/assistant/model-request.ts', ', ...instructionsIn(own.rest)', '']],
    tests: [['server/assistant/model-request.test.ts', 'recites']],
  },
  {
    name: 'what is free on a condition is told with it',
    edits: [['server/model/claims/held.ts', "claim.kind !== 'FREE' || limits.length === 0 ||", 'true ||']],
    tests: [['server/model/money-claims.test.ts', 'is an invention']],
  },
  {
    name: 'what several things cost is the price of none',
    edits: [['server/model/claims/held.ts', 'SUMS.test(sentence) ?', 'false ?']],
    tests: [['server/model/money-claims.test.ts', 'insieme']],
  },
  {
    name: 'a sentence full of prices is not read',
    edits: [['server/model/money-claims.ts', 'claims.length > MOST_CLAIMS', 'false']],
    tests: [['server/model/money-claims.test.ts', 'basta']],
  },
  {
    name: 'while an answer comes its sentences are checked once',
    edits: [['server/model/money-claims.ts', 'if (known !== undefined) return known;', '']],
    tests: [['server/model/claims/steps.test.ts', 'checked once']],
  },
  {
    name: 'a reference to no amount',
    edits: [
      [
        'server/model/amount-references.ts',
        'if (amount === undefined) return GONE;',
        "if (amount === undefined) return '';",
      ],
    ],
    tests: [['server/model/reply-text.test.ts', 'are filled in']],
  },
  {
    name: 'a promised time that nobody gave, of whatever',
    edits: [['server/model/claims/durations.ts', 'BEFORE_LONG.test(sentence) &&', 'false &&']],
    tests: [['server/assistant/told-of-shops.test.ts', 'nothing is read']],
  },
  {
    name: 'addresses that a model writes',
    edits: [['server/model/addresses.ts', 'if (isAllowed(bare, allowed)) return address;', 'return address;']],
    tests: [['server/test/model-answers.test.ts', 'inert text']],
  },
  {
    name: 'a sentence without the product it speaks of is not shown',
    edits: [['server/model/reply-text.ts', ' && !isLeftOut(sentence)', '']],
    tests: [['server/model/reply-text.test.ts', 'appears when it is whole']],
  },
  {
    name: 'the tokens of the day are set aside before a call',
    edits: [
      [
        'server/model/usage-store.ts',
        /where \S+\.used \+ \S+\.reserved \+ excluded\.reserved <= \$dailyTokens::bigint/,
        'where $dailyTokens::bigint > 0',
      ],
    ],
    tests: [['server/test/model-tokens.test.ts', 'never overshot']],
  },
  {
    name: 'tokens set aside by a dead process are given back',
    edits: [['server/model/usage-store.ts', 'await queryPrepared(manager, BOOKS[book].giveBack, { companyId });', '']],
    tests: [['server/test/model-tokens.test.ts', 'given back where']],
  },
  {
    name: 'flood: a visitor’s share of the model',
    edits: [
      [
        'server/model/usage-store.ts',
        'if (shares.some((share) => isUsedUp(share, had(share), likely, left))) throw new ShareUsedUp();',
        '',
      ],
    ],
    tests: [['server/test/model-shares.test.ts', 'a visitor gets so much']],
  },
  {
    name: 'flood: an address’s share of the model',
    edits: [['server/conversations/exchange-actions.ts', 'addressSubject: context.caller.addressSubject,', '']],
    tests: [['server/test/model-shares.test.ts', 'visitors of an address together']],
  },
  {
    name: 'flood: the installation’s budget of the model',
    edits: [
      [
        'server/model/usage-store.ts',
        "if (total + tokens > limits.totalTokens) return { refused: 'TOTAL_REACHED' };",
        '',
      ],
    ],
    tests: [['server/test/model-shares.test.ts', 'all companies together']],
  },
  {
    name: 'flood: a new company begins small',
    edits: [
      ['server/model/usage-store.ts', 'isNew ? Math.min(dailyTokens, newCompanyTokens) : dailyTokens', 'dailyTokens'],
    ],
    tests: [['server/test/model-shares.test.ts', 'begins small']],
  },
  {
    name: 'a service that says nothing more is left',
    edits: [['server/model/hearing.ts', 'Math.min(total, this.#limit.elapsed + stall)', 'total']],
    tests: [['server/model/call.test.ts', 'says nothing more']],
  },
  {
    name: 'own model: its key goes to no other server than before',
    edits: [
      [
        'server/model/own-model.ts',
        'const isSame = kept && new URL(kept.address).origin === new URL(address).origin;',
        'const isSame = kept;',
      ],
    ],
    tests: [['server/model/own-model.test.ts', 'is asked for anew']],
  },
  {
    name: 'own model: over TLS',
    edits: [
      [
        'server/model/own-model.ts',
        "if (url.protocol !== 'https:' && !isNamedPrivate(url, allowed)) throw",
        'if (url === null) throw',
      ],
    ],
    tests: [['server/model/own-model.test.ts', 'is refused']],
  },
  {
    name: 'own model: of a short key nothing is shown',
    edits: [['server/model/own-model.ts', "apiKey.length < FEWEST_TO_SHOW ? '…' : ", '']],
    tests: [['server/model/own-model.test.ts', 'is shown']],
  },
  {
    name: 'own model: an address of the own network',
    edits: [['server/model/outside.ts', 'refusePrivateModel(url, allowed);', 'void refusePrivateModel;']],
    tests: [['server/model/outside.test.ts', 'is not asked']],
  },
  {
    name: 'own model: a name that leads into the own network',
    edits: [
      [
        'server/model/outside.ts',
        'publicLookup(isNamedPrivate(url, allowed))',
        'publicLookup(isNamedPrivate(url, allowed) || true)',
      ],
    ],
    tests: [['server/model/outside.test.ts', 'is not asked']],
  },
  {
    name: 'own model: a redirect into the own network',
    edits: [['server/model/outside.ts', 'if (status < 300 || status > 399) return', 'if (status > 0) return']],
    tests: [['server/model/outside.test.ts', 'no redirect is followed']],
  },
  {
    name: 'own model: nothing is saved that does not answer',
    edits: [
      [
        'server/assistant/own-model-actions.ts',
        'if (outcome.failure !== null) throw refusalOf(outcome, apiKey);',
        'void refusalOf;',
      ],
    ],
    tests: [['server/test/own-model.test.ts', 'and nothing is saved']],
  },
  {
    name: 'own model: who saves is not told the key by the service',
    edits: [
      [
        'server/assistant/own-model-actions.ts',
        'const told = redacted(says, apiKey);',
        'const told = says;\n  void redacted;\n  void apiKey;',
      ],
    ],
    tests: [['server/test/own-model.test.ts', 'OWN_MODEL_KEY_REFUSED']],
  },
  {
    name: 'own model: services are not asked again and again',
    edits: [
      [
        'server/assistant/own-model-actions.ts',
        "await takeFromLimits(database, [asked], 'TOO_MANY_REQUESTS');",
        'void asked;',
      ],
    ],
    tests: [['server/test/own-model.test.ts', 'again and again']],
  },
  {
    name: 'own model: its tokens are nothing of everybody’s',
    edits: [['server/model/usage-store.ts', "return reserveIn('OWN',", "return reserveIn('SERVER',"]],
    tests: [['server/test/own-model.test.ts', 'nothing of what all']],
  },
  {
    name: 'own model: the company’s own limit',
    edits: [['server/model/usage-store.ts', 'dailyTokens: dailyTokens ?? NO_LIMIT', 'dailyTokens: NO_LIMIT']],
    tests: [['server/test/own-model.test.ts', 'own limit']],
  },
  {
    name: 'own model: shares of visitors',
    edits: [
      [
        'server/assistant/open-model.ts',
        'const shares = sharesOf(asker, limits);',
        'const shares = sharesOf(asker && null, limits);',
      ],
    ],
    tests: [['server/test/own-model.test.ts', 'shared between visitors']],
  },
  {
    name: 'own model: a breaker of its own',
    edits: [
      ['server/assistant/open-model.ts', 'breaker: new Breaker(),', 'breaker: EVERYBODYS,'],
      [
        'server/assistant/open-model.ts',
        'const PREPARED_AFTER',
        'const EVERYBODYS = new Breaker();\nconst PREPARED_AFTER',
      ],
    ],
    tests: [['server/test/own-model.test.ts', 'does not pause it']],
  },
  {
    name: 'own model: another one that was saved',
    edits: [
      ['server/assistant/own-models.ts', 'known?.ownModelId === ownModelId ? known', 'known?.ownModelId ? known'],
    ],
    tests: [['server/assistant/own-models.test.ts', 'opened anew']],
  },
];
