import { expect, test } from 'vitest';
import { failureName } from './failure-name.ts';

test.each([
  ['HTTP 503', 'errore 503 del servizio'],
  ['TIMEOUT', 'tempo scaduto'],
  ['BREAKER_OPEN', 'in pausa dopo più errori'],
  ['ENDED_BY pause_turn', 'risposta interrotta a metà'],
  ['ECONNREFUSED', 'il servizio è spento o non accetta collegamenti'],
  ['EWHATEVER', 'codice EWHATEVER'],
])('%s is called %s', (detail, name) => {
  expect(failureName(detail)).toBe(name);
});
