/**
 * Ways of asking that belong to a subject whatever goods a shop has: 'come si fa la carbonara' is no question about pasta.
 * By the subject's name; written as `language/intents/cues.ts` says. Those of `weak` yield to the shop's own goods and FAQs.
 */
export const OFF_TOPIC_CUES: readonly { name: string; sure: string; weak: string }[] = [
  {
    name: 'TRAVEL',
    sure: `
      dove andare/vado/posso_andare/andiamo vacanza/ferie/viaggio/vacanze/mare/montagna/weekend;
      mi_prenoti/prenotami/prenotarmi/prenoti camera/viaggio/vacanza/volo/tavolo/treno;
      organizz* viaggio/vacanza/itinerario/gita; itinerari*; cosa/cosa_c_e/posti visitare/da_vedere/da_visitare;
      settimana/quanto_costa vacanza/crociera/viaggio; visto per/turistico/america/cina/india; passaport*;
      dove_mi_consigli andare; mete/meta turistic*/vacanza; agenzia viaggi; cosa_vedere; biglietto treno/museo;
      orari treno/treni/autobus/pullman/traghetto; che_treno;
      parte/partono/passa/arriva treno/autobus/pullman/traghetto/tram/metro; treno per/da/delle; consigl* dove_andare/una_meta;
      viaggio_di_nozze dove/in/a/alle; traghett*;
      come_si_arriva a/alla/al/in/all treno/aereo/autobus/macchina/metro/nave;
      come_arrivo a/alla/al/in treno/aereo/autobus;
      consigl*/sugger* spiaggia/spiagge/citta/localita/posto/isola/meta/capitale/paese visitare/in/a/mare/per;
      una_spiaggia in/a; spiagge piu_belle; weekend romantico/a/in_sicilia/fuori/dove; dove_lo_faresti;
      cosa metto/porto/mettere valigia/in_valigia; viaggio in/a/alle; visitare cosa/roma/parigi/londra;
      cosa_vedere a/in; cosa_fare a/in weekend/giorni/tre_giorni/una_settimana; gardaland; disneyland; terme dove;
      visa; fuso_orario
    `,
    weak: 'villeggiatura; tour; turist*; spiagge; souvenir; luna_di_miele',
  },
  {
    name: 'FLIGHTS',
    sure: `
      volo/voli per/low_cost/economic*/milano/roma/andata; prenot* volo/voli; quanto_costa un_volo; biglietti aerei;
      che_ora aereo/volo/decolla; check_in volo/online/ryanair; ryanair; easyjet; che_volo; un_volo; volo_conviene;
      voli_per; biglietti_aerei; compagnia aerea; decolla; decollo; decollare; atterr*; scalo aeroporto
    `,
    weak: '',
  },
  {
    name: 'HOTELS',
    sure: `
      hotel a/che/in/vicino/con/economic*; camera hotel/albergo; albergo a/in/vicino/economic*; albergh*;
      camera d_albergo; agriturism* vicino/a/in/dove; b_b; airbnb; dove dormire/pernottare/alloggiare; ostello;
      consigl* hotel/albergo/agriturismo; bed_and_breakfast; b&b; b_b a/in/centro/vicino; un b_b; dove_dormire;
      dormire a/in una_notte/notte/notti; una_notte a/in; camera per_due/doppia/matrimoniale hotel/albergo;
      un_albergo; un_hotel; un_agriturismo; agriturism*; ostell*; resort; alloggi*; affittacamere
    `,
    weak: '',
  },
  {
    name: 'FILMS',
    sure: `
      che/quale/un/bel/ultimo/miglior film
      vedere/vedo/guard*/stasera/danno/fanno/di/horror/per/al/andre*/comico/romantico/consigl*;
      film con/per/protagonista/di/al_cinema/horror/comic*; hai_visto/avete_visto film/ultimo; visto_il_film;
      regista; attore; attrice; oscar; al_cinema; trama; com_e il_film; chi recita/interpreta/ha_diretto; il_film;
      un_film; dei_film; a_che_ora danno/fanno/c_e cinema/film/spiderman; danno al_cinema;
      film su/sulla/sul/sui/con/di; che_film; il film di_che/parla; di_che_parla film; come_finisce;
      chi_ha_vinto oscar; cartone animato; cartoni animati; che cartone; premio_oscar; colonna_sonora di
    `,
    weak: 'film; cinema',
  },
  {
    name: 'STREAMING',
    sure: `
      serie tv/netflix/da_guardare/da_vedere/su; una serie guardare/vedere/netflix/televisiva/consigl*;
      su netflix/prime_video/disney/sky/dazn; netflix; prime_video;
      cosa_fanno/cosa_c_e/cosa_danno/che_fanno tv/televisione/stasera; in streaming; guardare/vedere stasera;
      che_canzone; canzone; spotify; oroscop*; segno_zodiacale; reality; sanremo vinto/vince/canta; stranger_things;
      cosa_danno; che_danno; danno_in_tv; in_tv stasera; stasera_in_tv; sanremo; masterchef; grande_fratello;
      uomini_e_donne; x_factor; amici_di_maria; l_isola; tiktok; youtuber; influencer;
      canta* nei/nella/canzone/la_canzone; chi_cantava; chi_canta; cantante; testo canzone; canzone di;
      ultima_stagione; serie da; quiz; gossip; concerto di/a/quando; biglietti concerto
    `,
    weak: 'puntata; puntate',
  },
  {
    name: 'RELIGION',
    sure: `
      a_che_ora messa; orari/orario messa/messe/chiesa/funzioni;
      la/che/c_e messa domenica/natale/mezzanotte/ora/duomo/santa/pasqua/quando; messa_di;
      dio esiste/esist*/credi/crede;
      credi/crede/credete/esiste/credere dio/in_dio/paradiso/inferno/gesu/anima/miracoli; gesu; bibbia; vangelo;
      corano; come si_recita/si_prega; recit* rosario/preghiera/padre_nostro/ave_maria; preghier*;
      papa francesco/leone/detto/dice; il_papa; festa religiosa; religion*; peccato mortale/originale; confessar*;
      quando pasqua; pasqua festegg*; ramadan; buddis*; allah; aldila; credi in_dio/a_dio/in; domenica_delle_palme;
      mercoledi_delle_ceneri; che_santo; santo_del_giorno; santo_oggi; santo patrono; perche_si_festeggia;
      si_festeggia pasqua/natale/epifania/ferragosto; quando_cade; quando_e pasqua; madonna; miracol*; confession*;
      chiesa orari/messa; in_duomo; messa in/alle/domenica; cresima_quando; peccat*; vita_dopo; reincarn*;
      esiste_dio; ateo; moschea; sinagoga; rito; battezz*
    `,
    weak: 'duomo; parrocchia; vescovo',
  },
  {
    name: 'POLITICS',
    sure: `
      elezion*; vince/vinto/vinca/vincera/vinceranno elezioni/destra/sinistra/voto/referendum;
      cosa_ne_pensi/che_ne_pensi/cosa_pensi/cosa_pensate/che_pensi/pensi/ne_dici/che_ne_dici/opinione governo/politica/destra/sinistra/partito/meloni/salvini/premier/ministr*/trump/putin/schlein/conte/presidente/sindaco/guerra/immigra*;
      chi voti/vota/voteresti/votare/governa/voterai; destra sinistra; parlami/parliamo/parla politica;
      politica italiana; la_politica; governo; premier; meloni; salvini; schlein; trump; biden; putin; berlusconi;
      renzi; parlamento!; presidente_della_repubblica; mattarella; referendum; guerra ucraina/gaza/finira/scoppia;
      chi governa; partito_democratico; forza_italia; fratelli_d_italia; lega nord/salvini; tasse governo/aumenta*;
      ministro; ministra; chi_ha_ragione; il_voto; voto_utile; prossimo presidente; chi_sara presidente;
      presidente_del; democratici repubblicani; chi_vince america/elezioni/usa; ministr*; sindaco che/ha/ne_pensi;
      votere*; votat*; votazion*; voterai; governo ha/che/fa; bonus_bebe governo; cosa_ne_dici meloni/governo;
      cosa_ne_dici_della; ne_pensi; partiti; sciopero; sindacat* che; immigra*; guerra in; pace in; onu; nato guerra;
      unione_europea pensi; tasse piu/troppe/alte; chi_comanda; dittatura; fascis*; comunis*; sondaggi; manovra;
      legge_di_bilancio
    `,
    weak: 'sindaco; votare; politica; politici',
  },
  {
    name: 'SEX',
    sure: `
      fare/fatto/facciamo/fai sesso/l_amore; sesso; porn*; foto nud*; nuda; nudo; erotic*; storia erotica;
      sei_vergine; scopare; masturb*; orgasm*; escort; sexy chat/foto; spogliati; onlyfans; mi_eccit*;
      parliamo_di_sesso; foto_nuda; foto_nudo; tua_foto; sei_sexy; fare_l_amore; porno; hot; tett*; cazz*; pene;
      vagina; eccitat*; fidanzatina; vieni_a_letto
    `,
    weak: '',
  },
  {
    name: 'DRUGS',
    sure: `
      cocaina; eroina; marijuana; ganja; skunk; maria fumare; hashish; hascisc; spinell*; canne fumare/spinelli; fumare erba/canne;
      erba_da_fumare; ecstasy; mdma; lsd; spacciare!; spacciatore!; spacci!; droga; droghe; drogarsi; drogato;
      sballar*; sballo; coltiv* marijuana/cannabis/canapa; cannabis; rollare; farsi una_canna/di;
      funghi allucinogen*; ketamina; un_po_di_fumo; po_di_fumo; trovo fumo; dove_trovo fumo; comprare fumo;
      fumo buono; vendete_erba; erba_quella buona; erba quella_buona; canna rollare/fumare; fumo/fumato/fuma/fumi/fumano canne; da_canna; farsi/farmi/farci/faccio/fanno canne/una_canna; doping;
      epo; anabolizzant*; steroid*; semi marijuana/cannabis/canapa; thc; pusher; spacci*; popper;
      pasticche ecstasy/discoteca; oppio; crack
    `,
    weak: '',
  },
  {
    name: 'VIOLENCE',
    sure: `
      come si_uccide/uccido/uccidere/ammazzare/costruisc*/si_fa_una_bomba/si_fabbrica; costru* bomba;
      bomba fare/costru*; uccidere qualcuno; ammazzare qualcuno; ucciderlo; ucciderla;
      comprare/compro/trovo/vendete pistola/pistole/mitra/kalashnikov; avvelenare qualcuno/mio/mia/vicino; picchiare;
      omicidio; hackerare; rubare; fare_del_male a; far_male_a qualcuno; picchiar*; vendett*; esplosiv*; molotov;
      coltello per_uccidere/uccidere; arma; armi; ammazz*; uccid*; minacci*
    `,
    weak: '',
  },
  {
    name: 'FOOD',
    sure: `
      ricetta/ricette del/della/di/dei/delle/degli/dello/con/per/semplice/facile/veloce/pappa/pasta/torta/tiramisu/carbonara/focaccia/pizza/cena;
      la_ricetta del/della/di/dei/delle/degli/dello/per;
      dammi/dimmi/mi_dai/mi_dareste/mi_dici/mi_passi/hai/avete/sai/suggerisci*/consigli*/conosci
      una_ricetta/qualche_ricetta/delle_ricette;
      come si_fa/si_fanno/faccio/si_preparano/fare/si_cucina/si_cucinano/cucino/cucinare/fai
      {dish};
      come si_cucina/si_cucinano/cucino; cosa/che cucino/cucinare/mangio/preparo stasera/cena/pranzo/oggi/domani/per;
      cosa/che mangiare stasera/a_cena/a_pranzo/domani; cosa_cucino; cosa_mangio; cosa_preparo;
      consigl*/conosci/sai ristorante/pizzeria/trattoria; ristorante a/in/vicino/buono;
      dove mangiare/si_mangia/mangio/cenare; pizzeria; quante calorie; dimagr*;
      dieta per/dimagrante/chetogenica/consigl*; calorie; ingredienti {dish}; tempo cottura; quanto_cuoce;
      mi_dai/dammi/hai/sai/avete/conosci ricett*; ricetta della/del/dei/delle/per; come_si_fa {dish};
      come_si_fanno {dish}; come_si_prepara {dish}; come_preparo {dish}; come_cucino; tempi_di_cottura; tempo_di_cottura;
      quanto_tempo cuoce/cuociono/bollire/in_forno; quanto cuoc*; cuoce; cuociono; cucino_stasera; che_cucino;
      cosa_mangiamo; cosa faccio_da_mangiare; dove_mangio; dove_mangiare; dove_si_mangia;
      ristorant* buono/vicino/consigl*; trattoria; quante_calorie;
      come si_fa_l_olio/si_fa_il_pane/si_fa_il_pesto/si_fa_la_pasta/si_fa_il_sugo/si_fa_la_marmellata;
      impasto pizza/pane; che_vino_abbino; abbinare
    `,
    weak: 'cucinare; ricetta; ricette; ristorante',
  },
  {
    name: 'MEDICINE',
    sure: `
      posso/si_puo/devo prendere/dare/assumere/bere {drug};
      posso prendere/prenderla/assumere/dargli a_stomaco/insieme/con/gravidanza/allattamento;
      quanta/quante/quanto/quanti {drug}; quante/quanta gocce/pastiglie/pillole/compresse/pasticche/mg;
      stomaco_vuoto; che/quale/cosa medicina/medicinale/farmaco/antibiotico prend*/gli_do/serve/do; cosa_prendo;
      cosa_prendere; cosa posso/devo prendere; che_medicina; quale_medicina; che_antibiotico;
      antibiotico effetto/prendo/alcol/vino/serve_per/dopo; effetti_collaterali;
      e_normale febbre/dolore/avere/sanguin*; sintomi; ogni_quante_ore; dosi; dose; dosaggio;
      ho febbre/la_febbre/mal_di/un_dolore/dolori/la_tosse/nausea/vomito/vertigini; ho_mal_di;
      mal_di testa/pancia/gola/denti prendo/prendere/faccio/cosa/da; la_febbre; dolore petto/al/alla; vomit*;
      diarrea; sono_incinta; incinta; come si_cura/curo/curare/guarisco; diagnos*; tumore; cancro;
      {drug} stomaco/febbre/gravidanza/alcol/vino/incinta/quanto/dopo/prima/bambino/cane/gatto; mi_fa_male;
      fa_male testa/pancia/schiena/ginocchio; che malattia; pressione_alta; ho_la_tosse; guarire; che_pastiglie;
      che pastiglia/pillola/pastiglie prend*; cosa_posso_prendere mal/febbre/dolore/tosse; posso_prendere {drug}; gli_do; le_do {drug};
      e_grave; sara_grave; operazion*; intervento chirurg*; cataratta; menisco; ernia; vaccinare; vaccin*;
      ho_il_colesterolo; colesterolo_alto; ho_la_pressione; pressione_bassa; diabete;
      fa_bene alle/al/alla/per ustion*/ferit*/scottat*/malattia/colesterolo; ustion*; mi_sono_scottat*;
      in_gravidanza fa_male/posso/si_puo; fa_male in_gravidanza; gravidanza fa_male; mi_fanno_male; fa_male_il;
      fa_male_la; mal_di; dolori; febbre alta/39/38/40; 39 febbre; 38 febbre; tachipirina; macchie vedo/pelle;
      vedo_delle_macchie; vedo_le; medico_devo; ospedale; che_dottore; specialista mi; fertilita; mestruazion*;
      ciclo in_ritardo; ansia; depress*; insonnia cura; emorroidi; gastrite; reflusso; allergia cosa; punto_nascita;
      parto; operazione di/al/alla/agli; giorni_di_riposo; convalescenza
    `,
    weak: 'medico; dottore; febbre; malattia; ospedale',
  },
  {
    name: 'SPORT',
    sure: `
      chi/che/ha/hanno/abbiamo vinto/vince/vincera/vincono/pareggiato/perso partita/campionato/scudetto/ieri/mondiale/mondiali/gran_premio/derby/finale/champions/coppa/gara/giro;
      ha_vinto; chi_ha_vinto; chi_vince; quanto finita/finito/fatto {team};
      {team} vinto/gioca/perso/pareggiato/ieri/partita; {club} {team}; {team} {club}; risultato partita/{team}/ieri;
      risultati partite/calcio/serie_a; quando/a_che_ora/contro_chi/dove gioca/giocano; a_che_ora gioca; la_partita;
      partita_di; partita ieri/stasera/domenica/domani; partita dell_inter; classifica; serie_a; champions_league;
      formula_1; gran_premio; motogp; miglior*/piu_forte giocatore/calciatore/portiere/attaccante/pilota;
      fantacalcio; calciomercato; scudetto; pronostic*; scommess*; chi_ha_segnato; tifi; tifate; che_squadra_tifi;
      sinner; olimpiadi vint*; record_mondiale; quanto_ha_fatto; quanto_e_finita; com_e_finita; come_e_finita;
      ha_segnato; hanno_segnato; ieri_sera {team}; {team} ieri_sera; {team} {team}; giro_d_italia; tour_de_france;
      vinto_il_giro; hai_visto_la_partita; visto partita; partita di_ieri; partita ieri; a_che_ora_gioca; gioca_la;
      gioca {team}; {team} gioca; {team} segnato/perso/vinto/pareggiato; nazionale; mondiali; europei calcio;
      champions; moto_gp; vasco_rossi_x; wimbledon; pallone_d_oro; allenatore; arbitro; serie_b; calciatore;
      calciatori; derby; gol; superbowl; nba
    `,
    weak: '{club}',
  },
  {
    name: 'WORK',
    sure: `
      come scriv*/si_scrive/preparo/preparare/fare/si_fa curriculum/cv/lettera/colloquio/dimissioni;
      curriculum/cv scriv*; mi_scrivi/scrivimi/fammi/mi_fai curriculum/cv/lettera;
      lettera dimissioni/presentazione/motivazionale; trovare/trovo/cerco/cercare lavoro; chied* aumento;
      aumento stipendio/capo; stipendio; quanto guadagn*; come si_diventa/diventare/divento; andare_a_lavorare;
      universita lavorare; licenzi*; disoccupa*; pensione quando/anni/inps; naspi; colloquio_di_lavoro;
      cambiare_lavoro; busta_paga; dimissioni; che_lavoro; quanto_guadagna; quanto_prende al_mese; quanto_prende_un; quanto_si_prende;
      quanto_si_guadagna; al_mese un_cameriere/commess*; stipend*; guadagn*; aumento_al; chiedo_un_aumento;
      chiedere_un_aumento; pensione di_invalidita/anticipata/minima; invalidita pensione; inps; disoccupazione;
      curriculum da/come/scriv*; si_scrive_un_curriculum; scrivere_un_curriculum; concorso pubblico;
      partita_iva aprire; aprire_partita_iva; lettera_di; come_diventare; sindacato; tfr; cassa_integrazione;
      smart_working; mutuo; affitto casa; 730 come; avvocato; divorzi*; oroscopo
    `,
    weak: 'lavoro; lavorare; carriera',
  },
  {
    name: 'SCHOOL',
    sure: `
      compiti di/matematica/storia/inglese/italiano/geometria/scienze/casa;
      fai/fare/faccio/aiuti/aiutami/aiutarmi/mano compiti!;
      fammi/mi_fai/scrivimi/mi_scrivi/fai tema/riassunto/tesi/tesina/ricerca/compiti/saggio/relazione;
      un_tema su/sulla/sul/di; riassunto; equazion*; risolv*; traduc* testo/frase/latino/inglese/per_domani/versione;
      versione latino/greco; studiare per/esame/meglio; preparar* esame; esame di/maturita/patente; tesi di/laurea;
      interrogazion*; chi ha_scritto/ha_inventato/ha_scoperto/ha_dipinto/era/fu; capitale del/della/di;
      quando e_nato/e_morto/scoppio; divina_commedia; promessi_sposi; teorema; quanto_fa radice;
      prepar* interrogazione/verifica; fare_l_universita; superiori universita; e_per_i_compiti; per_i_compiti;
      compiti!; verifica; interrogazione; spiegami; mi_spieghi; mi_spiega; spiegarmi guerra/teorema/storia;
      seconda_guerra mondiale; prima_guerra mondiale; guerra_mondiale; rivoluzione francese/industriale; si_calcola;
      come_si_calcola; calcol* area/perimetro/radice/percentuale/volume; area_del; cerchio area; fotosintesi;
      cos_e la_fotosintesi/un_verbo/il_dna/l_atomo; come_funziona occhio/corpo/cuore/cervello; corpo umano;
      occhio umano; devo_fare_una_ricerca; fare_una_ricerca; una_ricerca su/per; un_tema; tema su/sull/sulla/sul;
      mi_fai_un tema/riassunto; fammi_un tema/riassunto; traduci; traduzione; analisi logica/grammaticale;
      congiuntivo; latino; esame maturita; maturita; test_ingresso; universita quale; tesina; capitale_di;
      capitale della/del; chi_ha_inventato; chi_ha_scoperto; chi_ha_scritto; chi_ha_dipinto; chi_era; anno_scoperta;
      poesia di; parafrasi; dante
    `,
    weak: 'esame; scuola; universita; compiti!',
  },
];
