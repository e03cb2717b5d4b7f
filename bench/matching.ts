import { contextRow } from './matching-context.ts';
import { matchingRounds } from './matching-rounds.ts';

// Targets' speed 5 and 6: finding products for a message, ours beside the naive loop over the same rule and two search
// libraries, on the same seeded catalogue; then what a message's answer takes alone and where something was said before.
// Sizes may be given: `node bench/matching.ts 1000 10000`.
const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
  console.log(`\n${size.toLocaleString('en')} products`);
  console.table(await matchingRounds(size));
  console.log('an answer of the rules, p50 in µs');
  console.table(contextRow(size));
}
