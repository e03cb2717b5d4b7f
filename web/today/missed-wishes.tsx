import { Link } from 'react-router-dom';
import type { CompanyDay } from './documents.ts';
import classes from './part.module.css';
import { AllWell, DayPart } from './part.tsx';
import { texts } from './texts.ts';

interface MissedWishesProps {
  readonly day: CompanyDay;
  readonly base: string;
}

/** What visitors wanted of late and the catalogue does not have; opens where they said it. */
export function MissedWishes({ day, base }: MissedWishesProps) {
  const { missedWishes, missedWishCount } = day;
  return (
    <DayPart
      title={texts.today.wishes}
      count={missedWishCount}
      aside={
        missedWishes.length > 0 && (
          <Link to={`${base}/improve/unmet`} className={classes.all}>
            {texts.today.wishesAll}
          </Link>
        )
      }
    >
      {missedWishes.length === 0 && <AllWell>{texts.today.wishesNone}</AllWell>}
      {missedWishes.length > 0 && (
        <ul className={classes.list}>
          {missedWishes.map(({ conversationId, seq, text }) => (
            <li key={`${conversationId} ${seq}`}>
              <Link to={`${base}/conversations/${conversationId}?message=${seq}`} className={classes.link} title={text}>
                <span className={classes.text}>«{text}»</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  );
}
