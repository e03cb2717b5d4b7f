import type { IntentList } from '../intent-list.ts';

/** Made for somebody, given to somebody. */
export const GIFT_INTENTS: readonly IntentList[] = [
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
    name: 'GIFT_WRAP',
    label: 'confezioni regalo',
    strong: `
      pacchettin*; con_il_fiocco; incartato; incartata; biglietto_d_auguri; bigliettino; confezionarlo;
      confezionarla; busta_regalo; scatolina;
      pacco/pacchetto/pacchetti/pacchi/confezione/confezioni/carta/scatola/scatole/busta/incarto/fiocco regalo;
      pacco_regalo; confezione_regalo; incart*; impacchett*; pacchettino; infiocchett*;
      biglietto auguri/dedica/pacco/scritto/regalo; dedica; fate/fare/fai pacchetto/pacchetti/pacchettino;
      il_pacchetto; confezion* carina/bella/elegante/compleanno; gift_wrap; gift wrap*; wrapping;
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
];
