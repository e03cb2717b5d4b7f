import { Badge } from '@mantine/core';
import { texts as conversationTexts } from '../conversations/texts.ts';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import classes from './faq-match.module.css';
import { texts } from './texts.ts';

const FaqMatch_match = graphql(`
  fragment FaqMatch_match on FaqMatch {
    question
    answer
    category
    terms
  }
`);

interface FaqMatchProps {
  readonly match: FragmentType<typeof FaqMatch_match>;
  readonly isBest: boolean;
}

/** A FAQ that matches, with the words that did it. */
export function FaqMatch({ isBest, ...props }: FaqMatchProps) {
  const { question, answer, category, terms } = useFragment(FaqMatch_match, props.match);
  return (
    <li className={classes.match} data-best={isBest}>
      <div className={classes.heading}>
        <span className={classes.question}>{question}</span>
        {isBest && (
          <Badge variant="light" color="green" tt="none" className={classes.best ?? ''}>
            {texts.assistant.faqs.best}
          </Badge>
        )}
      </div>
      <p className={`excerpt ${classes.answer}`}>{answer}</p>
      <p className={classes.facts}>
        <span>{category}</span>
        {terms.length > 0 && (
          <span>
            {conversationTexts.conversations.terms}: <strong>{terms.join(', ')}</strong>
          </span>
        )}
      </p>
    </li>
  );
}
