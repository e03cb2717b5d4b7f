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
    mi avvisate voi quando posso passare`,
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
    posso lasciare la mail per sapere quando c'è; fatemi sapere appena arriva; lo tenete sempre o è solo stagionale`,
  CATALOGUE: `
    avete un catalogo; mi mandate il catalogo in pdf; dove vedo tutti i prodotti; quando arriva la nuova collezione;
    novità in arrivo; catalogo cartaceo; posso sfogliare il catalogo; listino completo; lista dei prodotti con i prezzi;
    brochure; new arrivals`,
  BRANDS: `
    che marche trattate; quali marchi avete; trattate la marca bosch; siete rivenditori stihl; avete roba di marca;
    con che aziende lavorate; avete anche marche economiche; tenete tutti i marchi; siete concessionari ufficiali;
    which brands do you carry`,
};
