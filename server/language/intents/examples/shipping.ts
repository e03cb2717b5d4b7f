import type { IntentExamples } from './intent-examples.ts';

/** How goods are sent, to where, in what, and what it costs. */
export const SHIPPING_EXAMPLES: IntentExamples = {
  SHIPPING: `
    fate spedizioni; spedite; consegnate a casa; fate consegne a domicilio; portate a casa; si può ricevere a casa;
    me lo mandate a casa; posso farmelo spedire; consegna a domicilio; informazioni sulle spedizioni;
    come funziona la spedizione; con quale corriere spedite; che corriere usate; usate poste o bartolini;
    spedite con gls; potete spedirlo; non posso venire me lo mandate; home delivery; do you deliver; shipping;
    shipping info; posso far spedire a un altro indirizzo; lo spedite in ufficio; posso farlo arrivare al lavoro;
    consegnate a un punto di ritiro; locker; fermo deposito; fermoposta; consegnate al portiere;
    si può farlo recapitare a mia madre; abito lontano come faccio ad averlo; non ho la macchina portate voi;
    mi fate avere le cose a domicilio; la spedizione è assicurata; non riesco a venire in negozio;
    sono anziana e non esco; lo vorrei ricevere dove lavoro; lo mandate a casa di una mia amica;
    di solito mi affidate a quale corriere; a chi le date le spedizioni; potete spedirmelo o devo venire;
    il corriere chi è; preferisco farmelo portare; in casa non c'è nessuno si può lasciare al vicino;
    potete lasciarlo in portineria`,
  SHIPPING_COST: `
    quanto costa la spedizione; spese di spedizione; quanto si paga per la consegna; la spedizione è gratis;
    da quanto in su è gratuita; sopra quale cifra non si paga il trasporto;
    quanto devo spendere per avere la spedizione gratuita; il trasporto è compreso nel prezzo; le spese sono incluse;
    ci sono costi di consegna; quanto mi viene farmelo arrivare a casa; quanto chiedete per spedire;
    consegna a pagamento o gratis; free shipping; shipping cost; delivery fee; quanto incide il corriere;
    soglia spedizione gratuita; quanto è di corriere; costo invio; quanto pago di spedizione per le isole;
    se prendo due cose pago una spedizione sola; al carrello mi aggiunge 7 euro cosa sono;
    perché mi fa pagare la spedizione; costa di più spedire un mobile; la consegna si paga a parte;
    quanto mi costa riceverlo; spedizione omaggio; tariffe di spedizione; costo consegna a domicilio;
    mandarlo a casa quanto mi costa; ci sono sovrapprezzi per la sicilia; posso evitare le spese di spedizione;
    unire due ordini per pagare una volta sola; con cinquanta euro di spesa pago il corriere; mi arriva gratis;
    il postino lo devo pagare; quanto di trasporto; quanti soldi per la consegna;
    se compro tanto la consegna è gratuita; c'è da pagare per la spedizione; quanto costa farselo portare;
    ho 65 euro nel carrello devo pagare la spedizione; mi mancano cinque euro per non pagarla;
    il ritiro da voi costa qualcosa; quanto mi tocca aggiungere per riceverlo;
    per farlo arrivare in sicilia pago di più; se supero i cento euro mi fate risparmiare il corriere;
    fate pagare il corriere; oltre al prezzo c'è altro da pagare per averlo; a quanto ammonta il trasporto;
    se ne prendo due risparmio sul trasporto; mi regalate la spedizione`,
  DELIVERY_AREA: `
    spedite all'estero; consegnate anche in svizzera; spedite in germania; arrivate fino in sardegna;
    consegnate nella mia zona; vivo in francia posso ordinare; abito in un paesino di montagna ci arrivate;
    consegnate a bergamo; fate consegne in provincia di lecce; spedite in tutta italia; consegnate alle isole;
    mandate fuori dall'italia; do you ship to germany; international shipping; ship abroad;
    mia figlia studia a londra glielo mandate; spedite in europa; si può ricevere a san marino; coprite anche il sud;
    fin dove consegnate; in quali paesi spedite; dove consegnate; fate il servizio nel mio comune; ci sono zone escluse;
    spedite a livigno; sono fuori città mi raggiungete lo stesso; in che zone portate la spesa;
    consegnate a domicilio in città; portate a casa in zona; siamo a trenta chilometri venite; spedite fuori regione;
    c'è la dogana per la svizzera; dazi doganali; spedite negli stati uniti; la portate anche fuori provincia;
    fin qui in friuli arrivate; abito in campagna; spedite anche alle isole eolie; mi trovo in austria;
    vi posso ordinare dalla svizzera; raggiungete tutta la regione; mia sorella vive a berlino può riceverlo;
    sto in un'isola minore; sono in vacanza in croazia me lo mandate lì; abito a lugano; vivo in un posto sperduto;
    da voi a casa mia sono ottanta chilometri; mandate roba in belgio; sono italiano ma abito a parigi;
    anche se sto in calabria; nel mio paese non arriva mai nessun corriere; consegnate anche nell'hinterland`,
  COLD_SHIPPING: `
    come viaggia il fresco; il formaggio arriva fresco; spedite col ghiaccio; la catena del freddo viene mantenuta;
    d'estate con il caldo non si rovina; con questo caldo arriva sciolto; i surgelati li spedite;
    spedizione refrigerata; il cioccolato si scioglie nel pacco; viaggia in frigo; box termico; cold chain;
    arriva ancora freddo; come arrivano le piante vive; le piante sopportano il viaggio; le piante soffrono nel pacco;
    come imballate le piante; il pesce arriva fresco; prodotti deperibili; e se fa troppo caldo durante il trasporto;
    i farmaci da frigo come li mandate; gli animali vivi come viaggiano; il vino col caldo si rovina;
    d'inverno gelano durante il viaggio; ci sono quaranta gradi arriva liquido; fuori gela le piantine resistono;
    sta due giorni in un furgone caldo; il pesce come fa ad arrivare buono; non vorrei che si sciogliesse per strada;
    regge il viaggio; arriva vivo`,
  PACKAGING: `
    come imballate; il pacco è anonimo; la confezione è discreta; non voglio che si veda cosa c'è dentro;
    imballaggio ecologico; usate tanta plastica; è imballato bene; discreet packaging; eco packaging; packaging;
    arriva ben protetto; le bottiglie sono imballate bene; cartone riciclato; mettete il polistirolo;
    nessuno deve capire cosa ho comprato; sulla scatola c'è scritto cosa contiene; siete sostenibili;
    cosa fate per l'ambiente; sostenibilità; plastic free; pacco senza scritte; il postino capisce cosa c'è dentro;
    mio marito non deve sapere cosa ho preso; quanta roba inutile mettete nei pacchi;
    sono sei bottiglie come le proteggete`,
};
