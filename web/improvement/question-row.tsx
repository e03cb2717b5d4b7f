import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from 'react-router-dom';
import type { QuestionRow_GroupFragment } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import row from '../ui/list-row.module.css';
import { AskedFacts } from './asked-facts.tsx';
import { ignoreGroup, QuestionRow_group, restoreGroup } from './documents.ts';
import { faqAddress } from './faq-address.ts';
import { MarkButton } from './mark-button.tsx';
import classes from './question-row.module.css';
import { texts } from './texts.ts';

interface QuestionRowProps {
  readonly companyId: string;
  readonly group: FragmentType<typeof QuestionRow_group>;
  /** Where the company's FAQs are. */
  readonly faqs: string;
  readonly onAdd: (group: { readonly id: string; readonly title: string }) => void;
  readonly onChanged: () => void;
}

/** Questions that mean the same: how they are asked, how often, and what can be done about them. */
export function QuestionRow({ companyId, faqs, onAdd, onChanged, ...props }: QuestionRowProps) {
  const group = useFragment(QuestionRow_group, props.group);
  const { id, status, title } = group;
  const variables = { companyId, id };
  const [ignore, ignoring] = useMutation(ignoreGroup, { variables });
  const [restore, restoring] = useMutation(restoreGroup, { variables });
  const { questions } = texts;
  return (
    <li className={row.row}>
      <div className={row.what}>
        <AskedFacts group={group} words={questions} />
        {status === 'ANSWERED' && <Answer group={group} />}
      </div>
      <div className={row.actions}>
        {status === 'OPEN' && (
          <>
            <Button
              component={Link}
              to={faqAddress(faqs, id)}
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
            >
              {questions.create}
            </Button>
            <Button size="xs" variant="default" onClick={() => onAdd({ id, title })}>
              {questions.add}
            </Button>
          </>
        )}
        {group.answer?.faq && (
          <Button component={Link} to={`${faqs}/${group.answer.faq.id}`} size="xs" variant="default">
            {questions.seeFaq}
          </Button>
        )}
        {status !== 'ANSWERED' && (
          <MarkButton
            isIgnored={status === 'IGNORED'}
            isBusy={ignoring.loading || restoring.loading}
            ignore={() => ignore({ errorPolicy: 'none' })}
            restore={() => restore({ errorPolicy: 'none' })}
            onChanged={onChanged}
          />
        )}
      </div>
    </li>
  );
}

function Answer({ group: { answer } }: { readonly group: QuestionRow_GroupFragment }) {
  const { answeredByFaq, answeredByProduct, answeredOtherwise } = texts.questions;
  return (
    <p className={classes.answer}>
      <IconCheck size={16} aria-hidden="true" />
      {answer?.faq
        ? answeredByFaq(answer.faq.question)
        : answer?.product
          ? answeredByProduct(answer.product.name)
          : answeredOtherwise}
    </p>
  );
}
