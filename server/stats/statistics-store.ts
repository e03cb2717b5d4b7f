import type { EntityManager } from 'typeorm';
import type { CompanyScope } from '../companies/store.ts';
import { countConversions } from '../conversions/store.ts';
import { dayOf, momentOf } from '../language/rome.ts';
import { type ChartPoints, chartPointsOf } from './charts.ts';
import { type ConversionFigures, conversionFiguresOf } from './conversion-figures.ts';
import {
  addCounts,
  type Counts,
  catalogueFiguresOf,
  type Figure,
  type FigureName,
  figuresOf,
  type SourceShare,
  sharesOf,
} from './figures.ts';
import { type PeopleFigures, peopleFiguresOf } from './people-figures.ts';
import { countPeople } from './people-store.ts';
import { hourOf, hoursOf, type Period, type Span, type Stretch, stretchOf } from './period.ts';
import {
  type AskedFaq,
  countActive,
  countActiveOfMany,
  countForCharts,
  countHours,
  countHoursOfMany,
  countRows,
  listFaqsByHits,
  readCatalogueSums,
  readTotals,
  type UnaskedFaq,
} from './store.ts';

/** Everything that the statistics screen shows of a company over a period. */
export interface Statistics extends ChartPoints, Record<FigureName, Figure> {
  companyId: string;
  from: Date;
  to: Date;
  comparedFrom: Date;
  comparedTo: Date;
  activeConversations: number;
  sources: SourceShare[];
  topQuestions: AskedFaq[];
  unaskedFaqs: UnaskedFaq[];
  catalogue: ReturnType<typeof catalogueFiguresOf>;
  people: PeopleFigures;
  conversions: ConversionFigures;
}

const LONGEST_LIST = 20; // FAQs

/** The statistics of a period, as they stand at `now`. @throws UserError BAD_PERIOD. */
export async function readStatistics(
  manager: EntityManager,
  companyId: string,
  period: Period,
  now: Date,
): Promise<Statistics> {
  const stretch = stretchOf(period, now);
  const hours = hoursOf(stretch);
  const { counts, before } = await countBoth(manager, companyId, stretch);
  const rows = await countForCharts(manager, companyId, hours);
  const { activeConversations } = await countActive(manager, companyId);
  const { asked, unasked } = await listFaqsByHits(manager, companyId, hours, LONGEST_LIST);
  return {
    companyId,
    from: stretch.from,
    to: stretch.to,
    comparedFrom: stretch.before.from,
    comparedTo: stretch.before.to,
    ...figuresOf(counts, before),
    activeConversations,
    sources: sharesOf(counts, before),
    ...chartPointsOf(stretch.days, rows),
    topQuestions: asked,
    unaskedFaqs: unasked,
    people: peopleFiguresOf(await countPeople(manager, companyId, hours), counts, before),
    conversions: conversionFiguresOf(
      await countConversions(manager, companyId, hours),
      await countConversions(manager, companyId, stretch.before),
    ),
    catalogue: catalogueFiguresOf(await readCatalogueSums(manager, companyId)),
  };
}

/** What the cards show of a company: now, today, and ever. */
export interface CompanyFigures {
  companyId: string;
  totalConversations: number;
  activeConversations: number;
  activeVisitors: number;
  /** When something was last said; null before the first conversation. */
  lastActivityAt: Date | null;
  /** null when nobody of the company ever signed in. */
  lastAccessAt: Date | null;
  conversationsToday: Figure;
  questionsToday: Figure;
  messagesToday: Figure;
  unansweredToday: Figure;
  sourcesToday: SourceShare[];
}

export async function readCompanyFigures(
  manager: EntityManager,
  companyId: string,
  now: Date,
): Promise<CompanyFigures> {
  const { counts, before } = await countBoth(manager, companyId, stretchOf({ name: 'TODAY' }, now));
  const figures = figuresOf(counts, before);
  return {
    companyId,
    ...(await readTotals(manager, companyId)),
    ...(await countActive(manager, companyId)),
    conversationsToday: figures.conversations,
    questionsToday: figures.questions,
    messagesToday: figures.messages,
    unansweredToday: figures.unanswered,
    sourcesToday: sharesOf(counts, before),
  };
}

/** Today's figures of all companies that somebody sees. */
export interface PlatformFigures {
  messagesToday: number;
  conversationsToday: number;
  activeConversations: number;
  /** Of today's answers, 0–1; null when there are none. */
  faqShareToday: number | null;
}

/** System door. */
export async function readPlatformFigures(
  manager: EntityManager,
  scope: CompanyScope,
  now: Date,
): Promise<PlatformFigures> {
  const counts = await countHoursOfMany(manager, scope, momentOf(dayOf(now)));
  const [faq] = sharesOf(counts, counts);
  return {
    messagesToday: counts.userMessages + counts.botMessages + counts.staffMessages,
    conversationsToday: counts.conversationsStarted,
    activeConversations: await countActiveOfMany(manager, scope),
    faqShareToday: faq?.share.value ?? null,
  };
}

async function countBoth(
  manager: EntityManager,
  companyId: string,
  stretch: Stretch,
): Promise<{ counts: Counts; before: Counts }> {
  const counts = await countHours(manager, companyId, hoursOf(stretch));
  return { counts, before: await countSpan(manager, companyId, stretch.before) };
}

/** Whole hours from the counters, and the part of an hour that may be left from the rows. */
async function countSpan(manager: EntityManager, companyId: string, { from, to }: Span): Promise<Counts> {
  const cut = hourOf(to);
  const counts = await countHours(manager, companyId, { from, to: cut });
  return cut.getTime() === to.getTime()
    ? counts
    : addCounts(counts, await countRows(manager, companyId, { from: cut, to }));
}
