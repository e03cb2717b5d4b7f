import type { IntentExamples } from './intent-examples.ts';

/** Giving back what does not suit, and trying first. */
export const RETURN_EXAMPLES: IntentExamples = {
  RETURN: `
    come faccio il reso; posso restituirlo; voglio ridarvelo; non mi piace lo rimando; rivoglio i soldi;
    quanto tempo ho per renderlo; entro quanti giorni posso restituire; diritto di recesso; ci ho ripensato;
    politica di reso; rimborso; quando mi rimborsate; non ho ancora visto il rimborso;
    i soldi non mi sono ancora tornati; l'ho già mandato indietro e aspetto l'accredito; chi paga il reso;
    le spese per rimandarlo chi le paga; posso renderlo in negozio se l'ho comprato online;
    ho aperto la scatola posso ancora renderlo; ho buttato lo scontrino posso restituirlo; ho tolto l'etichetta;
    l'ho provato una volta sola lo riprendete; return policy; how do i return; refund; can i get my money back;
    non era quello che mi aspettavo; dal vivo è diverso dalla foto; a mia moglie non è piaciuto;
    il regalo non è stato gradito; se non va bene lo posso riportare; se sbaglio posso restituire; ve lo riporto;
    me lo riprendete; mi ridate i soldi o un buono; etichetta per il reso; passa il corriere a riprenderlo;
    mi sono pentito dell'acquisto; modulo di reso; quanto ci mette il rimborso; non sono soddisfatto;
    lo scontrino vale per il reso; fate resi sui saldi; posso rendere un articolo in offerta; tornare indietro la merce;
    si può riportare se non lo usa; ve lo posso ridare; se non mi soddisfa; voglio rimandarvelo;
    mi restituite quello che ho pagato; in quanti giorni posso ripensarci; lo rendo anche se l'ho aperto;
    non va bene per la mia stanza; ho cambiato idea dopo averlo ricevuto; scatola aperta si può rendere;
    come funziona se lo voglio indietro; a chi tocca pagare il ritorno; mi sono pentita; l'ho provato e non fa per me;
    mia suocera lo ha già quindi ve lo riporto; vorrei indietro quanto ho speso; non le ho nemmeno scartate;
    la confezione l'ho già aperta me lo riprendete; ho comprato due cose ne tengo una sola;
    è passato un mese siamo ancora in tempo per renderlo; ho speso un sacco e non ne vale la pena;
    non è come me lo immaginavo; non mi serve più dove lo mando; chi passa a riprendere il pacco;
    aspetto ancora i soldi del reso; a quale indirizzo vi rimando la merce; se poi non va bene che faccio;
    non mi trovo con quello che ho comprato; posso rendere; lo riporto; lo rimando indietro; voglio restituirlo;
    reso gratuito; il reso si paga; quanti giorni ho per rendere; entro quando posso restituire; recesso;
    rimborso quando arriva; soldi indietro; mi ridate i soldi; rimborso sulla carta; buono al posto dei soldi; return;
    money back; etichetta di reso; come preparo il pacco per il reso; dove spedisco il reso; venite a ritirare il reso;
    il corriere viene a prenderlo; posso rendere in negozio una cosa comprata online; ho tolto il cartellino;
    ho tagliato l'etichetta; la scatola è aperta posso renderlo; ho aperto la confezione; l'ho provato una volta sola;
    usato una volta lo posso ridare; senza scontrino lo prendete indietro; ho buttato la scatola;
    ho perso la scatola originale; è un regalo e non piace; mi hanno regalato una cosa che ho già; doppione;
    ne ho due uguali uno lo rendo; non mi piace; non mi convince; non è come in foto; dal vivo è diverso;
    il colore dal vivo è un altro; me l'aspettavo più grande; è troppo piccolo lo rendo; ripensamento; mi sono pentito;
    non fa per me; a mia moglie non piace; non mi sta bene; quelli su misura si rendono;
    posso rendere la merce in saldo; i saldi si rendono; rendere biancheria intima; costumi si rendono;
    gli alimentari si possono rendere; reso parziale; rendo solo un articolo; posso tenere uno e rendere l'altro;
    avanzati tre pezzi li riprendete; mi sono avanzate delle scatole non aperte; ne ho presi troppi; non l'ho usato;
    ancora sigillato; ancora incartato; ancora con il cellophane; rimandare; sost; reso merce; fuori tempo per il reso;
    sono passati venti giorni; guardi le dico solo che voglio il rimborso;
    senta non ho voglia di discutere ridatemi i soldi; insomma a me interessa solo essere rimborsato;
    allora senta io vorrei soltanto renderlo e basta;
    scusate il disturbo ma dopo tante telefonate a vuoto chiedo solo il rimborso; non ne posso più vorrei i miei soldi;
    ancora sigillato lo posso ridare; can i return it; what is your return policy;
    un regalo ancora chiuso si può restituire`,
  EXCHANGE: `
    posso cambiare la taglia; mi va stretto; mi sta largo; è troppo grande; mi serve un numero in più; non mi va bene;
    non mi entra; vorrei cambiarlo con un altro; cambio merce; me lo cambiate; ho preso la m ma mi serve la l;
    il regalo che mi hanno fatto lo posso cambiare; ce l'ha già posso cambiarlo; posso scambiarlo con un altro colore;
    ho sbagliato misura; la misura non è giusta; calza piccolo; posso avere un numero più grande; exchange size;
    can i exchange; il cambio è gratuito; quanto tempo ho per cambiare; senza scontrino si può cambiare;
    se non gli va la taglia può venire a cambiarlo; se il numero è sbagliato; cambiare colore;
    preferirei l'altro modello; sostituire con un altro articolo; è corto di maniche; mi tira sulle spalle;
    mi balla al dito; il regalo è doppio; glielo cambiate se non gli sta; mio figlio è cresciuto e non gli va più;
    cambio regalo dopo natale; vorrei fare un cambio; mi sta enorme; ci nuoto dentro; mi stringe;
    mi fa male perché è stretto; troppo corto; ho bisogno di una misura diversa da quella che ho preso;
    me lo date di un altro colore al posto di questo; a lei non va; si può fare il cambio con un altro modello;
    scambio con la misura giusta; ci ballo dentro; mi scappa dal piede; non riesco a chiuderlo è piccolo;
    a mio figlio non entra; mi segna sui fianchi vorrei la taglia in più; è enorme mi serve la s;
    ho preso il 38 posso avere il 37; il maglione che mi ha regalato la zia mi sta da schifo;
    vorrei lo stesso ma in blu; me ne hanno regalati due uguali; mia nipote ce l'aveva già;
    l'ho preso lungo e mi serve corto; lo posso barattare con un'altra cosa; ho sbagliato a scegliere vorrei l'altro;
    cambio taglia; me lo cambiate con la misura più grande; mi va largo; è corto; lunghezza sbagliata me lo cambiate;
    lo cambio con un altro; posso cambiarlo in negozio; cambio colore; posso prendere l'altro modello;
    cambio con un articolo diverso; se costa di più pago la differenza; exchange; swap size;
    ho sbagliato misura nell'ordinare; ho sbagliato modello; non va bene per il mio modello posso cambiarlo;
    ho comprato quello sbagliato; colpa mia ho preso quello sbagliato; ho preso la versione sbagliata; non entra;
    non ci sta; non combacia; non si incastra col mio; non è compatibile con quello che ho lo cambiate;
    il regalo è della taglia sbagliata; a mio figlio non va; cambio senza scontrino; cambiare dopo natale;
    i cambi fino a quando; il cambio è gratis; quanto costa cambiare la taglia; come faccio a cambiare;
    sostituirlo con un altro; prendo un altro articolo al suo posto; non voglio i soldi solo cambiarlo;
    ne voglio uno più piccolo; mi sta grande; balla al dito; stringe; non si chiude in vita; ho le dita più grosse;
    posso fare a cambio; allora guardi io l'ho preso di corsa e adesso mi accorgo che è la misura sbagliata;
    senta mia zia ha sbagliato numero si può fare cambio; ho ordinato il nero e invece mi serviva il blu;
    ho preso il sinistro e mi serviva il destro; dovevo prendere l'altro attacco; mi sono confuso tra due modelli;
    can i exchange it for a bigger size`,
  SATISFACTION: `
    se non mi piace cosa succede; se non mi trovo bene posso renderlo; soddisfatti o rimborsati; e se al cane non piace;
    c'è un periodo di prova; posso provarlo a casa; posso provarlo prima di decidere; prova di trenta notti;
    se non mi ci abituo; se non fa al caso mio; notti di prova; money back guarantee; trial period;
    se non funziona su di me mi ridate i soldi; e se poi mi pento; posso tenerlo qualche giorno in prova;
    e se il gatto non lo mangia; se mio figlio non si trova; e se non gli piace il sapore; magari poi non ci dormo bene;
    ho paura di non abituarmici; vorrei provarlo qualche settimana prima di decidere;
    non vorrei buttare i soldi se non mi trovo; se non mi trovo bene; se non funziona su di me; se non sono contento;
    se al gatto non piace; se non gli va di mangiarlo; se mi fa allergia lo riprendete; se non noto risultati;
    e se poi non mi piace; e se non va bene; rischio qualcosa se non mi piace; garanzia soddisfatto;
    posso provarlo a casa e ridarvelo; dopo un mese di prova; cento notti; provo e se non va lo ridò;
    se non mi ci trovo; se non dormo bene; se mi viene il mal di schiena lo riprendete; se mi irrita la pelle;
    periodo di prova; prova senza impegno; se non è il suo gusto; se poi è troppo dura; se il sapore non piace;
    se non vedo bene con questi`,
  TRY_FIRST: `
    posso provarlo in negozio; si può provare prima di comprare; posso provarmelo; avete i camerini; posso testarlo;
    fate campioni; mi date un campioncino; avete campioni omaggio; posso avere un campione di tessuto;
    campione di colore; fitting room; try before you buy; can i try it on; samples; si può sentire come suona;
    posso annusarlo prima; fare un giro di prova; test drive; provare la bici; mi posso sdraiare sui materassi;
    tester in negozio; vedere dal vivo prima di comprare; avete esemplari esposti; vorrei toccarlo con mano;
    provare il materasso; si possono provare gli strumenti; mi mettete un tester insieme alla roba;
    ci aggiungete qualche campioncino; vorrei sdraiarmi prima di spendere tanto; posso sentirne il profumo;
    mi fate fare due passi; mando mia figlia a provarselo; vorrei vedere la stoffa dal vero;
    come faccio a sapere che mi sta bene se non lo provo; una bustina per provarlo; posso provarlo;
    si può provare prima; fate provare; camerino; camerini; provo in negozio; avete un campione; campioncini;
    un assaggio; si assaggia; si può assaggiare; fate assaggiare; posso sentirlo prima; ascoltare prima;
    posso vedere dal vivo; vederlo dal vero; toccare con mano; esposto; ce l'avete esposto; lo avete in esposizione;
    showroom; test; giro di prova; prova su strada; prova gratuita; lenti di prova; tester; si può annusare;
    try before buying; free sample; mandate dei campioni; campione di tessuto; campionario;
    un ritaglio per vedere il colore; una mattonella di prova; cartella colori; mazzetta colori;
    posso portarlo a casa a vedere come sta; lo provo a casa; vorrei sdraiarmi sopra; posso sedermici;
    vedere come mi sta; vedere come suona; impugnarlo; provarne due e scegliere; prima di comprarla la provo;
    una bustina di prova; monodose; assaggini; degustazione gratuita; degustare`,
};
