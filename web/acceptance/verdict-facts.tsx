import { Badge } from '@mantine/core';
import type {
  AcceptanceReason,
  AcceptanceVerdict,
  ExpectedKind,
  FallbackReason,
  ReplySource,
} from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';
import classes from './verdict-facts.module.css';

const { acceptance: words } = texts;
const COLOURS = { UNTRIED: 'gray', PASSED: 'green', FAILED: 'red' } as const;

interface Judged {
  readonly expectedKind: ExpectedKind;
  readonly expectedNames: readonly string[];
  readonly words: readonly string[];
  readonly verdict: AcceptanceVerdict;
  readonly reason: AcceptanceReason | null;
  readonly answer: Came | null;
}

interface Came {
  readonly source: ReplySource;
  readonly fallbackReason: FallbackReason | null;
  readonly text: string;
  readonly faqQuestion: string | null;
  readonly productNames: readonly string[];
}

export function VerdictBadge({ verdict }: Pick<Judged, 'verdict'>) {
  return (
    <Badge size="sm" variant="light" color={COLOURS[verdict]} className={classes.badge ?? ''}>
      {words.verdicts[verdict]}
    </Badge>
  );
}

interface VerdictFactsProps {
  readonly judged: Judged;
  /** Whether the FAQ that is expected is there, though it does not answer; undefined where that was then, and is not known. */
  readonly isDraft?: boolean;
}

/** What was expected, and what came where it was something else. */
export function VerdictFacts({ judged, isDraft }: VerdictFactsProps) {
  const { verdict, reason, answer } = judged;
  const isFailed = verdict === 'FAILED';
  return (
    <>
      {isFailed && reason && <p className={classes.reason}>{reasonOf(judged, isDraft)}</p>}
      <dl className={classes.facts}>
        <dt>{words.expected}</dt>
        <dd>{expectedOf(judged)}</dd>
        {isFailed && answer && (
          <>
            <dt>{words.came}</dt>
            <dd>
              {cameOf(answer)}
              {answer.faqQuestion !== null || answer.productNames.length > 0 ? (
                <span className={classes.text}> {answer.text}</span>
              ) : null}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

function reasonOf({ reason, expectedKind }: Judged, isDraft: boolean | undefined): string {
  if (reason === null) return '';
  if (reason !== 'EXPECTED_GONE') return words.reasons[reason];
  if (expectedKind === 'PRODUCTS') return words.gone.products;
  if (isDraft === undefined) return words.gone.unknown;
  return isDraft ? words.gone.draft : words.gone.faq;
}

function expectedOf(judged: Judged): string {
  const what = expectedThing(judged);
  return judged.words.length === 0 ? what : `${what}, ${words.words(judged.words)}`;
}

function expectedThing({ expectedKind, expectedNames }: Judged): string {
  if (expectedKind === 'FAQ') return words.faq(expectedNames[0] ?? '');
  if (expectedKind === 'PRODUCTS') return words.products(expectedNames);
  return expectedKind === 'OFF_TOPIC' ? words.offTopic : words.noAnswer;
}

function cameOf({ faqQuestion, productNames, fallbackReason, text }: Came): string {
  if (faqQuestion !== null) return words.faq(faqQuestion);
  if (productNames.length > 0) return words.shown(productNames);
  if (fallbackReason === 'OFF_TOPIC') return words.offTopic;
  return fallbackReason === 'NOT_FOUND' ? words.noAnswer : text;
}
