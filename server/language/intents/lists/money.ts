import type { IntentList } from '../intent-list.ts';

/** Paying, papers, discounts. */
export const MONEY_INTENTS: readonly IntentList[] = [
  {
    name: 'PAYMENT',
    label: 'pagamenti',
    strong: `quanto dare/versare/anticipare subito; devo_anticipare; quali carte; soldi al_postino; moneta elettronica; con la_carta; prendete/accettate la_carta; pagamento_elettronico; in_dollari; limite_contanti; ricarica_postepay; come/posso/possiamo/si_puo/dove/potrei/con_cosa/in_che_modo pagare/pago/si_paga/paghiamo/saldare; pagare/pago/pagamento con/tramite/in {pay}; {pay}; metodi/metodo/modalita/forme/forma/mezzi/tipi/opzioni
      pagamento/pagamenti; pagamenti accett*; accett*/accettate/accetate/prendete carte/carta/pagamenti/pagamento; payment; pay with; devo/pagare tutto_subito; pagamento anticipato; in_contanti; pagamento
      rifiutato/non_va/fallito/sicuro; carta rifiutata/non_passa; acconto; caparra; il_saldo; pagare anticipo/subito/online/in_negozio; come_si_paga; credit_card; pagate con`,
    weak: 'pagamento; pagamenti; pagare; pago; paga; carte; carta; pagato',
  },
  {
    name: 'CASH_ON_DELIVERY',
    label: 'pagamento alla consegna',
    strong: `soldi/pagare/contanti postino/corriere/fattorino; pago_quando; quando_mi_arriva pag*; contrassegno; pagare/pago/si_paga/pagamento/paghi/pagate/paga alla_consegna/al_corriere/quando_arriva/al_ricevimento/alla_ricezione/al_postino/a_domicilio/quando_ricevo; pagare quando_arriva;
      pagare corriere; contanti corriere; corriere contanti; cash_on_delivery; alla_consegna paga*`,
    weak: '',
  },
  {
    name: 'INSTALLMENTS',
    label: 'pagamenti a rate',
    strong: `piano_piano; poco_alla_volta; in_dieci_mesi; in_sei_mesi; in_dodici_mesi; buy_now_pay_later; suddivid*; spalmar*; frazion*; comode_rate; ogni_mese pag*; compra_ora; a_rate; rate; rata; rateizz*; rateal*; klarna; scalapay; scala_pay; accettate klarna/scalapay/scala_pay/klarma; paga_in; in 3/2/4/5/6/10/12/24/tre/quattro/due/sei/dieci/dodici/piu/36 volte/rate/soluzioni/pagamenti; piu_volte; piu pagamenti/soluzioni/tranche; un_po_alla_volta; un_po_per_volta; poco_alla_volta; poco_per_volta; dilazion*; finanziament*; finanzia*; tasso_zero;
      tasso; dividere/spezzare/suddividere pagamento/pagamenti/spesa/importo; pagare/pago mese/mesi/al_mese; mensilita; mese_per_mese; pay_later; heylight; cofidis; pagodil; oney; compass; installments; senza_interessi; in_3_volte; interessi`,
    weak: '',
  },
  {
    name: 'INVOICE',
    label: 'fatture',
    strong:
      'fattur*; partita_iva; p_iva; piva; codice_sdi; sdi; codice_univoco; ricevuta_fiscale; la_ricevuta; una_ricevuta; invoice; intestare/intestata fattura; scontrino_fiscale; pec',
    weak: 'iva; azienda; scontrino; professionista',
  },
  {
    name: 'TAX_RELIEF',
    label: 'detrazioni',
    strong: `detra*; scaric*/scaricare/scarico/scarica/scaricarlo/scaricarli dalle_tasse/tasse; scontrino_parlante; bonus_mobili; bonus mobili/ristrutturazione/elettrodomestici/verde/casa/bici; agevolazion*; iva_agevolata; legge_104; 730; dichiarazione_dei_redditi; dedurre; deduci*; codice_fiscale scontrino/ordine/fattura; tessera_sanitaria; carta_docente; carta_del_docente; carta docenti; bonus docenti/docente/cultura; 18app; carta_cultura; carta_giovani; buono docente`,
    weak: 'bonus; codice_fiscale; tasse',
  },
  {
    name: 'DISCOUNT',
    label: 'sconti',
    strong: `codice non_valido/scaduto/rifiutato; non_prende codice/sconto/buono; dove inserisce/metto/si_inserisce/scrivo sconto/codice/coupon; buono del; buono non_me_lo/non_va/non_funziona; inserire sconto/codice; carrello codice/sconto/buono; codice/codici/buono/buoni sconto/sconti/promo/promozionale/promozionali/coupon; coupon; promo_code; promo; discount; sconto codice; sconto studenti/benvenuto/newsletter/primo/iscritti/compleanno/soci/militari/over; fate/avete/c_e/ci_sono/applicate
      sconti/sconto/promozioni/offerte/saldi; quando saldi/sconti; black_friday; iscri* newsletter; newsletter; primo_ordine; voucher; codice non_va/non_funziona/inserire/metto/mettere; dove metto/inserisco codice; cumul*; outlet; trattabil*`,
    weak: 'sconti; sconto; promozioni; promozione; offerte; saldi; codici',
  },
  {
    name: 'LOYALTY',
    label: 'carta fedeltà',
    strong: `accumul* sconti/punti; iscriv* club; vantaggi iscri*/club/tessera; carta cliente/sconto/clienti; clienti_abituali; premi fedelta; fedelta; fidelity; carta/tessera/programma/raccolta punti/soci/fedelta/sconti/cliente/socio; raccolgo/accumul* punti; quanti_punti; miei_punti; punti scad*/valgono/usare/saldo/tessera; loyalty; tessera; punti_fedelta; club; card fedelta; saldo_punti; raccolta_punti; raccolta_bollini; bollini; diventare_socio`,
    weak: 'punti',
  },
  {
    name: 'GIFT_CARD',
    label: 'buoni regalo',
    strong: `buono_regalo; buoni_regalo; carta_regalo; carte_regalo; gift_card; gift_cards; giftcard; card_regalo; buono/buoni/carta/voucher/cofanetto regalo/regali; buono da; buoni_acquisto; buono_acquisto; buono_spesa; gift voucher; carta_prepagata regalo; buono spendi*/scade/scadenza/vale`,
    weak: 'buono; buoni',
  },
  {
    name: 'PRICE_MATCH',
    label: 'prezzi',
    strong:
      'miglior_prezzo garan*; prezzo_piu_basso; stesso_prezzo; altrove costa meno; prezzi online negozio; prezzi uguali; prezzi_diversi',
    weak: '',
  },
];
