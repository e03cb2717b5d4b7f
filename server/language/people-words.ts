import { formOf } from './stem.ts';

/** For whom something is, as bits. */
export const AUDIENCE = { MAN: 1, WOMAN: 2, CHILD: 4, BABY: 8, ADULT: 16 } as const;

const SAID_OF_GOODS: Readonly<Record<keyof typeof AUDIENCE, string>> = {
  MAN: 'uomo uomini maschile maschili',
  WOMAN: 'donna donne femminile femminili signora',
  CHILD: 'bambino bambina bambini bambine bimbo bimba bimbi bimbe junior kids ragazzi kid',
  BABY: 'neonato neonati neonata baby bebe',
  ADULT: 'adulto adulti adulta adulte',
};

const SAID_BY_CUSTOMERS: Readonly<Record<keyof typeof AUDIENCE, string>> = {
  MAN: `marito papa padre babbo fidanzato nonno zio ragazzo suocero cognato genero fratello compagno maschio ragazzo lui signore`,
  WOMAN: `moglie mamma madre fidanzata nonna zia ragazza suocera cognata nuora compagna sorella amica femmina dona lei maestra`,
  CHILD:
    'maschietto femminuccia figlioletto figlioletta nipotino nipotina piccolino piccolina ragazzino ragazzina bambinetto bamb bimb',
  BABY: 'neonatino nascituro neogenitori',
  ADULT: 'maggiorenne maggiorenni',
};

const goods = bitsByForm([SAID_OF_GOODS]);
const customers = bitsByForm([SAID_OF_GOODS, SAID_BY_CUSTOMERS]);

function bitsByForm(lists: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const list of lists)
    for (const [name, words] of Object.entries(list))
      for (const word of words.split(/\s+/)) bits.set(formOf(word), AUDIENCE[name as keyof typeof AUDIENCE]);
  return bits;
}

/** Whom a word of a product's text says it is for; 0 where it says nothing. */
export function audienceOfGoods(form: string): number {
  return goods.get(form) ?? 0;
}

/** Whom a word of a customer says it is for. */
export function audienceOfCustomer(form: string): number {
  return customers.get(form) ?? 0;
}

const PERSONS = `figlio figlia figli figlie fratello fratelli sorella nipote nipoti cugino cugina amico amici amica collega colleghi
  capo maestra maestre professore prof dottore genitori nonni suoceri famiglia principiante principianti esperto
  esperti studente studentessa laureato cliente persona persone gente anziano anziana anziani invitati ospiti coppia sposi sposa sposo
  vicino vicina datore dipendente padrona badante cane cani gatto gatti cucciolo cuccioli gattino gattini cagnolino coniglio conigli criceto
  pappagallo canarini uccellini tartaruga tartarughe cavallo cavalli`;
const OCCASIONS = `natale compleanno compleanni anniversario matrimonio matrimoni nozze laurea battesimo comunione cresima festa feste
  befana valentino pasqua nascita pensionamento cerimonia cena pranzo colazione evento occasione ricorrenza weekend vacanza vacanze
  viaggio estate inverno autunno primavera mattina sera notte giorno giorni settimana settimane mese mesi anno anni ora ore domani
  sabato domenica lunedi martedi mercoledi giovedi venerdi gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
  novembre dicembre`;
const GENERIC = `regalo regali regalino pensiero pensierino pensierini omaggio sorpresa prodotto prodotti articolo articoli cosa cose modello modelli marca marche
  tipo tipi genere paio coppia pezzo pezzi roba oggetto oggetti soluzione alternativa alternative scelta scelte consiglio consigli
  idea idee offerta offerte prezzo prezzi budget euro qualita rapporto negozio assortimento catalogo linea gamma novita seller best
  bel bella bello buon domanda informazione aiuto mano dritta opinione parere parte caso bisogno problema pelle vita casa mondo numero categoria reparto sezione
  taglia misura colore mano modo maniera`;

const persons = new Set(PERSONS.trim().split(/\s+/).map(formOf));
const occasions = new Set(OCCASIONS.trim().split(/\s+/).map(formOf));
const generic = new Set(GENERIC.trim().split(/\s+/).map(formOf));

const TIMES = new Set(
  'notte notti giorno giorni sera sere mattina mattino settimana settimane mese mesi anno anni ora ore weekend'.split(
    ' ',
  ),
);

/** When something is: 'di notte' is no word for nightwear. */
export function tellsTime(word: string): boolean {
  return TIMES.has(word);
}

/** Names somebody, an occasion, a time or anything at all: nothing that a shop would be asked to have. */
export function namesNoGoods(form: string): boolean {
  return persons.has(form) || occasions.has(form) || generic.has(form) || customers.has(form);
}
