import { useQuery } from '@apollo/client/react';
import { Anchor, Progress, Skeleton, Text } from '@mantine/core';
import IconBrain from '@tabler/icons-react/dist/esm/icons/IconBrain.mjs';
import { Link } from 'react-router-dom';
import { Panel } from '../assistant/panel.tsx';
import { failureName } from '../conversations/failure-name.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { aiLine, sinceOf, stateOf } from './ai-line.ts';
import classes from './ai-status.module.css';
import { AiTrial } from './ai-trial.tsx';
import { AiStatus_status, aiStatusQuery } from './documents.ts';
import { texts } from './texts.ts';
import '@mantine/core/styles/Progress.layer.css';

const clock = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' });

interface AiStatusProps {
  readonly companyId: string;
  readonly canManage: boolean;
}

/** Whether the model is active, which one, what is wrong with it, and how much of it was used today. */
export function AiStatus({ companyId, canManage }: AiStatusProps) {
  const { data, error, refetch } = useQuery(aiStatusQuery, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  const status = useFragment(AiStatus_status, data?.aiStatus);
  const lead = status ? texts.ai[stateOf(status)] : texts.common.loading;
  return (
    <Panel icon={IconBrain} title={texts.ai.title} lead={lead}>
      {!status && error && (
        <Failure title={texts.ai.failed} error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!status && !error && <Skeleton height={48} role="status" aria-label={texts.common.loading} />}
      {status && !status.isActive && (
        <Text size="sm" c="dimmed">
          {texts.ai.inactiveHint}
        </Text>
      )}
      {data && status?.isActive && (
        <div className={classes.status}>
          <Text size="sm">{aiLine(status, new Date())}</Text>
          <Usage status={data.aiStatus} />
          <Trouble status={data.aiStatus} />
          {canManage && <AiTrial companyId={companyId} isFaultTold={status.fault !== null} />}
        </div>
      )}
      {status && canManage && (
        <Anchor component={Link} to={`/admin/companies/${companyId}/settings`} size="sm">
          {texts.ai.change}
        </Anchor>
      )}
    </Panel>
  );
}

/** The same in one line, where the answers of the model are prepared. */
export function AiLine({ companyId }: { readonly companyId: string }) {
  const { data } = useQuery(aiStatusQuery, { variables: { companyId }, fetchPolicy: 'cache-and-network' });
  const status = useFragment(AiStatus_status, data?.aiStatus);
  if (!status) return null;
  return (
    <p className={stateOf(status) === 'active' ? classes.answered : classes.warning}>{aiLine(status, new Date())}</p>
  );
}

type StatusProps = Readonly<{ status: FragmentType<typeof AiStatus_status> }>;

function Usage({ status }: StatusProps) {
  const { model, isOwn, usedTokens, dailyTokens, isLimitReached, changes } = useFragment(AiStatus_status, status);
  return (
    <>
      <div>
        <Text size="sm">
          {isOwn ? texts.ai.ownModel : texts.ai.model}: <strong className={classes.name}>{model}</strong>
        </Text>
        {changes.length > 0 && (
          <Text size="xs" c="dimmed">
            {texts.ai.changes(changes)}
          </Text>
        )}
      </div>
      <div>
        {dailyTokens !== null && (
          <Progress
            value={(100 * usedTokens) / Math.max(1, dailyTokens)}
            color={isLimitReached ? 'red' : 'brand'}
            aria-label={texts.ai.tokens(usedTokens, dailyTokens)}
          />
        )}
        <Text size="xs" c="dimmed" mt={4}>
          {texts.ai.tokens(usedTokens, dailyTokens)}
        </Text>
      </div>
      {isLimitReached && <p className={classes.warning}>{texts.ai.limit}</p>}
    </>
  );
}

/** What is wrong, what to do about it, and when the service is asked again. */
function Trouble({ status }: StatusProps) {
  const { fault, breaker, retryAt } = useFragment(AiStatus_status, status);
  return (
    <>
      {fault && (
        <div className={classes.fault}>
          <strong>{fault.sentence}</strong>
          <span>{fault.advice}</span>
          <span className={classes.since}>
            {texts.ai.since(sinceOf(fault.since, new Date()), fault.detail && failureName(fault.detail))}
          </span>
        </div>
      )}
      {breaker === 'OPEN' && retryAt && (
        <p className={classes.warning}>{texts.ai.paused(clock.format(new Date(retryAt)))}</p>
      )}
      {breaker === 'HALF_OPEN' && <p className={classes.warning}>{texts.ai.trying}</p>}
    </>
  );
}
