import type { IntentExamples } from './intent-examples.ts';

/** The shop as a company. */
export const COMPANY_EXAMPLES: IntentExamples = {
  ABOUT_US: `
    chi siete; da quanti anni esistete; siete un'azienda di famiglia; raccontatemi la vostra storia;
    chi c'è dietro al negozio; siete una catena; da quanto tempo fate questo lavoro; siete italiani; chi è il titolare;
    about you; come è nata la bottega; cosa fate; di cosa vi occupate`,
  JOBS: `
    cercate personale; assumete; posso mandare il curriculum; lavorare da voi; state cercando commessi;
    avete posizioni aperte; dove invio la candidatura; vorrei fare uno stage da voi; cerco lavoro vi serve qualcuno;
    are you hiring; job openings; work with us; vi serve una mano in negozio; cercate un apprendista;
    alternanza scuola lavoro; vorrei propormi come commessa; collaborare con voi; lavora con noi;
    periodo natalizio prendete gente; sono una commessa con esperienza; mia figlia cerca un lavoretto;
    vi lascio il mio cv`,
  COLLABORATIONS: `
    fate franchising; sono un influencer facciamo una collaborazione; vorrei proporvi i miei prodotti;
    sono un artigiano prendete in conto vendita; sponsorizzate la nostra squadra; fate beneficenza;
    cerco un partner commerciale; sono un rappresentante con chi parlo; programma di affiliazione;
    vorrei aprire un vostro negozio; partecipate alla lotteria della scuola con un premio`,
  PRIVACY: `
    come usate i miei dati; che fine fanno i miei dati; vendete i dati a qualcuno; voglio che cancelliate i miei dati;
    privacy; gdpr; cookie; non voglio più ricevere email; come mi cancello dalla newsletter;
    smettete di mandarmi pubblicità; troppe mail; trattamento dati personali; unsubscribe; data protection;
    tenete i dati della carta; i miei dati sono al sicuro; chi vede le mie foto; le fotografie che vi mando le tenete;
    mi arrivano sms da voi come li blocco; è un sito sicuro; siete affidabili; non è una truffa vero; posso fidarmi;
    ogni giorno mi arriva un vostro messaggio basta; non voglio che il mio nome giri; come fate ad avere la mia mail;
    togliete il mio numero; vi ho lasciato i documenti che ne fate`,
  ACCOUNT: `
    ho dimenticato la password; non riesco a entrare nel mio account; come mi registro; devo per forza registrarmi;
    non mi arriva la mail per cambiare la password; voglio cancellare il mio account; cambiare email dell'account;
    il login non funziona; mi dice utente non trovato; area personale; i miei ordini passati dove li vedo;
    reset password; i can't log in; create an account; forgot password; account bloccato; iscrivermi al sito;
    modificare i miei dati del profilo; registrazione; mi chiede un codice che non ho;
    come aggiorno l'indirizzo salvato; cambio di cognome nel profilo; accesso all'area riservata;
    mi dice credenziali errate; non mi ricordo con che mail mi ero iscritta; il link per reimpostare non arriva;
    non trovo dove fare l'accesso; vorrei sparire dal sito; mi butta sempre fuori`,
};
