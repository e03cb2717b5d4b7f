import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { question: 'Orari?', answer: 'Dalle 9.', keywords: ['orari'] };

test('what each changed alone is kept, and nothing is asked', () => {
  const merge = mergeEdits(base, { ...base, answer: 'Dalle 8.' }, { ...base, keywords: ['orari', 'aperti'] });
  expect(merge).toEqual({
    merged: { question: 'Orari?', answer: 'Dalle 8.', keywords: ['orari', 'aperti'] },
    theirs: ['keywords'],
    conflicts: [],
  });
});

test('where both changed the same, mine stands until it is chosen', () => {
  const merge = mergeEdits(base, { ...base, answer: 'Dalle 8.' }, { ...base, answer: 'Dalle 10.' });
  expect(merge).toEqual({ merged: { ...base, answer: 'Dalle 8.' }, theirs: [], conflicts: ['answer'] });
});

test('the same change by both is no conflict', () => {
  const both = { ...base, keywords: ['nuovo'] };
  expect(mergeEdits(base, both, both)).toEqual({ merged: both, theirs: [], conflicts: [] });
});
