import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dialoguesIn, readDialogues } from './dialogues.ts';
import type { Share } from './score.ts';
import { scoreDialogues } from './score-dialogues.ts';

const SHOPS = new Set(['cartoleria', 'cosmesi', 'giocattoli']);
const shareOf = ({ right, count }: Share) => right / count;

test('dialogues are answered no worse than when they were last learnt from: `npm run dialogues` tells the figures', () => {
  const dialogues = readDialogues(join(import.meta.dirname, 'dialogues'), (key) => SHOPS.has(key));
  const rules = scoreDialogues(dialogues, 'RULES');
  const model = scoreDialogues(dialogues, 'IDEAL_MODEL');
  expect(shareOf(rules.leaning)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(rules.pointing)).toBeGreaterThanOrEqual(0.77);
  expect(shareOf(model.leaning)).toBeGreaterThanOrEqual(0.95);
});

test('a turn is read with what may be answered, whether it leans, and its budget', () => {
  const shop = {
    key: 'shop',
    name: 'Shop',
    faqs: [{ id: '1', question: 'Orari?', answer: 'Sempre.', keywords: [], category: '' }],
    products: [{ id: '2', name: 'Vaso', description: '', price: '9 €', category: '', keywords: [] }],
  };
  const [dialogue] = dialoguesIn(shop, 'F1 | quando aprite?\n> R2 max10/N | e un vaso sotto i 10?');
  expect(dialogue?.turns.map(({ isLeaning }) => isLeaning)).toEqual([false, true]);
  expect(dialogue?.turns[1]?.wanted).toMatchObject([
    { cardIds: ['2'], budget: { max: 10 } },
    { kind: 'NOTHING', cardIds: [] },
  ]);
  expect(() => dialoguesIn(shop, 'F7 | chi siete?')).toThrow('no FAQ 7');
});
