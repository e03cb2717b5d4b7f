import type { IntentList } from '../intent-list.ts';

/** Putting in the new, taking away the old. */
export const FITTING_INTENTS: readonly IntentList[] = [
  {
    name: 'ASSEMBLY',
    label: 'consegna al piano e montaggio',
    strong: `
      chi_lo_monta; chi_la_monta; li_montate; installare; mettete_in_opera; collegate; allacciate;
      comprende_il_montaggio; smontare; montagg*; montate; montare; montarmi; montarlo; montarla; montatori; monta;
      installa*; al_piano; piano ascensore; senza_ascensore;
      portate/portare/portarmi/portarlo/portarla su/piano/casa_mia; terzo/quarto/secondo/quinto/primo piano;
      assembla*; collaudo; allaccia*; assembl*; da_montare; gia_mont*; va_montat*; devo_montar*;
      arriva montat*/smontat*; si_monta; chi monta/installa/assembla; fino_al piano/terzo/secondo/quarto;
      fino_in casa; consegna al_piano; porta* su; piano_strada; avvit*; istruzioni di_montaggio/montaggio; agganci*;
      non_riesco_a mont*/install*/fissar*/agganc*; me_lo/me_la/me_li fissat*/montat*/installat*/agganciat*;
      fissate voi; si_installa; come_installo; come_monto; come_si_monta
    `,
    weak: 'piano; montatore',
  },
  {
    name: 'TYRES',
    label: 'gomme e veicoli',
    strong: `
      cambio_gomme; cambiar* gomme/pneumatic*; convergenza; equilibratur*; gomme invernali/estive mont*/cambi*/deposit*/tenete;
      montate gomme/pneumatici/gancio; deposito gomme; tengono_le_gomme; pneumatic* mont*; revisione auto/moto; tyre; tire_change
    `,
    weak: 'gomme; pneumatici',
  },
  {
    name: 'DISPOSAL',
    label: 'ritiro e smaltimento del vecchio',
    strong: `
      porta_via; la_porta_via; lo_porta_via; portarla_via; portarlo_via; {old} chi; buttare; rottamare; liberarmi;
      smalt*; portate_via; portare_via; portano_via; ritir*/ritirate/ritiro {old}/rotto; raee;
      {old} portate/portano/ritir*/buttate; smaltimento; riciclo; ritiro_usato; buttare {old};
      ritir* vecchi*/usato/il_vecchio/la_vecchia; buttar*; riciclar*; riciclat*; ricicl*;
      raccolta pile/batterie/vestiti/flaconi/tappi; riport* vecchi*/albero/vuot*/flacon*; vuoti; vuoto_a_rendere;
      vecchi* riport*/ritir*/buttar*/smalt*/portar*; riportare albero/vecchi*/bottiglie/vuoti/flaconi; ripiant*
    `,
    weak: '',
  },
  {
    name: 'TRADE_IN',
    label: 'ritiro dell’usato',
    strong: `
      quanto mi_date/date/pagate/valutate/offrite; mi_date per; quotazione oro;
      vendere/vendervi oro/usato/vecchio/vecchia/catenine/gioielli; da_vendere; date per_l_oro; rivendere;
      ritiro_usato; permut*; trade_in; usato;
      ritirate!/ritiro!/valutate/comprate!/prendete!/valutazione/acquistate!/riprendete! {old}/mio/miei/oro;
      porto/portiamo/vi_do/do/dare/portassi {old}; vecchio sconto; {old} sconto; dentro {old}; second_hand;
      seconda_mano; compro_oro; comprate! oro/libri; rottam*; vecchi* da_vendere; vi_vendo; rivendervi; valutat*;
      dare_indietro; da_dare_indietro; do_indietro; valutat* usato/mio/mia/vecchi*; valutazione;
      quanto_mi date/dareste/valutate/offrite; quanto_vale; il_mio_usato; la_mia_vecchia; il_mio_vecchio;
      ho_una_vecchia; ho_un_vecchio; ho_un_usato; vend* mio/mia/miei/usato/vecchi*; vorrei_vendere;
      ritirate usato/vecchi*/libri; supervalutazione; rottamazione; scambio_usato; trade;
      comprate! usato/oro/vecchi*/libri_usati
    `,
    weak: '',
  },
  {
    name: 'USED_GOODS',
    label: 'usato e occasioni',
    strong: `
      avete/vendete/tenete/trattate/c_e/cerco/interessa/comprare
      usato/usati/usata/usate/seconda_mano/ricondizionat*/rigenerat*/ex_demo/outlet/fine_serie;
      di_seconda_mano; seconda_mano; ricondizionat*; rigenerat*; ex_demo; ex_esposizione; fine_serie; fine_stagione;
      fuori_serie; fondi_di_magazzino; usato garantito; second_hand; refurbished; fallat*; espost*; esposizione;
      da_esposizione; in_esposizione; ex_vetrina
    `,
    weak: 'usato; usati; usate',
  },
];
