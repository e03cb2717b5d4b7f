import { texts as shared } from '../texts.ts';

const grouped = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' });

/** The Italian sentences of a person who answers. */
export const texts = {
  ...shared,

  handover: {
    title: 'Chi risponde',
    assistant: "Risponde l'assistente.",
    waiting: (since: string) => `Il cliente aspetta una persona dalle ${since}.`,
    takeOver: 'Prendi in carico',
    colleague: (name: string, since: string) => `Risponde ${name} dalle ${since}.`,
    gone: (name: string) => `${name} non è più disponibile.`,
    takeFrom: (name: string) => `Prendi da ${name}`,
    takeFromTitle: (name: string) => `Prendere la conversazione da ${name}?`,
    takeFromQuestion: (name: string) =>
      `${name} sta rispondendo a questo cliente. Se la prendi tu, il cliente legge che ora rispondi tu e ${name} non può più scrivere qui.`,
    handBack: "Restituisci all'assistente",
    handedBack: "Conversazione restituita all'assistente.",
    notTaken: 'Errore nella presa in carico',
    notHandedBack: 'Errore nella restituzione',
    you: 'Rispondi tu.',
    message: 'Il tuo messaggio al cliente',
    placeholder: 'Scrivi al cliente...',
    send: 'Invia',
    keys: 'Invio manda, Maiusc+Invio va a capo, / cerca.',
    cardsAlone: (count: number) => (count === 1 ? 'Ecco il prodotto:' : 'Ecco i prodotti:'),
    most: (most: number) => grouped(most),
    count: (length: number, most: number) => `${grouped(length)}/${grouped(most)}`,
    unsent: 'Non inviato',
    unsentNetwork: 'In attesa della rete: partirà da solo ·',
    retry: 'Riprova',
    edit: 'Modifica',
    discard: 'Elimina',
  },

  search: {
    open: 'Cerca risposte pronte, FAQ e prodotti',
    title: 'Da mettere nel messaggio',
    kinds: { reply: 'Risposta pronta', faq: 'FAQ', product: 'Prodotto' },
    none: 'Niente trovato',
    count: (count: number) => (count === 1 ? '1 trovato' : `${count} trovati`),
    manage: 'Gestisci le risposte pronte',
    cards: 'Prodotti che il cliente vedrà',
    removeCard: (name: string) => `Togli «${name}»`,
    mostCards: 'Al massimo 5 prodotti per messaggio.',
  },
} as const;
