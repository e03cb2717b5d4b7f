import './acceptance-styles.ts';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { ReadToEdit } from '../editors/read-to-edit.tsx';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { acceptanceTestQuery, EditedTest_test } from './documents.ts';
import { NewTest } from './new-test.tsx';
import { RunList } from './run-list.tsx';
import { RunScreen } from './run-screen.tsx';
import { TestForm } from './test-form.tsx';
import { TestList } from './test-list.tsx';
import { storedOf } from './test-values.ts';
import { texts } from './texts.ts';

/** Questions whose right answer a company knows: the list, the editor of one, and what came of trying them. */
export function AcceptanceScreen({ companyId }: SectionProps) {
  return (
    <Routes>
      <Route path="" element={<TestList key={companyId} companyId={companyId} />} />
      <Route path="new" element={<NewTest companyId={companyId} />} />
      <Route path="runs" element={<RunList companyId={companyId} />} />
      <Route path="runs/:runId" element={<RunScreen companyId={companyId} />} />
      <Route path=":testId" element={<EditedTest companyId={companyId} />} />
      <Route path="*" element={<Navigate to=".." replace />} />
    </Routes>
  );
}

function EditedTest({ companyId }: { readonly companyId: string }) {
  const { testId: id = '' } = useParams();
  return (
    <ReadToEdit
      key={id}
      document={acceptanceTestQuery}
      variables={{ companyId, id }}
      height={420}
      failed={texts.acceptance.failed}
    >
      {({ acceptanceTest }) => (
        <TestForm companyId={companyId} id={id} read={storedOf(unmask(EditedTest_test, acceptanceTest))} />
      )}
    </ReadToEdit>
  );
}
