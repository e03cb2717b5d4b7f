import type { IntentList } from '../intent-list.ts';

/** What fits what and whom. */
export const SIZE_INTENTS: readonly IntentList[] = [
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
    name: 'COMPATIBILITY',
    label: 'compatibilità',
    strong: `
      compatibil*; va_bene_per_il_mio; funziona_con; quale_modello_ho; e_compatibile; va_bene_con; vanno_bene_con;
      va_bene_per_la_mia; va_bene_sul; si_adatta; si_adattano; adattabil*; funziona_anche_con; si_monta_su
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
    name: 'QUANTITY',
    label: 'quanto ne serve',
    strong: `
      quanta/quanto/quanti/quante ne/me_ne serve/serva/serviranno/servono/occorre/occorrono/ci_vuole/devo/dovrei/prendo/compro;
      quanti/quante litri/metri/rotoli/sacchi/pacchi/scatole/confezioni/barattoli/gomitoli/bottiglie/piastrelle/kg/chili/grammi
      servono/mi_servono/ci_vogliono/devo/prendo/compro/occorrono/per;
      quanta/quanto {measured} serve/mi_serve/ci_vuole/devo/prendo/per; {measured} mi_serve;
      resa al/per/litro/metro; quanto rende; quanto_copre; quanti_metri copre/copro/fa/fanno; metri_quadri;
      come_calcolo; come_si_calcola quanto/quanti/quantita!; calcol* quantita!/metri/fabbisogno/consumo;
      basta/bastano uno/una/un/due/tre per; quantita! necessari*/giusta; how_much do_i_need; how_many do_i_need;
      a_testa; per_persona quanto/quanti/quante/calcol*; consumo al/medio/per; fabbisogno; dose giornaliera
    `,
    weak: 'quantita!; resa! litro',
  },
];
