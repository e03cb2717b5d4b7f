import { expect, test } from 'vitest';
import { exampleProduct } from '../test/example-product.ts';
import { demoPage } from './demo-page.ts';

const product = (imageUrl: string) =>
  exampleProduct({
    id: 'p',
    name: 'Moka',
    description: 'Per il caffè.',
    price: '29,90 €',
    priceCents: 2_990,
    currency: 'EUR',
    category: 'Cucina',
    imageUrl,
  });

test.each([
  ['https://negozio.it/moka.jpg', true],
  ['/picture/01890a5d-ac96-774b-bcce-b302099a8057', true], // uploaded
  ['/demo/moka_notte.svg', true],
  ['', false],
])('the page that shows how it looks has the picture "%s": %s', (imageUrl, isShown) => {
  const page = demoPage({ id: 'c', name: 'Casa' }, [product(imageUrl)]);
  expect(page.includes(`<img src="${imageUrl}"`)).toBe(isShown);
});

test('its prices are written as people are told them', () => {
  const bare = { ...product(''), price: '1299,5', priceCents: 129_950 };
  expect(demoPage({ id: 'c', name: 'Casa' }, [bare])).toContain('<p class="price">1.299,50 €</p>');
});
