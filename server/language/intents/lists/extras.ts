import type { IntentList } from '../intent-list.ts';

/** What the shop does beside selling, and what must be known of its goods. */
export const SERVICE_INTENTS: readonly IntentList[] = [
  {
    name: 'SIZE_GUIDE',
    label: 'taglie e misure',
    strong: `di_solito metto/prendo/porto; metto! una/la/il/un; mezzo_numero; calza*/calzano giust*/precis*/normal*; veste giusto/normale/regolare; non_so_che taglia/misura/numero; misuro; quale_misura; numero_scarpe; corrispondenza taglie; {size} anello/anelli/dito/italiana/americana/inglese/eu/us; numero dell_anello; circonferenza; quanti_centimetri; equivale; conversione; che/quale/quali/quanto {size} prend*/ordin*/scelg*/mi_serve/conviene/devo/va/vanno/vada/corrisponde/porto/e/consigli*/metto/per; che {size}; quale {size}; {size} giusta/prendere/ordinare/scegliere/esatta/corretta; guida/tabella/guide/tabelle {size}; size guide/chart; size; come_veste; come_vestono; come veste/vestono/calza/calzano; vestibilit*; vestono
      grandi/piccol*/regolari/strett*; veste grande/piccolo/strett*; calza grande/piccol*; calzano; porto la/il/un/una/di; porto_il; di_solito porto; sono_alta; sono_alto; alto_un_metro; alta_un_metro; alta 1; alto 1; e_alta; e_alto; misurar* dito/piede/polso/collo/testa/anello/vita/giro; misura anello/dito/polso/piede; prendo le_misure; prendere le_misure; che_numero; corrispond* taglia/numero; tra due_taglie; sono una_taglia; s_o_m; m_o_l; l_o_xl; numero porto/prendere`,
    weak: 'taglia; taglie; misure; misura',
  },
  {
    name: 'GIFT_WRAP',
    label: 'confezioni regalo',
    strong: `pacchettin*; con_il_fiocco; incartato; incartata; biglietto_d_auguri; bigliettino; confezionarlo; confezionarla; busta_regalo; scatolina; pacco/pacchetto/pacchetti/pacchi/confezione/confezioni/carta/scatola/scatole/busta/incarto/fiocco regalo; pacco_regalo; confezione_regalo; incart*; impacchett*; pacchettino; infiocchett*; bigliettino; biglietto auguri/dedica/pacco/scritto/regalo; dedica; fate/fare/fai pacchetto/pacchetti/pacchettino; il_pacchetto; confezion* carina/bella/elegante/compleanno; confezionat*; gift_wrap; gift wrap*; wrapping; scatol* regal*; nastro; aggiungere un_biglietto`,
    weak: 'confezione; confezioni; biglietto; pacchetto',
  },
  {
    name: 'RENTAL',
    label: 'noleggio',
    strong: 'nolegg*; nolo; affitt*; in_prestito; prestit*; rent; rental; dare_in_uso; prendere_in_prestito',
    weak: '',
  },
  {
    name: 'QUOTE',
    label: 'preventivi',
    strong:
      'cose_su_misura; fuori_standard; farmi_fare; fatto_apposta; quanto_verrebbe; stima; quanto_mi_verrebbe; parete_storta; preventiv*; su_misura; a_misura; progett*; sopralluog*; quotazion*; quote; che_prezzi_fate; prezzo_per; personalizzat* misura; tagliate!; tagliare!; taglio_su; disegno cucina/camer*; rilievo; fuori_misura; apposta',
    weak: '',
  },
  {
    name: 'PERSONALISATION',
    label: 'personalizzazioni',
    strong: `incidere; incidete; scrivere/mettere/aggiungere data/nome/iniziali/frase/dedica dentro/sopra/su/fedi/anello/medaglietta; data fedi/anello/dentro; dedicare; personalizz*; incision*; incid*; ricam*; stampa/stampate/stampare nome/logo/foto/iniziali/scritta/numero; stampat*; il_nostro_logo; con nome/logo/iniziali/scritta; iniziali; logo; engrav*; scriver*/scrivete/mettere nome/iniziali/scritta; grafic*; serigraf*`,
    weak: 'nome; stampa',
  },
  {
    name: 'WHOLESALE',
    label: 'forniture e aziende',
    strong: `per_gli_invitati; invitati pezzi/servono; mi_servono 20/30/40/50/60/100/tanti; pezzi/copie/bottiglie/maglie sconto; ordini_grandi; per_un_evento; regali aziendali/dipendenti/clienti; confetti; battesimo invitati; 50 pensierini; gadget; fornitur*/sconti/prezzi/ordine/preventiv*/regali/pezzi/maglie/divise per {company}; {company} fornitur*/sconti/prezzi/ordine/preventiv*/regali; omaggi aziende/clienti; per aziende/azienda/dipendenti/rivenditori/societa/ditte; aziendal*; all_ingrosso; ingrosso; grandi_quantita; grossi_quantitativ*; quantitativ*; rivendit*; rivend*; fornitura; forniture; fate_forniture; b2b; wholesale; dipendenti; siamo un/una {company}; gestisco {company}; ho {company}; {company} ci_serv*; ci_servono; ci_servirebb*; bomboniere; tante copie; convenzion*; mi_servono pezzi`,
    weak: '',
  },
  {
    name: 'ALLERGENS',
    label: 'ingredienti e allergeni',
    strong:
      'contiene/contengono nichel/parabeni/allergeni/glutine/lattosio/alcol/siliconi/latte/uova/soia; test animali; testate_sugli; sono_vegani; parabeni; allergen*; allergic*; ingredient*; intolleran*; tracce_di; inci; composizion*; nichel; nickel; nichel_free; anallergic*; ipoallergenic*; cosa_contiene; cosa_contengono; testat* animali; test animali; cruelty_free; cruelty; scheda_tecnica; valori_nutrizionali; celiac* posso/adatt*/sicuri; contamina*',
    weak: 'contiene; contengono; glutine; lattosio; vegano; vegani; celiaci',
  },
  {
    name: 'STORAGE',
    label: 'conservazione',
    strong: `dove_lo_tengo; al_fresco; si_conserva; dopo_aperto; va_a_male; scaduto posso; conserv*; in_frigo; in_frigorifero; si_tiene; si_tengono; va_tenut*; vanno_tenut*; tenuto frigo; tenuti frigo; va_in_frigo; vanno_in_frigo; in_freezer; congelar*; surgelar*; scadenz*; scade; scadono; quanto dura/durano aperto/aperta/una_volta/in_frigo; una_volta_apert*; che_temperatura; a_temperatura; shelf_life; data_di_scadenza; tengo`,
    weak: 'temperatura; frigo',
  },
  {
    name: 'CARE',
    label: 'cura dei prodotti',
    strong: `si_e_macchiat*; macchia su; togliere macchia/macchie/alone/graffi; si_e_ossidat*; lucidate; lucidatura; lucidare; tenere_pulito; come_si_tratta; manutenzione; lavare_a; centrifuga; candeggina; lavaggio_a_secco; come lav*/si_lava/si_lavano/lavo/pulisco/pulire/pulir*/si_pulisc*/pulirl*/lavar*/lucid*/curare/curo/trattar*; lavagg*; lavastovigli* va/mettere; con_cosa pulisco/lavo/pulire/si_pulisce; puliz*; in_lavatrice; stirar*; a_mano acqua; manutenzione pelle/legno; macchi* togliere; togliere macchi*; ossida*; anneri*; diventat* nero/nera/neri/nere/scuro/scura/opaco/opaca/verde/giallo/gialla; opacizz*; impermeabilizz*; ingrass*; si_puo_lavare`,
    weak: 'lavare; pulire; cura',
  },
  {
    name: 'PRESCRIPTION',
    label: 'ricette mediche',
    strong: `ricetta medic*/elettronic*/rossa/bianca/dottore/medico; serve/ci_vuole/occorre/serve_la/senza/obbligo/con/necessaria/mandarvi/inviare/mandare ricetta/prescrizione; prescrizion*; ricetta; ricette; nre; numero_ricetta; mutuabil*; ticket_sanitario; prescritt*; occhiali prescrizione`,
    weak: '',
  },
  {
    name: 'EVENTS',
    label: 'eventi e corsi',
    strong: `degustazion*; assaggi*; assaggiar*; eventi; evento; laborator*; letture; lettura bambini; workshop; corso; corsi; lezioni; presentazion*; firmacopie; visite_guidate; visita_cantina; attivita bambini/bimbi; attivita sabato; tornei; torneo; prova_su_strada; open_day; incontri; feste`,
    weak: '',
  },
  {
    name: 'TRADE_IN',
    label: 'ritiro dell’usato',
    strong: `quanto mi_date/date/pagate/valutate/offrite; mi_date per; quotazione oro; vendere/vendervi oro/usato/vecchio/vecchia/catenine/gioielli; da_vendere; date per_l_oro; rivendere; ritiro_usato; permut*; trade_in; usato; ritirate!/ritiro!/valutate/comprate!/prendete!/valutazione/acquistate!/riprendete! {old}/mio/miei/oro; porto/portiamo/vi_do/do/dare/portassi {old}; vecchio sconto; {old} sconto; dentro {old}; second_hand; seconda_mano; compro_oro; comprate! oro/libri; rottam*; vecchi* da_vendere; vi_vendo; rivendervi; valutat*`,
    weak: '',
  },
  {
    name: 'DISPOSAL',
    label: 'ritiro e smaltimento del vecchio',
    strong: `porta_via; la_porta_via; lo_porta_via; portarla_via; portarlo_via; {old} chi; buttare; rottamare; liberarmi; smalt*; portate_via; portare_via; portano_via; ritir*/ritirate/ritiro {old}/rotto; raee; {old} portate/portano/ritir*/buttate; smaltimento; riciclo; ritiro_usato; buttare {old}`,
    weak: '',
  },
  {
    name: 'MEASUREMENT',
    label: 'esami e misurazioni',
    strong:
      'misura*/misurazione/misurare/provare/controllare pressione/glicemia/vista/udito/diabete; colesterolo; glicemia; tampon*; test covid/rapido/intolleranze; analisi; autoanalisi; esame vista/colesterolo/sangue/udito; elettrocardiogram*; holter; prova_vista; esame_della_vista; controllo vista/udito; vaccin* fate; foratura_lobi; buchi alle_orecchie; buco orecchio; forate orecchie',
    weak: '',
  },
  {
    name: 'CONSULTING',
    label: 'consulenze',
    strong:
      'consulenz*; nutrizionist*; dietist*; personal_shopper; dermatolog*; esperto; consulente; analisi della_pelle/capello; beauty; mi_segue; prova_trucco; make_up_artist; armocromia',
    weak: '',
  },
  {
    name: 'GROOMING',
    label: 'toelettatura',
    strong:
      'toelett*; toilettatur*; tosare; tosate; tosatura; tosate_i; tosano; lavate/lavare/bagno cani/cane/gatto/gatti; unghie; bagno_al_cane; tagliare/tagliate unghie/pelo; tosare',
    weak: '',
  },
  {
    name: 'AUTHENTICITY',
    label: 'autenticità',
    strong:
      'veri o; placcat*; garantiti_originali; fals*; non_sono falsi; tarocch*; autenticita; sono_originali; e_originale; marca vera; oro_vero; di_marca; original*; autentic*; certificat*; sono_veri; e_vero oro/argento/pelle; falsi; contraffatt*; imitazion*; vera_pelle; punzon*; carati certific*; tarocc*; provenienza; made_in_italy; dove prodott*/fatti/producete; fatti_in_italia; artigianal*',
    weak: '',
  },
  {
    name: 'SCHOOL_BOOKS',
    label: 'libri scolastici',
    strong:
      'libri_scolastici; libri_di_scuola; testi_scolastici; libri scuola/medie/liceo/elementari/superiori; testi scuola/medie/liceo/elementari/superiori; cedole; cedola_libraria; copertine; libri_di_testo; adozioni scol*',
    weak: '',
  },
  {
    name: 'KEYS',
    label: 'copia chiavi',
    strong:
      'copi*/duplic*/doppion*/rifare/rifate/fare_una_copia chiav*; chiavi copi*/duplic*; duplicat* chiave; duplica*',
    weak: '',
  },
  {
    name: 'PAINT_MIXING',
    label: 'tintometro',
    strong:
      'tintometr*; colore/vernice/pittura campione/su_richiesta/personalizzat*/che_vogl*; mi_fate vernice/colore/pittura; fate il_colore; ral; colore_su_misura',
    weak: 'colori',
  },
  {
    name: 'PACKAGING',
    label: 'imballaggi',
    strong:
      'imballagg*; imballat*; imball*; pacco_anonimo; anonimo; discret* pacco; plastica riciclat*; sostenibil*; ecologic* imball*; plastic_free',
    weak: '',
  },
  {
    name: 'LISTS',
    label: 'liste',
    strong:
      'lista nozze/nascita/regali/battesimo/desideri; lista_nozze; lista_nascita; wishlist; wish_list; liste; lista_di_nozze',
    weak: '',
  },
  {
    name: 'COMPATIBILITY',
    label: 'compatibilità',
    strong: 'compatibil*; va_bene_per_il_mio; funziona_con; quale_modello_ho',
    weak: '',
  },
];
