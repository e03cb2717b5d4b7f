import { describe, expect, test } from 'vitest';
import { decideHandBack, decideTakeOver, lineOf } from './rules.ts';

const since = new Date();
const FREE = { status: 'ACTIVE', handledSince: null, handlerId: null } as const;
const ANNAS = { status: 'ACTIVE', handledSince: since, handlerId: 'anna' } as const;
/** Its person's account is gone, and the assistant has not got it back yet. */
const NOBODYS = { status: 'ACTIVE', handledSince: since, handlerId: null } as const;
const OVER = { status: 'COMPLETED', handledSince: null, handlerId: null } as const;

describe('who takes a conversation over', () => {
  test.each([
    ['the first who asks gets it from the assistant', FREE, null, 'TAKES'],
    ['even one who thought that a colleague had it', FREE, 'anna', 'TAKES'],
    ['a colleague’s is not taken unawares', ANNAS, null, 'ANOTHERS'],
    ['a colleague’s is taken by who named them', ANNAS, 'anna', 'TAKES'],
    ['not by who named somebody else', ANNAS, 'carlo', 'ANOTHERS'],
    ['that of a person who is gone is anybody’s', NOBODYS, 'anna', 'TAKES'],
    ['what is over is nobody’s', OVER, null, 'ENDED'],
  ] as const)('%s', (_, handling, from, outcome) => {
    expect(decideTakeOver(handling, 'bruno', from)).toBe(outcome);
  });

  test('who has it has it', () => {
    expect(decideTakeOver(ANNAS, 'anna', null)).toBe('HAS_IT');
    expect(decideTakeOver(ANNAS, 'anna', 'bruno')).toBe('HAS_IT');
  });
});

test.each([
  [FREE, 'IS_THE_ASSISTANTS'],
  [OVER, 'IS_THE_ASSISTANTS'],
  [ANNAS, 'GIVES'],
  [{ ...ANNAS, handlerId: 'bruno' }, 'ANOTHERS'],
  [NOBODYS, 'ANOTHERS'],
] as const)('who gives %o back', (handling, outcome) => {
  expect(decideHandBack(handling, 'anna')).toBe(outcome);
});

test('a line names a person only who answers from there on', () => {
  expect(lineOf('TAKEN_OVER', 'Anna')).toBe('Ora ti risponde Anna');
  expect(lineOf('HANDED_BACK', 'Anna')).toBe("Ora ti risponde di nuovo l'assistente");
  expect(lineOf('RETURNED', 'Anna')).toBe("Ora ti risponde di nuovo l'assistente");
  expect(lineOf('NOBODY_CAME', '')).toContain('lascia un recapito');
  expect(lineOf('REQUEST_LEFT', '')).toContain('Richiesta inviata');
});
