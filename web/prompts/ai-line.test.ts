import { expect, test } from 'vitest';
import { aiLine, stateOf } from './ai-line.ts';

const now = new Date('2026-11-28T15:00:00+01:00');
const status = {
  ...{ isActive: true, isOwn: false, model: 'gpt-4o-mini', isLimitReached: false, retryAt: null, fault: null },
  ...{ breaker: 'CLOSED' as const, answeredAt: '2026-11-28T14:31:00+01:00' },
};

test.each([
  [{}, 'active', "Risponde gpt-4o-mini, il modello del server: l'ultima volta alle 14:31."],
  [{ isActive: false }, 'inactive', 'Nessun modello risponde: lo fanno FAQ e catalogo.'],
  [
    { answeredAt: null, isOwn: true },
    'untried',
    "Tocca a gpt-4o-mini, il tuo modello, ma dall'avvio del server nessuno gli ha ancora chiesto niente.",
  ],
  [
    { fault: { kind: 'KEY' as const, since: '2026-11-28T14:32:00+01:00' }, isLimitReached: true },
    'failing',
    'Non risponde gpt-4o-mini, il modello del server, dalle 14:32: la chiave non è accettata.',
  ],
  [
    { fault: { kind: 'QUOTA' as const, since: '2026-11-26T09:05:00+01:00' } },
    'failing',
    'Non risponde gpt-4o-mini, il modello del server, dal 26 novembre alle 09:05: il credito è finito.',
  ],
  [
    { breaker: 'OPEN' as const, retryAt: '2026-11-28T15:02:00+01:00' },
    'failing',
    'gpt-4o-mini, il modello del server, è in pausa fino alle 15:02: intanto rispondono FAQ e catalogo.',
  ],
  [
    { isLimitReached: true },
    'usedUp',
    'gpt-4o-mini, il modello del server, ha finito i token di oggi: fino a mezzanotte rispondono FAQ e catalogo.',
  ],
])('a model that stands so is told of so (%#)', (given, state, line) => {
  expect(stateOf({ ...status, ...given })).toBe(state);
  expect(aiLine({ ...status, ...given }, now)).toBe(line);
});
