import { compilePhrases } from './phrases.ts';

/**
 * Values of which a thing has one: a line is a family, `|` parts values that exclude one another, `>` stands before
 * words that only a customer says and that lead to the value before it. What tells another value than the one wanted
 * does not serve; what tells none may. Folded; `_` joins the words of a phrase.
 */
const FAMILIES = `
cane cani cagnolino dog > cagnolina cagnone barboncino labrador bassotto chihuahua maltese beagle | gatto gatti gattino micio felino felini cat kitten > micia gattina mici persiano siamese | uccelli uccellino pappagallo pappagalli canarino canarini cocorite > uccellini cocorita inseparabili | pesci acquario pesciolini > pesciolino guppy betta | coniglio conigli criceto criceti roditori cavia cavie furetto porcellino > coniglietto cricetino | tartaruga tartarughe rettili rettile geco > serpente | cavallo cavalli pony equitazione | galline pollame polli
interno interni > soggiorno salotto camera cameretta corridoio | esterno esterni facciata facciate outdoor > muretto cancello terrazzo balcone
matrimoniale matrimoniali due_piazze | singolo singola singoli singole una_piazza | piazza_e_mezza francese
invernale invernali inverno imbottito imbottita imbottiti felpato felpata felpati > gennaio febbraio dicembre gelo | estivo estiva estivi estive estate > luglio agosto afa
leggero leggera leggeri leggere ultraleggero ultraleggera sottile > pesi | pesante pesanti spesso spessa
morbido morbida morbidi morbide soffice soffici molle | rigido rigida rigidi rigide duro dura duri
pieno piena completo completa > riempito | vuoto vuota vuoti
secca secche secco secchi idratante nutriente > screpolata screpolate disidratata | grassa grasse grassi oleosa impura opacizzante seboregolatore > unta unti
ricci riccio mossi > crespi | lisci liscio lisciante
elegante eleganti | antinfortunistica antinfortunistiche antinfortunistico
vera vero veri vere autentico | giocattolo finta finto finti finte
destro destra destri | sinistro sinistra mancino mancini mancina
dolce dolci amabile zuccherato | amaro amara amari | salato salata salati salate | piccante piccanti
secco brut dry dosaggio | amabile abboccato passito
frizzante frizzanti effervescente gassata | liscia ferma fermo
grani chicchi | macinato macinata | cialde cialda | capsule capsula | solubile
lucido lucida brillante | opaco opaca mat matt satinato satinata
solvente | all_acqua
digitale digitali | analogico analogica analogici lancette
acustica acustico classica | elettrica elettrico
lungo lunga lunghi lunghe | corto corta corti corte
largo larga larghi larghe comfort ampio ampia | stretto stretta stretti strette slim skinny aderente
alto alta alti alte | basso bassa bassi basse
iphone apple ipad | samsung galaxy | xiaomi redmi | huawei | oppo | motorola
nespresso | dolce_gusto dolcegusto | a_modo_mio | vertuo | cialde_ese
tennis | padel | calcio calcetto | basket pallacanestro | pallavolo volley | rugby | golf | nuoto | sci | boxe pugilato | yoga pilates | ciclismo mtb | running maratona jogging > correre corro | trekking escursionismo alpinismo | arrampicata | danza balletto | equitazione | surf | snowboard | ping_pong | judo karate | pattinaggio
chitarra | violino | pianoforte | flauto | tromba | sassofono sax | clarinetto | fisarmonica | ukulele | violoncello | contrabbasso | arpa | mandolino
auto automobile vettura > utilitaria suv | moto motociclo scooter > motociclista | bici bicicletta mtb > ciclista | camper roulotte | barca gommone nautica | camion furgone trattore
viso volto > contorno | corpo | mani | piedi talloni | capelli chioma | labbra
grande grandi maxi xl xxl gigante > enorme | piccolo piccola piccoli piccole mini tascabile > piccolissimo piccina
rotondo rotonda tondo tonda | quadrato quadrata rettangolare | ovale
cotone | lino | lana | seta | poliestere | microfibra | pile | flanella | velluto
oro | argento | titanio
graduati vista | sole
mucca vaccino | capra caprino | pecora | bufala
maiale suino | manzo bovino | pollo tacchino | salmone tonno | agnello | anatra
`;

/** By a word or a phrase: the value that it tells. */
type Values = ReadonlyMap<string, number>;

interface Family {
  /** Said of a product. */
  told: Values;
  /** Said by a customer. */
  wanted: Values;
}

const families: readonly Family[] = FAMILIES.trim().split('\n').map(familyOf);

function familyOf(line: string): Family {
  const told = new Map<string, number>();
  const wanted = new Map<string, number>();
  for (const [value, text] of line.split('|').entries()) {
    const [own = '', only = ''] = text.split('>');
    for (const word of wordsIn(own)) told.set(word, value);
    for (const word of wordsIn(`${own} ${only}`)) wanted.set(word, value);
  }
  return { told, wanted };
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

/** What some words ask for: families, each with the one value that serves. */
export type WantedValues = readonly { told: Values; value: number }[];

const SEVERAL = -1; // values of one family

/** By what a customer says: the families that it tells a value of. */
const asked = new Map<string, { family: Family; value: number }[]>();
for (const family of families)
  for (const [word, value] of family.wanted) {
    const known = asked.get(word);
    if (known) known.push({ family, value });
    else asked.set(word, [{ family, value }]);
  }

/** What the words of a wish ask for; nothing of a family of which they say two values. */
export function wantedValues(words: readonly string[]): WantedValues {
  const values = new Map<Family, number>();
  for (const word of withPhrases(words)) {
    for (const { family, value } of asked.get(word) ?? []) {
      const said = values.get(family);
      values.set(family, said === undefined || said === value ? value : SEVERAL);
    }
  }
  return [...values].flatMap(([{ told }, value]) => (value === SEVERAL ? [] : { told, value }));
}

/** The words tell another value of a family than the one that is wanted, and not that one too. */
export function contradicts(wanted: WantedValues, words: readonly string[]): boolean {
  const said = withPhrases(words);
  return wanted.some(({ told, value }) => {
    let isOther = false;
    for (const word of said) {
      const tells = told.get(word);
      if (tells === value) return false;
      if (tells !== undefined) isOther = true;
    }
    return isOther;
  });
}

const PHRASES = compilePhrases(
  [...asked.keys()]
    .filter((word) => word.includes('_'))
    .map((phrase) => phrase.replaceAll('_', ' '))
    .join(),
);

/** The words, and the phrases that stand among them. */
function withPhrases(words: readonly string[]): readonly string[] {
  let said = words;
  for (const [place, word] of words.entries()) {
    for (const phrase of PHRASES.get(word) ?? [])
      if (phrase.every((text, offset) => words[place + offset] === text)) said = [...said, phrase.join('_')];
  }
  return said;
}
