import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Modal, Skeleton } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangedForm } from '../companies/changed-form.ts';
import { useCompanyChanges } from '../companies/company-changes.ts';
import { CompanyEditor } from '../companies/company-editor.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { LateContent } from '../ui/late-content.tsx';
import { refusalOf } from '../ui/refusal.ts';
import classes from './company-detail.module.css';
import { CompanyDetail } from './company-detail.tsx';
import { DeleteCompany } from './delete-company.tsx';
import { companyDetailQuery } from './documents.ts';
import { texts } from './texts.ts';

type View = 'detail' | 'edit' | 'remove';

const TITLES: Record<View, string> = {
  detail: texts.detail.title,
  edit: texts.detail.editTitle,
  remove: texts.detail.removeTitle,
};

/** One company of the list, at an address of its own; leaving its form asks first when something was changed. */
export function CompanyDetailDialog() {
  const [search, setSearch] = useSearchParams();
  const companyId = search.get('company');
  const [view, setView] = useState<View>('detail');
  const form = useChangedForm();
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete('company');
    setSearch(next);
  };
  // However it was left, by the browser's Back too: the next company begins with its details.
  useEffect(() => {
    if (companyId === null) setView('detail');
  }, [companyId]);
  return (
    <Modal
      opened={companyId !== null}
      onClose={() => form.askToLeave(close)}
      title={TITLES[view]}
      size={view === 'edit' ? 'xl' : 'lg'}
    >
      {companyId !== null && (
        <Content key={companyId} companyId={companyId} view={view} form={form} onView={setView} onClose={close} />
      )}
    </Modal>
  );
}

interface ContentProps {
  readonly companyId: string;
  readonly view: View;
  readonly form: ReturnType<typeof useChangedForm>;
  readonly onView: (view: View) => void;
  readonly onClose: () => void;
}

function Content({ companyId, view, form, onView, onClose }: ContentProps) {
  const { data, error, refetch, networkStatus } = useQuery(companyDetailQuery, {
    variables: { id: companyId },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => void refetch().catch(() => undefined);
  const wasDeleted = useCompanyChanges(companyId, networkStatus < NetworkStatus.ready);
  if (wasDeleted && view !== 'remove') {
    return <Empty icon={IconBuildingStore} title={texts.company.deleted} hint={texts.company.deletedHint} />;
  }
  if (!data && error) {
    const isGone = refusalOf(error).code === 'COMPANY_NOT_FOUND';
    return <Failure title={isGone ? texts.company.notFound : texts.errors.company} error={error} onRetry={readAgain} />;
  }
  if (!data)
    return <Skeleton className={classes.loading ?? ''} radius="lg" role="status" aria-label={texts.common.loading} />;
  const { company } = data;
  const back = () => onView('detail');
  if (view === 'edit') {
    return (
      <LateContent key={view}>
        <CompanyEditor
          company={company}
          onChanged={form.onChanged}
          onCancel={() => form.askToLeave(back)}
          onSaved={back}
        />
      </LateContent>
    );
  }
  if (view === 'remove')
    return (
      <LateContent key={view}>
        <DeleteCompany company={company} onCancel={back} onDeleted={onClose} />
      </LateContent>
    );
  return (
    <LateContent key={view}>
      <CompanyDetail
        company={company}
        onEdit={() => onView('edit')}
        onRemove={() => onView('remove')}
        onClose={onClose}
      />
    </LateContent>
  );
}
