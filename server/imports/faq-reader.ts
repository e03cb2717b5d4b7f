import { readFaqRow } from './faq-row.ts';
import { BadField } from './fields.ts';
import type { FaqField } from './headers.ts';
import { FIELD_LABELS } from './headers.ts';
import type { ImportMode } from './import.ts';
import { digestOf, type Pairing } from './pairing.ts';
import type { ReportInTheMaking } from './report.ts';
import type { RowReader } from './row-reader.ts';

const DEFAULT_CATEGORY = 'Generale';

/** The fields that are compared, in the order of `CurrentRow.fields`. */
const COMPARED_FAQ_FIELDS = [
  'question',
  'answer',
  'category',
  'keywords',
  'draft',
] as const satisfies readonly FaqField[];

/** What a FAQ's fields are compared as. */
export function comparedFaq(faq: {
  question: string;
  answer: string;
  category: string;
  keywords: readonly string[];
  isDraft: boolean;
}): string[] {
  return [faq.question, faq.answer, faq.category, faq.keywords.join(';'), String(faq.isDraft)];
}

/** Reads FAQs: pairs each with what is there and says what changes. */
export class FaqReader implements RowReader<FaqField> {
  private readonly mode: ImportMode;
  private readonly pairing: Pairing;
  private readonly report: ReportInTheMaking;
  private readonly newId: () => string;
  private position = -1;
  private withoutCode = 0;

  constructor(mode: ImportMode, pairing: Pairing, report: ReportInTheMaking, newId: () => string) {
    this.mode = mode;
    this.pairing = pairing;
    this.report = report;
    this.newId = newId;
    if (mode === 'MERGE') this.position = pairing.highestPosition;
  }

  read(values: ReadonlyMap<FaqField, unknown>, row: number): string {
    const faq = readFaqRow(values);
    this.checkCode(faq.code, faq.question, row);
    const known = this.pairing.pair(faq.code, faq.question, row);
    const keeps = known !== null && this.mode === 'MERGE';
    const filled = {
      ...faq,
      keywords: faq.keywords ?? (keeps ? undefined : []),
      category: faq.category ?? (keeps ? undefined : DEFAULT_CATEGORY),
      isDraft: faq.isDraft ?? (keeps ? undefined : false),
    };
    const texts = [
      filled.question,
      filled.answer,
      filled.category,
      filled.keywords?.join(';'),
      filled.isDraft?.toString(),
    ];
    const changed = known
      ? COMPARED_FAQ_FIELDS.filter((_, index) => {
          const text = texts[index];
          return text !== undefined && digestOf(text) !== known.digests[index];
        }).map((field) => FIELD_LABELS[field])
      : [];
    const code = faq.code ?? known?.code ?? null;
    const state = known === null ? 'NEW' : changed.length > 0 ? 'CHANGED' : 'UNCHANGED';
    this.report.accept(
      {
        row,
        code,
        title: faq.question,
        text: faq.answer,
        price: null,
        category: faq.category ?? DEFAULT_CATEGORY,
        imageUrl: '',
        state,
      },
      changed,
    );
    return JSON.stringify({
      id: known?.id ?? this.newId(),
      code,
      number: code === null ? ++this.withoutCode : null,
      question: filled.question,
      answer: filled.answer,
      keywords: filled.keywords,
      category: filled.category,
      is_draft: filled.isDraft,
      position: keeps ? known.position : ++this.position,
      version: known ? known.version + (changed.length > 0 ? 1 : 0) : 1,
      created_at: known?.createdAt ?? null,
      is_new: known === null,
      is_changed: changed.length > 0,
    });
  }

  private checkCode(code: string | null, name: string, row: number): void {
    const earlier = code === null ? undefined : this.pairing.rowOfCode(code);
    if (earlier === undefined) return;
    const detail = `Il codice «${code}» è già usato alla riga ${earlier}.`;
    this.report.flag({ row, kind: 'DUPLICATE_CODE', name, detail });
    throw new BadField(FIELD_LABELS.code, detail);
  }
}
