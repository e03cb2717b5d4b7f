import { Drawer, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Section } from './section.ts';
import classes from './section-navigation.module.css';
import { texts } from './texts.ts';

interface SectionNavigationProps {
  readonly base: string;
  readonly sections: readonly Section[];
  /** How much waits in a section, by its path. */
  readonly waiting: Readonly<Record<string, number>>;
}

const MOST_WITH_SIGNS = 8; // tabs that have room for a sign on screens of 1,280 pixels

/** The tabs: a row where there is room; on a phone a bar at the bottom, where the thumb is. */
export function SectionNavigation({ base, sections, waiting }: SectionNavigationProps) {
  return (
    <>
      <nav className={classes.tabs} data-many={sections.length > MOST_WITH_SIGNS} aria-label={texts.sections.label}>
        <SectionLinks base={base} sections={sections} waiting={waiting} className={classes.tab} />
      </nav>
      <ThumbBar base={base} sections={sections} waiting={waiting} />
    </>
  );
}

function ThumbBar({ base, sections, waiting }: SectionNavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const [main, others] = [sections.filter(({ isMain }) => isMain), sections.filter(({ isMain }) => !isMain)];
  const isAmongOthers = others.some(({ path }) => pathname.startsWith(`${base}/${path}`));
  return (
    <nav className={classes.bar} aria-label={texts.sections.label}>
      <SectionLinks base={base} sections={main} waiting={waiting} className={classes.thumb} />
      {others.length > 0 && (
        <UnstyledButton
          className={classes.thumb ?? ''}
          aria-haspopup="dialog"
          data-active={isAmongOthers}
          onClick={() => setIsOpen(true)}
        >
          <IconDots size={22} stroke={1.7} aria-hidden="true" />
          <span>{texts.sections.more}</span>
          <Count count={others.reduce((sum, { path }) => sum + (waiting[path] ?? 0), 0)} />
        </UnstyledButton>
      )}
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        position="bottom"
        size="auto"
        title={texts.sections.moreTitle}
        classNames={{ content: classes.sheet ?? '' }}
      >
        <div className={classes.others}>
          <SectionLinks
            base={base}
            sections={others}
            waiting={waiting}
            className={classes.other}
            onFollow={() => setIsOpen(false)}
          />
        </div>
      </Drawer>
    </nav>
  );
}

interface SectionLinksProps extends SectionNavigationProps {
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

function SectionLinks({ base, sections, waiting, className = '', onFollow }: SectionLinksProps) {
  return sections.map(({ path, label, icon: Sign }) => (
    <NavLink
      key={path}
      to={path === '' ? base : `${base}/${path}`}
      end={path === ''}
      className={className}
      {...(onFollow && { onClick: onFollow })}
    >
      <Sign size={20} stroke={1.7} aria-hidden="true" />
      <span>{label}</span>
      <Count count={waiting[path] ?? 0} />
    </NavLink>
  ));
}

const MOST_SHOWN = 99;

/** How much waits there; nothing where nothing does. */
function Count({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{texts.sections.waiting(count)}</VisuallyHidden>
    </span>
  );
}
