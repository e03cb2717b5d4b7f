/** Ordinary words that are no typo of a shop's term, however near they come to one. Folded, five letters or more. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  tempo lavoro giorno giorni settimana settimane anno anni mese mesi mattina pomeriggio notte scuola
  amico amica amici amiche mamma madre padre fratello sorella nonno nonna marito moglie figlio figlia ragazzo ragazza
  corso corsa porto porta posto posta punto punta torta carta conto parte partita numero
  `
    .trim()
    .split(/\s+/),
);
