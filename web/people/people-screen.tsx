import { Button, Skeleton, Text, Title } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../companies/section.ts';
import type { PeopleQuery } from '../graphql/generated/graphql.ts';
import { graphql } from '../graphql/generated/index.ts';
import { LiveTitle } from '../live/live-title.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from '../ui/list-screen.module.css';
import { notifyRefusal } from '../ui/notify.ts';
import { type ListOf, usePagedQuery } from '../ui/paged-query.ts';
import { AddClientDialog } from './add-client-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { texts } from './texts.ts';
import { useStaff } from './use-staff.ts';

const PAGE = 50;

const peopleQuery = graphql(`
  query People($companyId: ID!, $first: Int!, $after: String) {
    company(id: $companyId) {
      id
      people(first: $first, after: $after) {
        nodes {
          id
          ...PersonRow_person
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

const list: ListOf<PeopleQuery, PeopleQuery['company']['people']['nodes'][number]> = {
  get: ({ company }) => company.people,
  put: (data, { nodes, pageInfo }) => {
    const people = {
      ...data.company.people,
      nodes: [...nodes],
      pageInfo: { ...data.company.people.pageInfo, ...pageInfo },
    };
    return { ...data, company: { ...data.company, people } };
  },
};

/** The company's people, as they come, sign in and go. Who may manage adds, disables and removes clients. */
export function PeopleScreen({ companyId, canManage }: SectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const {
    data,
    error,
    isReading,
    showMore,
    reload: readAgain,
  } = usePagedQuery(peopleQuery, { companyId, first: PAGE }, list);
  const reload = () => readAgain().catch((failure) => notifyRefusal(failure, texts.errors.people));
  useReloadAtNews(companyId, reload);

  if (!data && error) return <Failure title={texts.errors.people} error={error} onRetry={reload} />;
  if (!data) return <Skeleton height={240} radius="lg" aria-label={texts.common.loading} />;
  const { nodes, pageInfo } = data.company.people;

  return (
    <section className={classes.screen} aria-labelledby="people">
      <div className={classes.heading}>
        <div>
          <LiveTitle>
            <Title order={2} size="h4" id="people">
              {texts.people.title}
            </Title>
          </LiveTitle>
          <Text size="sm" c="dimmed">
            {texts.people.lead}
          </Text>
        </div>
        {canManage && (
          <Button leftSection={<IconUserPlus size={18} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {texts.people.add}
          </Button>
        )}
      </div>
      {nodes.length === 0 ? (
        <Empty icon={IconUsers} title={texts.people.empty} {...(canManage && { hint: texts.people.emptyHint })} />
      ) : (
        <ul className={classes.list}>
          {nodes.map((person) => (
            <PersonRow key={person.id} companyId={companyId} person={person} canManage={canManage} onChanged={reload} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && (
        <Button
          variant="default"
          loading={isReading}
          onClick={() => showMore().catch((failure) => notifyRefusal(failure, texts.errors.people))}
          className={classes.more}
        >
          {texts.common.showMore}
        </Button>
      )}
      {canManage && (
        <AddClientDialog companyId={companyId} isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={reload} />
      )}
    </section>
  );
}

/** Reads the list again whenever somebody came, went, signed in or was changed. */
function useReloadAtNews(companyId: string, reload: () => unknown) {
  const news = useStaff(companyId);
  const known = useRef<typeof news>(undefined);
  useEffect(() => {
    if (news && news !== known.current) void reload(); // the first too: what came before it was told to nobody
    known.current = news;
  }, [news, reload]);
}
