import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk, PRODUCTS } from './desk.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('the list of products', () => {
  test('is searched by words, their forms and beginnings, and by code; and counts categories', async () => {
    const { own, by } = await desk.ownShop();
    await desk.saveProduct(
      { name: 'Cuffie da viaggio', code: 'XK-9', category: 'elettronica', keywords: ['viaggiare'], isAvailable: false },
      own,
      by,
    );
    const found = async (variables: Record<string, unknown>) => {
      const { products } = await desk.asClient(PRODUCTS, variables, own, by);
      return products.nodes.map(({ name }: { name: string }) => name);
    };
    expect(await found({ search: 'cuffia' })).toEqual(['Cuffie Wireless', 'Cuffie da viaggio']);
    expect(await found({ search: 'cuf' })).toEqual(['Cuffie Wireless', 'Cuffie da viaggio']);
    expect(await found({ search: 'cuffie viaggio' })).toEqual(['Cuffie da viaggio']);
    expect(await found({ search: 'xk-' })).toEqual(['Cuffie da viaggio']);
    expect(await found({ search: 'impermeabile' })).toEqual(['Zaino Urban']);
    expect(await found({ search: 'niente di tutto questo' })).toEqual([]);
    expect(await found({ category: 'Elettronica' })).toEqual(['Cuffie Wireless', 'Cuffie da viaggio']);
    const { products } = await desk.asClient(PRODUCTS, {}, own, by);
    expect(products).toMatchObject({
      totalCount: 3,
      categories: [
        { name: 'Accessori', count: 1 },
        { name: 'Elettronica', count: 2 },
      ],
    });
    const { company, shop: visited } = await desk.asClient(
      'query ($companyId: ID!) { company(id: $companyId) { productCount } shop(companyId: $companyId) { productCount } }',
      {},
      own,
      by,
    );
    expect([company.productCount, visited.productCount]).toEqual([3, 2]);
  });

  test.each(['POSITION', 'NAME', 'PRICE', 'NEWEST'])('pages by %s without a gap or a repeat', async (sort) => {
    const { own, by } = await desk.ownShop();
    for (const [name, price] of [
      ['Ámbar', '5 €'],
      ['zeta', '5 €'],
      ['Beta', '1 €'],
    ])
      await desk.saveProduct({ name, price }, own, by);
    const whole = (await desk.asClient(PRODUCTS, { sort }, own, by)).products.nodes.map(
      ({ name }: { name: string }) => name,
    );
    const paged: string[] = [];
    for (let after: string | null = null; ; ) {
      const {
        products,
      }: { products: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } =
        await desk.asClient(PRODUCTS, { sort, first: 2, after }, own, by);
      paged.push(...products.nodes.map(({ name }) => name));
      if (!products.pageInfo.hasNextPage) break;
      after = products.pageInfo.endCursor;
    }
    expect(paged).toEqual(whole);
    const expected: Record<string, string[]> = {
      POSITION: ['Cuffie Wireless', 'Zaino Urban', 'Ámbar', 'zeta', 'Beta'],
      NAME: ['Ámbar', 'Beta', 'Cuffie Wireless', 'Zaino Urban', 'zeta'],
      PRICE: ['Beta', 'Ámbar', 'zeta', 'Zaino Urban', 'Cuffie Wireless'],
    };
    if (expected[sort]) expect(whole).toEqual(expected[sort]);
  });
});
