import type { IntentExamples } from './intent-examples.ts';

/** Reaching somebody, and being advised. */
export const CONTACT_EXAMPLES: IntentExamples = {
  CONTACTS: `
    come vi contatto; numero di telefono; avete whatsapp; vi posso chiamare; dove scrivo; indirizzo email;
    a che numero rispondete; al telefono non risponde nessuno; vi ho scritto una mail e non mi avete risposto;
    nessuno mi risponde; customer service; phone number; how can i contact you; contatti; servizio clienti;
    assistenza clienti; devo fare un reclamo; a chi mi rivolgo per un problema; siete su instagram;
    avete una pagina facebook; recapito; un numero a cui chiamare; posso mandarvi una foto; vi mando un messaggio dove;
    pec; sto chiamando da un'ora; quando rispondete alle mail; come mi metto in contatto; con chi parlo per un reclamo;
    come faccio a sentirvi; dove vi trovo al telefono; un indirizzo mail; siete su telegram; vi scrivo dove;
    il centralino; avete la chat; mi rispondete su instagram; devo segnalarvi un problema; come posso parlarvi;
    mi date una mail per scrivervi; mi date il vostro numero; mi lasciate un recapito;
    quale indirizzo di posta elettronica; provo a telefonare ma suona a vuoto; preferisco scrivere un messaggio;
    non trovo il numero sul sito; vorrei mandare una foto del problema; dove vi mando i documenti;
    ho bisogno di sentirvi a voce; aspetto una risposta alla mia mail da giorni; come vi raggiungo telefonicamente;
    dove si scrive per un reclamo; avete una linea diretta; come vi chiamo; whatsapp; una mail; mail a cui scrivere;
    vi posso scrivere; posso mandare una foto; vi mando le foto; dove mando le foto; mando il video;
    mandare un messaggio vocale; vi chiamo ma non rispondete; il telefono squilla a vuoto; nessuno risponde al telefono;
    il numero è sempre occupato; non rispondete alle mail; ho scritto una settimana fa; numero verde; email address;
    contact; contact us; facebook; pagina facebook; avete telegram; messenger; tik tok; social; mi richiamate;
    potete richiamarmi; vi lascio il numero; recapiti; contattarvi; parlare al telefono; fax; nr di telefono; nr tel;
    tel; num; cell; a chi mi rivolgo; chi devo sentire; a chi mando il curriculum no la foto; a chi segnalo;
    dove vi segnalo un problema; il numero del negozio; linea diretta; centralino; entro quanto rispondete;
    in quanto tempo rispondete alle mail; tempi di risposta; rispondete in giornata; quanto ci mettete a rispondere;
    dopo quanti giorni rispondete; quando mi rispondete; rispondete anche la sera; rispondete nel weekend;
    a che ora rispondete al telefono`,
  HUMAN: `
    voglio parlare con una persona; mi passi un operatore; c'è qualcuno in carne e ossa; vorrei parlare con un umano;
    non voglio parlare con un robot; basta bot; fatemi parlare con il titolare; voglio il responsabile;
    mi fate richiamare; potete chiamarmi voi; mi può richiamare qualcuno; operatore; human please; talk to a person;
    speak to an agent; parlo con un commesso; tu non capisci voglio qualcuno di voi; non mi stai aiutando c'è qualcuno;
    posso parlare con un esperto; chat con un consulente; c'è un addetto; assistenza umana; vorrei spiegare a voce;
    c'è un essere umano; vorrei un consulente vero; mi passi qualcuno; chi mi può rispondere davvero;
    non sei utile dammi qualcuno; ho bisogno di uno del negozio; passatemi uno che ne capisce;
    c'è uno esperto lì con voi; vorrei sentire qualcuno del negozio; queste risposte automatiche non mi servono;
    c'è una persona dietro; preferisco spiegarmi con qualcuno; mi fate richiamare da qualcuno per favore;
    possibile che risponda sempre una macchina; voglio qualcuno che mi ascolti; non mi capisci passami un collega umano;
    voglio parlare con qualcuno; c'è qualcuno di vero; parlo con un umano; passami un operatore;
    mi fai parlare con una persona; non voglio un robot; real person; talk to an agent; mi passi il titolare;
    vorrei il responsabile; posso parlare col proprietario; una persona in carne e ossa; mi fa chiamare da qualcuno;
    qualcuno che ne capisce; non mi stai aiutando passami qualcuno; non capisci passami una persona; chat con operatore;
    mi mette in contatto con un commesso; c'è un esperto con cui parlare; parlare a voce; parlo con maria; c'è marco;
    mi passate il reparto; voglio il direttore; speak to someone; assistente umano; fammi parlare con uno vero;
    ma rispondete solo col computer`,
  APPOINTMENT: `
    serve l'appuntamento; come prendo appuntamento; devo prenotare; posso venire senza appuntamento;
    si può prenotare una visita; vorrei fissare un incontro; prenotare online; c'è posto giovedì;
    quando avete il primo posto libero; book an appointment; appointment needed;
    posso venire quando voglio o bisogna prendere appuntamento; disdire l'appuntamento; spostare l'appuntamento;
    non riesco a venire all'appuntamento; mi segnate per sabato; mi tenete un posto;
    quanto c'è da aspettare per un appuntamento; prenotazione obbligatoria; riservare un tavolo;
    prenoto per quattro persone; agenda; passo quando capita o avviso prima; ricevete su appuntamento;
    mi mettete in lista; vengo quando voglio; bisogna telefonare prima; che giorno posso venire per la prova;
    avete posto domani; posso venire direttamente; c'è da aspettare se vengo senza avvisare;
    giovedì alle cinque avete un buco; devo rimandare a un altro giorno l'incontro che avevamo; come faccio a segnarmi;
    siete sempre pieni quando c'è posto; serve appuntamento; fissare un appuntamento; prenotare una visita;
    vorrei un appuntamento per sabato; passo senza prenotare; quando c'è posto; primo posto libero; avete posto giovedì;
    sposto l'appuntamento; annullo la prenotazione; ho un appuntamento e non posso venire; appointment; book; booking;
    prenoto online; si può prenotare dal sito; quanto dura l'appuntamento; c'è molta fila; si aspetta molto;
    ticket salta fila; posso riservare un orario; solo su appuntamento; vorrei essere seguita con calma;
    venire con calma a vedere; mi date un orario; agenda piena; liste d'attesa; c'è posto domani;
    prenotare un controllo; prenotare una seduta; seduta di prova; quanto dura una seduta; do i need an appointment`,
  CONSULTING: `
    c'è un nutrizionista; fate consulenze; mi può consigliare un esperto in negozio;
    c'è qualcuno che mi segue nella scelta; consulenza gratuita; personal shopper; consulenza d'arredo;
    mi aiutate ad arredare; c'è il farmacista; consulenza a domicilio; consultation; consulente del sonno;
    esperto che viene a casa; mi fate vedere come starebbe a casa mia; rendering; progetto 3d; skin test;
    c'è un veterinario; c'è un dermatologo; potete venire a vedere il giardino; consulenza d'immagine;
    non ci capisco niente mi fate assistere da qualcuno; videochiamata; videoconsulenza;
    sono indeciso su tutta la casa mi segue qualcuno; vorrei parlarne con chi se ne intende;
    c'è qualcuno che viene a vedere il mio terrazzo; non so da dove cominciare mi fate seguire;
    mi consigliate voi di persona; consulenza; fate consulenza; mi seguite nella scelta; un progetto; fate progetti;
    progettazione; progettate voi; disegno 3d; sopralluogo; venite a casa a vedere; venite a vedere lo spazio;
    un esperto che mi guidi; armocromia; arredatore; nutrizionista; analisi della pelle; analisi del capello;
    test della pelle; valutazione gratuita; esame gratuito; bike fitting; biomeccanica; analisi del passo;
    dietologo in negozio; agronomo; mi aiutate a progettare; consiglio di un tecnico; video consulenza;
    consulenza online; in videochiamata; si può fare una videochiamata; ho una stanza difficile da arredare;
    vi porto la piantina; vi mando la piantina; styling; mi fate uno schema; una diagnosi; la consulenza si paga;
    chiedere un parere a un esperto; mi fate il conto di quanto me ne serve; quanta me ne serve per la stanza;
    calcolate voi le quantità; quanti litri per una parete; aiuto per scegliere i colori; quanto prende il consulente;
    quanto si paga per una seduta; quanto costa una consulenza; un incontro con l'esperta; vorrei un consulto;
    fare un consulto; una visita con il vostro specialista; capire cosa mi fa male`,
  CRAFTSMEN: `
    conoscete un bravo idraulico; mi consigliate un artigiano; avete un elettricista di fiducia;
    avete qualcuno che viene a fare il lavoro; mi date il nome di uno bravo; sapete indicarmi un professionista;
    a chi posso rivolgermi per farlo fare; non lo so fare chi me lo fa; avete installatori convenzionati;
    lavorate con dei posatori; mi mandate un muratore; avete imprese di fiducia; avete un sarto da consigliarmi;
    un insegnante da consigliare; conoscete un maestro di pianoforte; avete veterinari convenzionati;
    mi suggerite un addestratore; un giardiniere che conoscete; avete una squadra di operai; fate anche i lavori;
    fate voi il lavoro chiavi in mano; fornite anche la manodopera; prezzo chiavi in mano; chi può venire a verniciare;
    qualcuno che mi tinteggia casa; cerco uno che mi dipinga le stanze; chi mi mette giù il parquet;
    un tappezziere che mi fate conoscere; avete contatti di decoratori; do you know a good plumber;
    can you recommend a professional; mi serve un tecnico che sappia farlo; da solo non ci riesco avete gente;
    non ho tempo di farlo io mi trovate qualcuno; una ditta seria; elenco artigiani; i vostri artigiani quanto prendono;
    professionisti convenzionati; chi lo sa fare in zona; avete personale che fa i lavori`,
};
