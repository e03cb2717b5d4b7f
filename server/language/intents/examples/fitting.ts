import type { IntentExamples } from './intent-examples.ts';

/** Putting in the new, taking away the old. */
export const FITTING_EXAMPLES: IntentExamples = {
  ASSEMBLY: `
    me lo montate voi; fate il montaggio; il montaggio è compreso; quanto costa il montaggio; venite a montarlo;
    non sono capace di montarlo; arriva montato o smontato; arriva già assemblato; bisogna assemblarlo;
    consegnate al piano; abito al quarto piano senza ascensore lo portate su; lo portate fin dentro casa;
    lo scaricano davanti al portone; salite le scale; fate l'installazione; l'installazione è inclusa;
    mandate un tecnico a installarla; chi me la installa; chi lo collega; me lo installate; fate voi l'allacciamento;
    venite voi a mettere su il mobile; assembly included; installation service; è difficile da montare;
    ci vogliono attrezzi per montarlo; posso montarlo da solo; montatori; posa in opera; fate la posa; messa in opera;
    lo mettete in funzione voi; configurazione iniziale; me lo configurate; passate i dati dal vecchio telefono;
    fate la piantumazione; piantate voi l'albero; sono negata col fai da te mandate qualcuno;
    ho ottant'anni chi me lo monta; pesa tanto e abito al terzo piano; chi me lo porta su per le scale;
    lo lasciate giù o lo portate in casa; io non so avvitare nemmeno una vite; serve l'elettricista o fate voi;
    mi collegate anche i tubi; tempi per il montaggio della cucina; quando vengono i montatori;
    mi attivate il telefono e mi trasferite i contatti; lo montate voi; quanto costa farlo montare;
    mandate qualcuno a montarlo; non ho attrezzi per montarlo; arriva già montato; arriva smontato; è da assemblare;
    devo assemblarlo io; chi me lo installa; avete un installatore; mandate il tecnico; venite voi a installare;
    fate la posa in opera; me lo attaccate al muro; fissate alla parete; collegate voi i tubi; lo collegate voi;
    fate gli allacci; mettete in funzione; lo provate prima di andare via; la messa in opera; assembly service;
    do you install; installation; montaggio; instal; chi viene a montare la cucina; i montatori quando passano;
    per il montaggio devo prendere appuntamento; si può avere senza montaggio; il vostro idraulico monta;
    le cambiate voi sul posto; se la compro qui me la mettete su; me lo sostituite al momento;
    sostituite quello vecchio con quello nuovo; la mettete voi in macchina; quanto prendete di manodopera;
    la manodopera quanto è; applicate voi; mi applicate la pellicola; montate anche quello comprato altrove;
    vengono in due per portarlo e montarlo; regolate voi; la tarate voi; mi fate la prima configurazione;
    mi configurate tutto`,
  TYRES: `
    cambiate le gomme; montate gli pneumatici comprati online; mi tenete le gomme estive;
    quando posso venire per il cambio gomme; fate la convergenza; equilibratura compresa; montate il gancio traino;
    fate il tagliando all'auto; revisione del motorino; deposito pneumatici; quanto per quattro gomme montate;
    cambio gomme; gomme invernali quando; gomme estive; cambio stagionale; obbligo gomme invernali; obbligo di catene;
    da che data le gomme da neve; quattro stagioni; tenete le gomme in deposito; equilibratura; convergenza; gommista;
    montate gomme comprate online; la gomma è a terra; gonfiaggio; pressione gomme; inversione gomme;
    quanto costa montare quattro gomme; treno di gomme; passare alle estive; fino a quando posso tenere le invernali;
    multa se non ho le termiche; tyre change; winter tyres; cerchi; dove tengo le gomme che tolgo; custodite le ruote;
    me le tenete fino a primavera; prenotare il cambio gomme; quando scatta l'obbligo delle gomme;
    da quando servono per legge; entro che data le devo montare; le invernali da che mese`,
  DISPOSAL: `
    portate via il vecchio; ritirate il vecchio frigo; smaltite il vecchio materasso; dove butto le pile; smaltimento;
    raee; mi togliete la vecchia lavatrice; ritiro gratuito del vecchio apparecchio; si può riciclare;
    raccogliete le batterie esaurite; recycling; take away the old one; dove si buttano i farmaci scaduti;
    riportare i vuoti; vuoto a rendere; del vecchio che ne faccio; ve lo portate via voi; come si smaltisce;
    raccolta differenziata confezione; ritirate gli ingombranti; flaconi vuoti ve li riporto; lampadine esauste;
    l'albero di natale lo riprendete dopo le feste; vi riporto i vasi vuoti; le confezioni vuote vanno nella plastica;
    il frigo vecchio chi se lo prende; ho un materasso da buttare; ho un sacchetto di pile scariche;
    non so dove mettere quello vecchio; quando portate il nuovo prendete l'altro; ritirate il vecchio;
    portate via quello vecchio; smaltite; il vecchio materasso lo prendete; chi porta via il vecchio frigo;
    uno contro uno; ritiro usato gratuito; dove si buttano le cialde; riciclate le capsule; riciclo;
    come si ricicla la confezione; in quale bidone va; raccolta differenziata; dove butto l'olio;
    prendete i farmaci scaduti; avete il contenitore per le pile; contenitore per lampadine; cartucce vuote;
    toner esausti; portate via gli imballaggi; il cartone lo portate via; ritirate i cartoni; l'imballo lo ritirate;
    buttate voi quello rotto; disposal; recycle; old appliance pick up; vernici avanzate dove le butto;
    i barattoli vuoti li riprendete; posso lasciarvi quello vecchio; mi liberate del vecchio; rottamazione; rottamate;
    portarlo in discarica; bombolette vuote; oli usati; occhiali vecchi da donare; raccogliete abiti usati`,
  TRADE_IN: `
    ritirate l'usato; fate permuta; posso darvi il vecchio e avere uno sconto; mi valutate il mio usato;
    quanto mi date per il vecchio; comprate usato; comprate oro; vi interessa la mia vecchia chitarra; vorrei vendervi;
    trade in; do you buy used; supervalutazione; dare dentro la vecchia; rottamazione; ho dei libri da vendere;
    prendete in cambio; ho della roba che non uso più la comprate; permutare; valutazione usato;
    scambiare il mio vecchio con uno nuovo; ritiro dell'usato; la mia vecchia bici la prendete voi; quanto vale il mio;
    comprate collezioni; ho il vecchio che va ancora bene quanto vale; ho ereditato degli anelli d'oro che non metto;
    vorrei liberarmi della mia e prenderne una nuova; se vi do indietro la mia quanto risparmio;
    ho una cantina piena di roba vi interessa; permuta; ritirate l'usato in cambio; mi valutate il vecchio;
    quanto mi date per il mio; vi porto il vecchio e mi scontate il nuovo; ritirate oro; pagate l'oro;
    quanto pagate al grammo; vendo la mia; ritirate libri usati; comprate libri; acquistate collezioni;
    do dentro il vecchio; dare indietro il vecchio; buyback; buono in cambio dell'usato; me lo ritirate con uno sconto;
    cambio il vecchio col nuovo; conto vendita; portare in conto vendita; posso vendere da voi;
    prendete in conto vendita; ho dei vestiti da vendere; ho una vecchia collezione; stimate il valore; perizia;
    quanto vale; stima gratuita; eredità da valutare`,
  USED_GOODS: `
    vendete usato; avete cose di seconda mano; ricondizionati; usato garantito; refurbished; second hand;
    avete prodotti da esposizione; fine serie; outlet; avete un angolo dell'usato;
    cerco qualcosa di usato che costi meno; pezzi da vetrina scontati; resi a prezzo ridotto;
    prodotti di fine collezione; roba usata ma buona; avete vintage; non ho tanti soldi avete qualcosa di già usato;
    quelli in esposizione li vendete; ne avete uno rigenerato; avete dell'usato; seconda mano; ricondizionato;
    rigenerato; roba usata in buono stato; da esposizione scontato; ex demo; merce da vetrina; vintage; di seconda mano;
    pezzi da esposizione; usato sicuro; uno usato per risparmiare; avete qualcosa di usato; strumenti usati; bici usate;
    libri usati; resi rivenduti; seminuovo; km zero; outlet dell'usato; grado a`,
};
