import { Button, Text } from '@mantine/core';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { Panel } from '../assistant/panel.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Notice } from '../ui/notice.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { AiLine } from './ai-status.tsx';
import { PromptAdvanced } from './prompt-advanced.tsx';
import type { PromptEdit } from './prompt-edit.ts';
import classes from './prompt-editor.module.css';
import { PromptFields } from './prompt-fields.tsx';
import { PromptPreview } from './prompt-preview.tsx';
import { texts } from './texts.ts';
import type { Preview } from './use-preview.ts';

interface PromptEditorProps {
  readonly companyId: string;
  /** What it is called. */
  readonly shop: string;
  readonly edit: PromptEdit;
  readonly shown: Preview;
}

/** Where is said how the assistant speaks: in fields, or in a text by hand, and what that lacks. */
export function PromptEditor({ companyId, shop, edit, shown: { preview, text, error } }: PromptEditorProps) {
  const isByHand = edit.draft.fields === null;
  return (
    <Panel icon={IconSparkles} title={texts.prompt.title} lead={texts.prompt.lead}>
      <AiLine companyId={companyId} />
      <PromptFields shop={shop} edit={edit} refusal={!isByHand && error ? refusalOf(error).message : undefined} />
      {isByHand && (
        <Notice
          icon={IconWritingSign}
          title={texts.prompt.byHand}
          action={
            <Button variant="default" onClick={edit.backToFields}>
              {texts.prompt.backToFields}
            </Button>
          }
        >
          {texts.prompt.byHandHint}
        </Notice>
      )}
      <PromptAdvanced edit={edit} text={text} />
      <PromptPreview preview={preview} />
      <SaveLine edit={edit} />
    </Panel>
  );
}

/** Says that there is something to save, and what became of the last try. */
function SaveLine({ edit }: { readonly edit: PromptEdit }) {
  const isStale = edit.refusal?.code === 'STALE_VERSION';
  return (
    <div className={classes.save}>
      <ErrorBox message={edit.refusal?.message} />
      <div className="save-line">
        <Text size="sm" className={classes.state ?? ''} role="status">
          {edit.isMerged ? texts.prompt.merged : edit.isUnsaved ? texts.prompt.unsaved : ''}
        </Text>
        <Button variant="default" disabled={!edit.isUnsaved || edit.isSaving} onClick={edit.discard}>
          {texts.prompt.discard}
        </Button>
        <Button
          disabled={!edit.isUnsaved}
          loading={edit.isSaving}
          onClick={() => void (isStale ? edit.reload() : edit.save())}
        >
          {isStale ? texts.common.reload : texts.prompt.save}
        </Button>
      </div>
    </div>
  );
}
