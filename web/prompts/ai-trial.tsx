import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { failureName } from '../conversations/failure-name.ts';
import type { TestModelMutation } from '../graphql/generated/graphql.ts';
import { refusalOf } from '../ui/refusal.ts';
import classes from './ai-status.module.css';
import { aiStatusQuery, testModel } from './documents.ts';
import { texts } from './texts.ts';

const words = texts.ai.trial;

interface AiTrialProps {
  readonly companyId: string;
  /** What is wrong, and what to do about it, stands beside it already. */
  readonly isFaultTold: boolean;
}

/** Asks the model's service now, and says what it answers. */
export function AiTrial({ companyId, isFaultTold }: AiTrialProps) {
  const [ask, { data, error, loading }] = useMutation(testModel, {
    variables: { companyId },
    update(cache, result) {
      const status = result.data?.testModel.status;
      if (status) cache.writeQuery({ query: aiStatusQuery, variables: { companyId }, data: { aiStatus: status } });
    },
  });
  return (
    <div className={classes.trial}>
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconPlugConnected size={16} aria-hidden="true" />}
        onClick={() => void ask().catch(() => undefined)}
      >
        {words.ask}
      </Button>
      <div aria-live="polite" className={classes.outcome}>
        {loading && <p className="being-written">{words.asking}</p>}
        {!loading && error && <p className={classes.warning}>{refusalOf(error).message}</p>}
        {!loading && data && <Outcome trial={data.testModel} isFaultTold={isFaultTold} />}
      </div>
    </div>
  );
}

type OutcomeProps = Readonly<{ trial: TestModelMutation['testModel']; isFaultTold: boolean }>;

function Outcome({ trial, isFaultTold }: OutcomeProps) {
  const { answer, failureText, detail, says, totalTime } = trial;
  if (!failureText) return <p className={classes.answered}>{words.answered(answer ?? '', totalTime)}</p>;
  return (
    <div className={classes.fault}>
      <strong>{words.failed(detail && failureName(detail))}</strong>
      {!isFaultTold && <span>{failureText}</span>}
      {says && (
        <span>
          {words.says}: <q className={classes.says}>{says}</q>
        </span>
      )}
    </div>
  );
}
