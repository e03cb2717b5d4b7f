import { expect, test } from 'vitest';
import { faqAddress, groupOfAddress } from './faq-address.ts';
import { withProposal } from './proposed-faq.ts';

const proposal = { title: 'Dove si parcheggia?', keywords: ['parcheggio', 'macchina'] };

test('a new FAQ begins with the question and the keywords', () => {
  const empty = { question: '', answer: '', keywords: [] };
  const { title: question, keywords } = proposal;
  expect(withProposal(empty, proposal)).toEqual({ question, answer: '', keywords });
});

test('one that is there keeps its question, and gets the keywords that it lacks', () => {
  const faq = { question: 'Come arrivo?', answer: 'In treno.', keywords: ['treno', 'macchina'] };
  expect(withProposal(faq, proposal)).toEqual({ ...faq, keywords: ['treno', 'macchina', 'parcheggio'] });
});

test('a question is never longer, and keywords never more, than a FAQ may have', () => {
  const faq = { question: '', keywords: Array.from({ length: 49 }, (_, place) => `parola${place}`) };
  const long = withProposal(faq, { ...proposal, title: '😀'.repeat(400) });
  expect([...long.question]).toHaveLength(300);
  expect(long.keywords).toHaveLength(50);
});

test('the address of a FAQ names the questions that it is to answer', () => {
  expect(faqAddress('/a/faq', 'g')).toBe('/a/faq/new?domanda=g');
  expect(groupOfAddress(new URLSearchParams(faqAddress('/a/faq', 'g', 'f').split('?')[1]))).toBe('g');
  expect(groupOfAddress(new URLSearchParams('modello=orari'))).toBeNull();
});
