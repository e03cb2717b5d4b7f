import type { IntentList } from '../intent-list.ts';

/** Food made to order. */
export const KITCHEN_INTENTS: readonly IntentList[] = [
  {
    name: 'CATERING',
    label: 'rinfreschi e ordini per feste',
    strong: `
      catering; rinfresc*; buffet; vassoi* ordin*/prenot*/feste/salatini; torta/torte ordin*/su_ordinazione/compleanno/prenot*/personalizz*/decor*;
      ordin* torta/torte/panettone/panettoni/cesto/pranzo; salatini; pasticcini_per; quanto_prima ordin*/prenot*; aperitivi_per;
      pranzo natale ordin*; piatti_pronti; gastronomia_d_asporto; cake_design
    `,
    weak: 'torta; festa',
  },
  {
    name: 'FOOD_PREPARATION',
    label: 'preparazione al banco',
    strong: `
      affett*; sottovuoto mettete/fate/confez*/si_puo; mettete sottovuoto; macinat* fate/caffe/momento; macinar*; macinate! caffe; sfilett*; puliz* pesce;
      pulite! pesce; disoss*; porzion* taglia*/fate; tagliat* fettine/sottile; grattugiat* fate; arrotolat* arrosto; marinat* fate; squamat*; eviscer*
    `,
    weak: '',
  },
];
