import { type Fields, without } from '../database/fields.ts';
import { KEYWORD_LENGTH } from '../language/keywords.ts';

/**
 * All that a shop tells of a product. A new entry, with its migration and its property in `product.ts`, is read from the
 * table and written to it, found in files, compared, exported and copied from catalogue to catalogue.
 */
export const PRODUCT_FIELDS = {
  code: {
    type: 'text',
    label: 'ID',
    key: 'id',
    headings: ['id', 'codice', 'code', 'sku', 'codiceprodotto', 'idprodotto', 'productid', 'articolo'],
    longest: 64,
  },
  name: {
    type: 'text',
    label: 'Nome',
    headings: ['name', 'nome', 'titolo', 'title', 'prodotto', 'product', 'nomeprodotto', 'productname'],
    longest: 200,
  },
  description: {
    type: 'text',
    label: 'Descrizione',
    headings: ['description', 'descrizione', 'desc', 'descrizioneprodotto', 'dettagli'],
    longest: 5_000,
  },
  price: {
    type: 'text',
    beside: { priceCents: 'bigint', currency: 'text' },
    label: 'Prezzo',
    headings: ['price', 'prezzo', 'prezzoeuro', 'prezzoivato', 'importo', 'costo'],
    longest: 40,
  },
  category: {
    type: 'text',
    label: 'Categoria',
    headings: ['category', 'categoria', 'reparto', 'tipo'],
    longest: 60,
  },
  imageUrl: {
    type: 'text',
    label: 'Immagine',
    key: 'image',
    headings: ['image', 'immagine', 'imageurl', 'urlimmagine', 'linkimmagine', 'foto', 'picture', 'img', 'imagelink'],
    longest: 2_000,
  },
  keywords: {
    type: 'text[]',
    label: 'Parole Chiave',
    headings: ['keywords', 'keyword', 'parolechiave', 'parolachiave', 'tag', 'tags', 'etichette'],
    longest: KEYWORD_LENGTH,
  },
  link: {
    type: 'text',
    label: 'Link',
    headings: ['link', 'url', 'indirizzo', 'pagina', 'linkprodotto', 'urlprodotto'],
    longest: 2_000,
  },
  isAvailable: {
    type: 'boolean',
    label: 'Disponibile',
    key: 'available',
    headings: [
      'disponibile',
      'available',
      'disponibilita',
      'availability',
      'giacenza',
      'quantita',
      'stock',
      'isavailable',
    ],
  },
} as const satisfies Fields;

export const MOST_PRODUCTS = 200_000; // of a catalogue

export type ProductField = keyof typeof PRODUCT_FIELDS;

/** All that may change while the product stays the same one. */
export const PRODUCT_CONTENT = without(PRODUCT_FIELDS, 'code');
