import { useQuery } from '@apollo/client/react';
import { Progress, Skeleton, Text } from '@mantine/core';
import IconBrain from '@tabler/icons-react/dist/esm/icons/IconBrain.mjs';
import { Panel } from '../assistant/panel.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from './ai-status.module.css';
import { aiStatusQuery } from './documents.ts';
import { texts } from './texts.ts';
import '@mantine/core/styles/Progress.layer.css';

const clock = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' });

/** Whether the model is active, which one, and how much of it was used today. */
export function AiStatus({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(aiStatusQuery, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  const status = data?.aiStatus;
  const lead = status ? (status.isActive ? texts.ai.active : texts.ai.inactive) : texts.common.loading;
  return (
    <Panel icon={IconBrain} title={texts.ai.title} lead={lead}>
      {!status && error && (
        <Failure title={texts.ai.failed} error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!status && !error && <Skeleton height={48} aria-label={texts.common.loading} />}
      {status && !status.isActive && (
        <Text size="sm" c="dimmed">
          {texts.ai.inactiveHint}
        </Text>
      )}
      {status?.isActive && (
        <div className={classes.status}>
          <Text size="sm">
            {texts.ai.model}: <strong>{status.model}</strong>
          </Text>
          <div>
            <Progress
              value={(100 * status.usedTokens) / Math.max(1, status.dailyTokens)}
              color={status.isLimitReached ? 'red' : 'brand'}
              aria-label={texts.ai.tokens(status.usedTokens, status.dailyTokens)}
            />
            <Text size="xs" c="dimmed" mt={4}>
              {texts.ai.tokens(status.usedTokens, status.dailyTokens)}
            </Text>
          </div>
          {status.isLimitReached && <p className={classes.warning}>{texts.ai.limit}</p>}
          {status.breaker === 'OPEN' && status.retryAt && (
            <p className={classes.warning}>{texts.ai.paused(clock.format(new Date(status.retryAt)))}</p>
          )}
          {status.breaker === 'HALF_OPEN' && <p className={classes.warning}>{texts.ai.trying}</p>}
        </div>
      )}
    </Panel>
  );
}
