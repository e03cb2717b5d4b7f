import { Button, Text } from '@mantine/core';
import { ErrorBox } from '../ui/error-box.tsx';
import classes from './save-bar.module.css';
import type { useSettingsEdit } from './settings-edit.ts';
import { texts } from './texts.ts';

/** Says that there is something to save, and what became of the last try. It stays in sight. */
export function SaveBar({ edit }: { readonly edit: ReturnType<typeof useSettingsEdit> }) {
  if (!edit.isUnsaved) return null;
  const isStale = edit.refusal?.code === 'STALE_VERSION';
  return (
    <div className={classes.bar}>
      <ErrorBox message={edit.refusal?.message} />
      <div className="save-line">
        <Text size="sm" className={classes.state ?? ''} role="status">
          {edit.isMerged ? texts.assistant.settings.merged : texts.assistant.settings.unsaved}
        </Text>
        <Button variant="default" disabled={edit.isBusy} onClick={edit.discard}>
          {texts.assistant.settings.discard}
        </Button>
        <Button loading={edit.isBusy} onClick={isStale ? edit.reload : edit.save}>
          {isStale ? texts.common.reload : texts.assistant.settings.save}
        </Button>
      </div>
    </div>
  );
}
