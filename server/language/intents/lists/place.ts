import type { IntentList } from '../intent-list.ts';

/** The shop as a place. */
export const PLACE_INTENTS: readonly IntentList[] = [
  {
    name: 'HOURS',
    label: 'orari',
    strong: `
      {day} lavorate!/posso_venire/passare/venire; lavorate! {day}; posso_venire/posso_passare {day}/ora/adesso;
      all_ora_di_pranzo; fate_pausa; fate_orario; siete_chiusi; quando siete_chiusi; giorno_di_chiusura;
      giorni_di_chiusura; maggio/aprile/dicembre/gennaio/novembre/giugno/luglio/settembre aperti/lavorate!/chiusi;
      festa aperti/aperto/siete_aperti; sempre_aperti; notte aperti; di_sera aperti; ponte aperti; orari; orario;
      a_che_ora apri*/apre*/chiu*/siete/fate/venire/vi_trovo/state/posso_venire/c_e_qualcuno/il_negozio;
      fino_a_che_ora; fino_a_quando aperti; che_ora apri*/chiud*/aprite; che_ore;
      siete/sei/state/rimanete/sarete/restate/tenete aperti/aperto/aperta/chiusi/chiuso/chiusa;
      aperti/aperto/chiusi/chiuso/aperta {day}/anche/sempre/mattina/pomeriggio; aprite; aprit*; apre; aprono;
      chiudete; chiude; chiudet*; apertura; aperture; chiusura;
      {day} aperti/aperto/ci_siete/vi_trovo/chiuso/chiusi/siete; ci_siete/vi_trovo/trovo {day};
      ci_siete pomeriggio/mattina/sera/adesso/ora; che_turni; turno; festivi; opening hours; opening; open;
      pausa_pranzo; in_ferie; chiusi_per_ferie; quando aprite/siete/aprono/aperti;
      vi_trovo oggi/ora/adesso/domani/ancora; ricevete {day}; state_aperti; giorni apertura/aperti;
      {day} dopo/mattina/pomeriggio/sera aperti/c_e/ci_siete/apert*; il {day} mattina/pomeriggio/sera/dopo;
      aperti/chiusi/apert*/chius* {day}/a_pranzo/pranzo/festa/agosto/adesso/ora; a_pranzo aperti/chiudete/apert*;
      pranzo siete/chiudete/apert*; a_ora_di_pranzo; siete {day}; ci_siete {day};
      vi_trovo/vi_troviamo/trovo {day}/aperti/apert*; dalle_ore; dalle_che_ora; da_che_ora; fino_a_quando;
      fino_a_tardi; fino_a_che_ore; a_che_ore; che_orari; che_orario; in_che_orari; orari_di_apertura;
      chiudete quando; quando_aprite; quando_chiudete; lavorate_anche; siete_in_ferie; chiusura_estiva; nei_festivi;
      tutto_il_giorno; orario_continuato; open on/today/sunday; closed; opening_times; working_hours;
      posso_passare {day}/adesso/ora/alle/dopo/prima; dopo_le 18/19/20/17/18_30 apert*/passare/vengo/ricever*/ancora;
      alle 8/9/18/19/20/13/12/14 siete/aprite/apert*/chiudete; nelle_feste; nei_giorni_festivi; andate_in_ferie;
      quando ferie chiu*
    `,
    weak: 'a_che_ora; aperto; aperti; chiuso; chiusi; mattina; pomeriggio; domenica',
  },
  {
    name: 'LOCATION',
    label: 'dove siamo',
    strong: `
      come_si_arriva; come_ci_arrivo; come vengo; dove_devo_venire; avete negozi a/in; siete_anche_a; solo_online;
      negozio_vero; avete_una_sede; punto_vendita; negozio a/in {place}; vicino a quale; fermata;
      dove siete/state/vi_trovate/vi_trovo/vi_trov*/vi_posso/avete_il_negozio/avete_negozi/posso_trovarvi/venire/sta;
      dove_siamo; dove si_trova negozio/la_sede/showroom/farmacia;
      dove trovo/e/ha negozio/farmacia/libreria/showroom/sede/punto;
      dov_e negozio/farmacia/showroom/libreria/sede/enoteca; indirizzo; come arriv* da_voi/negozio/li/showroom;
      come_arrivo; come_arrivare; come vi_ragg*; raggiung*; in_che via/zona/citta/paese/parte; la_via; che_via; sede;
      sedi; avete negozio/negozi/punto_vendita/sede/punti_vendita; negozio_fisico; negozi_fisici; punti_vendita;
      mappa; location; where are; siete a/di/in {place}; siete_a; siete_in_centro; siete_vicino; siete_di;
      siete lontani; vicino_alla_stazione; in_metro; con_i_mezzi; in_autobus; si_trova_il_negozio; dove_si_trova;
      non_vi_trovo; vi_trovate; dove_vi_trovate; dove_siete; dove_state; in_che via/zona/parte/citta/quartiere;
      da_che_parte; a_che_altezza; che_zona; di_dove_siete; dove_venite; dove_devo_andare; dove_vengo;
      dove_posso_venire; per_arrivare; vicino_a_cosa; siete_vicini; siete_lontani; siete_distanti; avete_un_negozio;
      avete_negozio; avete_un_punto; avete_una_bottega; bottega_fisica; c_e_una_bottega; c_e_un_negozio;
      esiste_un_negozio; un_negozio_fisico; negozio fisico; avete_sedi; altre_sedi; indicazioni;
      navigatore indirizzo; google_maps; maps; coordinate; che_indirizzo; state_in; siete_in; dov_e_il_negozio;
      showroom; venirvi_a_trovare; vi_vengo_a_trovare; venire_a_vedere; vedere_dal_vivo; where_are_you; address;
      located; siete_dove; che_altezza
    `,
    weak: 'dove; negozio; via; piazza; corso; dove_siete',
  },
  {
    name: 'PARKING',
    label: 'parcheggio',
    strong: `
      parchegg*; lasciare/lascio macchina/auto; posto auto/macchina; parking; zona_ztl; ztl; posteggi*; parcheggi*;
      dove_parcheggio; lascio_la_macchina; lascio_l_auto; dove lascio macchina/auto; mettere macchina/auto;
      posto_auto; posteggio; lascio macchina/auto; posso_parcheggiare
    `,
    weak: '',
  },
  {
    name: 'ACCESSIBILITY',
    label: 'accessibilità',
    strong: `
      disabil*; sedia_a_rotelle; carrozzina; barriere; accessibil*; rampa; passeggino entrare; carrozzin*; gradini;
      scalini; barrier*; ascensore negozio
    `,
    weak: '',
  },
  {
    name: 'RESTROOMS',
    label: 'servizi in negozio',
    strong:
      'wifi; wi_fi; bagno clienti/in_negozio/pubblico; avete_un_bagno; toilet; servizi_igienici; area_bimbi; area_giochi negozio; fasciatoio negozio; nursery; sala_d_attesa; angolo_bar',
    weak: '',
  },
  {
    name: 'PETS',
    label: 'animali in negozio',
    strong: `
      cane/cani/animali/animale in_negozio/ammessi/ammesso/entrare/con_me/benvenuti/accettat*;
      entrare/portare/venire/entro cane/animale/cani/animali; pet_friendly;
      cane entra*/posso/ammess*/venire/benvenut*; cani ammess*/entra*; portare cane/cagnolino/animali;
      entrare cane/cani/cagnolino; pet; col_cane; con_il_cane venire/entrare/posso
    `,
    weak: '',
  },
  {
    name: 'LOST_PROPERTY',
    label: 'oggetti smarriti',
    strong:
      'dimenticat* da_voi/in_negozio/li/ombrello/portafoglio/sciarpa; lasciat* da_voi/in_negozio ieri/ombrello/portafoglio/telefono/occhiali; oggetti_smarriti; perso in_negozio; lost_and_found; avete_trovato un/una/il/la',
    weak: '',
  },
];
