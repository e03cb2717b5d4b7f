import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { printWeights, weigh } from './weights.mjs';

/** A build of three pages; `script` is what embed.js holds. */
function build(script: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'weights-'));
  for (const folder of ['embed', 'widget', 'web/assets']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'embed/embed.js'), script);
  writeFileSync(join(dist, 'widget/widget.html'), '<p>Chat</p>');
  writeFileSync(join(dist, 'widget/language-de-1234.js'), 'sagen();');
  writeFileSync(join(dist, 'widget/language-fr-1234.js'), 'dire();'.repeat(100) + noise(200));
  writeFileSync(join(dist, 'web/index.html'), '<script type="module" src="/assets/index.js"></script>');
  writeFileSync(join(dist, 'web/assets/index.js'), 'start();');
  writeFileSync(join(dist, 'web/assets/later.js'), 'later();'.repeat(100));
  return dist;
}

/** Text that cannot be compressed much. */
const noise = (length: number) => Array.from({ length }, (_, at) => ((at * 7_919) % 104_729).toString(36)).join('');

test('a build over a budget fails and names what is too heavy', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(() => printWeights(build('small()'))).not.toThrow();
  expect(print.mock.calls.map(([line]) => String(line).trim().split(' ')[0])).toEqual([
    'embed.js',
    'chat',
    'lingua',
    'accesso',
  ]);
  expect(() => printWeights(build(noise(2_000)))).toThrow('embed.js');
  print.mockRestore();
});

test('the page of the sign-in weighs what it names, not what is fetched later', () => {
  const [, , , access] = weigh(build('small()'));
  expect(access?.weight).toBeLessThan(150);
});

test('a language is no part of the chat, and the heaviest is weighed', () => {
  const [, chat, language] = weigh(build('small()'));
  expect(chat?.weight).toBeLessThan(50);
  expect(language?.weight).toBeGreaterThan(100);
});
