import type { IntentExamples } from './intent-examples.ts';

/** What there is, and how one comes by it. */
export const STOCK_EXAMPLES: IntentExamples = {
  PICKUP: `
    posso passare io a prenderlo; posso ritirare in negozio; ritiro in sede; vengo a prenderlo io; passo io a ritirarlo;
    posso venirlo a prendere; click and collect; click & collect; ordino online e ritiro da voi; ritiro a mano;
    se passo di persona lo trovo pronto; posso evitare la spedizione e venire lì; abito vicino posso passare;
    entro quando devo venire a ritirare; quando posso venire a ritirare; per quanti giorni me lo tenete lì;
    può ritirarlo un'altra persona; mando mio marito a ritirare; cosa devo portare per il ritiro;
    prenoto sul sito e pago in negozio; store pickup; pick up in store; collect in store;
    compro sul sito e lo prendo in negozio; lo prendo direttamente lì; asporto; ritiro gratuito;
    si può ritirare di persona; posso venire a prendere l'ordine; passare a ritirare;
    come mi avvisate che è pronto da ritirare; è pronto il mio ordine da ritirare; ritirare senza aspettare il corriere;
    vado io in magazzino a prendere; lo posso avere senza spedizione; passo in giornata a prenderlo;
    se lo prendo lì è gratis; vengo col furgone a caricare; ritira mia moglie al posto mio;
    lo trovo già pronto se vengo; fino a quando resta lì il mio ordine; lavoro lì vicino lo prendo in pausa pranzo;
    risparmio il corriere e vengo io; ordino stasera e domani passo; se pago online posso poi venire;
    mando mia figlia a prenderlo; per il ritiro serve un documento; quanto tempo ho per venirlo a prendere;
    vi mando un amico con la delega; tenetemelo lì che passo; io sono in zona me lo vengo a prendere;
    mi avvisate voi quando posso passare; ordino online e vengo a prenderlo; posso venire a ritirare;
    passo io in negozio; evito la spedizione se vengo io; il ritiro è gratuito; can i pick it up;
    prenoto dal sito e ritiro lì; quando posso passare a ritirare; per ritirare che cosa mi serve;
    può venire un altro a prendere il mio ordine; serve un documento per il ritiro; fino a quando me lo tenete;
    entro quanti giorni devo ritirare; mi avvisate quando è pronto; arriva un messaggio quando posso passare;
    lo pago quando lo ritiro; posso ritirare la sera; posso ritirare in magazzino; lo vengo a prendere io;
    se abito vicino posso venire; vengo io col furgone; devo per forza farmelo spedire; senza spedizione;
    niente corriere lo prendo io; avete un punto di ritiro; punti di ritiro; scelgo ritiro in negozio e poi;
    ci sono armadietti per il ritiro; ritiro dopo la chiusura; ritiro fuori orario; me lo fate trovare pronto;
    me lo preparate che passo; passo nel pomeriggio a prenderlo; se ordino adesso stasera lo ritiro;
    dopo quanto posso passare; ci vado di persona; ritiro presso di voi`,
  AVAILABILITY: `
    è disponibile; ce l'avete in negozio; quando torna disponibile; risulta esaurito tornerà; non è più disponibile;
    quando lo riassortite; lo avete in magazzino; avete ancora quel modello; sul sito dice non disponibile;
    quando arrivano i nuovi; posso sapere se c'è prima di venire; ne avete ancora qualcuno; ultimo pezzo rimasto;
    quello che vedo sul sito c'è anche in negozio; mi avvisate quando torna; lista d'attesa; out of stock;
    back in stock; in stock; restock; la mia taglia è finita la rifate; è sold out; lo riprendete; tornerà in vendita;
    disponibilità in negozio; quello in vetrina è ancora in vendita; sono prodotti in pronta consegna;
    è disponibile subito o su ordinazione; quando esce di nuovo; il colore che voglio non c'è più tornerà;
    ve ne è rimasto; vi rimangono; ne avete a magazzino; sono finiti; quando vi arrivano; prima di venire c'è;
    arrivano freschi quando; ogni quanto vi riforniscono; sono venuta ieri e lo scaffale era vuoto;
    non riesco a metterlo nel carrello perché dice esaurito; lo aspetto da mesi;
    prima di fare la strada volevo sapere se c'è; lo rifarete; il mio numero non c'è più; è finito ovunque;
    posso lasciare la mail per sapere quando c'è; fatemi sapere appena arriva; lo tenete sempre o è solo stagionale;
    ce n'è ancora; ce l'avete in casa; ne avete uno in pronta consegna; è esaurito; quando torna; quando lo riavrete;
    torna disponibile; rientra; riassortite; fate riassortimento; avvisatemi quando arriva;
    potete avvisarmi quando torna; is it available; sold out quando torna; non c'è più la mia misura;
    la mia taglia è finita; arriverà la taglia m; quel colore è terminato; il sito dice non disponibile;
    sul sito è grigio e non si clicca; c'è scritto ultimo pezzo; in negozio c'è anche se sul sito no;
    vedo che in negozio non ce n'è; posso vedere se ce l'ha la vostra sede; quanti ne avete; quanti pezzi restano;
    me ne servono dieci li avete tutti; è fuori produzione; lo fate ancora; la nuova collezione quando esce;
    quando arrivano i nuovi modelli; i nuovi arrivi; arrivi della settimana; ogni quanto rifornite;
    quando scaricate la merce; di solito che giorno arrivano; la stagione quando comincia; sono arrivate;
    è già arrivato; ne tornano altri; lo tenete sempre; ce l'avete sempre o solo d'estate; disponibilità;
    in pronta consegna`,
  CATALOGUE: `
    avete un catalogo; mi mandate il catalogo in pdf; dove vedo tutti i prodotti; quando arriva la nuova collezione;
    novità in arrivo; catalogo cartaceo; posso sfogliare il catalogo; listino completo; lista dei prodotti con i prezzi;
    brochure; new arrivals; catalogo; listino; avete un catalogo cartaceo; mi mandate il catalogo;
    sfogliare il catalogo; listino prezzi; depliant; tutto quello che vendete è sul sito; pdf; lookbook; menu; menù;
    carta dei vini; campionario completo; mandate il listino; elenco prodotti; catalogue; price list;
    foto di altri prodotti`,
  BRANDS: `
    che marche trattate; quali marchi avete; trattate la marca bosch; siete rivenditori stihl; avete roba di marca;
    con che aziende lavorate; avete anche marche economiche; tenete tutti i marchi; siete concessionari ufficiali;
    which brands do you carry; che marche avete; avete la marca; tenete prodotti di; quali marchi; brand;
    marche italiane; solo marche note; tenete anche marche economiche; rivendete; sottomarche; marchi trattati;
    which brands; vendete roba firmata; griffe; produttori`,
};
