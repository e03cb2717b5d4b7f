import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useState } from 'react';
import { openConfirm } from '../ui/confirm.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { initializeSystem } from './documents.ts';
import { texts } from './texts.ts';

/** Makes the demo shop after a question. */
export function InitializeButton({ variant }: { readonly variant: 'light' | 'default' }) {
  const [initialize, { loading }] = useMutation(initializeSystem);
  const [error, setError] = useState<string>();

  async function run() {
    setError(undefined);
    try {
      await initialize();
      notifyDone(texts.admin.initialized);
    } catch (failure) {
      setError(texts.admin.initializeFailed(refusalOf(failure).message));
    }
  }

  const ask = () =>
    openConfirm({
      title: texts.admin.initialize,
      children: texts.admin.initializeQuestion,
      labels: { confirm: texts.admin.initializeConfirm, cancel: texts.common.cancel },
      onConfirm: run,
    });
  return (
    <>
      <Button
        variant={variant}
        disabled={loading}
        onClick={ask}
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
      >
        {loading ? texts.admin.initializing : texts.admin.initialize}
      </Button>
      <ErrorBox message={error} />
    </>
  );
}
