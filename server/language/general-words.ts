import { formOf } from './stem.ts';

/** What every shop says in every answer: alone it proves nothing. */
const GENERAL_WORDS = `giorni giorno gg ore ora minuti settimana settimane mese mesi anno anni tempo tempi volta volte negozio sito
  online prodotto prodotti articolo articoli cliente clienti ordine ordini acquisto acquisti acquistare comprare comprato preso
  presa prendere nuovo nuova nuovi aperto aperta aperti chiuso lunedi martedi mercoledi giovedi venerdi sabato domenica mattina
  pomeriggio sera casa cose persona persone prezzo prezzi costo costi costa costano euro gratis gratuito gratuita numero parte
  arriva arrivare arrivato arrivata arrivati punto pezzo pezzi grande piccolo colore nome bene scelta scegliere mandare mettere
  messo parlare scrivere scrivi trovare aiuto servizio caso modo tipo marca marche foto carta conto pagare paga pago usare usato
  via centro citta italia zona macchina lavoro lavorativi diverso diversa totale compreso compresa incluso intero subito
  ordinare ordinato serata giornata regalo regali figlio figlia amico marito moglie mamma papa bambino bambini uomo donna
  funziona funzionano perso gentile gentilissimi`;

/** Their forms. */
export const GENERAL_FORMS: ReadonlySet<string> = new Set(GENERAL_WORDS.trim().split(/\s+/).map(formOf));
