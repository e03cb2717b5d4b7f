import { useMutation } from '@apollo/client/react';
import { Button, Loader } from '@mantine/core';
import { Link } from 'react-router-dom';
import { notifyRefusal } from '../ui/notify.ts';
import { stopRun } from './documents.ts';
import classes from './test-list.module.css';
import { texts } from './texts.ts';
import type { useAcceptanceCounts } from './use-acceptance-counts.ts';

const { model: words } = texts;

interface RunningModelRunProps {
  readonly companyId: string;
  /** Where what has come of it is; undefined where one is there. */
  readonly to?: string;
  readonly run: NonNullable<ReturnType<typeof useAcceptanceCounts>>['running'];
}

/** How far a run with the model is, whoever began it; it can be stopped. */
export function RunningModelRun({ companyId, run, to }: RunningModelRunProps) {
  const [stop, { loading }] = useMutation(stopRun, { variables: { companyId, id: run?.id ?? '' } });
  if (!run) return null;
  return (
    <div role="status">
      <div className={`surface ${classes.running}`}>
        <Loader size="sm" aria-hidden="true" />
        <p>{words.running(run.passedCount + run.failedCount, run.testCount)}</p>
        {to !== undefined && (
          <Button component={Link} to={`${to}/${run.id}`} size="xs" variant="default">
            {words.see}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={loading}
          onClick={() => void stop().catch((failure: unknown) => notifyRefusal(failure, words.notStopped))}
        >
          {words.stop}
        </Button>
      </div>
    </div>
  );
}
