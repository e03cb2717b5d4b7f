import type { IntentList } from '../intent-list.ts';

/** How it is used, washed and kept. */
export const KEEPING_INTENTS: readonly IntentList[] = [
  {
    name: 'CARE',
    label: 'cura dei prodotti',
    strong: `
      si_e_macchiat*; macchia su; togliere macchia/macchie/alone/graffi; si_e_ossidat*; lucidate; lucidatura;
      lucidare; tenere_pulito; come_si_tratta; manutenzione; lavare_a; centrifuga; candeggina; lavaggio_a_secco;
      come lav*/si_lava/si_lavano/lavo/pulisco/pulire/pulir*/si_pulisc*/pulirl*/lavar*/lucid*/curare/curo/trattar*;
      lavagg*; lavastovigli* va/mettere; con_cosa pulisco/lavo/pulire/si_pulisce; puliz*; in_lavatrice; stirar*;
      a_mano acqua; manutenzione pelle/legno; macchi* togliere; togliere macchi*; ossida*; anneri*;
      diventat* nero/nera/neri/nere/scuro/scura/opaco/opaca/verde/giallo/gialla; opacizz*; impermeabilizz*; ingrass*;
      si_puo_lavare;
      come si_lava/si_pulisce/lo_pulisco/la_pulisco/lo_lavo/la_lavo/li_lavo/si_lucida/si_cura/si_tratta/si_mantiene/lucidare/si_smacchia;
      lavarl*; pulirl*; lavare/lavo in_lavatrice/a_mano/a_30/a_40/a_secco;
      con_cosa lavo/pulisco/si_lava/si_lavano/si_pulisce/si_puliscono/lo/la/li; cosa_uso pulire/lavare/per;
      cosa_uso_per; per_non rigare/rovinare/graffiare/macchiare/sciupare; si_puo lavare/stirare/bagnare;
      detersivo usare/va/quale; trattamento pelle/legno; smacchiar*; come lo_tengo pulit*/bell*; tenere_pulit*;
      tenere bello/bella; come_tolgo; come_levo; come_si_toglie; come_faccio_a_togliere; vomitat*; ha_sporcato;
      si_e_sporcat*; sporc* come; macchiat* come
    `,
    weak: 'lavare; pulire; cura',
  },
  {
    name: 'STORAGE',
    label: 'conservazione',
    strong: `
      dove_lo_tengo; al_fresco; si_conserva; dopo_aperto; va_a_male; scaduto posso; conserv*; in_frigo;
      in_frigorifero; si_tiene; si_tengono; va_tenut*; vanno_tenut*; tenuto frigo; tenuti frigo; va_in_frigo;
      vanno_in_frigo; in_freezer; congelar*; surgelar*; scadenz*; scade; scadono;
      quanto dura/durano aperto/aperta/una_volta/in_frigo; una_volta_apert*; che_temperatura; a_temperatura;
      shelf_life; data_di_scadenza; tengo; conserva*; si_conserv*; si_mantien*; mantien*; come_si_tiene;
      come_lo_tengo; come_la_tengo; come_li_tengo; dove_lo_metto; quanti_giorni_dura; dopo_apert*;
      dopo_averlo_aperto; aperto quanto/dura; fino_a_quando e_buono/si_mangia/dura/e_buona/sono_buoni; scadut*;
      entro_quando va_mangiat*/consum*/usat*; consumare entro; si_congela; andare_a_male; best_before; expiry;
      si_rovina; si_guasta caldo/viaggio; quanto_dura apert*/frigo/in/una/sottovuoto;
      quanto_durano apert*/frigo/in/una/sottovuoto; sottovuoto dura/conserv*/quanto/frigo
    `,
    weak: 'temperatura; frigo',
  },
  {
    name: 'INSTRUCTIONS',
    label: 'istruzioni',
    strong: `
      come_si_usa; come_si_usano; come_si_utilizza; come_funziona il/la/questo/quel/l;
      istruzioni italiano/uso/incluse/per; libretto istruzioni; manuale istruzioni/italiano/uso; come_lo_uso;
      come_la_uso; come si_applica/si_indossa/si_mette/si_prepara; ogni_quanto; quante_volte; quanta_acqua;
      acqua vuole/serve/dare/va; annaffi*; innaffi*; bagnarl*; va_bagnat*; concim*; rinvas*; dosi uso;
      modalita_d_uso; how_to use
    `,
    weak: '',
  },
  {
    name: 'REFILLS',
    label: 'ricariche e sfuso',
    strong: `
      ricaric* bombol*/cartucc*/toner/gas/co2/flacon*/sifon*/accendin*; bombol* ricaric*; cartucce rigener*/ricaric*; sfuso; sfusi;
      alla_spina; riempir* flacon*/bottigli*/bombol*; refill; ricarica_co2; portare il_barattolo/contenitore; proprio_contenitore
    `,
    weak: '',
  },
  {
    name: 'DEPOSIT',
    label: 'custodia e rimessaggio',
    strong: `
      rimessagg*; in_deposito; deposito stagionale/bagagli/invernale/gomme/sci/bici/mobili; custodia invernale/estiva/stagionale/pellicce;
      custodi* pellicce/gomme/sci/d_inverno/d_estate/stagione; tenete/tenere/lasciare d_inverno/per_l_inverno/tutto_l_inverno;
      ricovero invernale/piante; guardaroba; custodite; winter storage; lasciare i_bagagli/le_valigie/le_borse
    `,
    weak: 'deposito; custodia! servizio',
  },
];
