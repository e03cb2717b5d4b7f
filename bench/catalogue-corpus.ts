import type { Product } from '../server/products/product.ts';
import { exampleProduct } from '../server/test/example-product.ts';
import { seededRandom } from '../server/test/seeded-random.ts';

/** A seeded Italian catalogue and what customers write to its shop: the same for the same seed, on every machine. */

const GOODS: readonly [category: string, goods: string][] = [
  [
    'Elettronica',
    'cuffie smartphone televisore tablet altoparlante fotocamera stampante monitor tastiera mouse router caricabatterie',
  ],
  ['Orologi e gioielli', 'orologio collana bracciale anello orecchini spilla ciondolo cinturino'],
  ['Calzature', 'scarpe stivali sandali ciabatte mocassini scarponi pantofole'],
  ['Abbigliamento donna', 'vestito gonna camicetta maglione giacca cappotto pantaloni cardigan tunica'],
  ['Abbigliamento uomo', 'camicia cravatta giubbotto felpa polo gilet completo cintura'],
  ['Bambini', 'passeggino tutina grembiule zainetto bavaglino biberon culla'],
  ['Casa', 'lampada tappeto cuscino coperta tenda specchio orologio quadro candela portafoto'],
  ['Cucina', 'pentola padella bollitore tostapane frullatore coltello tagliere caffettiera mestolo grattugia'],
  ['Arredamento', 'divano poltrona scrivania armadio comodino libreria sgabello materasso'],
  ['Giardino', 'vaso tosaerba annaffiatoio rastrello ombrellone amaca barbecue terriccio'],
  ['Sport', 'pallone racchetta tappetino manubrio borraccia casco tuta canestro'],
  ['Campeggio', 'tenda zaino torcia fornello thermos materassino borraccia'],
  ['Giochi', 'bambola puzzle trenino costruzioni peluche aquilone carte scacchiera'],
  ['Libri', 'romanzo manuale agenda ricettario quaderno atlante dizionario'],
  ['Bellezza', 'profumo crema shampoo rossetto pennello spazzola balsamo'],
  ['Animali', 'guinzaglio cuccia ciotola trasportino collare tiragraffi lettiera'],
  ['Auto e moto', 'casco tappetini lampadina catene portapacchi guanti telo'],
  ['Ufficio', 'penna agenda cartella calcolatrice pinzatrice lavagna raccoglitore'],
];
const MATERIALS =
  'pelle cotone lana acciaio legno vetro ceramica bambu seta lino plastica alluminio velluto marmo gomma argento'.split(
    ' ',
  );
const TRAITS =
  `elegante resistente leggero impermeabile pieghevole compatto artigianale ecologico morbido silenzioso moderno classico
  economico professionale portatile lavabile colorato regolabile sottile robusto nuovo migliore regalo offerta qualita`.split(
    /\s+/,
  );
const FILLERS =
  `ideale perfetto adatto pensato realizzato disponibile confezione misura colore design finiture dettagli superficie
  chiusura tasca manico base bordo interno esterno utilizzo giornata stagione estate inverno viaggio lavoro tempo stile comfort durata
  pulizia garanzia sicurezza spazio famiglia amici momento particolare attenzione cura tradizione tecnologia potenza batteria luce
  suono immagine calore freschezza con per della nella anche molto ogni tutti senza sempre`.split(/\s+/);
const SYLLABLES =
  'ba be bi bo ca co da de do fa fe fi ga go la le li lo lu ma me mi mo na ne no nu pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo za zo'.split(
    ' ',
  );

/** A stream of numbers from 0 to 1. */
export type Random = () => number;

function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Brands as a catalogue has them: some with many goods, most with few. */
function brandOf(random: Random): string {
  const rank = Math.floor(2_000 * random() ** 2);
  const named = seededRandom(rank + 1);
  const name = Array.from({ length: 3 }, () => pick(named, SYLLABLES)).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function catalogueCorpus(count: number, seed = 1): Product[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, place) => {
    const [category, goods] = pick(random, GOODS);
    const good = pick(random, goods.split(' '));
    const [material, trait, brand] = [pick(random, MATERIALS), pick(random, TRAITS), brandOf(random)];
    const model = `${String.fromCharCode(65 + Math.floor(random() * 26))}${Math.floor(random() * 10_000)}`;
    const words = Array.from({ length: 10 + Math.floor(random() * 8) }, () =>
      pick(random, random() < 0.2 ? TRAITS : FILLERS),
    );
    const cents = 500 + Math.floor(random() ** 3 * 60_000);
    return exampleProduct({
      id: `p${place}`,
      name: `${good.charAt(0).toUpperCase()}${good.slice(1)} ${brand} ${model}`,
      description: `${good} in ${material} ${words.join(' ')} ${brand}.`,
      category,
      price: `${(cents / 100).toFixed(2).replace('.', ',')} €`,
      priceCents: cents,
      currency: 'EUR',
      keywords: [
        good,
        material,
        `${good} ${material}`,
        ...(random() < 0.5 ? [trait] : []),
        ...(random() < 0.3 ? [brand.toLowerCase()] : []),
      ],
      isAvailable: random() < 0.95,
      position: place,
    });
  });
}

type Sentence = (random: Random, good: string) => string;

const SENTENCES: readonly Sentence[] = [
  (_, good) => `cerco ${good}`,
  (random, good) => `mi consigliate ${good} in ${pick(random, MATERIALS)}?`,
  (random, good) => `consigli per ${good} sotto i ${20 + Math.floor(random() * 200)} euro`,
  (random, good) => `vorrei un regalo ${pick(random, TRAITS)}, magari ${good}`,
  (random) => `avete qualcosa della ${brandOf(random)}?`,
  (random, good) => `${good} ${brandOf(random)} ${pick(random, TRAITS)}`,
  (random) => `vorrei comprare qualcosa di ${pick(random, TRAITS)} in ${pick(random, MATERIALS)}`,
  (random) => pick(random, GOODS)[0],
  (_, good) => `avete ${good.slice(0, 3)}${good.charAt(4)}${good.charAt(3)}${good.slice(5)}?`,
  () => 'a che ora siete aperti sabato e quanto ci mettono le spedizioni',
  (random, good) =>
    `buongiorno, scrivo perché la settimana prossima è il compleanno di mia sorella e pensavo a ${good} in ${pick(random, MATERIALS)}, qualcosa di ${pick(random, TRAITS)} per la casa nuova, senza spendere più di 80 euro: cosa mi consigliate?`,
];

/** What customers write, one kind after the other. */
export function messagesCorpus(count: number, seed = 2): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const sentence = SENTENCES[index % SENTENCES.length] ?? pick(random, SENTENCES);
    return sentence(random, pick(random, pick(random, GOODS)[1].split(' ')));
  });
}
