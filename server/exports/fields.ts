export type ProductField =
  | 'code'
  | 'name'
  | 'description'
  | 'price'
  | 'category'
  | 'image'
  | 'keywords'
  | 'link'
  | 'available';

export type FaqField = 'code' | 'question' | 'answer' | 'keywords' | 'category' | 'draft';

/** As people call the fields: the columns of an export, and where an import names one. */
export const FIELD_LABELS = {
  code: 'ID',
  name: 'Nome',
  description: 'Descrizione',
  price: 'Prezzo',
  category: 'Categoria',
  image: 'Immagine',
  keywords: 'Parole Chiave',
  link: 'Link',
  available: 'Disponibile',
  question: 'Domanda',
  answer: 'Risposta',
  draft: 'Bozza',
} as const satisfies Record<ProductField | FaqField, string>;

/** The columns of an export: in JSON by the fields' own names, where a code is called `id`. */
export function columnsOf(fields: readonly (keyof typeof FIELD_LABELS)[]): { key: string; label: string }[] {
  return fields.map((field) => ({ key: field === 'code' ? 'id' : field, label: FIELD_LABELS[field] }));
}
