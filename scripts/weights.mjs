// What a visitor's and a shopkeeper's browser must fetch before they see anything, as it arrives: in bytes of gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Each with its budget and the built files that it is made of. */
const WEIGHED = [
  { name: 'embed.js', budget: 1_000, files: (dist) => [join(dist, 'embed', 'embed.js')] },
  {
    name: 'chat',
    budget: 23_000,
    files: (dist) => builtFiles(join(dist, 'widget')).filter((file) => !isLanguage(file)),
  },
  // Fetched beside the chat by who speaks another language than Italian: one of them, the heaviest.
  { name: 'lingua', budget: 3_500, files: (dist) => [heaviest(builtFiles(join(dist, 'widget')).filter(isLanguage))] },
  { name: 'accesso', budget: 170_000, files: (dist) => filesOfPage(join(dist, 'web')) },
];

/** The weights of what was built into `dist`. */
export function weigh(dist) {
  return WEIGHED.map(({ name, budget, files }) => ({
    name,
    budget,
    weight: files(dist).reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0),
  }));
}

/** Prints the weights, and fails where one is over its budget. @throws Error naming it. */
export function printWeights(dist) {
  const weights = weigh(dist);
  for (const { name, weight, budget } of weights) {
    console.log(`  ${name.padEnd(10)}${grouped(weight).padStart(8)} byte gzip, al massimo ${grouped(budget)}`);
  }
  const over = weights.filter(({ weight, budget }) => weight > budget).map(({ name }) => name);
  if (over.length > 0) throw new Error(`oltre il limite: ${over.join(', ')}`);
}

/** What index.html names: its script, what that imports at once, and its styles. */
function filesOfPage(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => join(folder, path));
  return [join(folder, 'index.html'), ...named];
}

function builtFiles(folder) {
  return readdirSync(folder)
    .filter((file) => /\.(html|js|css)$/.test(file))
    .map((file) => join(folder, file));
}

const isLanguage = (file) => basename(file).startsWith('language-');

function heaviest(files) {
  const weight = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
  return files.toSorted((one, other) => weight(other) - weight(one))[0];
}

function grouped(number) {
  return number.toLocaleString('it-IT', { useGrouping: 'always' });
}
