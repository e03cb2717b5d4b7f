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

/** The tabs: a row where there is room; on a phone a bar at the bottom, where the thumb is. */
export function SectionNavigation({ base, sections, waiting }: SectionNavigationProps) {
  return (
    <>
      <nav className={classes.tabs} aria-label={texts.sections.label}>
        {sections.map((section) => (
          <SectionLink
            key={section.path}
            base={base}
            section={section}
            className={classes.tab}
            count={waiting[section.path]}
          />
        ))}
      </nav>
      <ThumbBar base={base} sections={sections} waiting={waiting} />
    </>
  );
}

function ThumbBar({ base, sections, waiting }: SectionNavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const others = sections.filter((section) => !section.isMain);
  const isAmongOthers = others.some(({ path }) => pathname.startsWith(`${base}/${path}`));
  return (
    <nav className={classes.bar} aria-label={texts.sections.label}>
      {sections
        .filter((section) => section.isMain)
        .map((section) => (
          <SectionLink
            key={section.path}
            base={base}
            section={section}
            className={classes.thumb}
            count={waiting[section.path]}
          />
        ))}
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
          {others.map((section) => (
            <SectionLink
              key={section.path}
              base={base}
              section={section}
              className={classes.other}
              count={waiting[section.path]}
              onFollow={() => setIsOpen(false)}
            />
          ))}
        </div>
      </Drawer>
    </nav>
  );
}

interface SectionLinkProps {
  readonly base: string;
  readonly section: Section;
  readonly className: string | undefined;
  readonly count: number | undefined;
  readonly onFollow?: () => void;
}

function SectionLink({ base, section, className = '', count = 0, onFollow }: SectionLinkProps) {
  const { path, label, icon: Sign } = section;
  const to = path === '' ? base : `${base}/${path}`;
  return (
    <NavLink to={to} end={path === ''} className={className} {...(onFollow && { onClick: onFollow })}>
      <Sign size={20} stroke={1.7} aria-hidden="true" />
      <span>{label}</span>
      <Count count={count} />
    </NavLink>
  );
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
