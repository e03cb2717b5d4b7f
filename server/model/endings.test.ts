import { expect, test } from 'vitest';
import { cutBy, hasEnded } from './endings.ts';

test.each(['stop', 'STOP', 'end_turn', 'stop_sequence', 'eos_token', 'COMPLETE'])('is whole: %s', (reason) => {
  expect(cutBy(reason)).toBeNull();
});

test.each([
  [null, 'NO_ENDING'],
  ['length', 'LENGTH'],
  ['max_tokens', 'LENGTH'],
  ['MAX_TOKENS', 'LENGTH'],
  ['model_length', 'LENGTH'],
  ['content_filter', 'CONTENT_FILTER'],
  ['SAFETY', 'CONTENT_FILTER'],
  ['RECITATION', 'CONTENT_FILTER'],
  ['error', 'ENDED_BY error'],
  ['abort', 'ENDED_BY abort'],
  ['insufficient_system_resource', 'ENDED_BY insufficient_system_resource'],
  ['tool_calls', 'ENDED_BY tool_calls'],
  ['<script>alert(1)</script> of a service', 'ENDED_BY script alert 1 script of a service'],
])('is interrupted: %s', (reason, cut) => {
  expect(cutBy(reason)).toBe(cut);
});

test.each([undefined, null, '', ' ', 'null', 7, {}])('says nothing yet: %j', (reason) => {
  expect(hasEnded(reason)).toBe(false);
});
