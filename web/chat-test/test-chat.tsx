import { useApolloClient, useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { useCallback, useMemo } from 'react';
import { Chat } from '../chat/chat.tsx';
import type { Message, Product, Shop } from '../chat/connection.ts';
import { useFramedCompany } from '../companies/framed-company.ts';
import { intoView } from '../conversations/into-view.ts';
import { AnswerFacts } from '../conversations/message-bubble.tsx';
import { ModelFacts } from '../conversations/model-details.tsx';
import { useReload } from '../editors/use-reload.ts';
import { useReplacements } from '../imports/applied.ts';
import { tryOrder } from '../orders/documents.ts';
import { Failure } from '../ui/failure.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { testShopQuery } from './documents.ts';
import classes from './test-chat.module.css';
import { createTestConnection } from './test-connection.ts';
import { texts } from './texts.ts';

interface TestChatProps {
  readonly companyId: string;
  /** Called with the products shown now, whenever they change. */
  readonly onProducts?: (products: readonly Product[]) => void;
}

/**
 * The visitors' chat beside its recommended products, to be tried: answered by the same pipeline, stored by nobody. It
 * fills the room that it is given.
 */
export function TestChat({ companyId, onProducts }: TestChatProps) {
  const { data, error, refetch } = useQuery(testShopQuery, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch().catch(() => undefined);
  const company = useFramedCompany(companyId);
  useReload(company && company.faqsVersion + company.catalogueVersion, retry);
  return (
    <div className={classes.test}>
      <p className={classes.banner} role="note">
        <IconFlask size={18} stroke={1.7} aria-hidden="true" />
        {texts.chatTest.banner}
      </p>
      {data ? (
        <OpenChat key={companyId} shop={data.shop} onProducts={onProducts} />
      ) : error ? (
        <Failure title={texts.chatTest.failed} error={error} onRetry={retry} />
      ) : (
        <Skeleton className={classes.chat ?? ''} radius="lg" role="status" aria-label={texts.common.loading} />
      )}
    </div>
  );
}

function OpenChat({
  shop,
  onProducts,
}: {
  readonly shop: Omit<Shop, 'isPersonOffered'>;
  readonly onProducts: TestChatProps['onProducts'];
}) {
  const greeting = texts.chatTest.greeting(shop.name);
  const catalogue = useReplacements(shop.id);
  // It answers also while the chatbot is off: that is what a test is for.
  const shown = useMemo(
    () => ({ ...shop, greeting, isActive: true, privacyUrl: null, isPersonOffered: false }),
    [shop, greeting],
  );
  const client = useApolloClient();
  const connection = useMemo(
    () =>
      createTestConnection(shop.id, greeting, undefined, async (orderNumber, proof) => {
        const variables = { companyId: shop.id, orderNumber, proof };
        const { data } = await client.mutate({ mutation: tryOrder, variables, errorPolicy: 'none' }).catch((error) => {
          throw refusalOf(error);
        });
        if (!data) throw refusalOf(undefined);
        return data.tryOrder;
      }),
    [client, shop.id, greeting],
  );
  const explain = useCallback(
    (message: Message) => {
      const answer = connection.answerOf(message.id);
      if (!answer) return null;
      return (
        <details className={classes.why} onToggle={intoView}>
          <summary>{texts.chatTest.why}</summary>
          <AnswerFacts answer={{ ...answer, responseTime: null }} />
          {answer.modelFacts && <ModelFacts facts={answer.modelFacts} />}
        </details>
      );
    },
    [connection],
  );
  return (
    <div className={classes.chat}>
      <Chat
        shop={shown}
        connection={connection}
        explain={explain}
        catalogue={catalogue}
        {...(onProducts ? { onRecommend: onProducts } : {})}
      />
    </div>
  );
}
