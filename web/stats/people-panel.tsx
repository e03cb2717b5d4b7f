import { useFragment as read } from '../graphql/generated/index.ts';
import { Figure_figure, type Statistics } from './documents.ts';
import { Fact, Facts } from './facts.tsx';
import { trendOf, waited, written } from './figure-format.ts';
import { Panel } from './panel.tsx';
import classes from './people-panel.module.css';
import { texts } from './texts.ts';

const { people: words } = texts;

type People = Statistics['people'];

/** What people of the shop did: how much, how fast, and how it was liked; each figure with what it means. */
export function PeoplePanel({ people }: { readonly people: People }) {
  const takenOver = read(Figure_figure, people.takenOver);
  const share = read(Figure_figure, people.takenOverShare);
  const messages = read(Figure_figure, people.messages);
  return (
    <Panel title={words.title} lead={words.lead}>
      <Facts>
        <Fact
          name={words.takenOver}
          value={written(takenOver.value, 'count')}
          beside={words.share(written(share.value, 'share'))}
          trend={trendOf(takenOver)?.text}
          note={words.takenOverMeans}
        />
        <Fact
          name={words.wait}
          value={waited(people.waits.median)}
          beside={words.ninetieth(waited(people.waits.ninetieth))}
          note={words.waitMeans(people.waits.count)}
        />
        <Fact
          name={words.firstAnswer}
          value={waited(people.firstAnswers.median)}
          beside={words.ninetieth(waited(people.firstAnswers.ninetieth))}
          note={words.firstAnswerMeans(people.firstAnswers.count)}
        />
        <Fact
          name={words.messages}
          value={written(messages.value, 'count')}
          trend={trendOf(messages)?.text}
          note={words.messagesMean}
        />
        <Fact
          name={words.requests}
          value={written(people.requestsLeft, 'count')}
          beside={words.done(people.requestsDone)}
          note={words.requestsMean(people.requestsOpen)}
        />
      </Facts>
      <RatingsByWho people={people} />
    </Panel>
  );
}

/** The ratings, by who answered. */
function RatingsByWho({ people }: { readonly people: People }) {
  const { assistantRatings, peopleRatings, ratingsByPerson } = people;
  const rows = [
    { name: words.assistant, ...assistantRatings, isPerson: false },
    { name: words.people, ...peopleRatings, isPerson: false },
    ...ratingsByPerson.map((one) => ({ ...one, isPerson: true })),
  ];
  return (
    <div className={classes.scroller}>
      <table className={classes.ratings}>
        <caption className={classes.caption}>{words.satisfaction}</caption>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{texts.statistics.satisfaction}</th>
            <th scope="col">{words.ratings}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, satisfaction, count, isPerson }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <tr key={at} data-person={isPerson}>
              <th scope="row">{name}</th>
              <td>{written(satisfaction, 'percent')}</td>
              <td>{written(count, 'count')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
