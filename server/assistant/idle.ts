import { CueIndex } from '../language/intents/cue-index.ts';
import type { Message } from '../language/message.ts';

/** What people also write to a machine, that no FAQ and no card answers. */
const IDLE = new CueIndex([
  {
    name: 'WEATHER',
    sure: `che_tempo fa/fara/c_e/fa_domani; tempo_fa; piove; piovera; nevica; nevichera; fara/fa caldo/freddo/bello/brutto/bel_tempo; previsioni; meteo; ci_sara il_sole/sole/vento;
      quanti_gradi ci_sono/fuori; temperatura fuori; sole domani`,
    weak: '',
  },
  {
    name: 'JEST',
    sure: `barzellett*; raccont* storia/qualcosa/barzelletta/favola/una; dimmi qualcosa/una_cosa; fammi_ridere; quanto_fa; quanto fa/fanno 2/3/5/7/8/9/10/12/15/per/piu/diviso; radice quadrata; scrivi/scrivimi/fammi poesia/rima/canzone/filastrocca; in_rima;
      fai_finta; indovinello; gioca con_me; sai cantare/ballare; che_ore_sono; che_ora_e_adesso; che_giorno e/oggi; canta`,
    weak: '',
  },
  {
    name: 'MACHINE',
    sure: `ignora/dimentica/scorda istruzioni/regole/tutto/precedenti; tuo/tue/tuoi/il prompt/istruzioni; prompt; istruzioni sistema/iniziali/precedenti; da_adesso sei/rispondi; da_ora rispondi/sei; d_ora_in_poi; sei_dan; non_hai_piu regole; ripeti; modalita sviluppatore; jailbreak; tua_password; system prompt; che_modello sei; sei meglio/piu intelligente; chi_ti_ha; quanti_anni_hai; come_stai; tutto_bene; hai
      un_cane/un_gatto/figli/fame/sentimenti/amici/una_fidanzata; ti_piace; ti_piacciono; tuo/tua libro/film/colore/cibo/canzone/piatto preferito/preferita; cosa_ne_pensi_di; mi_ami; ti_amo; sposami; hai_dormito; che_fai; cosa_fai; ti_annoi; dove_vivi; dove_abiti; speak english; parl* inglese/francese/tedesco/spagnolo; parlez vous; sprechen sie; hablas; habla; do_you speak/have; can_you help; can_i get; in_english`,
    weak: '',
  },
  {
    name: 'INSULT',
    sure: `sei/siete/ma_sei/ma_siete/fai/fate/che stupid*/scem*/inutile/inutili/idiot*/cretin*/deficient*/imbecill*/ignorant*/pessim*/incompetent*/ladri/truffatori/schifo/ridicol*; fate_schifo; che_schifo; bot/assistente/chat inutile/stupido/scemo/pessimo/schifo; non_servi; non_servite; non_capisci; non capisci niente/nulla/un_tubo/un_cavolo; vaffa*; stronz*; merda; va_a_quel_paese; vai_al_diavolo; fai_pena; fate_pena; inutile`,
    weak: '',
  },
]);

/** Speaks of the weather, jests, tries out the machine or scolds it: only what is plainly asked beside that is answered. */
export function isIdle({ words }: Message): boolean {
  return IDLE.read(words).length > 0;
}
