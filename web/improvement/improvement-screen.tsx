import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { NavLink, Route, Routes, useParams, useResolvedPath } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { PartBoundary } from '../ui/part.tsx';
import { SectionNotFound } from '../ui/section-not-found.tsx';
import classes from './improvement-screen.module.css';
import { type ImprovementList, lists } from './lists.tsx';
import { texts } from './texts.ts';

/** All that the assistant did not know, or knew wrongly: a list for each way, and what can be done about it. */
export function ImprovementScreen(props: SectionProps) {
  const base = useBase();
  return (
    <div className={classes.screen}>
      {lists.length > 1 && (
        <nav className={classes.tabs} aria-label={texts.lists.label}>
          {lists.map((list) => (
            <ListTab key={list.path} base={base} list={list} companyId={props.companyId} />
          ))}
        </nav>
      )}
      <Suspense fallback={<Skeleton height={220} radius="lg" role="status" aria-label={texts.common.loading} />}>
        <Routes>
          {lists.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path === '' ? '' : `${path}/*`}
              element={
                <PartBoundary key={path}>
                  <Screen {...props} />
                </PartBoundary>
              }
            />
          ))}
          <Route path="*" element={<SectionNotFound to={base} />} />
        </Routes>
      </Suspense>
    </div>
  );
}

/** The address of the section, whatever is open in it. */
function useBase(): string {
  const { pathname } = useResolvedPath('');
  const { '*': inside = '' } = useParams();
  return pathname.slice(0, pathname.length - inside.length).replace(/\/$/, '');
}

interface ListTabProps {
  readonly base: string;
  readonly list: ImprovementList;
  readonly companyId: string;
}

function ListTab({ base, list, companyId }: ListTabProps) {
  const count = list.useCount(companyId) ?? 0;
  const { path, label } = list;
  return (
    <NavLink to={path === '' ? base : `${base}/${path}`} end={path === ''} className={classes.tab ?? ''}>
      {label}
      {count > 0 && <span className={classes.count}>{count.toLocaleString('it-IT')}</span>}
    </NavLink>
  );
}
