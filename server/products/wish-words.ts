import { formOf } from '../language/stem.ts';

/** The word after one of these says whose, where or what for. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  `di del dello della dei degli delle d da dal dallo dalla dai dagli dalle dall a al allo alla ai agli alle all in nel nello nella nei negli nelle nell con col
  coi su sul sullo sulla sui sugli sulle sull per tra fra contro verso sotto sopra dentro dopo durante tipo`.split(
    /\s+/,
  ),
);

/** Makes one thing of two: a 'porta tv' is no television. */
export const COMPOUNDING: ReadonlySet<string> = new Set(
  'porta copri reggi para salva poggia sotto sopra mini set kit'.split(' ').slice(0, 6),
);

/** Nouns that ask: what follows them by 'per', 'su' or 'di' is the thing itself. */
export const REQUEST_NOUNS: ReadonlySet<string> = new Set(
  `consiglio consigli suggerimento suggerimenti raccomandazione raccomandazioni idea idee proposta proposte prodotto prodotti articolo
  articoli regalo regali qualcosa comprare acquistare scegliere migliore migliori miglior prezzo prezzi costo costa costano costava
  costerebbe costerebbero`.split(/\s+/),
);

/** After these stands a verb, not a thing. */
export const VERB_BEFORE: ReadonlySet<string> = new Set(
  'mi ti si ci vi che chi io tu lui lei noi voi non ho ha hanno'.split(' '),
);

const DESCRIBING = `grande grandi piccolo piccola piccoli piccole leggero leggera leggeri leggere pesante pesanti comodo comoda comodi comode
  elegante eleganti classico classica moderno moderna semplice semplici carino carina carini carine bello bella belli belle buono buona
  buoni buone ottimo ottima valido valida resistente resistenti robusto robusta morbido morbida rigido rigida caldo calda caldi calde
  freddo fredda lungo lunga lunghi lunghe corto corta corti corte largo larga stretto stretta alto alta alti alte basso bassa sottile
  economico economica economici economiche conveniente costoso caro cara migliore migliori adatto adatta adatti adatte giusto giusta
  nuovo nuova nuovi nuove usato usata particolare particolari originale originali simpatico utile utili pratico pratica veloce potente
  professionale professionali delicato delicata naturale naturali biologico biologica bio estivo estiva estivi estive invernale invernali
  sportivo sportiva casual impermeabile impermeabili termico termica portatile pieghevole elettrico elettrica wireless smart digitale
  secco secca grasso grassa sensibile sensibili misto mista adulto adulta matrimoniale singolo singola doppio doppia rotondo rotonda tondo
  quadrato tecnico tecnica profumato profumata personalizzato artigianale fresco fresca dolce dolci secchi fine fini importante
  colorato colorata decorato tradizionale speciale speciali serio seria normale normali`;

/** Adjectives that tell a thing, and are none. */
export const DESCRIBING_FORMS: ReadonlySet<string> = new Set(DESCRIBING.trim().split(/\s+/).map(formOf));

/** Says of a thing how it is: 'lavabile' is none, nor is 'piccolo'. */
export function describes({ form, text }: { form: string; text: string }): boolean {
  return DESCRIBING_FORMS.has(form) || (/[ai]bil[ei]$/.test(text) && !form.startsWith('~fusib'));
}

const ROOMS = `cucina terrazzo terrazza balcone giardino ufficio salotto soggiorno sala camera cameretta bagno ingresso cantina garage corridoio
  studio taverna soffitta mansarda portico veranda ripostiglio casetta cortile stanza salone tinello muro parete soffitto pavimento tavola casa`;

/** Where things stand: any will do where none says so. */
export const ROOM_FORMS: ReadonlySet<string> = new Set(ROOMS.split(' ').map(formOf));

const CONTEXTS = `${ROOMS} doccia finestra letto auto macchina moto camper barca bicicletta bici cane cani gatto gatti cavallo cavalli uccelli
  pesci coniglio conigli criceto tartaruga tartarughe pappagallo canarini acquario rettili campeggio trekking sci tennis padel
  calcio calcetto basket pallavolo nuoto corsa ciclismo yoga ballo danza equitazione pesca caccia golf boxe karate pianoforte chitarra
  capelli viso corpo mani piedi occhi labbra denti barba unghie naso orecchie gola schiena cervicale dentiere dentiera pranzo cucire
  vino birra caffe te acqua spumante neonato muro legno ferro vetro metallo plastica pelle
  computer telefono iphone tablet tv televisore stampante console scarpe camicie vestiti cravatte gioielli libri biberon passeggino
  lavatrice lavastoviglie parrucchiere estetista piscina cellulare smartphone bar trattore camion roulotte`;

const KINDS = `elettrico elettrica elettrici elettriche elettronico elettronica acustico acustica digitale digitali gonfiabile gonfiabili
  componibile modellabile cottura scolastico scolastici matrimoniale integrale integrali biologico biologica biologici analcolico analcolica decaffeinato decaffeinata frizzante reclinabile estensibile allungabile ricaricabile ricaricabili
  telecomandata telecomandato radiocomandata radiocomandato antiscivolo impermeabile impermeabili automatico automatica
  polarizzati polarizzato graduati graduato polarizzate bluetooth wireless subacqueo subacquea finto finta finti finte artificiale artificiali fritto congelato surgelato`;

/** Adjectives without which a thing is another thing. */
export const KIND_FORMS: ReadonlySet<string> = new Set(KINDS.trim().split(/\s+/).map(formOf));

/** After 'da' these tell no kind: any will do. */
export const ANYWHERE_FORMS: ReadonlySet<string> = new Set(
  `chiesa casa interno esterno interni esterni lavoro passeggio portare viaggio giorno tutti mano tavolo muro terra tasca parete soffitto banco
  regalo collezione arredo esposizione principio inizio solo soli fuori sopra sotto euro abbinare tempo sempre oggi subito davanti dietro affiancare accanto insieme montagna mare citta neve pioggia spiaggia
  campagna collina bosco sentiero ghiaccio sole freddo caldo`
    .split(/\s+/)
    .map(formOf),
);

/** Said of a customer: 'ho gli occhi secchi' asks for no eyes. */
export const BODY_FORMS: ReadonlySet<string> = new Set(
  `capelli viso corpo mani piedi occhi labbra denti barba unghie naso orecchie gola schiena pelle pancia testa gambe ginocchio ginocchia collo
  sedere spalle braccia stomaco gengive cute`
    .split(/\s+/)
    .map(formOf),
);

/** Goods of a feast are made for it. */
export const FEAST_FORMS: ReadonlySet<string> = new Set(['natale', 'pasqua', 'halloween', 'carnevale'].map(formOf));

const DIETS = `glutine lattosio zucchero zuccheri conservanti alcol alcool nichel parabeni siliconi uova latte lievito aglio caffeina palma
  solfiti coloranti`;

/** What people must do without. */
export const DIET_FORMS: ReadonlySet<string> = new Set(DIETS.trim().split(/\s+/).map(formOf));

const MACHINES = `auto automobile macchina moto camper barca telefono cellulare smartphone iphone tablet camion trattore piscina motore caldaia stampante`;

/** What serves one of these serves no other. */
export const MACHINE_FORMS: ReadonlySet<string> = new Set(MACHINES.split(' ').map(formOf));

const ACTS = `pulire pulisco lavare lavo lucidare smacchiare disinfettare igienizzare sgrassare spolverare oliare lubrificare gonfiare gonfio
  riparare aggiustare potare affilare annaffiare innaffiare concimare accordare stirare appendere incollare verniciare pitturare
  deumidificare`;

/** What is done to something that a customer has already. */
export const ACTING_FORMS: ReadonlySet<string> = new Set(ACTS.trim().split(/\s+/).map(formOf));

const MATERIALS = `perle oro argento ceramica porcellana lana cotone seta lino cashmere velluto marmo acciaio alluminio bambu peltro legno ferro vetro
  plastica pelle cristallo ottone rame gomma feltro peluche`;

/** Of what a thing is made. */
export const MATERIAL_FORMS: ReadonlySet<string> = new Set(MATERIALS.trim().split(/\s+/).map(formOf));

/** Where, on what or for what a thing serves: what is for something else does not serve. */
export const CONTEXT_FORMS: ReadonlySet<string> = new Set(CONTEXTS.trim().split(/\s+/).map(formOf));
