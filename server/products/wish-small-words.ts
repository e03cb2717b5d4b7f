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
