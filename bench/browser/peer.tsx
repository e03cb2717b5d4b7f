import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Observable } from 'rxjs';
import { VirtualList } from '../../web/conversations/virtual-list.tsx';

// The list of a log or a transcript as Apollo Client's documentation keeps one: a query of all rows in the normalised
// cache, and `subscribeToMore` whose `updateQuery` puts what is pushed into it. It draws with our own virtual list.

const parameters = new URLSearchParams(location.search);
const isLog = parameters.get('kind') === 'log';
const count = Number(parameters.get('rows'));

interface Row {
  __typename: 'Row';
  id: string;
  version: number;
  name: string;
  status: string;
  startedAt: string;
  satisfaction: number | null;
  comment: string | null;
  at: string;
  text: string;
  source: string | null;
  isUnanswered: boolean;
  isPending: boolean;
}

const FIELDS = 'id version name status startedAt satisfaction comment at text source isUnanswered isPending';
const ROWS = gql(`query Rows { rows { ${FIELDS} } }`);
const CHANGES = gql(`subscription Changes { changes { ${FIELDS} } }`);

function rowAt(number: number, at: number, version = 1): Row {
  return {
    __typename: 'Row',
    id: `row-${number}`,
    version,
    name: `Visitatore ${number}`,
    status: 'ACTIVE',
    startedAt: '2026-11-21T10:00:00.000Z',
    satisfaction: null,
    comment: null,
    at: new Date(at).toISOString(),
    text: `Domanda numero ${number}`,
    source: 'FAQ',
    isUnanswered: false,
    isPending: false,
  };
}

const began = Date.now();
let tell: (rows: Row[]) => void = () => undefined;
const link = new ApolloLink((operation) => {
  if (operation.operationName === 'Changes') {
    return new Observable((observer) => {
      tell = (changes) => observer.next({ data: { changes } });
    });
  }
  return new Observable((observer) => {
    observer.next({
      data: { rows: Array.from({ length: count }, (_, number) => rowAt(number, began - number * 200)) },
    });
    observer.complete();
  });
});
const client = new ApolloClient({ link, cache: new InMemoryCache() });

// In the log an old row moves up; in a transcript a new one comes. In a task of its own, as a socket's frame has it: what
// the debugger calls is not counted.
Object.assign(window, {
  pushEvent: (number: number) => {
    setTimeout(() => tell([rowAt(isLog ? count - number : count + number, Date.now(), 1 + number)]));
  },
});

function drawRow(row: Row) {
  return (
    <a href="#riga">
      {row.name} {row.at} {row.text}
    </a>
  );
}

function Rows() {
  const { data, subscribeToMore } = useQuery<{ rows: Row[] }>(ROWS);
  useEffect(
    () =>
      subscribeToMore<{ changes: Row[] }>({
        document: CHANGES,
        updateQuery: (_, { subscriptionData, previousData }) => {
          const changes = subscriptionData.data.changes;
          const former = (previousData?.rows ?? []) as Row[];
          const changed = new Set(changes.map(({ id }) => id));
          return { rows: [...changes, ...former.filter(({ id }) => !changed.has(id))] };
        },
      }),
    [subscribeToMore],
  );
  if (!data) return null;
  return (
    <>
      <p>{count} righe</p>
      <VirtualList label="Righe" rows={data.rows} rowHeight={58} renderRow={drawRow} />
    </>
  );
}

/** The least that such an event can cost: the document's own calls, and only the rows in sight. */
function drawPlainly(root: HTMLElement) {
  const list = document.createElement('ul');
  const draw = (row: Row) => {
    const item = document.createElement('li');
    const link = item.appendChild(document.createElement('a'));
    link.href = '#riga';
    link.textContent = `${row.name} ${row.at} ${row.text}`;
    return item;
  };
  list.append(...Array.from({ length: IN_SIGHT }, (_, number) => draw(rowAt(number, began - number * 200))));
  tell = (rows) => {
    for (const row of rows) list.prepend(draw(row));
    while (list.children.length > IN_SIGHT) list.lastElementChild?.remove();
  };
  const heading = document.createElement('p');
  heading.textContent = `${count} righe`;
  root.append(heading, list);
}

const IN_SIGHT = 30; // rows

const root = document.getElementById('root') as HTMLElement;
if (parameters.get('kind') === 'plain') drawPlainly(root);
else
  createRoot(root).render(
    <ApolloProvider client={client}>
      <Rows />
    </ApolloProvider>,
  );
