import type { IntentExamples } from './intent-examples.ts';

/** The shop as a company. */
export const COMPANY_EXAMPLES: IntentExamples = {
  ABOUT_US: `
    chi siete; da quanti anni esistete; siete un'azienda di famiglia; raccontatemi la vostra storia;
    chi c'è dietro al negozio; siete una catena; da quanto tempo fate questo lavoro; siete italiani; chi è il titolare;
    about you; come è nata la bottega; cosa fate; di cosa vi occupate; da quanto tempo ci siete; la vostra storia;
    siete un'azienda italiana; siete artigiani; producete voi; fate tutto voi; è vostra produzione; chi c'è dietro;
    siete una famiglia; il laboratorio è vostro; dove producete; dove fabbricate; visite in azienda;
    si può visitare il laboratorio; who are you; è una catena; siete in franchising; da quante generazioni;
    quando avete aperto; siete affidabili; non siete una truffa vero; recensioni; dove leggo le recensioni;
    vi hanno recensito; siete seri; perché fidarmi; valori; siete sostenibili; fate beneficenza; impegno ambientale`,
  JOBS: `
    cercate personale; assumete; posso mandare il curriculum; lavorare da voi; state cercando commessi;
    avete posizioni aperte; dove invio la candidatura; vorrei fare uno stage da voi; cerco lavoro vi serve qualcuno;
    are you hiring; job openings; work with us; vi serve una mano in negozio; cercate un apprendista;
    alternanza scuola lavoro; vorrei propormi come commessa; collaborare con voi; lavora con noi;
    periodo natalizio prendete gente; sono una commessa con esperienza; mia figlia cerca un lavoretto;
    vi lascio il mio cv; mando il curriculum; candidatura; posizioni aperte; cercate commesse; cercate apprendisti;
    stage da voi; tirocinio presso di voi; cercate magazzinieri; avete bisogno di aiuto in negozio;
    mia figlia vorrebbe lavorare da voi; lavoro per natale; stagionali; jobs; a chi lascio il cv;
    assumete categorie protette; cercate autisti; fate colloqui; posso portare il curriculum a mano;
    c'è posto da commesso; part time da voi; pcto; cercate collaboratori; rappresentanti; cercate agenti`,
  COLLABORATIONS: `
    fate franchising; sono un influencer facciamo una collaborazione; vorrei proporvi i miei prodotti;
    sono un artigiano prendete in conto vendita; sponsorizzate la nostra squadra; fate beneficenza;
    cerco un partner commerciale; sono un rappresentante con chi parlo; programma di affiliazione;
    vorrei aprire un vostro negozio; partecipate alla lotteria della scuola con un premio; collaborazione;
    sono un'influencer; ho una pagina con molti follower; sponsorizzate; sponsor; sponsorizzazione;
    volete sponsorizzare la nostra squadra; affiliazione; programma affiliati; sono un fornitore;
    vorrei vendere i miei prodotti da voi; ho un'azienda agricola e vorrei proporvi; stampa; giornalista; press;
    partnership; collaboration; regalate prodotti da recensire; donate per la lotteria; pesca di beneficenza;
    patrocinio; esponete opere; potete appendere la locandina; lasciare volantini in negozio; blogger;
    podcast collaborazione; tester di prodotti; franchising aprire; aprire un vostro negozio; distributori;
    diventare rivenditore`,
  PRIVACY: `
    come usate i miei dati; che fine fanno i miei dati; vendete i dati a qualcuno; voglio che cancelliate i miei dati;
    privacy; gdpr; cookie; non voglio più ricevere email; come mi cancello dalla newsletter;
    smettete di mandarmi pubblicità; troppe mail; trattamento dati personali; unsubscribe; data protection;
    tenete i dati della carta; i miei dati sono al sicuro; chi vede le mie foto; le fotografie che vi mando le tenete;
    mi arrivano sms da voi come li blocco; è un sito sicuro; siete affidabili; non è una truffa vero; posso fidarmi;
    ogni giorno mi arriva un vostro messaggio basta; non voglio che il mio nome giri; come fate ad avere la mia mail;
    togliete il mio numero; vi ho lasciato i documenti che ne fate; i miei dati; cosa fate dei miei dati;
    cancellate i miei dati; informativa; trattamento dei dati; non voglio più mail; disiscrivermi;
    toglietemi dalla lista; mi arrivano troppi messaggi pubblicitari; smettete di mandarmi sms; chi vede i miei dati;
    cedete i dati a terzi; questa chat viene registrata; salvate le conversazioni; chi legge quello che scrivo;
    delete my data; la mail è sicura con voi; ho ricevuto una mail strana a vostro nome; phishing;
    mi è arrivato un sms sospetto; il pacco è anonimo; si vede fuori cosa c'è dentro; pacco discreto;
    sulla carta che nome compare; telecamere; consenso; revoca del consenso; dati sanitari; la ricetta chi la vede`,
  ACCOUNT: `
    ho dimenticato la password; non riesco a entrare nel mio account; come mi registro; devo per forza registrarmi;
    non mi arriva la mail per cambiare la password; voglio cancellare il mio account; cambiare email dell'account;
    il login non funziona; mi dice utente non trovato; area personale; i miei ordini passati dove li vedo;
    reset password; i can't log in; create an account; forgot password; account bloccato; iscrivermi al sito;
    modificare i miei dati del profilo; registrazione; mi chiede un codice che non ho;
    come aggiorno l'indirizzo salvato; cambio di cognome nel profilo; accesso all'area riservata;
    mi dice credenziali errate; non mi ricordo con che mail mi ero iscritta; il link per reimpostare non arriva;
    non trovo dove fare l'accesso; vorrei sparire dal sito; mi butta sempre fuori; non riesco ad accedere;
    password dimenticata; non mi fa entrare; cambiare email; cambio password; crearsi un profilo; eliminare l'account;
    cancellarmi dal sito; login; sign in; forgot my password; la mail di conferma non arriva; il link è scaduto;
    dice utente inesistente; area riservata; area clienti; modifica i miei dati; storico ordini;
    vedere gli ordini passati; devo registrarmi; due account; username; nome utente; il codice via sms non mi arriva;
    accedere con google; accesso con facebook; profilo; mi sono iscritto ma non mi fa entrare; l'app non mi riconosce;
    aggiornare il telefono sul profilo; indirizzi salvati; carta salvata`,
};
