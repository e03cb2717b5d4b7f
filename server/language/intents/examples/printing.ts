import type { IntentExamples } from './intent-examples.ts';

/** What is printed. */
export const PRINTING_EXAMPLES: IntentExamples = {
  PRINTING: `
    fate fotocopie; devo stampare quaranta pagine; stampate da chiavetta; posso mandarvi un pdf da stampare;
    quanto costa una stampa a colori; fate scansioni; copie della carta d'identità; mi scannerizzate un documento;
    plastificate i documenti; stampate in grande; stampare il biglietto del treno; stampe a3;
    bianco e nero quanto viene a foglio; mi serve una copia fronte retro;
    posso farvi avere un file da stampare per mail; print documents; ho dei fogli da fotocopiare; mandate fax;
    mettete la plastica sopra al foglio; fate le copie; stampate anche a colori`,
  BINDING: `
    rilegate tesi; mi laureo la settimana prossima riuscite a rilegarmela; rilegatura a spirale;
    devo consegnare la tesi; copertina rigida con scritta in oro; rilegare dispense; quanto ci mettete a rilegare;
    fascicolare gli appunti; ho un vecchio libro scucito lo rilegate`,
  STAMPS: `
    fate timbri; vorrei un timbro con il nome della ditta; timbro personalizzato; targhetta per il campanello;
    targa in ottone per lo studio; timbro autoinchiostrante con partita iva; mi serve il timbro dell'associazione;
    rifate il tampone del timbro; incidete targhe`,
  STATIONERY_PRINT: `
    stampate biglietti da visita; partecipazioni di nozze; fate gli inviti per il compleanno;
    mi servono ottanta inviti per i diciott'anni; business cards; volantini per la mia attività; fate le locandine;
    bigliettini per le bomboniere; menù per il matrimonio; cartoncini con il nome degli invitati; wedding invitations;
    manifesti e striscioni`,
  PHOTO_SERVICES: `
    stampate le foto dal telefono; fate fototessere; mi serve la foto per il passaporto; sviluppate i rullini;
    ho delle vecchie vhs da riversare; digitalizzate i negativi; stampa foto su tela; fotolibro; restauro vecchie foto;
    servizio fotografico per il battesimo; ingrandimenti; quanto costa stampare cento foto`,
};
