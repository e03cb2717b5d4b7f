import { texts as shared } from '../texts.ts';

/** The Italian sentences about what visitors left for the shop's people. */
export const texts = {
  ...shared,

  requests: {
    title: 'Richieste',
    lead: 'Chi voleva parlare con una persona, e ha lasciato un recapito quando nessuno poteva rispondere.',
    which: 'Quali richieste',
    open: 'Da fare',
    done: 'Fatte',
    empty: 'Nessuna richiesta da fare',
    emptyHint: 'Quando un visitatore lascia un recapito nella chat, la sua richiesta compare qui da sola.',
    emptyDone: 'Ancora nessuna richiesta fatta',
    failed: 'Errore nel caricamento delle richieste',
    mail: 'Rispondi per e-mail',
    call: 'Chiama',
    conversation: 'Vedi la conversazione',
    complete: 'Segna come fatta',
    reopen: 'Riapri',
    completed: 'Richiesta segnata come fatta.',
    reopened: 'Richiesta di nuovo da fare.',
    notMarked: 'Errore nella modifica della richiesta',
    doneBy: (name: string, moment: string) => `Fatta da ${name}, ${moment}`,
    subject: 'Risposta alla tua richiesta',
    greeting: 'Buongiorno,',
    quoted: 'La tua domanda:',
    transcript: 'La conversazione in chat:',
    shortened: "(l'inizio è omesso)",
  },
} as const;
