import { Button } from '@mantine/core';
import type { FragmentType } from '../graphql/generated/index.ts';
import { useFragment } from '../graphql/generated/index.ts';
import { useCompanyEdit } from './company-edit.ts';
import { CompanyForm, CompanyForm_company } from './company-form.tsx';
import { detailsOf } from './details.ts';
import { texts } from './texts.ts';

interface CompanyEditorProps {
  readonly company: FragmentType<typeof CompanyForm_company>;
  readonly hasContacts?: boolean;
  readonly onChanged?: (isChanged: boolean) => void;
  readonly onCancel?: () => void;
  readonly onSaved?: () => void;
}

/** Edits a company. 'Reset' puts back what is saved; whoever saved meanwhile loses nothing. */
export function CompanyEditor({ onSaved = () => undefined, ...props }: CompanyEditorProps) {
  const edit = useCompanyEdit(useFragment(CompanyForm_company, props.company), onSaved);
  const isStale = edit.refusal?.code === 'STALE_VERSION';
  return (
    <CompanyForm
      key={edit.read.brandingVersion}
      companyId={edit.read.id}
      initial={edit.entered}
      saved={detailsOf(edit.read)}
      isBusy={edit.isBusy}
      error={edit.refusal?.message}
      submitLabel={texts.form.save}
      hasContacts={props.hasContacts ?? true}
      needsChange
      {...(props.onChanged && { onChanged: props.onChanged })}
      {...(props.onCancel && { onCancel: props.onCancel })}
      onSubmit={edit.submit}
      actions={({ reset, isChanged }) => (
        <>
          {isStale && (
            <Button variant="light" onClick={edit.merge} loading={edit.isBusy}>
              {texts.form.reload}
            </Button>
          )}
          <Button variant="subtle" color="gray" disabled={!isChanged || edit.isBusy} onClick={reset}>
            {texts.form.reset}
          </Button>
        </>
      )}
    />
  );
}
