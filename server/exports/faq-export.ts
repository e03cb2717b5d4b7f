import { FAQ_FIELDS } from '../faqs/faq-fields.ts';
import { allFaqs } from '../faqs/store.ts';
import type { ExportSource } from './export.ts';
import { exportColumns, exportRow } from './fields.ts';

export const faqExport: ExportSource = {
  fileName: 'faq',
  columns: exportColumns(FAQ_FIELDS),
  async *rows({ companyId, read }) {
    const faqs = await read((manager) => allFaqs(manager, companyId));
    yield faqs.map((faq) => exportRow(FAQ_FIELDS, faq));
  },
};
