import type { IntentExamples } from './intent-examples.ts';

/** What happens in the shop. */
export const COURSE_EXAMPLES: IntentExamples = {
  EVENTS: `
    fate degustazioni; organizzate eventi; ci sono laboratori per bambini; fate serate a tema; presentazioni di libri;
    quando è il prossimo evento; fate assaggiare; si può assaggiare; posso visitare la cantina; visite guidate;
    tour della cantina; firmacopie; events; tasting; workshop; organizzate uscite di gruppo; tornei; gruppo di lettura;
    feste di compleanno; si può fare una festa da voi; incontro con l'autore; open day; raduno; giornata di prova;
    inaugurazione; attività per i piccoli; quanto costa partecipare; come mi iscrivo all'evento;
    a che ora parte l'uscita; quanto costa partecipare alla serata; ci si può iscrivere alla gita;
    quando è la prossima uscita; posso venire alla giornata; c'è posto al laboratorio; sabato fate qualcosa;
    viene qualche autore; vorremmo festeggiare da voi; si può assaggiare prima di comprare;
    mi piacerebbe vedere dove lo fate; portiamo la classe in visita; eventi; serate; degustazioni; presentazioni;
    firma copie; laboratorio per bambini; feste in negozio; compleanni da voi; cosa fate sabato; prossimi appuntamenti;
    calendario eventi; come partecipo; iscriversi alla serata; posti disponibili per l'evento; torneo; uscite di gruppo;
    gite organizzate; escursioni con voi; dimostrazioni; fiere; mercatino; siete in fiera; porte aperte; event;
    cena con produttore; visita guidata; prenotare la degustazione; serata giochi; concerti; gare; a che ora comincia;
    quando è la prossima`,
  LESSONS: `
    fate corsi; date lezioni; mi insegnate a usarlo; corso per principianti; c'è qualcuno che mi insegna;
    lezioni private; vorrei imparare da zero; lessons; classes; course for beginners; scuola di musica;
    imparare a suonare; avete un maestro; corso di cucina; corso di cucito; corso di sub; quanto costa una lezione;
    mio figlio vorrebbe imparare; insegnate anche agli adulti; istruttore; corso serale; avete un insegnante;
    mi insegnereste; c'è un corso per chi comincia; quando comincia il corso; quante lezioni sono;
    non ho mai toccato uno strumento; parto da zero; vorrei che qualcuno mi facesse vedere come si fa;
    mia figlia vuole cominciare; c'è chi insegna; corsi; lezioni; lezioni di chitarra; corso di fotografia;
    corso per bambini; quanto costa il corso; corso online; insegnate; imparare; vorrei imparare; scuola di; maestri;
    attestato; iscrizione al corso; recuperare una lezione; lezione di prova; classi; course; workshop di ceramica;
    corso di potatura; corso di trucco; corso puppy; educatore cinofilo; corso preparto; barista corso; da zero`,
};
