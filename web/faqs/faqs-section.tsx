import './faqs-styles.ts';
import { Route, Routes, useParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { FaqEditor } from './faq-editor.tsx';
import { FaqList } from './faq-list.tsx';
import { NewFaq } from './new-faq.tsx';
import { UsualSheet } from './usual-sheet.tsx';

/** A company's FAQs: the list, and the editor of one. */
export function FaqsSection({ companyId, workspace }: SectionProps) {
  return (
    <Routes>
      <Route path="" element={<FaqList key={companyId} companyId={companyId} workspace={workspace} />} />
      <Route path="templates" element={<UsualSheet key={companyId} companyId={companyId} />} />
      <Route path="new" element={<NewFaq companyId={companyId} />} />
      <Route path=":faqId" element={<EditedFaq companyId={companyId} />} />
    </Routes>
  );
}

function EditedFaq({ companyId }: { readonly companyId: string }) {
  const { faqId = '' } = useParams();
  return <FaqEditor key={faqId} companyId={companyId} id={faqId} />;
}
