import type { IntentExamples } from './intent-examples.ts';

/** What only some trades do. */
export const TRADE_EXAMPLES: IntentExamples = {
  CURTAINS: `
    cucite le tende; confezionate tende su misura; venite a prendere le misure delle finestre; montate le tende;
    rifoderate il divano; tappezzate le sedie; fate fodere su misura; posate il parquet; posa carta da parati;
    mi rifate l'imbottitura; orlo alle tende; ho le finestre alte tre metri; cambiate il tessuto della poltrona`,
  GARDENING: `
    venite a potare la siepe; fate manutenzione giardini; curate i terrazzi; mi rinvasate le piante;
    progettate giardini; fate il prato; impianto di irrigazione; tagliate l'erba; avete un giardiniere;
    venite a casa a piantare; abbattete gli alberi; trattamenti per le zanzare in giardino;
    ho un terrazzo vuoto me lo sistemate`,
  PAINT_MIXING: `
    fate il colore su campione; tintometro; potete fare lo stesso colore della mia parete; mescolate le vernici; ral;
    colore personalizzato vernice; preparate le tinte; fate le tinte; ho una scheggia di intonaco me lo rifate uguale;
    paint mixing; riprodurre una tonalità; fate il colore che voglio; vorrei lo stesso verde della cucina;
    ho un pezzetto di muro come campione`,
  KEYS: `
    fate copie di chiavi; duplicate chiavi; copia chiavi; duplicazione telecomandi;
    duplicate il telecomando del cancello; mi fate un doppione della chiave di casa; key cutting; chiavi auto;
    ho perso le chiavi; quanto costa un duplicato; chiave elettronica; mi serve un'altra chiave del portone;
    il telecomando del garage si può clonare`,
  PHONE_SERVICES: `
    fate ricariche telefoniche; posso fare una sim da voi; voglio passare a un altro operatore tenendo il numero;
    mi mettete la pellicola sullo schermo; ho perso tutte le foto riuscite a recuperarle;
    mi trasferite i contatti sul telefono nuovo; formattate il computer; il pc è lentissimo lo sistemate;
    installate windows; togliete i virus; sbloccate i telefoni; recupero dati da hard disk; mi spostate whatsapp`,
  POST_SERVICES: `
    pagate i bollettini; posso pagare una bolletta da voi; avete marche da bollo; ritirate i pacchi amazon;
    posso spedire un pacco da voi; vendete francobolli; biglietti dell'autobus; ricarica postepay;
    punto di ritiro vinted; bollo auto; gratta e vinci; lasciare un reso di zalando; pago pa; fate da fermopoint`,
  SCHOOL_BOOKS: `
    avete i libri di scuola; libri scolastici; come prenoto i libri di testo; la lista dei libri della scuola;
    libri delle medie; libri usati scuola; testi scolastici; schoolbooks; cedole librarie; cedola; foderate i libri;
    copertine per i libri; sconto sui libri scolastici; quando arrivano i libri della prima superiore;
    mettete la copertina ai libri; foderate i sussidiari; i libri per la scuola li tenete; books for school;
    ho la lista della seconda media; mio figlio comincia le medie; ho l'elenco che ci ha dato il prof;
    la cedola della maestra la prendete`,
};
