import { performance } from 'node:perf_hooks';
import { answerByRules } from '../server/assistant/dialogue/dialogue.ts';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import type { Turn } from '../server/model/model.ts';
import { exampleKnowledge } from '../server/test/example-shops.ts';
import { catalogueCorpus, messagesCorpus } from './catalogue-corpus.ts';
import { median, significant } from './harness.ts';

const MESSAGES = 200;
const LEANING = [
  'e quello più economico?',
  'quanto costa il secondo?',
  'in rosso?',
  'e per un bambino?',
  'troppo caro',
];
const ROUNDS = 5;

/** What an answer of the rules takes, in microseconds: of a message alone, and of the same where cards were shown before. */
export function contextRow(products: number): Record<string, Record<string, number>> {
  const knowledge = exampleKnowledge({ products: catalogueCorpus(products) });
  const whole = messagesCorpus(MESSAGES);
  return {
    'messages that say all by themselves': timesOf(knowledge, whole),
    'messages that lean': timesOf(knowledge, LEANING),
  };
}

function timesOf(knowledge: Knowledge, messages: readonly string[]): Record<string, number> {
  const turns: Turn[] = [
    { sender: 'USER', text: 'che cosa mi consigliate?', products: [] },
    { sender: 'BOT', text: 'Ecco cosa ti consiglio:', products: knowledge.catalogue.products.slice(0, 3) },
  ];
  const [alone, within]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const text of messages) {
      const times = [[], turns].map((before) => {
        const start = performance.now();
        answerByRules(knowledge, { text, turns: before }, false);
        return (performance.now() - start) * 1_000;
      });
      if (round === 0) continue; // the first round warms up
      alone.push(times[0] ?? 0);
      within.push(times[1] ?? 0);
    }
  }
  const [p50, p50Within] = [median(alone), median(within)];
  return { alone: significant(p50), 'in context': significant(p50Within), times: significant(p50Within / p50) };
}
