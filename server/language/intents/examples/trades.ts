import type { IntentExamples } from './intent-examples.ts';

/** What only some trades do. */
export const TRADE_EXAMPLES: IntentExamples = {
  CURTAINS: `
    cucite le tende; confezionate tende su misura; venite a prendere le misure delle finestre; montate le tende;
    rifoderate il divano; tappezzate le sedie; fate fodere su misura; posate il parquet; posa carta da parati;
    mi rifate l'imbottitura; orlo alle tende; ho le finestre alte tre metri; cambiate il tessuto della poltrona;
    tende su misura; cucite tende; confezionate tende; misura tende; tende da sole; cambio telo; zanzariere;
    tende a rullo; veneziane; bastoni; tappezzeria; rivestite il divano; cuscini su misura; tende con bastone;
    mantovana; copridivano su misura; cambiare la stoffa alle sedie`,
  GARDENING: `
    venite a potare la siepe; fate manutenzione giardini; curate i terrazzi; mi rinvasate le piante;
    progettate giardini; fate il prato; impianto di irrigazione; tagliate l'erba; avete un giardiniere;
    venite a casa a piantare; abbattete gli alberi; trattamenti per le zanzare in giardino;
    ho un terrazzo vuoto me lo sistemate; potate; venite a potare; taglio erba; curate il giardino;
    manutenzione giardino; piantate voi; progettate il giardino; impianto irrigazione; prato a rotoli posa; giardiniere;
    abbattimento albero; disinfestazione; trattamento piante a domicilio; rinvasate; mettete a dimora; siepe;
    terrazzo da sistemare; balcone da allestire; potatura ulivi`,
  PAINT_MIXING: `
    fate il colore su campione; tintometro; potete fare lo stesso colore della mia parete; mescolate le vernici; ral;
    colore personalizzato vernice; preparate le tinte; fate le tinte; ho una scheggia di intonaco me lo rifate uguale;
    paint mixing; riprodurre una tonalità; fate il colore che voglio; vorrei lo stesso verde della cucina;
    ho un pezzetto di muro come campione; fate i colori; colore su campione; rifate lo stesso colore;
    lo stesso colore del muro; vi porto un pezzo e fate il colore; codice ral; ncs; pantone; tinte personalizzate;
    mescolate voi la tinta; un grigio preciso; ritoccare la macchina con lo stesso colore; codice colore auto;
    verniciatura in tinta; colore della marca x; abbinare la tinta; mi serve identico; campione di colore;
    ho un codice colore; fate il verde salvia; quanto ci vuole a fare la tinta; tinta a campione; colour matching;
    avete il codice novemila e dieci; mi rifate la stessa tinta; ho un pezzetto di muro;
    ho una scheggia di colore da copiare; avete il novemilasedici; il colore 5010; tinta identica a questa;
    da un campione di intonaco`,
  KEYS: `
    fate copie di chiavi; duplicate chiavi; copia chiavi; duplicazione telecomandi;
    duplicate il telecomando del cancello; mi fate un doppione della chiave di casa; key cutting; chiavi auto;
    ho perso le chiavi; quanto costa un duplicato; chiave elettronica; mi serve un'altra chiave del portone;
    il telecomando del garage si può clonare; copie chiavi; duplicato della chiave; doppione della chiave;
    chiave con chip; telecomando cancello; copiate telecomandi; chiave blindata; cambio serratura; aprite porte;
    sono rimasto chiuso fuori; cilindro europeo; key copy; spare key; chiave che non gira; cassaforte;
    rifare una chiave; ne vorrei un'altra copia; chiave spezzata nella serratura; ho una chiave sola e ne vorrei due;
    ho perso la chiave di riserva; mi fate la seconda chiave della macchina; l'altra chiave dell'auto l'ho persa`,
  PHONE_SERVICES: `
    fate ricariche telefoniche; posso fare una sim da voi; voglio passare a un altro operatore tenendo il numero;
    mi mettete la pellicola sullo schermo; ho perso tutte le foto riuscite a recuperarle;
    mi trasferite i contatti sul telefono nuovo; formattate il computer; il pc è lentissimo lo sistemate;
    installate windows; togliete i virus; sbloccate i telefoni; recupero dati da hard disk; mi spostate whatsapp; sim;
    attivare una sim; portabilità; cambio operatore; ricarica telefonica; mettete la pellicola; trasferite i dati;
    passare le foto dal vecchio telefono; backup; sbloccare il telefono; configurate il telefono; spid; pec attivate;
    contratto fibra; esim; passaggio rubrica; vetro rotto iphone`,
  POST_SERVICES: `
    pagate i bollettini; posso pagare una bolletta da voi; avete marche da bollo; ritirate i pacchi amazon;
    posso spedire un pacco da voi; vendete francobolli; biglietti dell'autobus; ricarica postepay;
    punto di ritiro vinted; bollo auto; gratta e vinci; lasciare un reso di zalando; pago pa; fate da fermopoint;
    pagare bollettini; bollettini; ricariche; valori bollati; marche da bollo; spedire un pacco da voi;
    ritirate pacchi amazon; punto poste; raccomandata; superenalotto; biglietti autobus; ricarica postepay da voi; f24;
    pagopa; francobolli; western union; punto inpost`,
  SCHOOL_BOOKS: `
    avete i libri di scuola; libri scolastici; come prenoto i libri di testo; la lista dei libri della scuola;
    libri delle medie; libri usati scuola; testi scolastici; schoolbooks; cedole librarie; cedola; foderate i libri;
    copertine per i libri; sconto sui libri scolastici; quando arrivano i libri della prima superiore;
    mettete la copertina ai libri; foderate i sussidiari; i libri per la scuola li tenete; books for school;
    ho la lista della seconda media; mio figlio comincia le medie; ho l'elenco che ci ha dato il prof;
    la cedola della maestra la prendete; libri di scuola; prenotare i libri; cedola libraria; cedole; lista dei libri;
    quando arrivano i libri di scuola; copertine per libri di scuola; sconto libri scolastici; prime superiori libri;
    bonus libri; adozioni; dizionari per la scuola; isbn; codice classe`,
};
