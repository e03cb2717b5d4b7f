import './faqs-styles.ts';
import { Route, Routes, useParams } from 'react-router-dom';
import { FaqEditor } from './faq-editor.tsx';
import { FaqList } from './faq-list.tsx';
import { NewFaq } from './new-faq.tsx';

interface FaqsSectionProps {
  readonly companyId: string;
}

/** A company's FAQs: the list, and the editor of one. */
export function FaqsSection({ companyId }: FaqsSectionProps) {
  return (
    <Routes>
      <Route path="" element={<FaqList key={companyId} companyId={companyId} />} />
      <Route path="new" element={<NewFaq companyId={companyId} />} />
      <Route path=":faqId" element={<EditedFaq companyId={companyId} />} />
    </Routes>
  );
}

function EditedFaq({ companyId }: FaqsSectionProps) {
  const { faqId = '' } = useParams();
  return <FaqEditor key={faqId} companyId={companyId} id={faqId} />;
}
