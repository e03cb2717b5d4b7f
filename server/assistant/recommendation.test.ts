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
  ['un prodotto per capelli ricci', true],
  ['ho le piastrelle opache, prodotto?', true],
  ['il prodotto per capelli è arrivato rotto', false],
  ['vorrei restituire un prodotto', false],
  ['quanto costa questo prodotto', false],
  ['guanti in lattice no, quelli consigliati?', true],
  ['il trolley consigliato da voi è minuscolo', false],
  ['la crema che mi avete consigliato è finita', false],
  ['ampli valvolare, vorrei comprarne uno', true],
  ['acquisto carrozzina pieghevole', true],
  ['borsone da 35 litri acquisto', true],
  ['il mio acquisto', false],
  ['annullo l’acquisto', false],
  ['acquisto online e ritiro in negozio?', false],
  ['felpe consilgi', true],
  ['copripiumino matrimoniale, quale mi conviene', true],
])('%j asks for advice: %s', (text, isAsked) => {
  expect(readRequest(readMessage(text, synonyms)).isAsked).toBe(isAsked);
});
