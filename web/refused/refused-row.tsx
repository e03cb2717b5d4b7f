import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { RefusedRow_GroupFragment } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { AskedFacts } from '../improvement/asked-facts.tsx';
import { MarkButton } from '../improvement/mark-button.tsx';
import row from '../ui/list-row.module.css';
import { ignoreRefused, RefusedRow_group, restoreRefused } from './documents.ts';
import classes from './refused-row.module.css';
import type { Taught } from './teach-dialog.tsx';
import { texts } from './texts.ts';

interface RefusedRowProps {
  readonly companyId: string;
  readonly group: FragmentType<typeof RefusedRow_group>;
  /** Where the company's sections are. */
  readonly workspace: string;
  /** Undefined for whoever may not teach. */
  readonly onTeach: ((group: Taught) => void) | undefined;
  readonly onChanged: () => void;
}

/** Declined questions with the same words: why they were, what they would have found, and what can be done about it. */
export function RefusedRow({ companyId, workspace, onTeach, onChanged, ...props }: RefusedRowProps) {
  const group = useFragment(RefusedRow_group, props.group);
  const { id, status } = group;
  const variables = { companyId, id };
  const [ignore, ignoring] = useMutation(ignoreRefused, { variables });
  const [restore, restoring] = useMutation(restoreRefused, { variables });
  const { refused } = texts;
  return (
    <li className={row.row}>
      <div className={row.what}>
        <AskedFacts group={group} words={refused} />
        {status !== 'ANSWERED' && <p className={row.facts}>{reasonOf(group)}</p>}
        <Found group={group} workspace={workspace} />
      </div>
      <div className={row.actions}>
        {status === 'OPEN' && onTeach && (
          <Button size="xs" onClick={() => onTeach(group)}>
            {refused.teach}
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

function reasonOf({ topics, declinedWords }: RefusedRow_GroupFragment): string {
  const { refused } = texts;
  const taken = topics[0] ? refused.takenFor(topics[0].label) : refused.takenForOther;
  return taken + (declinedWords.length > 0 ? refused.byWords(declinedWords) : refused.byManner);
}

interface FoundProps {
  readonly group: RefusedRow_GroupFragment;
  readonly workspace: string;
}

/** What the questions find, or would have found, each with the way to it; nothing while they were not tried yet. */
function Found({ group: { found, status }, workspace }: FoundProps) {
  if (!found) return null;
  const { refused } = texts;
  const isAnswered = status === 'ANSWERED';
  const links = [
    ...(found.faq ? [{ to: `${workspace}/faq/${found.faq.id}`, label: found.faq.question }] : []),
    ...found.products.map(({ id, name }) => ({ to: `${workspace}/products/${id}`, label: name })),
  ];
  if (links.length === 0)
    return <p className={row.facts}>{isAnswered ? refused.findsNothing : refused.wouldFindNothing}</p>;
  return (
    <p className={classes.found} data-found={isAnswered}>
      {isAnswered ? refused.finds : refused.wouldFind}
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </p>
  );
}
