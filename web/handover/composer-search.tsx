import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useSettledText } from '../assistant/settled-text.ts';
import type { ComposerSearchQuery } from '../graphql/generated/graphql.ts';
import classes from './composer-search.module.css';
import { composerSearch } from './documents.ts';
import type { Card } from './outbox.ts';
import { texts } from './texts.ts';

/** What can be put into a message. */
export interface Finding {
  readonly key: string;
  readonly kind: 'reply' | 'faq' | 'product';
  readonly title: string;
  /** What it says, or what it costs. */
  readonly detail: string;
  /** The product, to be shown as a card; without one the detail is put into the text. */
  readonly card?: Card;
}

const EACH = 5; // of a kind, at most

/** What was found last, and whether that is what is searched for now: no key picks what was found for other words. */
export interface Findings {
  readonly list: readonly Finding[];
  readonly isCurrent: boolean;
}

/** What a shop has that a person may put into a message; undefined while nothing is searched for, or known yet. */
export function useFindings(companyId: string, search: string | undefined): Findings | undefined {
  const { settled, isTyping } = useSettledText(search ?? '');
  const { data, previousData, error } = useQuery(composerSearch, {
    variables: { companyId, search: settled, first: EACH },
    skip: search === undefined,
    fetchPolicy: 'no-cache',
  });
  const found = data ?? previousData;
  if (search === undefined) return undefined;
  if (error) return { list: [], isCurrent: true };
  if (!found) return undefined;
  return { list: findingsOf(found as ComposerSearchQuery), isCurrent: data !== undefined && !isTyping };
}

function findingsOf({ savedReplies, faqs, products }: ComposerSearchQuery): Finding[] {
  return [
    ...savedReplies.nodes.map(({ id, title, filledText }): Finding => {
      return { key: id, kind: 'reply', title, detail: filledText };
    }),
    // A draft answers nobody.
    ...faqs.nodes.flatMap(({ id, question, answer, isDraft }): Finding[] =>
      isDraft ? [] : [{ key: id, kind: 'faq', title: question, detail: answer }],
    ),
    ...products.nodes.map(({ id, name, price }): Finding => {
      return { key: id, kind: 'product', title: name, detail: price, card: { id, name } };
    }),
  ];
}

interface ComposerSearchProps {
  readonly id: string;
  readonly findings: readonly Finding[];
  /** They are what the words as they stand find. */
  readonly isCurrent: boolean;
  readonly active: number;
  readonly onPick: (finding: Finding) => void;
  readonly onPoint: (index: number) => void;
}

/** What was found, above the field: chosen by arrows and Enter there, or by a click. */
export function ComposerSearch({ id, findings, isCurrent, active, onPick, onPoint }: ComposerSearchProps) {
  return (
    <div className={classes.panel}>
      <div id={id} role="listbox" aria-label={texts.search.title} aria-busy={!isCurrent} className={classes.list}>
        {findings.map((finding, index) => (
          <div
            key={finding.key}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.finding}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseMove={() => onPoint(index)}
            onMouseDown={(event) => {
              event.preventDefault(); // the field keeps the caret
              onPick(finding);
            }}
          >
            <span className={classes.kind} data-kind={finding.kind}>
              {texts.search.kinds[finding.kind]}
            </span>
            <span className={classes.title}>{finding.title}</span>
            <span className={classes.detail}>{finding.detail}</span>
          </div>
        ))}
      </div>
      <p className={classes.foot}>
        <span role="status">{findings.length === 0 ? texts.search.none : texts.search.count(findings.length)}</span>
        <Link to="../replies" relative="path">
          {texts.search.manage}
        </Link>
      </p>
    </div>
  );
}

/** The id of one of the findings, which the field names as the chosen one. */
export function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}
