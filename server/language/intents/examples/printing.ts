import type { IntentExamples } from './intent-examples.ts';

/** What is printed. */
export const PRINTING_EXAMPLES: IntentExamples = {
  PRINTING: `
    fate fotocopie; devo stampare quaranta pagine; stampate da chiavetta; posso mandarvi un pdf da stampare;
    quanto costa una stampa a colori; fate scansioni; copie della carta d'identità; mi scannerizzate un documento;
    plastificate i documenti; stampate in grande; stampare il biglietto del treno; stampe a3;
    bianco e nero quanto viene a foglio; mi serve una copia fronte retro;
    posso farvi avere un file da stampare per mail; print documents; ho dei fogli da fotocopiare; mandate fax;
    mettete la plastica sopra al foglio; fate le copie; stampate anche a colori; fotocopie; stampate; stampe;
    stampare un pdf; stampa a colori; stampa da chiavetta; mando il file e stampate; scansione; scannerizzate;
    plastificate; plastificare; volantini; manifesti; biglietti da visita; stampa grande formato; plotter; stampa tesi;
    quanto costa a pagina; fronte retro; print; photocopy; fax; stampate foto dal telefono; stampa su tela; adesivi;
    striscioni; in bianco e nero; stampa 3d; stampare un biglietto aereo`,
  BINDING: `
    rilegate tesi; mi laureo la settimana prossima riuscite a rilegarmela; rilegatura a spirale;
    devo consegnare la tesi; copertina rigida con scritta in oro; rilegare dispense; quanto ci mettete a rilegare;
    fascicolare gli appunti; ho un vecchio libro scucito lo rilegate; rilegate; rilegatura; rilegare la tesi; spirale;
    termica; copertina rigida; dorso; rilegare le dispense; copertina con scritta; brossura; pinzare; foderate i libri;
    foderare; copertine ai libri; quanto ci vuole per rilegare; rilegatura in pelle; binding; restauro libri`,
  STAMPS: `
    fate timbri; vorrei un timbro con il nome della ditta; timbro personalizzato; targhetta per il campanello;
    targa in ottone per lo studio; timbro autoinchiostrante con partita iva; mi serve il timbro dell'associazione;
    rifate il tampone del timbro; incidete targhe; timbri; timbro; timbro con partita iva; timbro autoinchiostrante;
    gomma del timbro; cuscinetto; ceralacca; targhe in ottone; targhe per citofono; targhetta; etichette incise;
    timbro per medici; timbro datario; logo sul timbro`,
  STATIONERY_PRINT: `
    stampate biglietti da visita; partecipazioni di nozze; fate gli inviti per il compleanno;
    mi servono ottanta inviti per i diciott'anni; business cards; volantini per la mia attività; fate le locandine;
    bigliettini per le bomboniere; menù per il matrimonio; cartoncini con il nome degli invitati; wedding invitations;
    manifesti e striscioni; inviti; partecipazioni; inviti di nozze; stampate gli inviti; biglietti per il battesimo;
    carta intestata; buste stampate; menu stampati; calendari personalizzati; agende con logo; segnalibri;
    ricordini stampati; libretto messa; quante partecipazioni minimo; bozza prima della stampa; vedere la bozza;
    cartoncini; brochure`,
  PHOTO_SERVICES: `
    stampate le foto dal telefono; fate fototessere; mi serve la foto per il passaporto; sviluppate i rullini;
    ho delle vecchie vhs da riversare; digitalizzate i negativi; stampa foto su tela; fotolibro; restauro vecchie foto;
    servizio fotografico per il battesimo; ingrandimenti; quanto costa stampare cento foto; fototessere; foto tessera;
    foto per passaporto; foto per documenti; sviluppo rullino; stampate le foto; album; servizio fotografico;
    foto per patente; digitalizzate vhs; vecchie foto da restaurare; cassette da convertire; passport photo;
    foto del neonato; stampa polaroid`,
};
