import { CueIndex } from '../language/intents/cue-index.ts';
import type { Message } from '../language/message.ts';

/** What people also write to a machine, that no FAQ and no card answers. */
const IDLE = new CueIndex([
  {
    name: 'WEATHER',
    sure: `
      che_tempo fa/fara/c_e/fa_domani; tempo_fa; piove; piovera; nevica; nevichera;
      fara/fa caldo/freddo/bello/brutto/bel_tempo; previsioni; meteo; ci_sara il_sole/sole/vento;
      quanti_gradi ci_sono/fuori; temperatura fuori; sole domani; c_e un_sole/il_sole/vento/freddo/caldo/la_nebbia;
      che_caldo; che_freddo; sotto_la_pioggia; che_tempaccio
    `,
    weak: '',
  },
  {
    name: 'JEST',
    sure: `
      barzellett*; raccont* storia/qualcosa/barzelletta/favola/una; dimmi qualcosa/una_cosa; fammi_ridere; quanto_fa;
      quanto fa/fanno 2/3/5/7/8/9/10/12/15/per/piu/diviso; radice quadrata;
      scrivi/scrivimi/fammi poesia/rima/canzone/filastrocca; in_rima; fai_finta; indovinello; gioca con_me;
      sai cantare/ballare; che_ore_sono; che_ora_e_adesso; che_giorno e/oggi; canta; babbo_natale esiste;
      esiste babbo_natale; sei_simpatic*; sei_sposat*; sei_fidanzat*; quanti_anni_hai; che_fame; che_sonno;
      che_giornata; lascia_stare; no_niente; ho_sbagliato_chat; sbagliato_chat
    `,
    weak: '',
  },
  {
    name: 'MACHINE',
    sure: `
      ignora/dimentica/scorda istruzioni/regole/tutto/precedenti; tuo/tue/tuoi/il prompt/istruzioni; prompt;
      istruzioni sistema/iniziali/precedenti; da_adesso sei/rispondi; da_ora rispondi/sei; d_ora_in_poi; sei_dan;
      non_hai_piu regole; ripeti; modalita sviluppatore; jailbreak; tua_password; system prompt; che_modello sei;
      sei meglio/piu intelligente; chi_ti_ha; quanti_anni_hai; come_stai; tutto_bene;
      hai un_cane/un_gatto/figli/fame/sentimenti/amici/una_fidanzata; ti_piace; ti_piacciono;
      tuo/tua libro/film/colore/cibo/canzone/piatto preferito/preferita; cosa_ne_pensi_di; mi_ami; ti_amo; sposami;
      hai_dormito; che_fai; cosa_fai; ti_annoi; dove_vivi; dove_abiti; speak english;
      parl* inglese/francese/tedesco/spagnolo; parlez vous; sprechen sie; hablas; habla; do_you speak/have;
      can_you help; can_i get; in_english
    `,
    weak: '',
  },
  {
    name: 'PRAISE',
    sure: `
      complimenti; bravissim*; gentilissim*; siete bravi/fantastici/gentili/stati; sei_stato; squisit*; stupend*;
      fantastic*; meraviglios*; piaciut* tantissimo/molto/tanto; mi_sono_trovat* bene/benissimo; ottimo servizio;
      bravi davvero; content* acquisto; soddisfatt* acquisto/davvero; suona da_dio; mi_stanno_benissimo;
      mi_sta_benissimo; vi_ringrazio; era_buonissim*; erano_buonissim*; bellissim*
    `,
    weak: '',
  },
  {
    name: 'INSULT',
    sure: `
      sei/siete/ma_sei/ma_siete/fai/fate/che stupid*/scem*/inutile/inutili/idiot*/cretin*/deficient*/imbecill*/ignorant*/pessim*/incompetent*/ladri/truffatori/schifo/ridicol*;
      fate_schifo; che_schifo; bot/assistente/chat inutile/stupido/scemo/pessimo/schifo; non_servi; non_servite;
      non_capisci; non capisci niente/nulla/un_tubo/un_cavolo; vaffa*; stronz*; merda; va_a_quel_paese;
      vai_al_diavolo; fai_pena; fate_pena; inutile; sapete_fare il_vostro; fate_il_vostro; prezzi_da_strozzini;
      strozzini; servizio penoso/pessimo/scadente/orribile; vergogna; vergognatevi; siete_dei; siete_delle;
      non_sapete un/niente/nulla; risposta del_cavolo/inutile; che_risposta; non_capite; non_sai_niente; fa_pena;
      fai_schifo; penos*; che_delusione
    `,
    weak: '',
  },
]);

/** Speaks of the weather, jests, tries out the machine or scolds it: only what is plainly asked beside that is answered. */
export function isIdle({ words }: Message): boolean {
  return IDLE.read(words).length > 0;
}
