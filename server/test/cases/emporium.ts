import type { Faq } from '../../faqs/faq.ts';
import type { Product } from '../../products/product.ts';
import { exampleFaq } from '../example-faq.ts';
import { exampleProduct } from '../example-product.ts';
import { exampleKnowledge } from '../example-shops.ts';

/** id | question | keywords */
const FAQS = `
hours     | Quali sono gli orari di apertura?        | orari, orario, aperti, apertura, chiusi
shipping  | Quanto costa la spedizione?              | spedizione, spedizioni, consegna, corriere
returns   | Come posso restituire un prodotto?       | reso, resi, restituire, rimborso
payments  | Quali metodi di pagamento accettate?     | pagamento, pagamenti, paypal, carta di credito, contrassegno, bonifico
contacts  | Come posso contattarvi?                  | contatti, contattare, telefono, email, assistenza
warranty  | I prodotti hanno la garanzia?            | garan*
wrapping  | Fate pacchi regalo?                      | pacco regalo, confezione regalo
pickup    | Posso ritirare in negozio?               | ritiro, ritirare
size      | Come scelgo la taglia giusta?            | taglia, taglie, misura
where     | Dove siete?                              | dove siete, indirizzo, sede
invoice   | Fate fattura con partita IVA?            | fattura, partita iva
laundry   | Come si lava la lana?                    |
jobs      | Come posso lavorare con voi?             | lavora con noi, candidatura
privacy   | Come trattate i miei dati?               | privacy, dati personali
`;

/** id | name | category | keywords | price in euro | description */
const PRODUCTS = `
backpack   | Zaino Scout              | Zaini e valigie | zaino, scuola, trekking          | 39.90 | Leggero, con tasca imbottita per il portatile
trolley    | Trolley Cabina           | Zaini e valigie | valigia, trolley, viaggio        | 69.90 | Guscio rigido con quattro ruote silenziose
safety     | Forte S3                 | Calzature       | scarpe, lavoro, antinfortunistica| 59.90 | Robuste, con puntale in acciaio
sneakers   | Sneakers Vela            | Calzature       | scarpe, sneakers                 | 44.90 | Tela leggera e suola in gomma
marea      | Orologio Marea           | Orologi         | orologio, uomo                   | 129.00 | Cassa in acciaio, impermeabile
luna       | Orologio Luna            | Orologi         | orologio, donna                  | 89.00 | Quadrante in madreperla, elegante
headphones | Cuffie Silenzio          | Elettronica     | cuffie, bluetooth, musica        | 79.90 | Senza fili, con cancellazione del rumore
phone      | Nova 5                   | Elettronica     | smartphone, android              | 349.00 | Schermo grande e fotocamera professionale
tv         | Panorama 55              | Elettronica     | televisore, film, streaming      | 549.00 | Immagini nitide in alta definizione
pot        | Vaso Terracotta          | Giardino        | vaso, giardinaggio               | 19.90 | Fatto a mano, adatto a balconi e terrazzi
tools      | Set Fiore                | Giardino        | giardinaggio, attrezzi, regalo   | 34.90 | Paletta, rastrello e guanti per chi ama il verde
mower      | Tosaerba Prato           | Giardino        | tosaerba, giardinaggio           | 199.00 | Motore silenzioso e cesto capiente
espresso   | Aroma                    | Cucina          | macchina caffe, espresso         | 99.90 | Compatta, si scalda in un minuto
cookbook   | Cento Piatti             | Libri           | libro, ricette                   | 24.90 | La tradizione italiana raccontata passo passo
ball       | Pallone Campione         | Sport           | pallone, calcio                  | 29.90 | Cucito a mano, misura cinque
lamp       | Lampada Lettura          | Casa            | lampada, studio                  | 19.90 | Luce calda da scrivania, economica
mouse      | Mouse Fulmine            | Gaming          | mouse, gaming                    | 29.90 | Sensore preciso e luci colorate
candle     | Candela Vaniglia         | Casa            | candela, profumo                 | 12.50 | Cera naturale, profumo dolce
apron      | Grembiule Chef           | Cucina          | grembiule, cucinare              | 15.00 | Cotone resistente, lavabile
bible      | Cofanetto Sacro          | Libri           | bibbia, libro                    | 45.00 | Edizione rilegata con segnalibro
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const list = (cell = '') =>
  cell
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const faqs: Faq[] = rows(FAQS).map(([id = '', question = '', keywords], position) =>
  exampleFaq({ id, question, keywords: list(keywords), position, isDraft: id === 'privacy' }),
);

const products: Product[] = rows(PRODUCTS).map(
  ([id = '', name = '', category = '', keywords, price = '', description = ''], position) =>
    exampleProduct({
      id,
      name,
      category,
      keywords: list(keywords),
      price: `${price} €`,
      priceCents: Math.round(Number(price) * 100),
      currency: 'EUR',
      description,
      position,
    }),
);

const tent = exampleProduct({
  id: 'tent',
  name: 'Tenda Rifugio',
  category: 'Campeggio',
  keywords: ['tenda', 'campeggio', 'vacanze'],
  isAvailable: false,
  position: 99,
});

/** A shop that sells a little of everything, so that many of its words are off-topic words elsewhere. */
export const openEmporium = () => exampleKnowledge({ faqs, products: [...products, tent] });
