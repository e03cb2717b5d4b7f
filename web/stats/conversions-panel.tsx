import { Stack, Text } from '@mantine/core';
import { useFragment as read } from '../graphql/generated/index.ts';
import { HowTo } from '../ui/how-to.tsx';
import { Figure_figure, type Statistics } from './documents.ts';
import { Fact, Facts } from './facts.tsx';
import { trendOf, type Unit, written } from './figure-format.ts';
import { Panel } from './panel.tsx';
import { texts } from './texts.ts';

const { conversions: words } = texts;

/** What a page says: see docs/embedding.md. */
const ORDER = `window.TuoShop ||= (...call) => (TuoShop.q ||= []).push(call);
TuoShop('track', 'order', { number: '10482', value: 59.9 });`;
const CART = "TuoShop('track', 'cart', 'CODICE');";

const SHOWN: readonly (readonly [keyof Omit<Statistics['conversions'], '__typename'>, Unit])[] = [
  ['clicks', 'count'],
  ['carts', 'count'],
  ['orders', 'count'],
  ['orderValue', 'euro'],
];

/** What came of the chats: products opened, put in the cart, ordered; each figure with what is counted. */
export function ConversionsPanel({ conversions }: { readonly conversions: Statistics['conversions'] }) {
  return (
    <Panel title={words.title} lead={words.lead}>
      <Stack gap="lg">
        <Facts>
          {SHOWN.map(([name, unit]) => {
            const figure = read(Figure_figure, conversions[name]);
            return (
              <Fact
                key={name}
                name={words.names[name]}
                value={written(figure.value, unit)}
                trend={trendOf(figure)?.text}
                note={words.means[name]}
              />
            );
          })}
        </Facts>
        <HowTo title={words.how}>
          <Text size="sm">{words.howOrders}</Text>
          <pre>{ORDER}</pre>
          <Text size="sm">{words.howCarts}</Text>
          <pre>{CART}</pre>
          <Text size="sm">{words.howKept}</Text>
        </HowTo>
      </Stack>
    </Panel>
  );
}
