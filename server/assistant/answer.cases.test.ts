import { expect, test } from 'vitest';
import { notActiveModel } from '../model/model.ts';
import { openEmporium } from '../test/cases/emporium.ts';
import { GOODS } from '../test/cases/goods.ts';
import { MANNERS } from '../test/cases/manners.ts';
import { OFF_TOPICS } from '../test/cases/off-topics.ts';
import { QUESTIONS } from '../test/cases/questions.ts';
import { readCases } from '../test/cases/read-cases.ts';
import { SPELLINGS } from '../test/cases/spellings.ts';
import { CONFIDENCE } from './answer.ts';
import { answer } from './chain.ts';
import { ASK_BACK_REPLY, SELF_HARM_REPLY, VIOLENCE_REPLY } from './replies.ts';
import type { Reply } from './reply.ts';

const emporium = openEmporium();
const cases = [QUESTIONS, GOODS, OFF_TOPICS, SPELLINGS, MANNERS].flatMap(readCases);

test.each(cases)('$trap: $sentence → $expected', async ({ sentence, expected }) => {
  const said = outcome(await answer(emporium, sentence, notActiveModel, () => 0));
  if (expected.endsWith('…')) expect(said.startsWith(expected.slice(0, -1)), said).toBe(true);
  else expect(said).toBe(expected);
});

test('there are at least 450, none twice', () => {
  expect(new Set(cases.map(({ sentence }) => sentence.toLowerCase())).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(450);
});

function outcome({ text, source, faqId, productIds, confidence }: Reply): string {
  if (source === 'FAQ') return `faq ${faqId}`;
  if (text.startsWith('Al momento non è disponibile')) return 'sold out';
  if (source === 'CATALOG') return `products ${productIds.join(' ')}`;
  if (text.startsWith('Mi dispiace, in questa chat posso aiutarti solo')) return 'declined';
  if (text === SELF_HARM_REPLY) return 'help';
  if (text === VIOLENCE_REPLY) return 'violence';
  if (text === ASK_BACK_REPLY) return 'ask';
  if (confidence === CONFIDENCE.SMALL_TALK) return 'talk';
  return confidence === 0.7 ? 'nothing' : 'model';
}
