import type { IntentList } from '../intent-list.ts';

/** Prescriptions and what is made for one person. */
export const HEALTH_INTENTS: readonly IntentList[] = [
  {
    name: 'PRESCRIPTION',
    label: 'ricette mediche',
    strong: `
      ricetta medic*/elettronic*/rossa/bianca/dottore/medico;
      serve/ci_vuole/occorre/serve_la/senza/obbligo/con/necessaria/mandarvi/inviare/mandare ricetta/prescrizione;
      prescrizion*; ricetta; ricette; nre; numero_ricetta; mutuabil*; ticket_sanitario; prescritt*;
      occhiali prescrizione; ci_vuole_la_ricetta; serve_la_ricetta; senza_ricetta; con_la_ricetta;
      ricetta medic*/oculist*/dottore/rossa/bianca/dematerializzata; impegnativa; medico_curante; del_medico;
      certificato_medico; prescription; dottore_prescr*
    `,
    weak: '',
  },
  {
    name: 'GALENICS',
    label: 'preparazioni galeniche e prenotazioni sanitarie',
    strong: `
      galenic*; preparazion* magistral*/galenic*/su_misura/veterinari*; prepar* capsul*/crema/pomata/sciroppo; cup; prenotar* visita_specialistica/esami/esame/visite;
      prenotate! visite/esami; ritirare referti; referti; fascicolo_sanitario; spid; carica_spid; ossigeno
    `,
    weak: '',
  },
  {
    name: 'ORTHOTICS',
    label: 'plantari e ausili su misura',
    strong: `
      plantar*; ortoped*; tutor* su_misura/misura/prendete; calze graduate/elastiche/compressione misur*/prendete; busto ortopedico/su_misura; protesi;
      baropodometr*; insoles; tecnico_ortopedico
    `,
    weak: 'plantari',
  },
];
