import classes from './active-badge.module.css';
import { texts } from './texts.ts';

/** Whether a company's chatbot answers. */
export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  return (
    <span className={classes.badge} data-active={isActive}>
      <span className={classes.dot} aria-hidden="true" />
      {isActive ? texts.company.active : texts.company.inactive}
    </span>
  );
}
