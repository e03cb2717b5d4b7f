import { beforeEach, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, must, type Shop } from './story.ts';
import { visitorAsks } from './unanswered-story.ts';

const PARTS = `questionCount changes { question count before { source faqQuestion productNames }
  after { source faqQuestion productNames } }`;
const PROVE = `query ($id: ID!, $draft: FaqInput!) {
  proveFaq(companyId: $id, draft: $draft) { triedCount gained { ${PARTS} } changed { ${PARTS} } lost { ${PARTS} } }
}`;
const FAQS = 'query ($id: ID!) { faqs(companyId: $id, first: 10) { nodes { id question answer keywords version } } }';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app } = story);
});
beforeEach(async () => {
  shop = await createShop(app);
});

const prove = async (draft: Record<string, unknown>) =>
  (await must(app, PROVE, { id: shop.id, draft }, shop.owner.token)).proveFaq;
const PARKING = {
  question: 'Dove si parcheggia?',
  answer: 'Davanti al negozio.',
  keywords: ['parcheggio', 'macchina'],
};

describe('before a FAQ is saved', () => {
  test('it is told what it answers that nothing did, weighed by how often it was asked, and what stays as it is is not', async () => {
    await visitorAsks(app, shop, 'Avete un parcheggio?', 'avete un parcheggio', 'Quali sono gli orari?');
    await visitorAsks(app, shop, 'Avete un parcheggio?', 'dove lascio la macchina?', 'Fate tatuaggi?');
    const proof = await prove(PARKING);
    expect(proof).toMatchObject({ triedCount: 4, changed: { questionCount: 0 }, lost: { questionCount: 0 } });
    expect(proof.gained).toMatchObject({
      questionCount: 4,
      changes: [
        { question: 'Avete un parcheggio?', count: 3, before: null },
        { count: 1, before: null },
      ],
    });
    expect(proof.gained.changes[0].after).toEqual({ source: 'FAQ', faqQuestion: PARKING.question, productNames: [] });
    expect((await prove({ ...PARKING, isDraft: true })).gained.questionCount).toBe(0);
    const { faqs } = await must(app, FAQS, { id: shop.id }, shop.owner.token);
    expect(faqs.nodes).toHaveLength(2); // nothing was saved
  });

  test('it is told what finds nothing any more, and what answers instead', async () => {
    await visitorAsks(app, shop, 'Quali sono gli orari?', 'E la spedizione?');
    const { faqs } = await must(app, FAQS, { id: shop.id }, shop.owner.token);
    const hours = faqs.nodes.find(({ question }: { question: string }) => question === 'Quali sono gli orari?');
    const lost = await prove({ ...hours, isDraft: true });
    expect(lost).toMatchObject({ gained: { questionCount: 0 }, lost: { questionCount: 1 } });
    expect(lost.lost.changes).toMatchObject([
      {
        question: 'Quali sono gli orari?',
        before: { source: 'FAQ', faqQuestion: 'Quali sono gli orari?' },
        after: null,
      },
    ]);
    const other = await prove({ question: 'Quali sono gli orari?', answer: 'Sempre aperti.', keywords: ['orari'] });
    expect(other.lost.questionCount).toBe(0);
    const anew = await prove({ ...hours, answer: 'Mai.' });
    expect(anew).toMatchObject({ changed: { questionCount: 0 }, lost: { questionCount: 0 } });
  });

  test('whoever types on is told of the newer draft alone', async () => {
    const id = await visitorAsks(app, shop, 'Avete un parcheggio?');
    await querySystem(
      app.shared.database,
      `insert into messages (company_id, conversation_id, seq, id, sender, text)
      select $shop, $id, 10 + n, gen_random_uuid(), 'USER', 'posso lasciare la macchina numero ' || md5(n::text)
      from generate_series(1, 1200) n`,
      { shop: shop.id, id },
    );
    const drafts = [PARKING, { ...PARKING, answer: 'Dietro.' }];
    const told = await Promise.all(drafts.map((draft) => ask(app, PROVE, { id: shop.id, draft }, shop.owner.token)));
    const codes = told.map(({ errors }) => errors[0]?.extensions.code ?? 'answered');
    expect(codes.toSorted()).toEqual(['PROOF_SUPERSEDED', 'answered']);
  });

  test('a draft that is not whole yet, or says nonsense, is tried all the same and refused only when it is saved', async () => {
    await visitorAsks(app, shop, 'Avete un parcheggio?');
    for (const draft of [
      { question: '', answer: '', keywords: [] },
      { id: 'non-un-id', question: 'x'.repeat(2_000), answer: '\u0000', keywords: ['a;b', ' '] },
    ])
      expect(await prove(draft)).toMatchObject({ triedCount: 1, lost: { questionCount: 0 } });
  });
});
