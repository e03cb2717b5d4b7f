import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { breakStatements } from './breaking-statements.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Shop } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const SAVE = `mutation ($id: ID!, $input: WidgetSettingsInput!) {
  saveWidgetSettings(companyId: $id, input: $input) { allowedSites teaser isTeaserOn version }
}`;
const READ = 'query ($id: ID!) { widgetSettings(companyId: $id) { allowedSites teaser isTeaserOn version } }';

async function save(of: Shop, input: object) {
  const { widgetSettings } = await must(app, READ, { id: of.id }, of.owner.token);
  const { allowedSites, teaser, isTeaserOn, version } = widgetSettings;
  return ask(app, SAVE, { id: of.id, input: { allowedSites, teaser, isTeaserOn, version, ...input } }, of.owner.token);
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });
const ancestors = async (id: string) =>
  /frame-ancestors (.*)$/.exec((await get(`/widget/${id}`)).headers.get('content-security-policy') ?? '')?.[1];

describe('where the chat may stand', () => {
  test('anywhere, until the shop names its sites; then there alone, from the next load on', async () => {
    const own = await createShop(app);
    expect(await ancestors(own.id)).toBe('*');
    const { data } = await save(own, { allowedSites: ['negozio.it', '*.negozio.it'] });
    expect(data.saveWidgetSettings.allowedSites).toEqual(['https://negozio.it', 'https://*.negozio.it']);
    const named = "'self' https://negozio.it https://www.negozio.it https://*.negozio.it";
    expect(await ancestors(own.id)).toBe(named);
    expect(await ancestors(own.id.toUpperCase())).toBe(named);
    expect(await ancestors(shop.id)).toBe('*');
  });

  test('while nobody can say which sites a shop allows, in none; where they were known, there', async () => {
    const [known, unknown] = [await createShop(app), await createShop(app)];
    await save(known, { allowedSites: ['negozio.it'] });
    const named = await ancestors(known.id);
    const statements = breakStatements();
    try {
      statements.break('from companies', Number.POSITIVE_INFINITY);
      app.shared.publish({ kind: 'company', id: known.id });
      expect(await ancestors(unknown.id)).toBe("'self'");
      expect(await ancestors(known.id)).toBe(named);
    } finally {
      statements.mend();
    }
    expect(await ancestors(unknown.id)).toBe('*');
  });

  test('what is no site is refused, and so is what somebody else has changed meanwhile', async () => {
    const refused = await save(shop, { allowedSites: ["https://a.it; script-src 'unsafe-inline'"] });
    expect(refused.errors[0]?.extensions.code).toBe('BAD_SITES');
    expect((await save(shop, { version: 0 })).errors[0]?.extensions.code).toBe('STALE_VERSION');
    expect((await save(shop, { teaser: 'a'.repeat(81) })).errors[0]?.extensions.code).toBe('TEASER_TOO_LONG');
  });
});

describe('a shop whose own site is not allowed', () => {
  const BLOCKED = 'query ($id: ID!) { company(id: $id) { blockedWebsite } }';
  const ALLOW = `mutation ($id: ID!) {
    allowWebsite(companyId: $id) { allowedSites coverage { site origins } version }
  }`;
  const blocked = async (of: Shop) => (await must(app, BLOCKED, { id: of.id }, of.owner.token)).company.blockedWebsite;
  const put = `mutation ($id: ID!, $website: String!) {
    updateCompany(companyId: $id, input: { website: $website }, version: 1) { blockedWebsite }
  }`;

  test('reads which, and allows it at once; a second time changes nothing', async () => {
    const own = await createShop(app);
    expect(await blocked(own)).toBeNull();
    const { updateCompany } = await must(app, put, { id: own.id, website: 'negozio.it/shop' }, own.owner.token);
    expect(updateCompany.blockedWebsite).toBeNull(); // any site may
    await save(own, { allowedSites: ['altro.it'] });
    expect(await blocked(own)).toBe('https://negozio.it');
    const watching = listen(
      app,
      'subscription ($id: ID!) { companyChanges(companyId: $id) { blockedWebsite } }',
      { id: own.id },
      own.owner.token,
    );
    await eventually(
      'it is told',
      () => watching.events.at(-1)?.companyChanges.blockedWebsite === 'https://negozio.it',
    );
    const { allowWebsite } = await must(app, ALLOW, { id: own.id }, own.owner.token);
    expect(allowWebsite.coverage).toEqual([
      { site: 'https://altro.it', origins: ['https://altro.it', 'https://www.altro.it'] },
      { site: 'https://negozio.it', origins: ['https://negozio.it', 'https://www.negozio.it'] },
    ]);
    await eventually('who looks sees it allowed', () => watching.events.at(-1).companyChanges.blockedWebsite === null);
    await watching.stop();
    expect(await ancestors(own.id)).toContain('https://negozio.it');
    expect((await must(app, ALLOW, { id: own.id }, own.owner.token)).allowWebsite.version).toBe(allowWebsite.version);
  });

  test('is refused when there are twenty, and nothing is half saved; two at once add one', async () => {
    const own = await createShop(app);
    await must(app, put, { id: own.id, website: 'negozio.it' }, own.owner.token);
    const twenty = Array.from({ length: 20 }, (_, number) => `altro${number}.it`);
    await save(own, { allowedSites: twenty });
    expect((await ask(app, ALLOW, { id: own.id }, own.owner.token)).errors[0]?.extensions.code).toBe('BAD_SITES');
    await save(own, { allowedSites: twenty.slice(1) });
    const both = await Promise.all([1, 2].map(() => must(app, ALLOW, { id: own.id }, own.owner.token)));
    expect(both.map(({ allowWebsite }) => allowWebsite.allowedSites.length)).toEqual([20, 20]);
  });
});

describe('what a page of the shop asks for', () => {
  test('the bubble, in the company’s colours, kept for five minutes', async () => {
    const response = await get(`/bubble/${shop.id}.svg`);
    const svg = await response.text();
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(svg).toMatch(/^<svg /);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(1_000);
    const again = await get(`/bubble/${shop.id}.svg`, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('a named colour wins, and nonsense in the address does nothing', async () => {
    const ours = await (await get(`/bubble/${shop.id}.svg`)).text();
    expect(await (await get(`/bubble/${shop.id}.svg?color=aa0000`)).text()).toContain('#aa0000');
    expect(await (await get(`/bubble/${shop.id}.svg?color="><script>`)).text()).toBe(ours);
  });

  test('of a company that does not exist, a picture that says so by its size', async () => {
    for (const id of [randomUUID(), 'x', 'undefined']) {
      const response = await get(`/bubble/${id}.svg?color=aa0000`);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('height="1"')]);
    }
  });

  test('scripts and chat also from pages that isolate themselves, and nothing else of ours', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await get(path);
      return [
        headers.get('cross-origin-resource-policy'),
        headers.get('access-control-allow-origin'),
        headers.get('cross-origin-embedder-policy'),
      ];
    };
    for (const path of [`/bubble/${shop.id}.svg`, `/teaser/${shop.id}.js`, '/embed-chat.js'])
      expect(await headersOf(path)).toEqual(['cross-origin', '*', null]);
    expect(await headersOf(`/widget/${shop.id}`)).toEqual(['cross-origin', null, 'credentialless']);
    expect(await headersOf('/')).toEqual([null, null, null]);
  });

  test('the teaser, where it is on, as a script that can hold nothing but a text', async () => {
    const own = await createShop(app);
    expect(await (await get(`/teaser/${own.id}.js`)).text()).toBe('');
    await save(own, { isTeaserOn: true });
    expect(await (await get(`/teaser/${own.id}.js`)).text()).toBe(`TuoShop('teaser',"Posso aiutarti?")`);
    await save(own, { teaser: `Ciao "');alert(1)//` });
    expect(await (await get(`/teaser/${own.id}.js`)).text()).toBe(
      `TuoShop('teaser',${JSON.stringify(`Ciao "');alert(1)//`)})`,
    );
    expect(await (await get(`/bubble/${own.id}.svg`)).text()).toContain('height="64"');
  });

  test('a page that shows how it looks, with a policy as strict as there is', async () => {
    const own = await createShop(app, { name: `Bar & "Zoo" <b>` });
    const response = await get(`/embed-demo/${own.id}`);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(html).toContain('<strong>Bar &#38; &#34;Zoo&#34; &#60;b&#62;</strong>');
    expect(html).toContain('data-code="1"');
    expect((await get(`/embed-demo/${own.id}.css`)).headers.get('content-type')).toMatch(/^text\/css/);
    expect((await get(`/embed-demo/${randomUUID()}`)).status).toBe(404);
  });
});

describe('a shop that changes', () => {
  const CHANGES = 'subscription ($id: ID!) { shopChanges(companyId: $id) { name greeting isActive quickWords } }';

  test('tells who listens, without a token', async () => {
    const own = await createShop(app);
    const listening = listen(app, CHANGES, { id: own.id }, null);
    await eventually('the shop as it is', () => listening.events.length > 0);
    expect(listening.events[0].shopChanges).toMatchObject({ name: 'Negozio di prova', isActive: true });
    const before = listening.events.length;
    await save(own, { isTeaserOn: true });
    await eventually('another state', () => listening.events.length > before);
    await listening.stop();
  });

  test('tells what it is now, not what it was when the change came', async () => {
    const own = await createShop(app);
    const listening = listen(app, CHANGES, { id: own.id }, null);
    await eventually('the shop as it is', () => listening.events.length > 0);
    const set =
      'mutation ($id: ID!, $isActive: Boolean!) { setChatbotActive(companyId: $id, isActive: $isActive) { id } }';
    for (const isActive of [false, true]) {
      await must(app, set, { id: own.id, isActive }, own.owner.token);
      await eventually(
        isActive ? 'it is on' : 'it is off',
        () => listening.events.at(-1).shopChanges.isActive === isActive,
      );
    }
    await listening.stop();
  });

  test('tells its new greeting, as the chat that is open has to show it', async () => {
    const own = await createShop(app);
    const listening = listen(app, CHANGES, { id: own.id }, null);
    await eventually('the shop as it is', () => listening.events.length > 0);
    const rename = `mutation ($id: ID!) { updateCompany(companyId: $id, input: { name: "Bottega Nuova" }, version: 1) { id } }`;
    await must(app, rename, { id: own.id }, own.owner.token);
    await eventually('it greets by its new name', () =>
      listening.events.at(-1).shopChanges.greeting.includes('Bottega Nuova'),
    );
    await listening.stop();
  });

  test('nobody listens to a company that does not exist', async () => {
    const listening = listen(app, CHANGES, { id: randomUUID() }, null);
    await eventually('a refusal', () => listening.errors[0]?.extensions?.code === 'COMPANY_NOT_FOUND');
    await listening.stop();
  });

  test('offers only words that one of its FAQs answers', async () => {
    const { shop: shown } = await must(app, 'query ($id: ID!) { shop(companyId: $id) { quickWords } }', {
      id: shop.id,
    });
    expect(shown.quickWords).toEqual(['Spedizioni', 'Consigli']);
  });
});

describe('a visitor', () => {
  const RENEW = 'mutation { renewVisitor { token visitorId expiresAt } }';

  test('gets another token for the same visitor', async () => {
    const token = await createVisitor(app, shop.id);
    const { renewVisitor } = await must(app, RENEW, {}, token);
    const again = await must(app, RENEW, {}, renewVisitor.token);
    expect(again.renewVisitor.visitorId).toBe(renewVisitor.visitorId);
    expect((await ask(app, RENEW)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('on the page of a product is answered about that product', async () => {
    const token = await createVisitor(app, shop.id);
    const start = `mutation ($id: ID!, $text: String!) {
      startConversation(clientConversationId: $id, clientMessageId: $id, text: $text, aboutProductCode: "2") {
        conversation { id } reply { text source products { name } }
      }
    }`;
    const { startConversation } = await must(app, start, { id: randomUUID(), text: 'Quanto costa?' }, token);
    expect(startConversation.reply).toEqual({
      text: 'Zaino Urban: 49,90 €.',
      source: 'CATALOG',
      products: [{ name: 'Zaino Urban' }],
    });
    const say = `mutation ($conversation: ID!, $id: ID!, $code: String) {
      sendMessage(conversationId: $conversation, clientMessageId: $id, text: "È disponibile?", aboutProductCode: $code) {
        reply { text }
      }
    }`;
    const conversation = startConversation.conversation.id;
    const about = await must(app, say, { conversation, id: randomUUID(), code: '1' }, token);
    expect(about.sendMessage.reply.text).toBe('Sì, è disponibile: Cuffie Wireless.');
    // What a page names that the shop does not have plays no part: the message leans on what was said.
    const unknown = await must(app, say, { conversation, id: randomUUID(), code: 'nessuno' }, token);
    expect(unknown.sendMessage.reply.text).toBe('Sì, è disponibile: Cuffie Wireless.');
    const elsewhere = start.replace('aboutProductCode: "2"', 'aboutProductCode: "nessuno"');
    const alone = await must(app, elsewhere, { id: randomUUID(), text: 'È disponibile?' }, token);
    expect(alone.startConversation.reply?.products ?? []).toEqual([]);
  });
});
