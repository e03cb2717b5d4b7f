import { Link } from 'react-router-dom';
import { whenShort } from '../ui/dates.ts';
import type { CompanyDay } from './documents.ts';
import classes from './part.module.css';
import { AllWell, DayPart } from './part.tsx';
import { texts } from './texts.ts';

interface LowRatingsProps {
  readonly day: CompanyDay;
  readonly base: string;
}

/** Who was not content of late; opens what was said. */
export function LowRatings({ day, base }: LowRatingsProps) {
  const { lowRatings, lowRatingCount } = day;
  return (
    <DayPart
      title={texts.today.ratings}
      count={lowRatingCount}
      aside={
        lowRatingCount > lowRatings.length && (
          <Link to={`${base}/conversations?rating=low`} className={classes.all}>
            {texts.today.openAll(lowRatingCount)}
          </Link>
        )
      }
    >
      {lowRatings.length === 0 && <AllWell>{texts.today.ratingsNone}</AllWell>}
      {lowRatings.length > 0 && (
        <ul className={classes.list}>
          {lowRatings.map(({ conversationId, satisfaction, comment, visitorName, ratedAt }) => (
            <li key={conversationId}>
              <Link to={`${base}/conversations/${conversationId}`} className={classes.link}>
                <span className={classes.rating}>{texts.today.rating(satisfaction)}</span>
                <span className={`${classes.text} ${classes.grow}`}>{comment ?? visitorName}</span>
                <span className={classes.fact}>{whenShort(ratedAt, new Date())}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  );
}
