import { csvLine } from '../server/exports/cells.ts';
import { catalogueCorpus } from './catalogue-corpus.ts';

const HEADER = ['ID', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Immagine', 'Parole Chiave', 'Link', 'Disponibile'];

/** A catalogue as a shop would export it. */
export function catalogueCsv(size: number): string {
  const lines = catalogueCorpus(size).map(({ name, description, price, category, keywords }, index) =>
    csvLine([String(index + 1), name, description, price || '9,90 €', category, '', keywords.join(';'), '', 'sì'], ';'),
  );
  return csvLine(HEADER, ';') + lines.join('');
}
