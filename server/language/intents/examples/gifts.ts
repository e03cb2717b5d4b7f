import type { IntentExamples } from './intent-examples.ts';

/** Made for somebody, given to somebody. */
export const GIFT_EXAMPLES: IntentExamples = {
  PERSONALISATION: `
    potete inciderlo; fate incisioni; ci scrivete il nome; posso farci mettere le iniziali; ricamate il nome;
    personalizzate; stampate una foto sopra; voglio metterci una dedica; si può personalizzare;
    quanto costa l'incisione; quanti caratteri posso far incidere; fate magliette con la scritta;
    stampate il nostro logo; engraving; custom print; personalised; embroidery; con nome e numero;
    vorrei aggiungere una data sul retro; con una frase; scrivete sul bracciale; metterci il nome del cane;
    scritta personalizzata; il prodotto personalizzato si può rendere; etichetta personalizzata; ricamo; incisione;
    ci fate stampare qualcosa sopra; torta con scritta; a nome del bambino; la scritta che voglio io; con dedica;
    il mio nome sul manico; si può far scrivere; stampato col nostro simbolo; una frase per la nonna; data e iniziali;
    vorrei farci mettere il suo nome; è per l'anniversario ci scriviamo la data; si può scrivere qualcosa dietro;
    ci stampate la faccia del mio cane; con il nome del bimbo; vorremmo lo stemma della squadra;
    mettete il marchio della mia ditta; quante lettere ci stanno; personalizzare; fate personalizzazioni; incidete;
    incidere il nome; incidere una data; una scritta; scrivere il nome sopra; metterci il nome; mettere le iniziali;
    iniziali; cifre; ricamate; ricamare; stampate il logo; mettere il logo; con la foto stampata;
    con il nome del bambino; una frase; una dedica incisa; quanti caratteri; che carattere usate; in corsivo;
    in che colore è il ricamo; l'incisione si paga a parte; ci vuole molto per l'incisione; si può incidere dentro;
    fede con la data; medaglietta col nome; targhetta col nome del cane; custom; personalized; can you engrave;
    fatelo con il mio disegno; posso darvi un disegno mio; mando il file; che file vi serve;
    lo fate del colore che voglio; scegliere i materiali; combinare i colori; configurare;
    me lo fate in un altro colore; bottiglia con etichetta nostra; con i nomi degli sposi; magliette stampate;
    stampa su maglietta; numeri sulle maglie; nome sulla maglia; tazza con foto; nome sul grembiule; marchiate a fuoco;
    laser; con lo stemma; sbalzo; nomi diversi su ogni pezzo; nome ricamato sul telo; mettete le lettere;
    un mix fatto per me; una miscela su misura; scelgo io gli ingredienti; me lo componete come dico io;
    mi ci mettete due iniziali; due lettere ricamate sull'asciugamano; la lettera del nome sopra; can you add a name`,
  GIFT_WRAP: `
    fate il pacchetto regalo; potete incartarlo; confezione regalo; è un regalo me lo impacchettate;
    ci mettete un fiocco; posso aggiungere un biglietto; mettete un bigliettino con una dedica;
    spedite direttamente a chi riceve il regalo senza prezzo; senza far vedere il prezzo; quanto costa la carta regalo;
    gift wrapping; gift wrap; can you wrap it; lo fate bello che è per un compleanno; incarto; pacchetto carino;
    confezione natalizia; arriva in una scatola da regalo; spedire come regalo a un'amica;
    vorrei allegare due righe di auguri; messaggio di auguri; è per un regalo come me lo date; presentazione regalo;
    sacchetto regalo; confezionare; scontrino di cortesia; il destinatario vede quanto ho speso; lo fate carino;
    infiocchettato; è per mia madre ci pensate voi; un biglietto dentro; che sembri un regalo; ci mettete la carta;
    è per un matrimonio lo sistemate bene; vorrei che arrivasse già pronto da dare; il prezzo non deve vedersi;
    posso farvi scrivere due parole per lei; arriva direttamente alla festeggiata; mi ci mettete un nastrino;
    fa bella figura così o lo incartate; non ho tempo di incartarlo; pacchetto regalo; fate i pacchetti; incartate;
    me lo incarti; carta regalo; con il fiocco; fiocco rosso; bigliettino; biglietto di auguri;
    scrivete voi il biglietto; messaggio nel pacco; dedica sul biglietto; è un regalo; è per un regalo lo incartate;
    busta regalo; scatola regalo; quanto costa la confezione; il pacchetto è gratis; senza prezzo; togliete il prezzo;
    non fate vedere il prezzo; non mettete lo scontrino; lo mandate direttamente a lei;
    spedire direttamente al festeggiato; senza fattura dentro; che non veda quanto ho speso; wrap it; as a gift;
    gift note; carta di natale; pacchetto elegante; una bella scatola; astuccio; lo mettete in una scatolina;
    impacchettare; confezionate; pacco dono; arriva già incartato; già confezionato da regalare;
    sorpresa per il mio ragazzo mandatelo chiuso; posso scegliere la carta; nastrino; shopper`,
  LISTS: `
    lista nozze; lista nascita; fate la lista regalo; come apro una lista; come funziona la lista di nozze;
    gli invitati come contribuiscono; vorrei regalare qualcosa dalla lista di anna e marco; gift registry; wedding list;
    baby registry; lista battesimo; lista dei desideri; wishlist; i parenti possono versare una quota; lista compleanno;
    quota regalo di gruppo; partecipare alla lista; ci sposiamo a giugno si può aprire una lista;
    aspettiamo un bambino avete la lista; a settembre mi sposo;
    nasce a marzo e vorremmo che i parenti scegliessero da voi; come fanno gli amici a regalarci qualcosa insieme;
    gli sposi hanno una lista da voi; lista regali; lista di battesimo; aprire una lista; come funziona la lista;
    partecipare a una lista; contribuire alla lista; gli invitati come fanno; cerco la lista di;
    la lista di giulia e marco; il codice della lista; baby shower list; regalo dalla lista; cosa manca nella lista;
    quota della lista; mettere soldi nella lista; la lista fino a quando resta aperta; cambiare i regali della lista;
    sposi; futura mamma; aspettiamo un bambino e vorremmo una lista; ci sposiamo facciamo la lista da voi; lista cresima`,
  CEREMONIES: `
    bomboniere; fate addobbi per matrimoni; allestite cerimonie; fiori per il matrimonio; confetti per la laurea;
    organizzate per comunioni; abiti da cerimonia su ordinazione; servizio per matrimoni; allestimento chiesa;
    wedding service; fate composizioni per funerali; corone funebri; festa di laurea; ci sposiamo curate voi;
    battesimo fate tutto voi; fedi nuziali quanto tempo prima; pensierini per gli invitati;
    mi servono cinquanta ricordini per la comunione; per il battesimo di mia figlia mi servono i sacchetti;
    fate i fiori per la chiesa; la comunione è a maggio preparate voi tutto; confetti; matrimonio; comunione; battesimo;
    cresima; laurea; anniversario; nozze d'argento; allestimento; addobbi; addobbi per la chiesa; wedding;
    per un matrimonio quanto prima bisogna ordinare; sacchettini; segnaposto; tableau; partecipazioni; damigelle;
    abito da cerimonia; vestiti per la cerimonia; fate matrimoni; promessa di matrimonio; addio al nubilato;
    diciottesimo; corona d'alloro; torta nuziale; omaggi per gli ospiti; ricordino; baby shower; primo compleanno;
    allestite la sala; compleanno a tema`,
  BASKETS: `
    fate cesti natalizi; posso comporre un cesto; scelgo io cosa mettere nella confezione; cesti per i clienti;
    preparate cassette miste; strenne; un cesto da cinquanta euro cosa ci mettete; confezioni miste di vini;
    box degustazione da comporre; gift basket; cesto personalizzato; cesti; ceste natalizie; cesto regalo;
    componete i cesti; scegliere cosa mettere nel cesto; cesti di natale; hamper; cesta gastronomica; confezioni miste;
    un cesto da cinquanta euro; cassetta mista; preparate voi una cesta; mi fate una confezione con più prodotti;
    cesto nascita; torta di pannolini; cesto per un malato; cesto senza glutine; box regalo composta; bauletto; cestini;
    cesto per azienda; assortimento in scatola`,
  FLOWERS: `
    consegnate fiori oggi; voglio mandare delle rose a mia moglie; un mazzo a domicilio in giornata; fiori in ospedale;
    fate corone per funerali; bouquet da sposa; addobbi per la chiesa; portate i fiori al cimitero;
    consegna fiori san valentino; mandate fiori in un'altra città; posso far recapitare un bouquet con un biglietto;
    centrotavola per il matrimonio; mandate fiori; fiori a domicilio; un mazzo; bouquet; consegna fiori; corona funebre;
    fiori per funerale; rose rosse; consegnate fiori in ospedale; fiori al cimitero; san valentino fiori;
    fiori con biglietto; flowers delivery; mazzo personalizzato; cuscino di fiori; centrotavola; fiori secchi;
    durano i fiori recisi; come faccio durare i fiori; fiori freschi ogni giorno; festa della donna mimosa`,
};
