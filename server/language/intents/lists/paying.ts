import type { IntentList } from '../intent-list.ts';

/** How one pays. */
export const PAYING_INTENTS: readonly IntentList[] = [
  {
    name: 'PAYMENT',
    label: 'pagamenti',
    strong: `
      quanto dare/versare/anticipare subito; devo_anticipare; quali carte; soldi al_postino; moneta elettronica;
      con la_carta; prendete/accettate la_carta; pagamento_elettronico; in_dollari; limite_contanti;
      ricarica_postepay;
      come/posso/possiamo/si_puo/dove/potrei/con_cosa/in_che_modo pagare/pago/si_paga/paghiamo/saldare;
      pagare/pago/pagamento con/tramite/in {pay}; {pay};
      metodi/metodo/modalita/forme/forma/mezzi/tipi/opzioni pagamento/pagamenti; pagamenti accett*;
      accett*/accettate/accetate/prendete carte/carta/pagamenti/pagamento; payment; pay with;
      devo/pagare tutto_subito; pagamento anticipato; in_contanti; pagamento rifiutato/non_va/fallito/sicuro;
      carta rifiutata/non_passa; acconto; caparra; il_saldo; pagare anticipo/subito/online/in_negozio; come_si_paga;
      credit_card; pagate con; prendete/accettate/accetate/passate/supportate/avete/c_e {pay}; con {pay};
      {pay} va_bene/si_puo/ok; come_vi_pago; come_pago; come_si_puo_pagare; come_posso_saldare; dove_pago;
      paga* alla_cassa/in_negozio/online; come saldare; modi/modo di_pagare/pagamento; moneta; pos; iban;
      coordinate_bancarie; bonifico_bancario; conto_corrente; carta_ricaricabile; carta_prepagata; ricaricabile;
      pagare a_fine/dopo/con/in/tramite/da/il; si_paga come/con/subito/prima; addebito; addebitat*; pagamento_non;
      transazione; non_mi_fa_pagare; non_riesco_a_pagare; non_accetta carta; posso_pagare; payments; how pay;
      can pay; buoni_pasto; ticket restaurant; edenred; sodexo; welfare
    `,
    weak: 'pagamento; pagamenti; pagare; pago; paga; carte; carta; pagato',
  },
  {
    name: 'CASH_ON_DELIVERY',
    label: 'pagamento alla consegna',
    strong: `
      soldi/pagare/contanti postino/corriere/fattorino; pago_quando; quando_mi_arriva pag*; contrassegno;
      pagare/pago/si_paga/pagamento/paghi/pagate/paga alla_consegna/al_corriere/quando_arriva/al_ricevimento/alla_ricezione/al_postino/a_domicilio/quando_ricevo;
      pagare quando_arriva; pagare corriere; contanti corriere; corriere contanti; cash_on_delivery;
      alla_consegna paga*;
      pag* quando_arriva/quando_lo_ricevo/alla_porta/alla_consegna/corriere/fattorino/al_fattorino/al_corriere/al_postino/alla_ricezione;
      soldi/contanti/denaro al_corriere/al_fattorino/al_postino/alla_consegna/fattorino/postino/corriere;
      dare_i_soldi; pago_alla; pagare_alla; alla_consegna; al_ricevimento; cash delivery
    `,
    weak: '',
  },
  {
    name: 'INSTALLMENTS',
    label: 'pagamenti a rate',
    strong: `
      piano_piano; poco_alla_volta; in_dieci_mesi; in_sei_mesi; in_dodici_mesi; buy_now_pay_later; suddivid*;
      spalmar*; frazion*; comode_rate; ogni_mese pag*; compra_ora; a_rate; rate; rata; rateizz*; rateal*; klarna;
      scalapay; scala_pay; accettate klarna/scalapay/scala_pay/klarma; paga_in;
      in 3/2/4/5/6/10/12/24/tre/quattro/due/sei/dieci/dodici/piu/36 volte/rate/soluzioni/pagamenti; piu_volte;
      piu pagamenti/soluzioni/tranche; un_po_alla_volta; un_po_per_volta; poco_per_volta; dilazion*; finanziament*;
      finanzia*; tasso_zero; tasso; dividere/spezzare/suddividere pagamento/pagamenti/spesa/importo;
      pagare/pago mese/mesi/al_mese; mensilita; mese_per_mese; pay_later; heylight; cofidis; pagodil; oney; compass;
      installments; senza_interessi; in_3_volte; interessi; un_tot al_mese; un_po al_mese; al_mese pag*;
      pag* al_mese/mensilmente/mese; divid* pagamento/importo/spesa/cifra/in; si_puo_dividere; dividerl*;
      tutti_insieme; tutto_insieme; tutto_in_una_volta; in_una_volta; subito_sono_tanti;
      non_ho tutti/tutto soldi/insieme/subito; diluir*; scaglionar*;
      in tre/quattro/cinque/sei/dieci/dodici/3/4/5/6/10/12/24 mesi/mensilita/pagamenti; finanzi*; findomestic; agos;
      soisy; paypal_3; paga_in_3; clearpay; afterpay; zero_interessi; interessi_zero; instalments
    `,
    weak: '',
  },
];
