import { expect, test } from 'vitest';
import { demoKnowledge } from '../test/example-shops.ts';
import { prepareRequest } from './model-request.ts';

const knowledge = demoKnowledge();

function systemFor(pageProductId: string | undefined, text = 'va bene per correre?'): string {
  const asked = { knowledge, text, productIds: ['headphones'], isAsked: false, turns: [], pageProductId };
  return prepareRequest(asked).messages[0]?.content ?? '';
}

test('the product whose page the visitor is on stands first among the facts, and is said to be it', () => {
  const watch = knowledge.catalogue.byId.get('watch');
  expect(systemFor('watch')).toContain(`[[p:1]] ${watch?.name} |`);
  expect(systemFor('watch')).toContain('Il visitatore è sulla pagina di [[p:1]]');
});

test.each([undefined, 'gone'])('without one that the shop has (%s), nothing is said of a page', (id) => {
  expect(systemFor(id)).not.toContain('è sulla pagina');
  expect(systemFor(id, 'ciao')).not.toContain('è sulla pagina');
});
