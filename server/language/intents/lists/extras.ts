import type { IntentList } from '../intent-list.ts';

/** What the shop does beside selling, and what must be known of its goods. */
export const SERVICE_INTENTS: readonly IntentList[] = [
  {
    name: 'SIZE_GUIDE',
    label: 'taglie e misure',
    strong: `
      di_solito metto/prendo/porto; metto! una/la/il/un; mezzo_numero; calza*/calzano giust*/precis*/normal*;
      veste giusto/normale/regolare; non_so_che taglia/misura/numero; misuro; quale_misura; numero_scarpe;
      corrispondenza taglie; {size} anello/anelli/dito/italiana/americana/inglese/eu/us; numero dell_anello;
      circonferenza; quanti_centimetri; equivale; conversione;
      che/quale/quali/quanto {size} prend*/ordin*/scelg*/mi_serve/conviene/devo/va/vanno/vada/corrisponde/porto/e/consigli*/metto/per;
      che {size}; quale {size}; {size} giusta/prendere/ordinare/scegliere/esatta/corretta;
      guida/tabella/guide/tabelle {size}; size guide/chart; size; come_veste; come_vestono;
      come veste/vestono/calza/calzano; vestibilit*; vestono grandi/piccol*/regolari/strett*;
      veste grande/piccolo/strett*; calza grande/piccol*; calzano; porto la/il/un/una/di; porto_il; di_solito porto;
      sono_alta; sono_alto; alto_un_metro; alta_un_metro; alta 1; alto 1; e_alta; e_alto;
      misurar* dito/piede/polso/collo/testa/anello/vita/giro; misura anello/dito/polso/piede; prendo le_misure;
      prendere le_misure; che_numero; corrispond* taglia/numero; tra due_taglie; sono una_taglia; s_o_m; m_o_l;
      l_o_xl; numero porto/prendere; che taglia/taglie/misura/numero; quale taglia/misura/numero; che_misura;
      che_taglia; che taglia prendo; taglia prendo/ordino/scelgo/devo/mi/per/giusta;
      misura prendo/giusta/devo/serve/corretta/per; come scelgo taglia/misura/numero; alto_1; alta_1;
      alto un_metro/1; alta un_metro/1; peso 50/55/60/65/70/75/80/90; tabella_taglie; guida_taglie; tabella_misure;
      porto_la; porto_una; vesto; vesto_una; indosso; che_taglia_sono; corrisponde taglia/misura/una; taglie_grandi;
      calza_piccolo; vestono; vestibil*; size_chart; what_size; which_size; quanto_misura; centimetri di; che_telaio;
      non_conosco taglia/misura/numero; non_so taglia/misura/numero; metto!_la; metto!_il;
      misure! del/della/dei/delle/di; misure precise/esatte
    `,
    weak: 'taglia; taglie; misure; misura',
  },
  {
    name: 'GIFT_WRAP',
    label: 'confezioni regalo',
    strong: `
      pacchettin*; con_il_fiocco; incartato; incartata; biglietto_d_auguri; bigliettino; confezionarlo;
      confezionarla; busta_regalo; scatolina;
      pacco/pacchetto/pacchetti/pacchi/confezione/confezioni/carta/scatola/scatole/busta/incarto/fiocco regalo;
      pacco_regalo; confezione_regalo; incart*; impacchett*; pacchettino; infiocchett*;
      biglietto auguri/dedica/pacco/scritto/regalo; dedica; fate/fare/fai pacchetto/pacchetti/pacchettino;
      il_pacchetto; confezion* carina/bella/elegante/compleanno; confezionat*; gift_wrap; gift wrap*; wrapping;
      scatol* regal*; nastro; aggiungere un_biglietto;
      fate/fare/mi_fate/me_lo_fate/avete pacchetto/pacchetti/pacco_regalo/confezione/confezioni/pacchettino/incarto;
      me_lo_incart*; me_la_incart*; me_li_incart*; lo_incart*; impacchettate; confezion* regalo/natal*/per_regalo;
      e_un_regalo; per_un_regalo confez*/pacch*/incart*/busta; da_regalare confez*/pacch*/incart*/busta;
      carta_da_regalo; fiocco; fiocchetto;
      bigliett* dedica/auguri/dentro/allegare/allegat*/messaggio/scritto/aggiung*; biglietto con;
      allegare bigliett*/messaggio/un; messaggio personal*/dedica/regalo/allegato; senza prezzo/scontrino regalo;
      scontrino_di_cortesia; scontrino_regalo; gift_wrapping; wrap; gift_box; gift_bag;
      mandare regalo/direttamente a/amic*; spedire regalo direttamente; allegare bigliett*; aggiungere bigliett*;
      mettere bigliett*; un_bigliettino; un_biglietto con/di/dedica/auguri;
      due_righe; qualche_riga auguri/scriv*/mett*; scriver*/scrivete/mettere/aggiung* auguri/due_righe/un_pensiero;
      auguri nel/dentro/insieme/pacco/allegat*; frase auguri; con_gli_auguri
    `,
    weak: 'confezione; confezioni; biglietto; pacchetto',
  },
  {
    name: 'RENTAL',
    label: 'noleggio',
    strong: `
      comodato; nolegg*; nolo; affitt*; in_prestito; prestit*; rent; rental; dare_in_uso; prendere_in_prestito; in_affitto;
      a_noleggio; prest*; prestate; prendere_in; per_due_giorni; per_un_giorno; per_una_settimana;
      per_il_weekend ci_serv*/mi_serv*/prend*; al_giorno quanto; quanto al_giorno; giornalier*;
      ci_servono per due/tre/un/una giorni/giorno/settimana; usare_per_un_giorno; riscatt*; hire; renting; rent_a;
      per un_mese/due_mesi/una_settimana/un_giorno/tre_giorni quanto_verrebbe/quanto_costa/quanto_viene; cauzione;
      al_giorno_quanto
    `,
    weak: '',
  },
  {
    name: 'QUOTE',
    label: 'preventivi',
    strong: `
      cose_su_misura; fuori_standard; farmi_fare; fatto_apposta; quanto_verrebbe; stima; quanto_mi_verrebbe;
      parete_storta; preventiv*; su_misura; a_misura; progett*; sopralluog*; quotazion*; quote; che_prezzi_fate;
      prezzo_per; personalizzat* misura; tagliate!; tagliare!; taglio_su; disegno cucina/camer*; rilievo;
      fuori_misura; apposta; quanto mi_costerebbe; fatto_su_misura; personalizz* misure; tagli* su/misura/misure;
      realizz* su/misura/progett*/disegn*; progettate; disegn* progett*;
      venite a_vedere/a_casa/a_prendere_misure/a_misurare/da_me/a_sistemare; a_domicilio venite/tecnico;
      uscite_a_domicilio; consulenza_a_casa; estimate; lavori_su; quanto_costerebbe! fare/far/farmi/un/una/tutto;
      quanto_mi_costerebbe!
    `,
    weak: '',
  },
  {
    name: 'PERSONALISATION',
    label: 'personalizzazioni',
    strong: `
      incidere; incidete;
      scrivere/mettere/aggiungere data/nome/iniziali/frase/dedica dentro/sopra/su/fedi/anello/medaglietta;
      data fedi/anello/dentro; dedicare; personalizz*; incision*; incid*; ricam*;
      stampa/stampate/stampare nome/logo/foto/iniziali/scritta/numero; stampat*; il_nostro_logo;
      con nome/logo/iniziali/scritta; iniziali; logo; engrav*; scriver*/scrivete/mettere nome/iniziali/scritta;
      grafic*; serigraf*; con_il_nome; col_nome; con_nome; con_le_iniziali;
      nome sopra/inciso/ricamato/stampato/scritto/sul/sulla;
      mettere/aggiungere/scrivere/stampare/ricamare/incidere
      nome/logo/marchio/scritta/foto/iniziali/frase/data/dedica;
      marchio ditta/azienda/nostra/nostro; incis*; stamp* foto/nome/scritta/logo/maglietta; fotografia su; engraving;
      customiz*; con_dedica
    `,
    weak: 'nome; stampa',
  },
  {
    name: 'WHOLESALE',
    label: 'forniture e aziende',
    strong: `
      per_gli_invitati; invitati pezzi/servono; mi_servono 20/30/40/50/60/100/tanti;
      pezzi/copie/bottiglie/maglie sconto; ordini_grandi; per_un_evento; regali aziendali/dipendenti/clienti;
      confetti; battesimo invitati; 50 pensierini; gadget;
      fornitur*/sconti/prezzi/ordine/preventiv*/regali/pezzi/maglie/divise per {company};
      {company} fornitur*/sconti/prezzi/ordine/preventiv*/regali; omaggi aziende/clienti;
      per aziende/azienda/dipendenti/rivenditori/societa/ditte; aziendal*; all_ingrosso; ingrosso; grandi_quantita;
      grossi_quantitativ*; quantitativ*; rivendit*; rivend*; fornitura; forniture; fate_forniture; b2b; wholesale;
      dipendenti; siamo un/una {company}; gestisco {company}; ho {company}; {company} ci_serv*; ci_servono;
      ci_servirebb*; bomboniere; tante copie; convenzion*; mi_servono pezzi;
      {company} ci_fate/fornit*/sconto/sconti/prezzi/prezzo/preventivo/fattura/ordine/gadget/convenzion*;
      per {company}; siamo_una; siamo_un {company}; sono un/una/titolare/proprietario {company}; ho_un {company};
      ho_una {company}; gestisco; rivendere; rivenditor*; partita_iva sconto/prezzi; listino; listino_aziende;
      listino_prezzi; grosse_quantita; ordine_grosso; ordini_grossi; in_blocco; stock_di; tanti_pezzi; molti_pezzi;
      sconto_quantita;
      20/30/40/50/60/80/100/150/200 pezzi/clienti/persone/dipendenti/ospiti/invitati/copie/bottiglie/confezioni/cesti;
      ai_nostri_clienti; nostri_clienti; regali_aziendali; cesti_aziendali; omaggi_aziendali; convegno; congresso;
      siamo_una_scuola; insegnante sconto/prezzo; maestra sconto/prezzo/ci; asilo;
      asili; parrocchia; associazion*; onlus; comitato; reseller; bulk; grandi_quantita!;
      quantita! sconto/prezzo/ordine/prezzi
    `,
    weak: '',
  },
  {
    name: 'ALLERGENS',
    label: 'ingredienti e allergeni',
    strong: `
      contiene/contengono nichel/parabeni/allergeni/glutine/lattosio/alcol/siliconi/latte/uova/soia; test animali;
      testate_sugli; sono_vegani; parabeni; allergen*; allergic*; ingredient*; intolleran*; tracce_di; inci;
      composizion*; nichel; nickel; nichel_free; anallergic*; ipoallergenic*; cosa_contiene; cosa_contengono;
      testat* animali; cruelty_free; cruelty; scheda_tecnica; valori_nutrizionali; celiac* posso/adatt*/sicuri;
      contamina*; allerg*; intoller*; celiac*; contamin*; tracce; ingredienti; cosa_c_e_dentro; che_c_e_dentro;
      di_cosa_e_fatto; di_che_cosa_e_fatto; di_cosa_sono_fatti; di_che_materiale; che_materiale; additivi;
      olio_di_palma; biologic*; bio_certificat*; vegan*; vegetarian*; halal; kosher; gluten_free; posso_mangiare;
      posso_mangiarl*; sicur* celiac*/allergic*/per_chi; in_gravidanza sicuro/usare/mangiare; natural*_al_100;
      c_e_del_glutine; contiene glutine/lattosio/zucchero/lattice/alcol/profumo;
      contengono glutine/lattosio/zucchero/lattice/alcol/profumo;
      sono/e/siete adatt* celiac*/allergic*/intolleran*/vegan*; per_celiaci avete/siete/sicur*
    `,
    weak: 'contiene; contengono; glutine; lattosio; vegano; vegani; celiaci',
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
    name: 'PRESCRIPTION',
    label: 'ricette mediche',
    strong: `
      ricetta medic*/elettronic*/rossa/bianca/dottore/medico;
      serve/ci_vuole/occorre/serve_la/senza/obbligo/con/necessaria/mandarvi/inviare/mandare ricetta/prescrizione;
      prescrizion*; ricetta; ricette; nre; numero_ricetta; mutuabil*; ticket_sanitario; prescritt*;
      occhiali prescrizione; ci_vuole_la_ricetta; serve_la_ricetta; senza_ricetta; con_la_ricetta;
      ricetta medic*/oculist*/dottore/rossa/bianca/dematerializzata; impegnativa; medico_curante; del_medico;
      certificato_medico; prescription; dottore_prescr*
    `,
    weak: '',
  },
  {
    name: 'EVENTS',
    label: 'eventi e corsi',
    strong: `
      degustazion*; assaggi*; assaggiar*; eventi; evento; laborator*; letture; lettura bambini; workshop; corso;
      corsi; lezioni; presentazion*; firmacopie; visite_guidate; visita_cantina; attivita bambini/bimbi;
      attivita sabato; tornei; torneo; prova_su_strada; open_day; incontri; feste; event*; inaugurazion*; assaggiare;
      degust*; laboratori; visit* laborator*/cantin*/azienda/fabbrica/guidat*;
      vedere_dove producete/fate/lavorate/nasce; dove_producete visit*; feste_di_compleanno;
      organizzate feste/eventi/corsi/compleanni; fate feste/eventi/corsi/serate/degustazioni/assaggi/laboratori;
      serate; aperitivo in_negozio; raduno; uscite_di_gruppo; gite_di_gruppo; organizzate feste/eventi/serate/corsi
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
    name: 'MEASUREMENT',
    label: 'esami e misurazioni',
    strong: `
      misura*/misurazione/misurare/provare/controllare pressione/glicemia/vista/udito/diabete; colesterolo; glicemia;
      tampon*; test covid/rapido/intolleranze; analisi; autoanalisi; esame vista/colesterolo/sangue/udito;
      elettrocardiogram*; holter; prova_vista; esame_della_vista; controllo vista/udito; vaccin* fate; foratura_lobi;
      buchi alle_orecchie; buco orecchio; forate orecchie; esam* vista/udito/gratuit*/sangue/pelle;
      misur* vista/udito/pressione/visus/gradazione; controll* vista/udito/gradazione/pressione/gratuit*;
      visita oculistica/gratuit*/costa/quanto/della; la_visita; una_visita; ci_vedo_meno; ci_vedo_male; vedo_sfocato;
      vedo_male; vedo_doppio; ci_vedo_poco; non_ci_vedo; ci_sento_poco; ci_sento_meno; non_ci_sento; un_po_sord*;
      e_sord*; audiometr*; test dell_udito/udito/della_vista/vista/gratuit*; eye_test; screening
    `,
    weak: '',
  },
  {
    name: 'CONSULTING',
    label: 'consulenze',
    strong: `
      consulenz*; nutrizionist*; dietist*; personal_shopper; dermatolog*; esperto; consulente;
      analisi della_pelle/capello; beauty; mi_segue; prova_trucco; make_up_artist; armocromia; consulen*;
      consulenza_gratuit*; mi_aiut* scegliere/capire/decidere; mi_aiutate_a_scegliere; chi_mi_aiuta; un_esperto;
      qualcuno esperto/competente; specialist*; ostetric*; fisioterapist*; arredator*; architett*; armocrom*;
      consulto
    `,
    weak: '',
  },
  {
    name: 'GROOMING',
    label: 'toelettatura',
    strong: `
      toelett*; toilettatur*; tosare; tosate; tosatura; tosate_i; tosano; lavate/lavare/bagno cani/cane/gatto/gatti;
      unghie; bagno_al_cane; tagliare/tagliate unghie/pelo; tosat*; lavate cani/gatti/il_cane; bagnetto;
      taglio unghie/pelo
    `,
    weak: '',
  },
  {
    name: 'AUTHENTICITY',
    label: 'autenticità',
    strong: `
      veri o; placcat*; garantiti_originali; fals*; non_sono falsi; tarocch*; autenticita; sono_originali;
      e_originale; marca vera; oro_vero; di_marca; original*; autentic*; certificat*; sono_veri;
      e_vero oro/argento/pelle; falsi; contraffatt*; imitazion*; vera_pelle; punzon*; carati certific*; tarocc*;
      provenienza; made_in_italy; dove prodott*/fatti/producete; fatti_in_italia; artigianal*; e_vero; e_vera;
      sono_vere; originali_o; vero_o_finto; veri_o_finti; e_autentic*; certificazion*; taroc*; imitaz*; copia_o;
      provenien*; made_in; prodott* in_italia/in_cina/dove; cines*; italian* o_cines*; da_dove arriv*/proveng*/vien*;
      di_dove_sono; fatti_in; fatto_in; fatt* a_mano; km_zero; filiera; marchio_ce; carat*; genuine; authentic
    `,
    weak: '',
  },
  {
    name: 'SCHOOL_BOOKS',
    label: 'libri scolastici',
    strong: `
      libri_scolastici; libri_di_scuola; testi_scolastici; libri scuola/medie/liceo/elementari/superiori;
      testi scuola/medie/liceo/elementari/superiori; cedole; cedola_libraria; copertine; libri_di_testo;
      adozioni scol*
    `,
    weak: '',
  },
  {
    name: 'KEYS',
    label: 'copia chiavi',
    strong: `
      copi*/duplic*/doppion*/rifare/rifate/fare_una_copia chiav*; chiavi copi*/duplic*; duplicat* chiave; duplica*;
      copia_chiav*; copie_chiav*; duplic* chiav*; chiave doppione/copia; chiavi doppione/copia;
      telecomand* duplic*/copia
    `,
    weak: '',
  },
  {
    name: 'PAINT_MIXING',
    label: 'tintometro',
    strong: `
      tintometr*; colore/vernice/pittura campione/su_richiesta/personalizzat*/che_vogl*;
      mi_fate vernice/colore/pittura; fate il_colore; ral; colore_su_misura
    `,
    weak: 'colori',
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
  {
    name: 'LISTS',
    label: 'liste',
    strong: `
      lista nozze/nascita/regali/battesimo/desideri; lista_nozze; lista_nascita; wishlist; wish_list; liste;
      lista_di_nozze; lista nozze/nascita/regalo/regali/compleanno/battesimo/desideri/scolastica;
      liste nozze/nascita/regali; lista_compleanno; lista_regali; lista_dei_desideri; fate_la_lista; aprire lista;
      apro lista; sappiano cosa_regal*; sapessero cosa_regal*; sappiano cosa regal*; sapere cosa_regalar*;
      invitati regal*; amic* regal* lista; quota regalo; raccolta regalo; colletta; colletta_regalo; wish; registry;
      amici/parenti/invitati/colleghi regal*/farci/fare/contribuire; coordin* regal*; regali doppi;
      baby_list; gift_list; wedding_list; baby_shower; lista bambino/bimbo/bimba/parto/sposi
    `,
    weak: '',
  },
  {
    name: 'COMPATIBILITY',
    label: 'compatibilità',
    strong: `
      compatibil*; va_bene_per_il_mio; funziona_con; quale_modello_ho; e_compatibile; va_bene_con; vanno_bene_con;
      va_bene_per_la_mia; va_bene_sul; si_adatta; si_adattano; adattabil*; funziona_anche_con; si_monta_su
    `,
    weak: '',
  },
  {
    name: 'SAFETY',
    label: 'sicurezza dei prodotti',
    strong: `
      sicur* bambin*/neonat*/per_i/prodott*/giochi/giocattol*/materiali; sono_sicuri; e_sicuro; e_sicura;
      sono_sicure; tossic*; atossic*; nociv*; pericol*; rischi*; soffoc*; parti piccole; pezzi_piccoli;
      mette/mettono in_bocca/bocca; ingoi*; marchio_ce; a_norma; omologat*; normativa; certificat* bambin*/sicurezza;
      vernici; is_safe; safe
    `,
    weak: 'sicurezza; sicuri',
  },
  {
    name: 'BATTERIES',
    label: 'pile e batterie',
    strong: `
      pile/batterie/pila/batteria inclus*/compres*/a_parte/dentro/servono/ci_vogliono/ci_sono/occorr*/comprar*;
      con_le_pile; senza_pile; le_pile; che_pile; quante_pile; che_batterie; ministilo; le_stilo; a_pile; va_a_pile;
      funziona_subito; batteries included
    `,
    weak: 'pile',
  },
  {
    name: 'TRY_FIRST',
    label: 'prove in negozio',
    strong: `
      posso/possiamo/si_puo/si_possono/e_possibile/potrei/vorrei
      provar*/testar*/sedersi/vederl*/salir*/suonar*/ascoltar*/toccar*/assaggi*/annusar*;
      provar* prima/in_negozio/dal_vivo/da_voi/in_bottega; provarl*; testarl*; prima_di_comprar*;
      prima_di_acquistar*; prima_di_decidere; prima_di_prenderl*; giro_di_prova; un_giretto; farci_un_giro;
      test_ride; test_drive; in_prova; prova in_negozio/su_strada; camerin*; vedere_di_persona;
      vederl* dal_vivo/di_persona/in_negozio; toccare_con_mano; try_on; try_before
    `,
    weak: 'provare; prova',
  },
  {
    name: 'LESSONS',
    label: 'corsi e lezioni',
    strong: `
      lezion*; corso; corsi; insegn*; maestr* di/diplomat*/chitarra/piano/nuoto/sci; impar* a; imparare; fate_scuola;
      scuola_di; doposcuola; ripetizioni; istruttor*; tutor; lessons; courses; classi_di
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
    name: 'CEREMONIES',
    label: 'cerimonie',
    strong: `
      matrimoni*; ci_sposiamo; mi_sposo; cerimoni*; allestiment*; addobb*; bomboniere; battesimo comunione;
      comunioni; cresime; funeral*; lutto; fiori chiesa/sala; bouquet sposa; ricevimento; catering; rinfresc*;
      wedding
    `,
    weak: '',
  },
  {
    name: 'LAYAWAY',
    label: 'articoli tenuti da parte',
    strong: `
      tenere/tenete/tenermi/tenermelo/mettere/mettete/lasciare/mettermelo da_parte; custod*;
      conservar* fino/passeggino/fino_alla; riservar*; bloccarl* acconto/prezzo/quanto;
      bloccare prezzo/articolo/prodotto; quanto lasciare bloccarl*; lasciare acconto; acconto prenotare; prenotarl*;
      prenotare articolo/prodotto; opzionar*; lay_away
    `,
    weak: 'acconto; caparra',
  },
  {
    name: 'SPARE_PARTS',
    label: 'pezzi di ricambio',
    strong: `
      ricamb*; pezzo/pezzi/parte/parti di_ricambio/sostitutiv*;
      ho_perso pezzo/tappo/vite/chiave/cinghia/barra/ruota/coperchio/telecomando/il_cavo/bottone/laccio;
      si_e_perso pezzo/tappo/vite; vendete solo/separatamente/a_parte; solo_il pezzo/tappo/coperchio/vetro;
      spare_parts; guarnizione di_ricambio
    `,
    weak: '',
  },
];
