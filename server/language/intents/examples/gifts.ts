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
    mettete il marchio della mia ditta; quante lettere ci stanno`,
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
    fa bella figura così o lo incartate; non ho tempo di incartarlo`,
  LISTS: `
    lista nozze; lista nascita; fate la lista regalo; come apro una lista; come funziona la lista di nozze;
    gli invitati come contribuiscono; vorrei regalare qualcosa dalla lista di anna e marco; gift registry; wedding list;
    baby registry; lista battesimo; lista dei desideri; wishlist; i parenti possono versare una quota; lista compleanno;
    quota regalo di gruppo; partecipare alla lista; ci sposiamo a giugno si può aprire una lista;
    aspettiamo un bambino avete la lista; a settembre mi sposo;
    nasce a marzo e vorremmo che i parenti scegliessero da voi; come fanno gli amici a regalarci qualcosa insieme;
    gli sposi hanno una lista da voi`,
  CEREMONIES: `
    bomboniere; fate addobbi per matrimoni; allestite cerimonie; fiori per il matrimonio; confetti per la laurea;
    organizzate per comunioni; abiti da cerimonia su ordinazione; servizio per matrimoni; allestimento chiesa;
    wedding service; fate composizioni per funerali; corone funebri; festa di laurea; ci sposiamo curate voi;
    battesimo fate tutto voi; fedi nuziali quanto tempo prima; pensierini per gli invitati;
    mi servono cinquanta ricordini per la comunione; per il battesimo di mia figlia mi servono i sacchetti;
    fate i fiori per la chiesa; la comunione è a maggio preparate voi tutto`,
  BASKETS: `
    fate cesti natalizi; posso comporre un cesto; scelgo io cosa mettere nella confezione; cesti per i clienti;
    preparate cassette miste; strenne; un cesto da cinquanta euro cosa ci mettete; confezioni miste di vini;
    box degustazione da comporre; gift basket; cesto personalizzato`,
  FLOWERS: `
    consegnate fiori oggi; voglio mandare delle rose a mia moglie; un mazzo a domicilio in giornata; fiori in ospedale;
    fate corone per funerali; bouquet da sposa; addobbi per la chiesa; portate i fiori al cimitero;
    consegna fiori san valentino; mandate fiori in un'altra città; posso far recapitare un bouquet con un biglietto;
    centrotavola per il matrimonio`,
};
