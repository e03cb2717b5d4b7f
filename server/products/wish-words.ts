import { formOf } from '../language/stem.ts';

/** The word after one of these says whose, where or what for. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  `di del dello della d da dal dallo dalla dai dagli dalle dall a al allo alla ai agli alle all in nel nello nella nei negli nelle nell con col
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
  articoli regalo regali qualcosa comprare acquistare scegliere migliore migliori miglior`.split(/\s+/),
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

const CONTEXTS = `salotto soggiorno sala camera cameretta cucina bagno doccia ufficio ingresso terrazzo terrazza balcone giardino cantina garage
  finestra letto auto macchina moto camper barca bicicletta bici cane cani gatto gatti cavallo cavalli uccelli
  pesci coniglio conigli criceto tartaruga tartarughe pappagallo canarini acquario rettili campeggio trekking sci tennis padel
  calcio calcetto basket pallavolo nuoto corsa ciclismo yoga ballo danza equitazione pesca caccia golf boxe karate pianoforte chitarra
  capelli viso corpo mani piedi occhi labbra denti barba unghie naso orecchie gola schiena cervicale dentiere dentiera pranzo cucire
  vino birra caffe te acqua spumante pizza pane dolci carne pesce neonato muro legno ferro vetro metallo plastica pelle
  computer telefono iphone tablet tv televisore stampante console scarpe camicie vestiti cravatte gioielli libri biberon passeggino
  lavatrice lavastoviglie parrucchiere estetista`;

const MATERIALS = `perle oro argento ceramica porcellana lana cotone seta lino cashmere velluto marmo acciaio alluminio bambu peltro legno ferro vetro
  plastica pelle cristallo ottone rame gomma feltro peluche`;

/** Of what a thing is made. */
export const MATERIAL_FORMS: ReadonlySet<string> = new Set(MATERIALS.trim().split(/\s+/).map(formOf));

/** Where, on what or for what a thing serves: what is for something else does not serve. */
export const CONTEXT_FORMS: ReadonlySet<string> = new Set(CONTEXTS.trim().split(/\s+/).map(formOf));
