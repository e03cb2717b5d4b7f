import { Link } from 'react-router-dom';
import classes from './part.module.css';
import { DayPart } from './part.tsx';
import { texts } from './texts.ts';

interface FailingTestsProps {
  readonly count: number;
  readonly base: string;
}

/** Questions whose answer was certain and is another by now; nothing while all is well. */
export function FailingTests({ count, base }: FailingTestsProps) {
  if (count === 0) return null;
  return (
    <DayPart title={texts.today.tests} count={count}>
      <Link to={`${base}/improve/acceptance?show=failing`} className={classes.link}>
        <span className={classes.text}>{texts.today.failingTests(count)}</span>
      </Link>
    </DayPart>
  );
}
