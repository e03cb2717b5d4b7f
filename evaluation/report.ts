import { type NameScores, SECTIONS } from './names.ts';
import type { Miss, Scores, Share } from './score.ts';
import { type Answer, KINDS } from './set.ts';

/** The figures of a set that are kept in the repository: shares, 0–1. */
export interface Recorded {
  mean: number;
  cards: number;
  facts: number;
  kinds: Record<string, number>;
}

export function figuresOf(scores: Scores): Recorded {
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, ratio(scores.byKind[kind])]));
  return { mean: rounded(scores.mean), cards: ratio(scores.cards), facts: ratio(scores.facts), kinds };
}

/** Everything there is to read about a run, line by line. */
export function reportOf(scores: Scores, recorded: Recorded | undefined, listsMisses: boolean): string[] {
  const now = figuresOf(scores);
  const kinds = KINDS.map((kind) => line(kind, scores.byKind[kind], recorded?.kinds[kind]));
  const tags = Object.entries(scores.byTag).sort((a, b) => b[1].count - a[1].count);
  return [
    ...kinds,
    `${'mean of the kinds'.padEnd(22)}${percent(now.mean)}${change(now.mean, recorded?.mean)}`,
    line('cards that fit', scores.cards, recorded?.cards),
    line('among the facts', scores.facts, recorded?.facts),
    '',
    ...Object.entries(scores.byShop).map(([shop, share]) => line(`shop ${shop}`, share)),
    '',
    ...tags.map(([tag, share]) => line(`  ${tag}`, share)),
    '',
    ...(listsMisses ? scores.misses.map(missLine) : [`${scores.misses.length} misses: --misses lists them`]),
  ];
}

/** How a set's shops answer to names: the sweep is what stands in the shop whole. */
export function namesReportOf(scores: NameScores, listsMisses: boolean): string[] {
  const { sections, sweep, declined, foreignAmounts, misses } = scores;
  const lines = SECTIONS.map((section) => line(`  ${section}`, sections[section]));
  const never = [...declined.map((each) => `declined ${each}`), ...foreignAmounts.map((each) => `amount ${each}`)];
  return [
    '',
    line('names, whole', sweep),
    ...lines,
    `${'  declined though own'.padEnd(22)}${declined.length}`,
    `${'  amounts of another'.padEnd(22)}${foreignAmounts.length}`,
    ...(listsMisses ? [...misses, ...never].map((each) => `✗ ${each}`) : []),
  ];
}

function missLine({ each, answer }: Miss): string {
  const wanted = [each.kind, each.faqId ?? each.productIds?.join(',') ?? ''].join(' ');
  return `✗ ${each.id.padEnd(12)} ${each.message.slice(0, 110)}\n      wanted ${wanted}, got ${said(answer)}  [${each.tags.join(' ')}]`;
}

function said({ kind, faqId, productIds }: Answer): string {
  return [kind, faqId, productIds.length > 0 ? `cards ${productIds.join(',')}` : ''].filter(Boolean).join(' ');
}

function line(name: string, share: Share | undefined, before?: number): string {
  if (!share) return `${name.padEnd(22)}    –`;
  const part = `${share.right}/${share.count}`.padStart(9);
  return `${name.padEnd(22)}${percent(share.right / share.count)}${part}${change(ratio(share), before)}`;
}

function change(now: number, before: number | undefined): string {
  if (before === undefined || Math.abs(now - before) < 0.000_5) return '';
  return `   (${now > before ? '+' : ''}${(100 * (now - before)).toFixed(1)} since recorded)`;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1).padStart(5)} %`;
}

function ratio(share: Share | undefined): number {
  return share && share.count > 0 ? rounded(share.right / share.count) : 0;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
