import type { IntentList } from '../intent-list.ts';

/** What single trades do for their customers. */
export const TRADE_INTENTS: readonly IntentList[] = [
  {
    name: 'PRINTING',
    label: 'stampe e fotocopie',
    strong: `
      fotocopi*; copie documento/documenti/carta_d_identita/a_colori/bianco_e_nero/pagine; scansion*; scansionar*;
      scannerizz*; plastificar*; plastificate; plastificazione; stampare pagine/file/pdf/documenti/documento/tesi/foglio/fogli;
      stampate pagine/file/pdf/documenti/da_chiavetta/da_mail; stampa documenti/pdf/da_chiavetta; fronte_retro;
      mandare_un_fax; fare_una_stampa; photocop*; stampare da/dal
    `,
    weak: 'stampe; copie',
  },
  {
    name: 'BINDING',
    label: 'rilegature',
    strong:
      'rilegar* tesi/dispense/dispensa/tesina; rilegatur*; rilegate tesi/dispense; tesi_di_laurea stamp*/rileg*; spiral* dispens*; dispens* spiral*; bookbinding',
    weak: 'rilegar*; tesi',
  },
  {
    name: 'STAMPS',
    label: 'timbri e targhe',
    strong: 'timbro; timbri; autoinchiostrant*; targhett*; targa studio/ottone/porta/nome; targhe; rubber_stamp',
    weak: '',
  },
  {
    name: 'STATIONERY_PRINT',
    label: 'partecipazioni e biglietti da visita',
    strong: `
      biglietti_da_visita; biglietto_da_visita; partecipazion*; inviti nozze/matrimonio/compleanno/laurea/festa/stamp*/battesimo;
      business_card; business_cards; volantini; locandin*; manifesti; tableau; tipografia; depliant; brochure; striscion*
    `,
    weak: 'inviti',
  },
  {
    name: 'PHOTO_SERVICES',
    label: 'foto e stampe fotografiche',
    strong: `
      fototesser*; foto_tesser*; svilupp* rullin*/pellicol*/foto/negativ*; rullin*; stampa foto/fotografie; stampe fotografich*;
      stampare foto/fotografie; fotolibr*; digitalizz*; riversa* vhs/cassett*/dvd; videocassett*; servizio_fotografico;
      passport_photo; negativi; diapositiv*
    `,
    weak: '',
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
    name: 'PHONE_SERVICES',
    label: 'schede e telefonia',
    strong: `
      ricaric* telefon*/sim/vodafone/tim/iliad/wind/cellulare; una_sim; portabilita; cambiare operatore/gestore; esim; attivar* sim/scheda;
      pellicol* applic*/mettete/montate; recuper* dati/foto/rubrica; trasfer* dati/rubrica/foto/contatti; passare i_dati/la_rubrica;
      formatt* computer/pc/telefono; antivirus install*; sblocc* telefono/cellulare
    `,
    weak: 'sim',
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
    name: 'CUTTING',
    label: 'tagli su misura',
    strong: `
      tagli* legno/vetro/pannell*/tessut*/stoff*/specchi*/lamiera/al_metro/su_misura/mensol*/moquette/piastrell*; al_metro vend*/tagli*/stoff*/tessut*;
      a_metraggio; metratur*; metraggio; fate_tagliare; servizio taglio; cut_to_size; taglio_legno; forar* pannell*/vetro
    `,
    weak: 'taglio',
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
    name: 'BASKETS',
    label: 'cesti e confezioni composte',
    strong: `
      cest* natal*/regalo/compon*/compost*/personalizz*/aziendal*; cesti; cesto_regalo; strenn*; comporre cest*/confezione/box; confezioni_miste;
      comporre! una/io/la/un; cassett* mist*/compost*; hamper; gift_basket; mix_di
    `,
    weak: 'cesto',
  },
  {
    name: 'FLOWERS',
    label: 'fiori a domicilio',
    strong: `
      mazzo/bouquet/rose/fiori consegn*/mandar*/recapit*/domicilio/oggi/far_arrivare; mandar* fiori/mazzo/rose/bouquet; consegn* fiori/mazzo/rose/bouquet;
      fiori funeral*/ospedale/cimitero/matrimonio/sposa; addobb*; interflora; flower_delivery
    `,
    weak: '',
  },
  {
    name: 'GARDENING',
    label: 'cura di giardini e terrazzi',
    strong: `
      potat* fate/venite/siepe/alberi/servizio; potatur*; giardinier*; manutenzione giardino/verde/prato/terrazzo; curate! giardino/terrazzo; fate_giardini;
      realizz* giardin*/prat*/impianto; impianto_di_irrigazione; progett* giardin*/terrazz*; rinvas* fate/servizio; rinvasate; venite potare/giardino/tagliare
    `,
    weak: '',
  },
  {
    name: 'PET_BOARDING',
    label: 'pensione per animali',
    strong: `
      pensione cani/cane/gatti/gatto/animali/estiva; dog_sitter; cat_sitter; dogsitter; tenete! cane/gatto/cani/animali/gatti;
      asilo cani/cane; lasciarvi cane/gatto/il_cane/il_gatto; addestr*; educator* cinofil*; microchip; medagliett* incid*
    `,
    weak: '',
  },
  {
    name: 'ORTHOTICS',
    label: 'plantari e ausili su misura',
    strong: `
      plantar*; ortoped*; tutor* su_misura/misura/prendete; calze graduate/elastiche/compressione misur*/prendete; busto ortopedico/su_misura; protesi;
      baropodometr*; insoles; tecnico_ortopedico
    `,
    weak: 'plantari',
  },
  {
    name: 'GALENICS',
    label: 'preparazioni galeniche e prenotazioni sanitarie',
    strong: `
      galenic*; preparazion* magistral*/galenic*/su_misura/veterinari*; prepar* capsul*/crema/pomata/sciroppo; cup; prenotar* visita_specialistica/esami/esame/visite;
      prenotate! visite/esami; ritirare referti; referti; fascicolo_sanitario; spid; carica_spid; ossigeno
    `,
    weak: '',
  },
  {
    name: 'CURTAINS',
    label: 'tende e posa',
    strong: `
      confezion* tende/tenda; cucite! tende; cucire tende; misure tende; appendere tende; montaggio tende; mont* tende; posa parquet/pavimento/tappezzeria/tende;
      tappezz* divano/sedie/fate; rifoder*; imbottir*; fodere su_misura/misura; rivestir* divano/sedie/poltrona
    `,
    weak: '',
  },
  {
    name: 'CLEANING',
    label: 'lavaggi e pulitura',
    strong: `
      lavate! tappeti/piumoni/divani/tende/capi/materassi/abiti; lavaggio tappeti/piumoni/tappeto/divani/tende; lavanderia; lavasecco; a_secco_fate;
      pulitura; pulite! tappeti/gioielli/divani/scarpe/borse; igienizz* fate/servizio/divani/materassi
    `,
    weak: '',
  },
  {
    name: 'LICENCES',
    label: 'documenti e licenze',
    strong: `
      porto_d_armi; licenza caccia/pesca/serve/occorre; nulla_osta; denuncia armi; patentino; serve_il_patentino; che_documenti; quali_documenti;
      documenti servono/serve/portare/occorrono; licenze; autorizzazion* serve; immatricol*; targ* motorino/bici/monopattino; assicurazione obbligatoria/monopattino
    `,
    weak: 'documenti',
  },
  {
    name: 'POST_SERVICES',
    label: 'servizi allo sportello',
    strong: `
      bollettin*; pagare bollette/bollo/bollettino/multe/pagopa; pagopa; bollo_auto; marche_da_bollo; marca_da_bollo; francoboll*; ritir* pacco_amazon/pacchi_amazon;
      pacchi amazon; punto amazon/poste; spedire un_pacco_da_voi; biglietti autobus/bus/lotteria; ricariche_postepay; lotto; gratta_e_vinci; visure
    `,
    weak: '',
  },
  {
    name: 'BRANDS',
    label: 'marche trattate',
    strong: `
      che/quali/quale marche/marchi/marca/brand avete/trattate/tenete/vendete/sono/usate; marche trattate; trattate! marchio/marca/la_marca/marchi;
      siete concessionari/rivenditori; concessionari*; which_brands; che_brand
    `,
    weak: 'marche; marchi',
  },
  {
    name: 'ABOUT_US',
    label: 'chi siamo',
    strong: `
      chi_siete; la_vostra_storia; da_quanto_tempo esiste*/siete/lavorate; da_quanti_anni; di_chi_e il_negozio/la_bottega; azienda_famili*; about_you; who_are_you;
      quando_siete_nati; siete_una_catena; siete_italiani; chi_c_e_dietro; parlate_di_voi
    `,
    weak: '',
  },
  {
    name: 'CATALOGUE',
    label: 'catalogo',
    strong: `
      catalogo cartaceo/pdf/completo/sfogli*/ricevere/mandate/avete; avete catalogo/un_catalogo/il_catalogo; listino pdf/cartaceo/completo; vedere tutti_i_prodotti;
      nuovi_arrivi; nuova_collezione; novita_in_arrivo; new_arrivals; quando_esce la_collezione
    `,
    weak: 'catalogo',
  },
  {
    name: 'COLLABORATIONS',
    label: 'collaborazioni',
    strong: `
      franchis*; affiliazion*; affiliat*; collabor* influencer/blogger/con_voi/instagram; sponsor*; sono_un_influencer; proporvi i_miei/un_prodotto/una_collaborazione;
      rappresentant*; vorrei_vendere_da_voi; esporre da_voi; conto_vendita; beneficenza; raccolta_fondi; donate
    `,
    weak: '',
  },
  {
    name: 'TAX_FREE',
    label: 'tax free',
    strong:
      'tax_free; taxfree; tax_refund; rimborso iva/turist*; rimborso_dell_iva; turisti_stranieri iva; vat_refund; global_blue',
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
    name: 'LOST_PROPERTY',
    label: 'oggetti smarriti',
    strong:
      'dimenticat* da_voi/in_negozio/li/ombrello/portafoglio/sciarpa; lasciat* da_voi/in_negozio ieri/ombrello/portafoglio/telefono/occhiali; oggetti_smarriti; perso in_negozio; lost_and_found; avete_trovato un/una/il/la',
    weak: '',
  },
];
