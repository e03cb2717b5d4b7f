import type { IntentList } from '../intent-list.ts';

/** Other companies, many pieces, offers and hire. */
export const BUSINESS_INTENTS: readonly IntentList[] = [
  {
    name: 'WHOLESALE',
    label: 'forniture e aziende',
    strong: `
      per_gli_invitati; invitati pezzi/servono; mi_servono 20/30/40/50/60/100/tanti;
      pezzi/copie/bottiglie/maglie sconto; ordini_grandi; per_un_evento; regali aziendali/dipendenti/clienti;
      confetti; battesimo invitati; 50 pensierini; gadget;
      fornitur*/sconti/prezzi/ordine/preventiv*/regali/pezzi/maglie/divise per {company};
      {company} fornitur*/sconti/prezzi/ordine/preventiv*/regali; omaggi aziende/clienti;
      per aziende/azienda/dipendenti/rivenditori/societa/ditte; aziendal*; all_ingrosso; ingrosso; grandi_quantita;
      grossi_quantitativ*; quantitativ*; rivendit*; rivend*; fornitura; forniture; fate_forniture; b2b; wholesale;
      dipendenti; siamo un/una {company}; gestisco {company}; ho {company}; {company} ci_serv*; ci_servono;
      ci_servirebb*; bomboniere; tante copie; convenzion*; mi_servono pezzi;
      {company} ci_fate/fornit*/sconto/sconti/prezzi/prezzo/preventivo/fattura/ordine/gadget/convenzion*;
      per {company}; siamo_una; siamo_un {company}; sono un/una/titolare/proprietario {company}; ho_un {company};
      ho_una {company}; gestisco; rivendere; rivenditor*; partita_iva sconto/prezzi; listino; listino_aziende;
      listino_prezzi; grosse_quantita; ordine_grosso; ordini_grossi; in_blocco; stock_di; tanti_pezzi; molti_pezzi;
      sconto_quantita;
      20/30/40/50/60/80/100/150/200 pezzi/clienti/persone/dipendenti/ospiti/invitati/copie/bottiglie/confezioni/cesti;
      ai_nostri_clienti; nostri_clienti; regali_aziendali; cesti_aziendali; omaggi_aziendali; convegno; congresso;
      siamo_una_scuola; insegnante sconto/prezzo; maestra sconto/prezzo/ci; asilo;
      asili; parrocchia; associazion*; onlus; comitato; reseller; bulk; grandi_quantita!;
      quantita! sconto/prezzo/ordine/prezzi
    `,
    weak: '',
  },
  {
    name: 'QUOTE',
    label: 'preventivi',
    strong: `
      cose_su_misura; fuori_standard; farmi_fare; fatto_apposta; quanto_verrebbe; stima; quanto_mi_verrebbe;
      parete_storta; preventiv*; su_misura; a_misura; progett*; sopralluog*; quotazion*; quote; che_prezzi_fate;
      prezzo_per; personalizzat* misura; tagliate!; tagliare!; taglio_su; disegno cucina/camer*; rilievo;
      fuori_misura; apposta; quanto mi_costerebbe; fatto_su_misura; personalizz* misure; tagli* su/misura/misure;
      realizz* su/misura/progett*/disegn*; progettate; disegn* progett*;
      venite a_vedere/a_casa/a_prendere_misure/a_misurare/da_me/a_sistemare; a_domicilio venite/tecnico;
      uscite_a_domicilio; consulenza_a_casa; estimate; lavori_su; quanto_costerebbe! fare/far/farmi/un/una/tutto;
      quanto_mi_costerebbe!
    `,
    weak: '',
  },
  {
    name: 'RENTAL',
    label: 'noleggio',
    strong: `
      comodato; nolegg*; nolo; affitt*; in_prestito; prestit*; rent; rental; dare_in_uso; prendere_in_prestito; in_affitto;
      a_noleggio; prest*; prestate; prendere_in; per_due_giorni; per_un_giorno; per_una_settimana;
      per_il_weekend ci_serv*/mi_serv*/prend*; al_giorno quanto; quanto al_giorno; giornalier*;
      ci_servono per due/tre/un/una giorni/giorno/settimana; usare_per_un_giorno; riscatt*; hire; renting; rent_a;
      per un_mese/due_mesi/una_settimana/un_giorno/tre_giorni quanto_verrebbe/quanto_costa/quanto_viene; cauzione;
      al_giorno_quanto
    `,
    weak: '',
  },
];
