import type { IntentList } from '../intent-list.ts';

/** Paying, papers, discounts. */
export const MONEY_INTENTS: readonly IntentList[] = [
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
  {
    name: 'INVOICE',
    label: 'fatture',
    strong: `
      fattur*; partita_iva; p_iva; piva; codice_sdi; sdi; codice_univoco; ricevuta_fiscale; la_ricevuta;
      una_ricevuta; invoice; intestare/intestata fattura; scontrino_fiscale; pec; fatturazione; fattura; fatture;
      fatturat*; fatt_elettronica; cedolino; documento_fiscale; scontrino_perso; perso_lo_scontrino;
      copia scontrino/fattura; intestat*; vat; ragione_sociale; scaricare fattura; tax_free;
      iva esclusa/esente/scorpor*; con_iva; senza_iva; serve scontrino/ricevuta; fattura_elettronica;
      fattura_parlante; ricevuta! fiscale/d_acquisto/di_pagamento; mi_fate_la_ricevuta!
    `,
    weak: 'iva; azienda; scontrino; professionista',
  },
  {
    name: 'TAX_RELIEF',
    label: 'detrazioni',
    strong: `
      detra*; scaric*/scaricare/scarico/scarica/scaricarlo/scaricarli dalle_tasse/tasse; scontrino_parlante;
      bonus_mobili; bonus mobili/ristrutturazione/elettrodomestici/verde/casa/bici; agevolazion*; iva_agevolata;
      legge_104; 730; dichiarazione_dei_redditi; dedurre; deduci*; codice_fiscale scontrino/ordine/fattura;
      tessera_sanitaria; carta_docente; carta_del_docente; carta docenti; bonus docenti/docente/cultura; 18app;
      carta_cultura; carta_giovani; buono docente; scaric* tasse/dalle_tasse/730/fisco/spesa; detraib*;
      rimbors* comune/stato/asl/parte/regione/mutua; contribut* comune/stato/regione/pubblic*;
      bonus stato/comune/regione/insegnanti/prof/docent*/18/diciottenni/giovani/cultura/bici/vista/psicologo/mobili/animali;
      incentiv*; ecobonus; agevolaz*; buono_stato; carta_docent*; carta_della_cultura; carta_insegnant*;
      pagare bonus/buono_docente; deduz*; rimborso asl/mutua; mutua; asl; soldi stato/regione/comune/inps;
      soldi_dello_stato; contributo; assegno_unico; carta_dedicata
    `,
    weak: 'bonus; codice_fiscale; tasse',
  },
  {
    name: 'DISCOUNT',
    label: 'sconti',
    strong: `
      codice non_valido/scaduto/rifiutato; non_prende codice/sconto/buono;
      dove inserisce/metto/si_inserisce/scrivo sconto/codice/coupon; buono del; buono non_me_lo/non_va/non_funziona;
      inserire sconto/codice; carrello codice/sconto/buono;
      codice/codici/buono/buoni sconto/sconti/promo/promozionale/promozionali/coupon; coupon; promo_code; promo;
      discount; sconto codice; sconto studenti/benvenuto/newsletter/primo/iscritti/compleanno/soci/militari/over;
      fate/avete/c_e/ci_sono/applicate sconti/sconto/promozioni/offerte/saldi; quando saldi/sconti; black_friday;
      iscri* newsletter; newsletter; primo_ordine; voucher; codice non_va/non_funziona/inserire/metto/mettere;
      dove metto/inserisco codice; cumul*; outlet; trattabil*;
      fate/fai/avete/mi_fate/ci_fate/fareste/applicate
      sconto/sconti/prezzo/prezzo_migliore/uno_sconto/uno_sconticino/uno_sconticino/promo;
      sconticino; ci_fate un_prezzo; mi_fate un_prezzo; uno_sconto; degli_sconti;
      sconti studenti/pensionati/insegnanti/soci/over/anziani/quantita/nuovi/gruppi/scuole/forze;
      sconto di_benvenuto/benvenuto/nuov*/prima/primo/iscrizione/compleanno/quantita;
      codice promo*/sconto/non/scont*/mail/email; ho_un_codice; codice_sconto; buono_sconto; cod_sconto; in_offerta;
      in_promozione; in_saldo; in_sconto; saldi quando/iniziano/finiscono;
      quando iniziano/partono/cominciano saldi/sconti; offerte in_corso/del_mese/settimana/oggi;
      promozioni in_corso/attive; volantino; cyber_monday; sottocosto; svendita; discount_code; any discount;
      nuovo cliente sconto; ribass*; il_codice non/sconto/promo/mail/email/arriv*; sconto pensionat*/anzian*;
      pensionat* sconti/sconto/agevolaz*; pensionat* hanno/sconti/sconto; hanno_sconti; hanno_uno_sconto;
      ci_sono_agevolaz*
    `,
    weak: 'sconti; sconto; promozioni; promozione; offerte; saldi; codici',
  },
  {
    name: 'LOYALTY',
    label: 'carta fedeltà',
    strong: `
      accumul* sconti/punti; iscriv* club; vantaggi iscri*/club/tessera; carta cliente/sconto/clienti;
      clienti_abituali; premi fedelta; fedelta; fidelity;
      carta/tessera/programma/raccolta punti/soci/fedelta/sconti/cliente/socio; raccolgo/accumul* punti;
      quanti_punti; miei_punti; punti scad*/valgono/usare/saldo/tessera; loyalty; tessera; punti_fedelta; club;
      card fedelta; saldo_punti; raccolta_punti; raccolta_bollini; bollini; diventare_socio;
      punti fedelta/sulla/accumul*/card/tessera/premi/convert*/scad*; carta_fedelta; fidelity_card; tessera_fedelta;
      tessera_punti; programma_fedelta; clienti_fedeli; cliente_fedele; cliente_affezionat*; cashback; vengo_sempre;
      compro_spesso; sempre_da_voi; membership; rewards; premi punti/tessera/bollini; tessera socio
    `,
    weak: 'punti',
  },
  {
    name: 'GIFT_CARD',
    label: 'buoni regalo',
    strong: `
      buono_regalo; buoni_regalo; carta_regalo; carte_regalo; gift_card; gift_cards; giftcard; card_regalo;
      buono/buoni/carta/voucher/cofanetto regalo/regali; buono da; buoni_acquisto; buono_acquisto; buono_spesa;
      gift voucher; carta_prepagata regalo; buono spendi*/scade/scadenza/vale;
      buono da_regalare/da_spendere/acquisto/prepagato/per_un_amic*; regalare un_buono/una_card/dei_buoni;
      regalo un_buono; non_so_cosa_regalare buono; card da_regalare/da 20/30/50/100; carta_prepagata; voucher_regalo;
      voucher; scadenza buono; quanto vale/dura buono; usare buono/gift; buono_digitale; cofanetto; coupon_regalo
    `,
    weak: 'buono; buoni',
  },
  {
    name: 'PRICE_MATCH',
    label: 'prezzi',
    strong: `
      miglior_prezzo garan*; prezzo_piu_basso; stesso_prezzo; altrove costa meno; prezzi online negozio;
      prezzi uguali; prezzi_diversi; altrove/amazon/altro_sito/concorrenza/online costa/meno/prezzo/trovato;
      trovato a_meno/prezzo_piu_basso/di_meno; prezzo diverso negozio/sito; pareggi* prezzo; prezzi negozio sito;
      prezzo_sito
    `,
    weak: '',
  },
];
