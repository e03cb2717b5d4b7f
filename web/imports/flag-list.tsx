import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { Preview } from './import-flow.ts';
import classes from './import-preview.module.css';
import { texts } from './texts.ts';

/** What a person should look at before applying: each kind opens to its first rows. */
export function FlagList({ preview }: { readonly preview: Preview }) {
  const { imports } = texts;
  if (preview.flagCounts.length === 0) return null;
  return (
    <section className={classes.flags}>
      <h3 className={classes.heading}>
        <IconAlertTriangle size={18} aria-hidden="true" /> {imports.toCheck}
      </h3>
      {preview.flagCounts.map(({ kind, count }) => {
        const shown = preview.flags.filter((flag) => flag.kind === kind);
        return (
          <details key={kind} className={classes.details}>
            <summary>{imports.flags[kind](count)}</summary>
            <ul>
              {shown.map((flag) => (
                <li key={flag.row}>
                  <bdi>{imports.flagged(flag.row, flag.name, flag.detail)}</bdi>
                </li>
              ))}
              {count > shown.length && <li>{imports.moreFlags(count - shown.length)}</li>}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
