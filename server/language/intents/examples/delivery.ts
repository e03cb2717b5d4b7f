import type { IntentExamples } from './intent-examples.ts';

/** Where an order is and when it comes. */
export const DELIVERY_EXAMPLES: IntentExamples = {
  ORDER_STATUS: `
    dov'è il mio ordine; a che punto è la mia roba; ho ordinato una settimana fa e non ho visto niente;
    non mi è ancora arrivato nulla; il corriere non si è fatto vedere;
    il pacco risulta consegnato ma io non ho ricevuto niente; come faccio a seguire la spedizione;
    mi date il codice di tracciamento; non trovo il numero di tracking nella mail; il link della spedizione non si apre;
    è da lunedì che è fermo in deposito; è partito il mio ordine; avete spedito; ho pagato giorni fa e tutto tace;
    sto ancora aspettando il pacco; l'ordine è in lavorazione da cinque giorni che vuol dire;
    non ho ricevuto nessuna conferma d'ordine; non mi è arrivata la mail di conferma; potete controllare il mio ordine;
    vorrei notizie del mio acquisto; il pacco è perso; temo che l'abbiano smarrito; stato ordine; where is my order;
    order status; track my package; qualcuno sa dirmi quando passa il corriere oggi;
    il corriere dice che non ero in casa ma ero qui; mi hanno lasciato un avviso di giacenza;
    il pacco è in giacenza come lo sblocco; è in consegna da tre giorni; aggiornamenti sulla mia spedizione;
    come so se è stato spedito; dove vedo l'avanzamento dell'ordine; novità del mio pacco;
    l'ordine numero 4412 dove sta; ancora niente; doveva arrivare ieri; sono in attesa da dieci giorni;
    ritardo nella consegna; perché il mio ordine è in ritardo; il tracking non si aggiorna;
    qualcun altro ha firmato per il mio pacco; l'hanno lasciato dal vicino ma il vicino non ha nulla;
    si sa qualcosa di quello che ho comprato; il mio acquisto è già partito; dove cavolo è finito; non lo vedo arrivare;
    mi avete spedito quello che ho preso; ho bisogno di sapere dove si trova ora; da quando ho pagato non so più niente;
    codice per seguirlo; si può seguire sulla mappa; ma il corriere quando si fa vivo;
    a che punto siamo con quello che ho preso; a che punto è la mia riparazione; sto aspettando da una vita;
    dhl mi dice in transito da una settimana; ho fatto l'acquisto venerdì scorso e nessuno si è fatto vivo;
    in casella non ho nessun messaggio con il codice del corriere; ho controllato sul sito di poste ma non lo trova;
    mi è arrivata la conferma ma poi più niente; vorrei capire se è già in viaggio;
    mi hanno scritto che è partito ma non vedo niente; il fattorino ha suonato ed è andato via;
    chi mi dice quando arriva quello che ho preso; il mio acquisto è sparito; ho il numero d'ordine come lo controllo;
    si può vedere dal telefono dove si trova; mi è arrivata solo una parte l'altra dov'è`,
  DELIVERY_TIME: `
    in quanto tempo arriva; quanto ci mette; quanto tempo ci vuole per riceverlo; entro quando lo ricevo;
    tempi di consegna; tempistiche; mi serve per venerdì ce la fate; se ordino adesso quando mi arriva;
    arriva per natale; lo riceverei prima del compleanno; fate in tempo per sabato; mi serve entro domani;
    quanti giorni devo aspettare; quanti giorni lavorativi; avete la consegna rapida; c'è la consegna espressa;
    consegnate in 24 ore; consegna in giornata; quando spedite dopo l'ordine; in quanto partono gli ordini;
    spedite anche il sabato; consegnate di sabato; ho fretta è un regalo per domenica; è urgente;
    mi occorre con urgenza; delivery time; how long does it take; quanto impiega la spedizione;
    tempo previsto di arrivo; entro che ora devo ordinare per la spedizione oggi; in quanti giorni è pronto;
    quanto manca perché sia pronto; quanto ci mettete a farlo; posso scegliere il giorno di consegna;
    si può programmare la consegna; sono a casa solo la sera; lavoro tutto il giorno quando consegnate;
    potete consegnare il pomeriggio; a che ora passa il corriere; posso scegliere la fascia oraria;
    non sono mai in casa la mattina; arriverebbe in tempo; consegnate nel weekend;
    che succede se non sono in casa alla consegna; se non c'è nessuno il corriere ripassa; veloce a consegnare;
    tra quanto è qui; arriva prima di domenica; quanto dura il viaggio del pacco; in settimana ce la fa ad arrivare;
    mi ci vuole in fretta; consegna lampo; se compro oggi quando lo vedo; partite subito con la consegna;
    quanti giorni per le isole; giorno di consegna previsto; riuscite per giovedì; quando me lo vedo arrivare;
    parto lunedì ce la fate prima; il compleanno è dopodomani; ci sposiamo sabato faccio in tempo ad averlo;
    mi serve per la festa del papà; domani sera lo voglio già a casa; se pago adesso domani ce l'ho;
    tra quanto lo avrei qui; abito a palermo quanti giorni passano; per quando me lo portate;
    riuscite a farmelo avere entro il fine settimana; da quando pago a quando lo ricevo quanto passa;
    fra quanti giorni sarebbe qui da me; sono in ufficio fino alle sei quando posso riceverlo;
    di giorno non c'è mai nessuno; preferirei che passassero dopo cena; ci vuole tanto; siete veloci;
    ricevo prima di pasqua; consegna in serata; quanto ci mettete di solito`,
};
