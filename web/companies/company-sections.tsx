import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router-dom';
import classes from './company-sections.module.css';
import { type SectionProps, sections } from './sections.tsx';
import { texts } from './texts.ts';

interface CompanySectionsProps extends SectionProps {
  /** The address under which the sections lie. */
  readonly base: string;
}

/** The tabs of a company and the open one. */
export function CompanySections({ base, ...props }: CompanySectionsProps) {
  const visible = sections.filter((section) => props.canManage || !section.isForManagersOnly);
  return (
    <>
      <nav className={classes.tabs} aria-label={texts.company.sections}>
        {visible.map(({ path, label, icon: Sign }) => (
          <NavLink key={path} to={`${base}/${path}`} className={classes.tab ?? ''}>
            <Sign size={18} stroke={1.7} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<Skeleton height={320} radius="lg" aria-label={texts.common.loading} />}>
        <Routes>
          {visible.map(({ path, Screen }) => (
            <Route key={path} path={`${path}/*`} element={<Screen {...props} />} />
          ))}
          <Route path="*" element={<Navigate to={`${base}/${sections[0]?.path}`} replace />} />
        </Routes>
      </Suspense>
    </>
  );
}
