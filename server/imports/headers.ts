import type { FaqField, ProductField } from '../exports/fields.ts';
import { fold } from '../language/fold.ts';

/** What a column, or a key of JSON, may be called, folded and without what separates its words. */
const PRODUCT_NAMES: Record<ProductField, readonly string[]> = {
  code: ['id', 'codice', 'code', 'sku', 'codiceprodotto', 'idprodotto', 'productid', 'articolo'],
  name: ['name', 'nome', 'titolo', 'title', 'prodotto', 'product', 'nomeprodotto', 'productname'],
  description: ['description', 'descrizione', 'desc', 'descrizioneprodotto', 'dettagli'],
  price: ['price', 'prezzo', 'prezzoeuro', 'prezzoivato', 'importo', 'costo'],
  category: ['category', 'categoria', 'reparto', 'tipo'],
  image: ['image', 'immagine', 'imageurl', 'urlimmagine', 'linkimmagine', 'foto', 'picture', 'img', 'imagelink'],
  keywords: ['keywords', 'keyword', 'parolechiave', 'parolachiave', 'tag', 'tags', 'etichette'],
  link: ['link', 'url', 'indirizzo', 'pagina', 'linkprodotto', 'urlprodotto'],
  available: [
    'disponibile',
    'available',
    'disponibilita',
    'availability',
    'giacenza',
    'quantita',
    'stock',
    'isavailable',
  ],
};

const FAQ_NAMES: Record<FaqField, readonly string[]> = {
  code: ['id', 'codice', 'code'],
  question: ['question', 'domanda', 'quesito'],
  answer: ['answer', 'risposta'],
  keywords: ['keywords', 'keyword', 'parolechiave', 'tag', 'tags'],
  category: ['category', 'categoria'],
  draft: ['draft', 'bozza', 'isdraft'],
};

const PRODUCT_FIELDS = byName(PRODUCT_NAMES);
const FAQ_FIELDS = byName(FAQ_NAMES);

function byName<Field extends string>(names: Record<Field, readonly string[]>): Map<string, Field> {
  return new Map(
    (Object.entries(names) as [Field, string[]][]).flatMap(([field, all]) => all.map((name) => [name, field])),
  );
}

/** `Parole Chiave`, `parole_chiave` and `PAROLE-CHIAVE` are one name. */
function plainName(name: string): string {
  return fold(name).replace(/[^a-z]/g, '');
}

/** Which of a product's fields a column, or a key, names; undefined for one that we do not know. */
export function productFieldOf(name: string): ProductField | undefined {
  return PRODUCT_FIELDS.get(plainName(name));
}

export function faqFieldOf(name: string): FaqField | undefined {
  return FAQ_FIELDS.get(plainName(name));
}

/** The columns that a CSV must have. */
export const REQUIRED_PRODUCT_FIELDS: readonly ProductField[] = ['name', 'description', 'price', 'category'];
export const REQUIRED_FAQ_FIELDS: readonly FaqField[] = ['question', 'answer'];
