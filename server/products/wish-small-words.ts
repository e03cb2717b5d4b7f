/** The small words that lead a wish: what stands after each of them is read another way. Folded. */

export const BREAK = /[.,;:!?\n()]/;

export const ASKED: ReadonlySet<string> = new Set(['che', 'quale', 'quali']);
export const ASKING: ReadonlySet<string> = new Set('che quale quali qual cosa'.split(' '));
export const OWNED: ReadonlySet<string> = new Set(
  'il lo la i gli le l mio mia miei mie suo sua suoi sue nostro nostra nostri nostre'.split(' '),
);
export const WANTING: ReadonlySet<string> = new Set(
  'vorrei voglio cerco cerchiamo serve servono servirebbe comprare acquistare prendere regalare cercavo'.split(' '),
);
export const DETERMINERS: ReadonlySet<string> = new Set(
  `un uno una il lo la i gli le l che quale quali qual qualche dei degli delle alcuni alcune quest questo questa dell nuovo nuova
  bel bella buon buona qualsiasi altro altra`.split(/\s+/),
);
export const PARTITIVES: ReadonlySet<string> = new Set(['del', 'dello', 'della', 'dell']);
export const PLURAL_PARTITIVES: ReadonlySet<string> = new Set(['dei', 'degli', 'delle']);
export const ARTICULATED =
  /^(?:del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|dal|dallo|dalla|dai|dagli|dalle|nel|nello|nella|sul|sullo|sulla|col)$/;
export const OF_THE = /^(?:del|dello|della|dell|dei|degli|delle)$/;
export const NEUTRAL: ReadonlySet<string> = new Set(
  'per su sui sul sulla sulle sullo sugli di tra fra come in'.split(' '),
);
export const CONTEXT: ReadonlySet<string> = new Set('da per dal dalla di del della'.split(' '));
export const OF_WHAT: ReadonlySet<string> = new Set(['di', 'd', 'in']);
export const OF_KIND: ReadonlySet<string> = new Set(['di', 'd']);
export const KIND_OF: ReadonlySet<string> = new Set('di d al all alla alle ai agli'.split(' '));
export const KIND: ReadonlySet<string> = new Set(['da', 'dal', 'dalla']);
export const MEASURES: ReadonlySet<string> = new Set('di d po'.split(' '));

/** 'Un filo di perle' is pearls. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'filo giro set paio sacco sacchi rotolo pizzico scatola confezione bottiglia barattolo kit mazzo pacco tubetto flacone vasetto sacchetto busta coppia serie bel'.split(
    ' ',
  ),
);

/** The endings of infinitives, gerunds and of those with a pronoun. */
export const VERB =
  /(?:are|ere|ire|armi|armi|arlo|arla|arli|arle|ermi|irmi|arsi|ersi|irsi|argli|arci|erla|erlo|irlo|ando|endo)$/;

/** Verbs and small numbers that say nothing of a thing, whatever their rarity in a shop: found alone they show nothing. */
export const LIGHT: ReadonlySet<string> = new Set(
  `mettere metto metti mette mettiamo mettono metterci mettergli metterle metterli metterlo metterla metterselo mettermi messo messa
  stare stia stiano stanno starci tenere tengo tiene tenga tengano tenermi prendere prenda preso presa posto via giu su resta restano
  torna torno tornare tornano vado andare andiamo passare passo passa passano senta senti sento sente riesco riesce riescono capisco
  faccia facciano facendo farci fargli farle farmi farlo farla far dice dicono scrivo saluto permetto disturbo disturbarvi
  usare uso comincio comincia iniziare inizio finire finito finisce diventato diventata diventa aspettare vorrebbe preferirei
  decidermi decidere deciso fissato saremo venuto vengono trovare chiamare accanto vicino davanti dietro intorno attorno insieme`.split(
    /\s+/,
  ),
);

/** 'Le due camere': how many, no thing. */
export const NUMBERS: ReadonlySet<string> = new Set(
  'due tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta cento mille'.split(
    ' ',
  ),
);

/** Whose it is: 'il mio camino' is there already. */
export const POSSESSIVE: ReadonlySet<string> = new Set(
  'mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre loro'.split(' '),
);
