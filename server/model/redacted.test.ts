import { expect, test } from 'vitest';
import { redacted } from './redacted.ts';

test.each([
  ['Incorrect API key provided: sk-secret-canary.', 'Incorrect API key provided: ….'],
  ['Incorrect API key provided: sk-secre******nary. Find it there.', 'Incorrect API key provided: … Find it there.'],
  ['Bearer sk-other-thing-1234 is wrong', '… is wrong'],
  ['key AIza-ABCdef123 invalid', 'key … invalid'],
  ['request req 0123456789abcdef0123456789abcdef failed', 'request req … failed'],
  ['see http://me:secret@proxy.example/v1', 'see http://proxy.example/v1'],
  ['The model `gpt-9` does not exist.', 'The model `gpt-9` does not exist.'],
  ["Unsupported parameter: 'max_completion_tokens'", "Unsupported parameter: 'max_completion_tokens'"],
  ['a\u0000b\n\nc', 'a b c'],
])('%s', (says, shown) => {
  expect(redacted(says, 'sk-secret-canary')).toBe(shown);
});

test('is of bounded length', () => {
  expect(redacted('parola '.repeat(1_000), 'k')).toHaveLength(300);
});
