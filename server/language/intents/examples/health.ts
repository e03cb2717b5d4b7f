import type { IntentExamples } from './intent-examples.ts';

/** Prescriptions and what is made for one person. */
export const HEALTH_EXAMPLES: IntentExamples = {
  PRESCRIPTION: `
    serve la ricetta; posso mandare la ricetta medica; ci vuole la prescrizione; ho la ricetta del dottore;
    ricetta elettronica; posso comprarlo senza ricetta; numero della ricetta; ricetta bianca; prescription needed;
    il medico mi ha fatto la ricetta; serve il foglio dell'oculista; ricetta veterinaria;
    devo portare la tessera sanitaria; vi mando il codice della ricetta; antibiotici senza ricetta; la ricetta scade;
    piano terapeutico; farmaci mutuabili; ticket sanitario; pago il ticket; il dottore mi ha dato un foglio;
    non ho fatto in tempo a passare dal medico; ho il codice sul telefono; il medico è in ferie me lo date lo stesso;
    basta la fotografia della ricetta; ricetta medica; ricetta scaduta; senza ricetta; ricetta del veterinario;
    numero di ricetta elettronica; nre; mando la ricetta su whatsapp; prescrizione; prescrizione dell'oculista; ticket;
    esenzione; mutuabile; si passa con la mutua; con la tessera sanitaria; ricetta bianca ripetibile; prescription;
    ho la ricetta sul telefono; ricetta di un altro paese; posso avere il farmaco prima della ricetta;
    mi serve la prescrizione per gli occhiali; ho le gradazioni scritte`,
  GALENICS: `
    fate preparazioni galeniche; mi preparate una crema con la ricetta; prenotate le visite;
    posso prenotare gli esami da voi; cup; ritirare i referti; attivate lo spid; capsule su misura;
    preparati veterinari; stampate il green pass; scelta del medico; pagare il ticket da voi; bombole di ossigeno;
    preparazioni galeniche; preparate creme; preparazione magistrale; preparati in farmacia; capsule preparate da voi;
    crema fatta dal farmacista; galenico; dosaggio pediatrico preparato; cannabis terapeutica;
    prodotto veterinario preparato; preparato su ricetta; fitoterapico preparato; sciroppo preparato;
    tintura madre preparata`,
  ORTHOTICS: `
    fate plantari su misura; quanto viene un plantare; ho i piedi piatti; prendete le misure per le calze elastiche;
    tutore su misura; busto ortopedico; c'è il tecnico ortopedico; esame baropodometrico; scarpe ortopediche su misura;
    protesi; solette fatte apposta; ho la tallonite mi fate qualcosa; ausili per disabili con asl; plantari;
    plantari su misura; busto; tutori su misura; esame del piede; baropodometria; calze a compressione su misura;
    scarpe ortopediche; parrucche; reggiseno per protesi; carrozzina prescrizione; ausili asl; corsetto;
    impronta del piede; podologo`,
};
