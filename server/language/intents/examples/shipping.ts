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
    potete lasciarlo in portineria; come spedite; con chi spedite; usate bartolini; spedite con gls o con poste;
    con quale corriere; come funzionano le consegne; info spedizioni; spedizione; delivery; mi spiega la spedizione;
    consegna a domicilio c'è; fate consegne; me lo portate voi; lo portate al piano;
    lo lasciano al portone o su in casa; il corriere sale le scale; consegna a bordo strada; serve qualcuno in casa;
    lo possono lasciare al vicino; possono lasciarlo in portineria; serve la firma; il corriere chiama prima;
    il pacco viaggia assicurato; se si perde chi paga; come mi arriva; in che modo consegnate; modalità di spedizione;
    spedizioni e consegne; il divano come lo consegnate; consegnate voi con il vostro furgone; avete consegna vostra;
    avete il servizio a domicilio; non guido me lo portate; sono anziana e non posso venire; potete recapitarmelo;
    fate il recapito a casa; ho rotto la gamba me li portate; mandate la roba per posta; posso ricevere tutto insieme;
    spedite in un unico pacco; le spedizioni sono in un solo collo`,
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
    se ne prendo due risparmio sul trasporto; mi regalate la spedizione; spedite gratis;
    quanto devo aggiungere per la spedizione; oltre al prezzo c'è il corriere da pagare;
    sotto i 50 euro che spese ci sono; da che cifra la spedizione è omaggio; soglia per la spedizione gratuita;
    quanto mi manca per non pagare il trasporto; c'è un minimo per averla gratis; free shipping from; is shipping free;
    shipping fees; how much is delivery; quanto viene il trasporto; costo della consegna a domicilio; le spese di invio;
    quanto mi fate pagare di posta; nel prezzo è compreso il trasporto; la spedizione è inclusa;
    i costi di spedizione per le isole; per la sardegna il corriere costa di più; quanto costa mandarlo in germania;
    spedirlo all'estero quanto viene; per la consegna al piano quanto si paga; c'è un supplemento per i colli pesanti;
    gli ingombranti pagano di più; se ordino due cose pago due spedizioni; con la spedizione veloce quanto pago in più;
    l'espresso costa di più; quanto si spende per farselo portare; ma sul carrello mi mette 7 euro di cosa;
    perché mi aggiunge delle spese; spese di consegna; costi trasporto; spedizione quanto; sped gratis; spediz gratuita;
    se spendo cento euro la consegna me la regalate; vale la pena arrivare alla soglia;
    con un ordine grosso il corriere lo offrite voi; con la tessera la spedizione è gratis; il ritorno lo pago io;
    che tariffa ha il corriere; quanto incide la spedizione; per il furgone quanto prendete;
    mi azzerate le spese se prendo tre pezzi; scusi sa ma non capisco quanto mi fate pagare di trasporto;
    insomma alla fine della fiera quanto mi costa farmelo mandare`,
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
    anche se sto in calabria; nel mio paese non arriva mai nessun corriere; consegnate anche nell'hinterland;
    arrivate fino in basilicata; consegnate anche nei paesini; abito in montagna arrivate; sto in un'isola venite;
    mandate anche fuori dall'italia; ship to europe; do you ship to france; do you deliver abroad; shipping abroad;
    vivo in svizzera posso ordinare; sono italiano ma sto a londra; mio fratello abita in belgio glielo spedite;
    fino a dove consegnate; in che zone portate; consegnate nel mio cap; il mio comune è coperto;
    coprite la provincia di udine; venite anche fuori città; la consegna a domicilio in quali quartieri la fate;
    fuori dal raccordo consegnate; siete coperti anche in valle d'aosta; a pantelleria consegnate;
    livigno è extra doganale spedite lo stesso; repubblica di san marino; città del vaticano consegnate;
    spedite alle caselle postali; consegnate in ufficio; posso farlo arrivare dove lavoro;
    lo mandate a un punto di ritiro vicino casa; fermo deposito; spedite in un locker; consegnate in hotel;
    sono in vacanza al mare me lo spedite là; lo posso far arrivare a un'altra persona;
    indirizzo di consegna diverso da quello di fatturazione; spedite in america; consegnate extra ue;
    spedite oltre i confini; in sardegna arrivate; nelle isole minori; portate fino a caserta;
    da napoli a trento arriva; zona isole; che zone servite`,
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
