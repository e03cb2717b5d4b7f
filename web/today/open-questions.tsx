import { Link } from 'react-router-dom';
import { faqAddress } from '../improvement/faq-address.ts';
import classes from './part.module.css';
import { AllWell, DayPart } from './part.tsx';
import { texts } from './texts.ts';
import { type Day, MOST_QUESTIONS } from './use-day.ts';

interface OpenQuestionsProps {
  readonly groups: NonNullable<Day['groups']>;
  /** Of all of them. */
  readonly count: number;
  readonly base: string;
}

/** The questions that nothing answers; a click on one begins its answer. */
export function OpenQuestions({ groups, count, base }: OpenQuestionsProps) {
  return (
    <DayPart
      title={texts.today.open}
      count={count}
      aside={
        count > MOST_QUESTIONS && (
          <Link to={`${base}/improve`} className={classes.all}>
            {texts.today.openAll(count)}
          </Link>
        )
      }
    >
      {groups.length === 0 && <AllWell>{texts.today.openNone}</AllWell>}
      {groups.length > 0 && (
        <ul className={classes.list}>
          {groups.map(({ id, title, questionCount }) => (
            <li key={id}>
              <Link
                to={faqAddress(`${base}/faq`, id)}
                className={classes.link}
                aria-label={texts.today.reply(title)}
                title={title}
              >
                <span className={classes.text}>{title}</span>
                <span className={classes.fact}>{texts.today.times(questionCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  );
}
