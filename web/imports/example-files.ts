import { download } from './fetch-export.ts';

const PRODUCTS = [
  {
    id: '1',
    name: 'Cuffie Wireless',
    description: 'Cuffie con cancellazione del rumore e 30 ore di autonomia.',
    price: '89,99 €',
    category: 'Elettronica',
    image: '',
    keywords: ['cuffie', 'audio', 'bluetooth'],
    link: 'https://www.example.it/cuffie',
    available: true,
  },
  {
    id: '2',
    name: 'Zaino Urban',
    description: 'Zaino impermeabile da 20 litri, con tasca per il computer.',
    price: '49,90 €',
    category: 'Accessori',
    image: '',
    keywords: ['zaino', 'scuola', 'lavoro'],
    link: '',
    available: false,
  },
];

const FAQS = [
  {
    id: '1',
    question: 'Quali sono gli orari?',
    answer: 'Siamo aperti dal lunedì al venerdì, dalle 9:00 alle 18:00.',
    keywords: ['orari', 'orario', 'aperti'],
    category: 'Generale',
  },
  {
    id: '2',
    question: 'La spedizione è gratuita?',
    answer: 'La spedizione è gratuita sopra i 50 euro.',
    keywords: ['spedizione', 'sped*', 'consegna'],
    category: 'Spedizioni',
  },
];

// As the importer and the exports call them; separated as Excel in Italian expects.
const PRODUCTS_CSV = [
  ['name', 'description', 'price', 'category', 'image', 'keywords', 'link', 'available'],
  ...PRODUCTS.map((product) => [
    product.name,
    product.description,
    product.price,
    product.category,
    product.image,
    product.keywords.join(','),
    product.link,
    product.available ? 'sì' : 'no',
  ]),
];
const FAQS_CSV = [
  ['question', 'answer', 'keywords', 'category'],
  ...FAQS.map((faq) => [faq.question, faq.answer, faq.keywords.join(','), faq.category]),
];

/** Gives the person a file to begin from, called `prodotti_esempio` or `faq_esempio`. */
export function downloadExample(kind: 'PRODUCTS' | 'FAQS', format: 'json' | 'csv'): void {
  const [list, table] = kind === 'PRODUCTS' ? [PRODUCTS, PRODUCTS_CSV] : [FAQS, FAQS_CSV];
  const text =
    format === 'json'
      ? JSON.stringify(list, null, 2)
      : `\ufeff${table.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
  const type = format === 'json' ? 'application/json' : 'text/csv';
  const address = URL.createObjectURL(new Blob([text], { type }));
  download(address, `${kind === 'PRODUCTS' ? 'prodotti' : 'faq'}_esempio.${format}`);
  URL.revokeObjectURL(address);
}
