import { Badge, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { RejectedRow_AnswerFragment } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { whenLong } from '../ui/dates.ts';
import row from '../ui/list-row.module.css';
import { percentOf } from '../ui/percents.ts';
import { RejectedRow_answer } from './documents.ts';
import classes from './rejected-row.module.css';
import { SeenButton } from './seen-button.tsx';
import { texts } from './texts.ts';

interface RejectedRowProps {
  readonly companyId: string;
  readonly answer: FragmentType<typeof RejectedRow_answer>;
  /** The address of the workspace. */
  readonly base: string;
  readonly onChanged: () => void;
}

/** A FAQ or a product that was not what visitors meant: how often, after what, and what they meant. */
export function RejectedRow({ companyId, base, onChanged, ...props }: RejectedRowProps) {
  const answer = useFragment(RejectedRow_answer, props.answer);
  const { faq, product, rejectionCount, visitorCount, lastRejectedAt, isChangedSince, examples } = answer;
  const { rejected } = texts;
  return (
    <li className={row.row}>
      <div className={row.what}>
        <p className={classes.heading}>
          <Badge size="sm" variant="light" color="gray">
            {faq ? rejected.faq : rejected.product}
          </Badge>
          {faq?.question ?? product?.name}
          {isChangedSince && (
            <Badge size="sm" variant="light" color="brand">
              {rejected.changedSince}
            </Badge>
          )}
        </p>
        <p className={row.facts}>
          {rejected.facts(rejectionCount, visitorCount, whenLong(lastRejectedAt, new Date()))}
        </p>
        <Share answer={answer} />
        {examples.length > 0 && (
          <p className={row.facts}>
            {rejected.examples} {examples.map((example) => `«${example}»`).join(', ')}
          </p>
        )}
        <Meant answer={answer} faqs={`${base}/faq`} />
      </div>
      <div className={row.actions}>
        {faq && (
          <Button component={Link} to={`${base}/faq/${faq.id}`} size="xs">
            {rejected.openFaq}
          </Button>
        )}
        {product && (
          <Button component={Link} to={`${base}/products/${product.id}`} size="xs">
            {rejected.openProduct}
          </Button>
        )}
        <SeenButton companyId={companyId} answer={answer} onChanged={onChanged} />
      </div>
    </li>
  );
}

function Share({ answer }: { readonly answer: RejectedRow_AnswerFragment }) {
  const { share, recentCount, answerCount } = answer;
  if (answerCount === 0) return null;
  return (
    <p className={row.facts}>
      {share === null
        ? texts.rejected.often(answerCount)
        : texts.rejected.share(recentCount, answerCount, percentOf(share))}
    </p>
  );
}

function Meant({ answer, faqs }: { readonly answer: RejectedRow_AnswerFragment; readonly faqs: string }) {
  const { meant } = answer;
  if (meant.length === 0) return null;
  return (
    <p className={classes.meant}>
      {texts.rejected.meant}{' '}
      {meant.map(({ faq, count }, place) => (
        <span key={faq.id}>
          {place > 0 && ', '}
          <Link to={`${faqs}/${faq.id}`}>{faq.question}</Link> {texts.rejected.meantTimes(count)}
        </span>
      ))}
    </p>
  );
}
