import { Button } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useMemo, useState } from 'react';
import type { SectionProps } from '../companies/section.ts';
import type { PeopleQuery } from '../graphql/generated/graphql.ts';
import { graphql } from '../graphql/generated/index.ts';
import { Empty } from '../ui/empty.tsx';
import { ListScreen, LiveList } from '../ui/list-screen.tsx';
import type { ListOf } from '../ui/paged-query.ts';
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
  const [added, setAdded] = useState(0);
  const told = useStaff(companyId);
  const news = useMemo(() => told && { told, added }, [told, added]);
  const add = canManage && (
    <Button leftSection={<IconUserPlus size={18} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {texts.people.add}
    </Button>
  );
  return (
    <ListScreen id="people" title={texts.people.title} lead={texts.people.lead} aside={add}>
      <LiveList
        key={companyId}
        document={peopleQuery}
        variables={{ companyId, first: PAGE }}
        list={list}
        news={news}
        failed={texts.errors.people}
        empty={
          <Empty icon={IconUsers} title={texts.people.empty} {...(canManage && { hint: texts.people.emptyHint })} />
        }
        row={(person, reload) => (
          <PersonRow key={person.id} companyId={companyId} person={person} canManage={canManage} onChanged={reload} />
        )}
      />
      {canManage && (
        <AddClientDialog
          companyId={companyId}
          isOpen={isAdding}
          onClose={() => setIsAdding(false)}
          onAdded={() => setAdded((count) => count + 1)}
        />
      )}
    </ListScreen>
  );
}
