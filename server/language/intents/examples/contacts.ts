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
    dove si scrive per un reclamo; avete una linea diretta`,
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
    possibile che risponda sempre una macchina; voglio qualcuno che mi ascolti; non mi capisci passami un collega umano`,
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
    siete sempre pieni quando c'è posto`,
  CONSULTING: `
    c'è un nutrizionista; fate consulenze; mi può consigliare un esperto in negozio;
    c'è qualcuno che mi segue nella scelta; consulenza gratuita; personal shopper; consulenza d'arredo;
    mi aiutate ad arredare; c'è il farmacista; consulenza a domicilio; consultation; consulente del sonno;
    esperto che viene a casa; mi fate vedere come starebbe a casa mia; rendering; progetto 3d; skin test;
    c'è un veterinario; c'è un dermatologo; potete venire a vedere il giardino; consulenza d'immagine;
    non ci capisco niente mi fate assistere da qualcuno; videochiamata; videoconsulenza;
    sono indeciso su tutta la casa mi segue qualcuno; vorrei parlarne con chi se ne intende;
    c'è qualcuno che viene a vedere il mio terrazzo; non so da dove cominciare mi fate seguire`,
};
