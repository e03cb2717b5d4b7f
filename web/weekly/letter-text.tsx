import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { faqAddress } from '../improvement/faq-address.ts';
import { Figure_figure } from '../stats/documents.ts';
import { Letter_letter } from './documents.ts';
import { type Counted, type LetterPart, letterParts } from './letter.ts';
import classes from './letter-text.module.css';
import { texts } from './texts.ts';
import { weekName } from './week-name.ts';

/** What a letter tells, and of which days. */
export function useLetterText(letter: FragmentType<typeof Letter_letter>) {
  const told = useFragment(Letter_letter, letter);
  const conversations = useFragment(Figure_figure, told.conversations);
  const questions = useFragment(Figure_figure, told.questions);
  const answered = useFragment(Figure_figure, told.answered);
  const satisfaction = useFragment(Figure_figure, told.satisfaction);
  const counted: Counted = { ...told, conversations, questions, answered, satisfaction };
  return { counted, name: weekName(told), parts: letterParts(counted) };
}

interface LetterTextProps {
  readonly letter: FragmentType<typeof Letter_letter>;
  /** The address of the workspace. */
  readonly base: string;
}

/** The letter of a week, whole. */
export function LetterText({ letter, base }: LetterTextProps) {
  const { counted, name, parts } = useLetterText(letter);
  return (
    <div className={classes.letter}>
      <p className={classes.days}>{name}</p>
      {parts.map((part) => (
        <Paragraph key={part.name} part={part} counted={counted} base={base} />
      ))}
      <p>{texts.weekly.bye}</p>
    </div>
  );
}

interface ParagraphProps {
  readonly part: LetterPart;
  readonly counted: Counted;
  readonly base: string;
}

function Paragraph({ part: { name, text }, counted, base }: ParagraphProps) {
  const { weekly } = texts;
  const items = useMemo(() => itemsOf(name, counted, base), [name, counted, base]);
  return (
    <div>
      <p>
        {text}
        {name === 'questions' && counted.newGroupCount - counted.newGroupsAnswered > counted.newGroups.length && (
          <>
            {' '}
            <Link to={`${base}/improve`}>{weekly.seeQuestions}</Link>
          </>
        )}
        {name === 'rejected' && (
          <>
            {' '}
            <Link to={`${base}/improve/rejected`}>{weekly.seeRejected}</Link>
          </>
        )}
        {name === 'people' && counted.requestsLeft > 0 && (
          <>
            {' '}
            <Link to={`${base}/requests`}>{weekly.seeRequests}</Link>
          </>
        )}
      </p>
      {items.length > 0 && (
        <ul>
          {items.map(({ to, label, text: said, fact }) => (
            <li key={to}>
              <Link to={to} aria-label={label}>
                {said}
              </Link>
              {fact && ` (${fact})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a part is about, each with where it is. */
function itemsOf(name: LetterPart['name'], { newGroups, missedWishes }: Counted, base: string) {
  const { weekly } = texts;
  if (name === 'questions') {
    return newGroups.map(({ id, title }) => ({
      to: faqAddress(`${base}/faq`, id),
      label: weekly.writeAnswer(title),
      text: title,
      fact: null,
    }));
  }
  if (name !== 'wishes') return [];
  return missedWishes.map(({ conversationId, seq, text, count }) => ({
    to: `${base}/conversations/${conversationId}?message=${seq}`,
    label: undefined,
    text: weekly.wish(text),
    fact: count > 1 ? weekly.times(count) : null,
  }));
}
