import type { IntentList } from '../intent-list.ts';

/** Paying less. */
export const DISCOUNT_INTENTS: readonly IntentList[] = [
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
  {
    name: 'AGREEMENTS',
    label: 'convenzioni',
    strong: `
      convenzion*; convenzionat*; assicurazione sanitaria/azienda/medica/vale/copre/integrativa;
      fondo/fondi sanitar*/azienda/convenzion*; mutua; metasalute; unisalute; previmedical; fasi; welfare;
      dopolavoro; cral; sindacat*; sconto_dipendenti; invalid*; legge_104; pensionat* convenz*
    `,
    weak: '',
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
];
