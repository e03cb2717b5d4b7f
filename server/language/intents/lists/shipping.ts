import type { IntentList } from '../intent-list.ts';

/** How goods are sent, to where, in what, and what it costs. */
export const SHIPPING_INTENTS: readonly IntentList[] = [
  {
    name: 'SHIPPING',
    label: 'spedizioni',
    strong: `
      come spedite; come funziona {shipping}; che corriere; quale corriere; con_chi spedite; informazioni {shipping};
      fate spedizioni/consegne; con_che_corriere; corriere_usate; chi_consegna; usate corriere/poste/brt/gls/dhl;
      come viaggia*/arriva_il_pacco/consegnate/mandate/inviate; con_poste; spedizione_assicurata; assicurata;
      tracciata; {send} a_domicilio/a_casa/online; {send} fuori; averl* a_casa; ricever* a_casa; a_domicilio
    `,
    weak: '{shipping}; spedite; spedisci; consegnate; corriere; delivery',
  },
  {
    name: 'SHIPPING_COST',
    label: 'costi di spedizione',
    strong: `
      {shipping} offr*; la_offrite; costi aggiuntivi; quanto aggiung* trasporto/spedizione/consegna;
      da_pagare portare/consegna/spedizione/casa; soldi spedizione; pagare portare_a_casa;
      quanto si_spende {shipping}; importo_minimo gratis; gratis sopra/oltre; {shipping} sempre_gratis;
      non_pago {shipping}; si_paga portare;
      quanto costa/costano/pago/paga/pagare/viene/vengono/spende/spendo/e/sono/costerebbe/fate_pagare/pagherei
      {shipping};
      costo/costi/spese/prezzo/prezzi/tariffa/tariffe/contributo {shipping};
      spedizione/consegna/spedizioni gratis/gratuita/gratuite/compresa/inclusa/omaggio/pago/paga/si_paga;
      gratis/gratuita/gratuite {shipping}; free shipping/delivery/spedizione; shipping cost/free/gratis;
      delivery free/cost; {shipping} costi/costo/spese/prezzo/prezzi/free/quanto; quanto gratis;
      da_quanto gratis/gratuita; gratis da/sopra/oltre/a_partire quanto/che/cosa/quale; sopra che_cifra/quanto;
      da che_cifra/che_importo; oltre che_cifra/quanto; che_importo; che_cifra gratis; pago/pagare/paga {shipping};
      soglia spedizione; {shipping} quanto costa/pago/viene/si_paga;
      quanto farmi arrivare/portare/spedire/consegnare; quanto per spedi*; costa spedi*; spedi* quanto;
      non_si_paga {shipping}; supplemento spedizione; {shipping} si_paga; a_partire_da {shipping};
      {shipping} a_pagamento; costo_di_consegna; quanto {cost} {send}; {send} {cost}; a_quanto {send};
      {send} a_quanto; {cost} {send}; quanto chied* {shipping}/{send}; quanto_vi_devo {shipping};
      quanto_mi {cost} {shipping}/{send};
      {shipping} e_a_carico/a_carico/a_mio_carico/quanto_mi/si_paga/la_pago/la_pagate/da_pagare/offerta/regalata/regalate/omaggio/inclus*/compres*/gratuit*/gratis;
      {shipping} a_parte; pago/paghiamo/pagare/paga/pagate {shipping}/{send}; pago il/la/le {shipping};
      c_e da_pagare {shipping}; non_pagare {shipping}; non_pago {shipping}/{send};
      evitare/risparmiare spese/{shipping}; spedizione_omaggio; porto_franco; franco_di_porto; da_quanto {shipping};
      quanto_devo_spendere; quanto devo/bisogna/si_deve spendere gratis/{shipping}/avere/per;
      quanto spendere gratis/{shipping}; minimo {shipping}; soglia gratis/gratuit*/{shipping};
      da_che importo/spesa/cifra; da_quale importo/cifra/spesa; oltre_quanto; sopra_quanto; sopra_i quanti;
      gratis_da_quanto; da_quanto_in_su; a_partire_da_quanto; gratis sopra/oltre/da; arriva/arrivano gratis;
      mandate/spedite/consegnate/portate gratis/gratuitamente; costi_di_consegna;
      spese_di consegna/spedizione/trasporto/invio; spese_postali; quanto_di {shipping}; shipping_fee*;
      shipping_cost*; delivery_fee*; delivery_cost*; free_shipping; costo_consegna; costo_trasporto;
      extra isole/sardegna/sicilia; how_much {shipping}; {shipping} how_much; ci_rimetto; quanto_rimetto;
      quanto_di trasporto
    `,
    weak: 'gratis; gratuita; spese; costi; tariffe',
  },
  {
    name: 'DELIVERY_AREA',
    label: 'zone di consegna',
    strong: `
      {ship} in/a/anche/all/alle/sulle/per/fuori/nelle/to/nel {place}; {ship} {place}; estero; all_estero; ship to;
      dove spedite!/consegnate!/arrivate!/inviate!; {ship} ovunque; {ship} tutta_italia/tutto_mondo;
      consegnate a_domicilio; consegna a_domicilio; in_tutta_italia; fuori_italia; dogana; paesi; abroad;
      international*; internazional*; arrivate fino; ue/unione_europea; {place} {ship};
      {send} a/in/anche/fino/per {place}; {send} {place}; mandare un pacco {place}; {send} all_estero/fuori;
      arrivate! a/in/anche/fino/da_noi; servite zona/provincia/comune/citta; coprite zona/provincia;
      quali/che paesi/zone/citta/regioni {ship}; da_noi {ship}; dalle_mie_parti; nella_mia_zona;
      nel_mio comune/paese; fuori citta/provincia/regione/comune;
      consegnate/spedite/arrivate/mandate/inviate {place}; do_you ship/deliver;
      abito/vivo/sto/risiedo in/a/all {place}; abito/vivo all_estero; in_tutta/in_tuta italia; tutta_italia;
      tuta_italia; studia/vive/abita/abitano/vivono a/in/all {place}; vive_all_estero;
      mandate/spedite pacchi/pacco/roba in/a/all/alle {place}
    `,
    weak: '{place}; domicilio',
  },
  {
    name: 'COLD_SHIPPING',
    label: 'spedizione dei prodotti freschi',
    strong: `
      {ship} freschi/fresco/fresca/fresche/surgelat*/congelat*/refrigerat*/frigo/al_freddo;
      {send} freschi/fresco/fresca/fresche/surgelat*/al_freddo; freschi/fresco/fresche/surgelat* {ship}/{send};
      viaggia*/arriv*/mandate/tenut* al_freddo/al_fresco/refrigerat*/in_frigo/con_ghiaccio/ghiacciat*;
      catena_del_freddo; refrigerat*; box_termic*; scatola_termica; ghiaccio spedi*/viaggi*/pacco/dentro;
      si_scioglie viaggio/spedi*/arriv*/caldo; si_sciolgono viaggio/spedi*/arriv*/caldo;
      freddo durante/viaggio/consegna/trasporto; caldo viaggio/trasporto/spedizione
    `,
    weak: 'refrigerato',
  },
  {
    name: 'PACKAGING',
    label: 'imballaggi',
    strong: `
      imballagg*; imballat*; imball*; pacco_anonimo; anonimo; discret* pacco; plastica riciclat*; sostenibil*;
      ecologic* imball*; plastic_free
    `,
    weak: '',
  },
];
