import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { readRequest } from './recommendation.ts';

const synonyms = compileSynonyms([]);

test.each([
  ['che scarponi da sci compro', true],
  ['mia nipote comincia adesso, che cap le compro?', true],
  ['zio gira da solo in paese, cosa gli compriamo?', true],
  ['SUGERITEMI degli stivali', true],
  ['c’è un apparecchio che avvisa? consigliatemelo', true],
  ['cosa succede se compro due paia?', false],
  ['quando compro di sabato, arriva lunedì?', false],
  ['il tram quale prendo per venire', false],
  ['un regalo per una coppia che ha appena preso casa', true],
  ['il regalo per mia madre che ho comprato ieri', false],
  ['il regalo che ha preso mia moglie è rotto', false],
  ['vorremmo farle un bel regalo', true],
  ['ci date un’idea?', true],
  ['grazie, la tengo presente per il prossimo regalo', false],
])('%j asks for advice: %s', (text, isAsked) => {
  expect(readRequest(readMessage(text, synonyms)).isAsked).toBe(isAsked);
});
