import type { IntentList } from '../intent-list.ts';

/** What is in it, and whether it is safe, real and allowed. */
export const QUALITY_INTENTS: readonly IntentList[] = [
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
    name: 'AGE_LIMIT',
    label: 'acquisti e minori',
    strong: `
      maggiorenn*; minorenn*; ho_16_anni; ho_17_anni; ho_15_anni; minori; eta_minima; 18_anni compr*/acquist*/serve;
      documento_d_identita; sotto_i_18
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
    name: 'SUSTAINABILITY',
    label: 'ambiente ed etica',
    strong: `
      sostenib*; ecologic*; impatto_ambientale; rispetto dell_ambiente; ambiente; plastica_zero; plastic_free;
      materiali/carta/imball*/plastica riciclat*; compostabil*; biodegradabil*; co2; emissioni; green; eco_friendly;
      sustainab*; lavoro_minorile; commercio_equo; etic* produzione/lavoro/marchio; produzione etica; invenduto;
      benessere animale; energia rinnovabile/pulita/solare; riduc* plastica/rifiuti/sprechi; sprec*
    `,
    weak: 'riciclat*; etico',
  },
];
