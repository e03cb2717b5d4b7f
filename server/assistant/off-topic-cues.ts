/**
 * Ways of asking that belong to a subject whatever goods a shop has: 'come si fa la carbonara' is no question about pasta.
 * By the subject's name; written as `language/intents/cues.ts` says. Those of `weak` yield to the shop's own goods and FAQs.
 */
export const OFF_TOPIC_CUES: readonly { name: string; sure: string; weak: string }[] = [
  {
    name: 'TRAVEL',
    sure: `dove andare/vado/posso_andare/andiamo vacanza/ferie/viaggio/vacanze/mare/montagna/weekend; mi_prenoti/prenotami/prenotarmi/prenoti camera/viaggio/vacanza/volo/tavolo/treno; organizz* viaggio/vacanza/itinerario/gita; itinerari*; cosa/cosa_c_e/posti
      visitare/da_vedere/da_visitare; settimana/quanto_costa vacanza/crociera/viaggio; visto per/turistico/america/cina/india; passaport*; dove_mi_consigli andare; mete/meta turistic*/vacanza; agenzia viaggi; cosa_vedere; biglietto treno/museo; orari treno/treni/autobus/pullman/traghetto; che_treno; consigl* dove_andare/una_meta; viaggio_di_nozze dove/in/a/alle; traghett*`,
    weak: 'villeggiatura; tour; turist*; spiagge; souvenir; luna_di_miele',
  },
  {
    name: 'FLIGHTS',
    sure: 'volo/voli per/low_cost/economic*/milano/roma/andata; prenot* volo/voli; quanto_costa un_volo; biglietti aerei; bagaglio ryanair/easyjet; che_ora aereo/volo/decolla; check_in volo/online/ryanair; ryanair; easyjet',
    weak: '',
  },
  {
    name: 'HOTELS',
    sure: 'hotel a/che/in/vicino/con/economic*; camera hotel/albergo; albergo a/in/vicino/economic*; albergh*; camera d_albergo; agriturism* vicino/a/in/dove; b_b; airbnb; dove dormire/pernottare/alloggiare; ostello; consigl* hotel/albergo/agriturismo; bed_and_breakfast',
    weak: '',
  },
  {
    name: 'FILMS',
    sure: 'che/quale/un/bel/ultimo/miglior film vedere/vedo/guard*/stasera/danno/fanno/di/horror/per/al/andre*/comico/romantico/consigl*; film con/per/protagonista/di/al_cinema/horror/comic*; hai_visto/avete_visto film/ultimo; visto_il_film; regista; attore; attrice; oscar; al_cinema; trama; com_e il_film; chi recita/interpreta/ha_diretto; il_film; un_film; dei_film',
    weak: 'film; cinema',
  },
  {
    name: 'STREAMING',
    sure: 'serie tv/netflix/da_guardare/da_vedere/su; una serie guardare/vedere/netflix/televisiva/consigl*; su netflix/prime_video/disney/sky/dazn; netflix; prime_video; cosa_fanno/cosa_c_e/cosa_danno/che_fanno tv/televisione/stasera; in streaming; guardare/vedere stasera; che_canzone; canzone; spotify; oroscop*; segno_zodiacale; reality; sanremo vinto/vince/canta',
    weak: 'puntata; puntate',
  },
  {
    name: 'RELIGION',
    sure: `a_che_ora messa; orari/orario messa/messe/chiesa/funzioni; la/che/c_e messa domenica/natale/mezzanotte/ora/duomo/santa/pasqua/quando; messa_di; dio esiste/esist*/credi/crede; credi/crede/credete/esiste/credere dio/in_dio/paradiso/inferno/gesu/anima/miracoli; gesu; bibbia; vangelo; corano; come si_recita/si_prega; recit* rosario/preghiera/padre_nostro/ave_maria; preghier*; papa francesco/leone/detto/dice; il_papa; festa religiosa; religion*; peccato mortale/originale; confessar*; quando pasqua; pasqua festegg*; ramadan; buddis*; vangelo; allah; aldila`,
    weak: 'duomo; parrocchia; vescovo',
  },
  {
    name: 'POLITICS',
    sure: `elezion*; vince/vinto/vinca/vincera/vinceranno elezioni/destra/sinistra/voto/referendum; cosa_ne_pensi/che_ne_pensi/cosa_pensi/cosa_pensate/che_pensi/pensi/ne_dici/che_ne_dici/opinione governo/politica/destra/sinistra/partito/meloni/salvini/premier/ministr*/trump/putin/schlein/conte/presidente/sindaco/guerra/immigra*; chi voti/vota/voteresti/votare/governa/voterai;
      destra sinistra; parlami/parliamo/parla politica; politica italiana; la_politica; governo; premier; meloni; salvini; schlein; trump; biden; putin; berlusconi; renzi; parlamento!; presidente_della_repubblica; mattarella; referendum; guerra ucraina/gaza/finira/scoppia; chi governa; partito_democratico; forza_italia; fratelli_d_italia; lega nord/salvini; tasse governo/aumenta*; ministro; ministra; chi_ha_ragione; il_voto; voto_utile`,
    weak: 'sindaco; votare; politica; politici',
  },
  {
    name: 'SEX',
    sure: 'fare/fatto/facciamo/fai sesso/l_amore; sesso; porn*; foto nud*; nuda; nudo; erotic*; storia erotica; sei_vergine; scopare; masturb*; orgasm*; escort; sexy chat/foto; spogliati; onlyfans; mi_eccit*',
    weak: '',
  },
  {
    name: 'DRUGS',
    sure: 'cocaina; eroina; marijuana; maria fumare; hashish; hascisc; spinell*; canne fumare/spinelli; fumare erba/canne; erba_da_fumare; ecstasy; mdma; lsd; spacciare!; spacciatore!; spacci!; droga; droghe; drogarsi; drogato; sballar*; sballo; coltiv* marijuana/cannabis/canapa; cannabis; rollare; farsi una_canna/di; funghi allucinogen*; ketamina',
    weak: '',
  },
  {
    name: 'VIOLENCE',
    sure: 'come si_uccide/uccido/uccidere/ammazzare/costruisc*/si_fa_una_bomba/si_fabbrica; costru* bomba; bomba fare/costru*; uccidere qualcuno; ammazzare qualcuno; ucciderlo; ucciderla; comprare/compro/trovo/vendete pistola/pistole/mitra/kalashnikov; avvelenare qualcuno/mio/mia/vicino; picchiare; omicidio; hackerare; rubare',
    weak: '',
  },
  {
    name: 'FOOD',
    sure: `ricetta/ricette del/della/di/dei/delle/degli/dello/con/per/semplice/facile/veloce/pappa/pasta/torta/tiramisu/carbonara/focaccia/pizza/cena; la_ricetta del/della/di/dei/delle/degli/dello/per; dammi/dimmi/mi_dai/mi_dareste/mi_dici/mi_passi/hai/avete/sai/suggerisci*/consigli*/conosci una_ricetta/qualche_ricetta/delle_ricette; come si_fa/si_fanno/faccio/si_prepara/si_preparano/preparo/fare/si_cucina/si_cucinano/cucino/cucinare/fai {dish};
      come si_cucina/si_cucinano/cucino; cosa/che cucino/cucinare/mangio/preparo stasera/cena/pranzo/oggi/domani/per; cosa/che mangiare stasera/a_cena/a_pranzo/domani; cosa_cucino; cosa_mangio; cosa_preparo; consigl*/conosci/sai ristorante/pizzeria/trattoria; ristorante a/in/vicino/buono; dove mangiare/si_mangia/mangio/cenare; pizzeria; quante calorie; dimagr*; dieta per/dimagrante/chetogenica/consigl*; calorie; ingredienti {dish}; tempo cottura; quanto_cuoce`,
    weak: 'cucinare; ricetta; ricette; ristorante',
  },
  {
    name: 'MEDICINE',
    sure: `posso/si_puo/devo prendere/dare/assumere/bere {drug}; posso prendere/prenderla/assumere/dargli a_stomaco/insieme/con/gravidanza/allattamento; quanta/quante/quanto/quanti {drug}; quante/quanta gocce/pastiglie/pillole/compresse/pasticche/mg; stomaco_vuoto; che/quale/cosa medicina/medicinale/farmaco/antibiotico prend*/gli_do/serve/do; cosa_prendo; cosa_prendere; cosa posso/devo prendere; che_medicina; quale_medicina; che_antibiotico; antibiotico effetto/prendo/alcol/vino/serve_per/dopo;
      effetti_collaterali; e_normale febbre/dolore/avere/sanguin*; sintomi; ogni_quante_ore; dosi; dose; dosaggio; ho febbre/la_febbre/mal_di/un_dolore/dolori/la_tosse/nausea/vomito/vertigini; ho_mal_di; mal_di testa/pancia/gola/denti prendo/prendere/faccio/cosa/da; la_febbre; dolore petto/al/alla; vomit*; diarrea; sono_incinta; incinta; come si_cura/curo/curare/guarisco; diagnos*; tumore; cancro; {drug} stomaco/febbre/gravidanza/alcol/vino/incinta/quanto/dopo/prima/bambino/cane/gatto; mi_fa_male; fa_male testa/pancia/schiena/ginocchio; che malattia; pressione_alta; ho_la_tosse; guarire`,
    weak: 'medico; dottore; febbre; malattia; ospedale',
  },
  {
    name: 'SPORT',
    sure: `chi/che/ha/hanno/abbiamo vinto/vince/vincera/vincono/pareggiato/perso partita/campionato/scudetto/ieri/mondiale/mondiali/gran_premio/derby/finale/champions/coppa/gara/giro; ha_vinto; chi_ha_vinto; chi_vince; quanto finita/finito/fatto {team}; {team} vinto/gioca/perso/pareggiato/ieri/partita; {club} {team}; {team} {club}; risultato partita/{team}/ieri; risultati partite/calcio/serie_a; quando/a_che_ora/contro_chi/dove gioca/giocano; a_che_ora gioca; la_partita; partita_di; partita ieri/stasera/domenica/domani; partita dell_inter; classifica; serie_a; champions_league; formula_1; gran_premio;
      motogp; miglior*/piu_forte giocatore/calciatore/portiere/attaccante/pilota; fantacalcio; calciomercato; scudetto; pronostic*; scommess*; chi_ha_segnato; tifi; tifate; che_squadra_tifi; sinner; olimpiadi vint*; record_mondiale`,
    weak: '{club}',
  },
  {
    name: 'WORK',
    sure: `come scriv*/si_scrive/preparo/preparare/fare/si_fa curriculum/cv/lettera/colloquio/dimissioni; curriculum/cv scriv*; mi_scrivi/scrivimi/fammi/mi_fai curriculum/cv/lettera; lettera dimissioni/presentazione/motivazionale; trovare/trovo/cerco/cercare lavoro; chied* aumento; aumento stipendio/capo; stipendio; quanto guadagn*; come si_diventa/diventare/divento; andare_a_lavorare; universita lavorare; licenzi*; disoccupa*; pensione quando/anni/inps; naspi; colloquio_di_lavoro; cambiare_lavoro; busta_paga; dimissioni; che_lavoro`,
    weak: 'lavoro; lavorare; carriera',
  },
  {
    name: 'SCHOOL',
    sure: `compiti di/matematica/storia/inglese/italiano/geometria/scienze/casa; fai/fare/faccio/aiuti/aiutami/aiutarmi/mano compiti; fammi/mi_fai/scrivimi/mi_scrivi/fai tema/riassunto/tesi/tesina/ricerca/compiti/saggio/relazione; un_tema su/sulla/sul/di; riassunto; equazion*; risolv*; traduc* testo/frase/latino/inglese/per_domani/versione; versione latino/greco; studiare per/esame/meglio; preparar* esame; esame di/maturita/patente; tesi di/laurea; interrogazion*; chi ha_scritto/ha_inventato/ha_scoperto/ha_dipinto/era/fu; capitale del/della/di; quando e_nato/e_morto/scoppio; divina_commedia; promessi_sposi; teorema; quanto_fa radice; prepar* interrogazione/verifica; fare_l_universita; superiori universita`,
    weak: 'esame; scuola; universita; compiti',
  },
];
