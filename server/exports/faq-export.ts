import { allFaqs } from '../faqs/store.ts';
import type { ExportSource } from './export.ts';
import { columnsOf } from './fields.ts';

export const faqExport: ExportSource = {
  fileName: 'faq',
  columns: columnsOf(['code', 'question', 'answer', 'keywords', 'category', 'draft']),
  async *rows({ companyId, read }) {
    const faqs = await read((manager) => allFaqs(manager, companyId));
    yield faqs.map(({ code, question, answer, keywords, category, isDraft }) => ({
      id: code,
      question,
      answer,
      keywords,
      category,
      draft: isDraft,
    }));
  },
};
