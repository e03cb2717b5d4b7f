import { Link } from 'react-router-dom';
import { useFragment as read } from '../graphql/generated/index.ts';
import { Figure_figure } from '../stats/documents.ts';
import { useToday } from '../ui/today.ts';
import { answerParts } from './answer-parts.ts';
import classes from './answers-today.module.css';
import { texts } from './texts.ts';
import type { Day } from './use-day.ts';

interface AnswersTodayProps {
  readonly figures: NonNullable<Day['figures']>;
  /** The address of the workspace. */
  readonly base: string;
}

/** How many questions came today, and how they were answered; opens the log of today. */
export function AnswersToday({ figures, base }: AnswersTodayProps) {
  const today = useToday();
  const questions = read(Figure_figure, figures.questionsToday);
  const unanswered = read(Figure_figure, figures.unansweredToday).value ?? 0;
  const count = questions.value ?? 0;
  const parts = answerParts(figures.sourcesToday, unanswered);
  return (
    <div className={classes.answers}>
      <Link to={`${base}/conversations?from=${today}&to=${today}`} className={classes.questions}>
        <strong>{texts.today.count(count)}</strong> {texts.today.questions(count)}
        <span className={classes.before}>{texts.today.yesterday(questions.before ?? 0)}</span>
      </Link>
      {parts.length === 0 && <p className={classes.none}>{texts.today.none}</p>}
      {parts.length > 0 && (
        <>
          <div className={classes.bar} aria-hidden="true">
            {parts.map(({ part, count: share }) => (
              <span key={part} data-part={part} style={{ flexGrow: share }} />
            ))}
          </div>
          <ul className={classes.legend} aria-label={texts.today.answers}>
            {parts.map(({ part, count: share }) => (
              <li key={part} data-part={part}>
                {texts.today.share(texts.today.answered[part], share)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
