import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where what people read is written. */
const files = [
  ...readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).map((file) => `web/${file}`),
  'server/errors.ts',
  'server/assistant/replies.ts',
  'server/onboarding/content.ts',
  'server/prompts/templates.ts',
  'server/conversations/exchange-store.ts',
  'server/model/reply-text.ts',
].filter((file) => /\.tsx?$/.test(file) && !/generated|\.test\./.test(file));

/** The sentences of a file: its strings and what stands between its tags; no comments, no patterns. */
function sentencesOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const sentences: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') sentences.push(value);
    if (type === 'TemplateElement') sentences.push((value as { cooked?: string }).cooked ?? '');
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return sentences;
}

// The first sentences were given with ' and ...; a second form beside them looks like a mistake.
test('one apostrophe and one ellipsis throughout', () => {
  const mixed = files.flatMap((file) =>
    sentencesOf(file)
      .filter((sentence) => /[’‘…]/.test(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(mixed).toEqual([]);
});
