import type { IntentList } from '../intent-list.ts';

/** What happens in the shop. */
export const COURSE_INTENTS: readonly IntentList[] = [
  {
    name: 'EVENTS',
    label: 'eventi e corsi',
    strong: `
      degustazion*; assaggi*; assaggiar*; eventi; evento; laborator*; letture; lettura bambini; workshop; corso;
      corsi; lezioni; presentazion*; firmacopie; visite_guidate; visita_cantina; attivita bambini/bimbi;
      attivita sabato; tornei; torneo; prova_su_strada; open_day; incontri; feste; event*; inaugurazion*; assaggiare;
      degust*; laboratori; visit* laborator*/cantin*/azienda/fabbrica/guidat*;
      vedere_dove producete/fate/lavorate/nasce; dove_producete visit*; feste_di_compleanno;
      organizzate feste/eventi/corsi/compleanni; fate feste/eventi/corsi/serate/degustazioni/assaggi/laboratori;
      serate; aperitivo in_negozio; raduno; uscite_di_gruppo; gite_di_gruppo; organizzate feste/eventi/serate/corsi
    `,
    weak: '',
  },
  {
    name: 'LESSONS',
    label: 'corsi e lezioni',
    strong: `
      lezion*; corso; corsi; insegn*; maestr* di/diplomat*/chitarra/piano/nuoto/sci; impar* a; imparare; fate_scuola;
      scuola_di; doposcuola; ripetizioni; istruttor*; tutor; lessons; courses; classi_di
    `,
    weak: '',
  },
];
