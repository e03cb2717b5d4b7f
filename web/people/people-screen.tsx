import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import type { SectionProps } from '../companies/section.ts';
import { graphql } from '../graphql/generated/index.ts';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { notifyRefusal } from '../ui/notify.ts';
import { AddClientDialog } from './add-client-dialog.tsx';
import classes from './people-screen.module.css';
import { PersonRow } from './person-row.tsx';
import { texts } from './texts.ts';

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

/** The company's people. Who may manage adds, disables and removes clients; the others see the list. */
export function PeopleScreen({ companyId, canManage }: SectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, loading, refetch, fetchMore } = useQuery(peopleQuery, {
    variables: { companyId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => refetch().catch((failure) => notifyRefusal(failure, texts.errors.people));

  if (!data && error) return <Failure title={texts.errors.people} error={error} onRetry={reload} />;
  if (!data) return <Skeleton height={240} radius="lg" aria-label={texts.common.loading} />;
  const { nodes, pageInfo } = data.company.people;
  const showMore = () =>
    fetchMore({ variables: { after: pageInfo.endCursor } }).catch((failure) =>
      notifyRefusal(failure, texts.errors.people),
    );

  return (
    <section className={classes.people} aria-labelledby="people">
      <div className={classes.heading}>
        <div>
          <Title order={2} size="h4" id="people">
            {texts.people.title}
          </Title>
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
        <Empty icon={IconUsers} title={texts.people.empty} />
      ) : (
        <ul className={classes.list}>
          {nodes.map((person) => (
            <PersonRow key={person.id} companyId={companyId} person={person} canManage={canManage} onChanged={reload} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && (
        <Button variant="default" loading={loading} onClick={showMore} className={classes.more}>
          {texts.common.showMore}
        </Button>
      )}
      {canManage && (
        <AddClientDialog companyId={companyId} isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={reload} />
      )}
    </section>
  );
}
