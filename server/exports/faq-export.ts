import { currentFaqs } from '../faqs/import-store.ts';
import type { ExportSource } from './export.ts';

export const faqExport: ExportSource = {
  fileName: 'faq',
  columns: [
    { key: 'id', label: 'ID' },
    { key: 'question', label: 'Domanda' },
    { key: 'answer', label: 'Risposta' },
    { key: 'keywords', label: 'Parole Chiave' },
    { key: 'category', label: 'Categoria' },
    { key: 'draft', label: 'Bozza' },
  ],
  async *rows({ companyId, read }) {
    const faqs = await read((manager) => currentFaqs(manager, companyId));
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
