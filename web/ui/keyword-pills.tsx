import { texts } from '../texts.ts';
import classes from './keyword-pills.module.css';

interface KeywordPillsProps {
  readonly keywords: readonly string[];
  /** How many are shown; the others are counted. */
  readonly most: number;
  /** What stands where there are none. */
  readonly none?: string;
}

/** The first keywords, and '+N' for the others. */
export function KeywordPills({ keywords, most, none }: KeywordPillsProps) {
  const others = keywords.slice(most);
  if (keywords.length === 0) return none ? <span className={classes.none}>{none}</span> : null;
  return (
    <span className={classes.pills}>
      {keywords.slice(0, most).map((keyword) => (
        <span key={keyword} className={classes.pill}>
          {keyword}
        </span>
      ))}
      {others.length > 0 && (
        <span className={classes.more} title={others.join(', ')}>
          {`+${others.length}`}
          <span className="visually-hidden"> {texts.common.moreKeywords}</span>
        </span>
      )}
    </span>
  );
}
