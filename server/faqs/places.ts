import type { Word } from '../language/words.ts';

/** Which parts of the world some words name: bits. */
const PLACE = { MAINLAND: 1, ISLANDS: 2, ITALY: 4, ABROAD: 8 } as const;

// Regions and chief towns; not those that are said of goods too ('trapani', 'parma', 'prato').
const MAINLAND = `abruzzo basilicata calabria campania emilia romagna friuli lazio liguria lombardia molise piemonte puglia toscana
  trentino umbria veneto roma milano napoli torino genova bologna firenze bari venezia verona padova trieste taranto brescia modena
  perugia ravenna livorno foggia rimini salerno ferrara monza pescara bergamo forli trento vicenza terni bolzano novara piacenza ancona
  andria arezzo udine cesena lecce pesaro barletta alessandria pisa catanzaro lucca brindisi treviso varese grosseto caserta cremona
  pavia cosenza viterbo avellino benevento matera campobasso isernia frosinone rieti teramo chieti savona imperia cuneo biella vercelli
  verbania lecco lodi mantova sondrio belluno rovigo gorizia pordenone siena pistoia macerata ascoli crotone`;
const ISLANDS = `isole isola sicilia sardegna palermo catania messina siracusa ragusa agrigento caltanissetta cagliari sassari nuoro
  oristano olbia`;
const ITALY = 'italia nazionale';
const ABROAD = `estero esteri europa europea europeo ue extraue mondo internazionale internazionali svizzera francia germania spagna austria
  slovenia croazia belgio olanda inghilterra londra parigi usa america grecia malta portogallo polonia romania lussemburgo irlanda svezia
  danimarca norvegia finlandia ungheria bulgaria albania corsica monaco fuori`;

const places = new Map<string, number>(
  (
    [
      [MAINLAND, PLACE.MAINLAND],
      [ISLANDS, PLACE.ISLANDS],
      [ITALY, PLACE.ITALY],
      [ABROAD, PLACE.ABROAD],
    ] as const
  ).flatMap(([words, bit]) => words.split(/\s+/).map((word): [string, number] => [word, bit])),
);

/** The places that some words name, as bits. */
export function placesIn(words: readonly Pick<Word, 'text'>[]): number {
  return words.reduce((all, { text }) => all | (places.get(text) ?? 0), 0);
}

/** 'Spedite a Milano?' is not asked of a FAQ about other countries, nor of one about the islands alone. */
export function isElsewhere(asked: number, told: number): boolean {
  const isInItaly = asked !== 0 && (asked & PLACE.ABROAD) === 0;
  if (!isInItaly || (told & (asked | PLACE.ITALY)) !== 0) return false;
  return (told & (PLACE.ABROAD | PLACE.ISLANDS)) !== 0;
}
