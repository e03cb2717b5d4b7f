import type { IntentExamples } from './intent-examples.ts';

/** Meals, health, work and school, as people ask a shop about them all the same. */
export const LIFE_EXAMPLES: IntentExamples = {
  FOOD: `
    come si fa la carbonara; una ricetta con le zucchine; cosa cucino stasera; come si fa la bagna cauda;
    quanto deve cuocere l'arrosto; che dolce porto a una cena da amici; un ristorante buono a torino;
    dove si mangia la pizza migliore; quante calorie ha una mela; una dieta per dimagrire;
    quanto sale nell'acqua della pasta; come si prepara il ragù; mi dici una ricetta veloce con i ceci;
    cosa mangio per colazione se sono a dieta; come faccio lievitare la focaccia; che contorno faccio con il pesce;
    il tiramisù si fa con la panna; come si cuociono i carciofi; cosa porto in tavola a pasqua;
    idee per il pranzo di domenica; quanti minuti per l'uovo sodo; come si fa il pane in casa;
    una pizzeria aperta adesso; cosa si mangia a natale a napoli; come si pulisce il polpo; menu per dieci persone;
    come si frigge senza schizzare; ricetta del tiramisù; come cucino il pollo; quanto cuoce il riso;
    cosa preparo per cena; dolce veloce; ricetta con le zucchine; impasto pizza; quanto lievito; besciamella;
    sugo al pomodoro come si fa; arrosto al forno quanto; dieta per dimagrire; quante calorie ha la pizza;
    dieta chetogenica; un buon ristorante; dove si mangia bene; pizzeria aperta; sushi vicino; cosa bevo con;
    come si fa il mojito; marmellata fatta in casa; lasagne della nonna; pasta fatta in casa;
    come si pulisce un carciofo; menu di natale; ricette vegetariane; cosa si mangia stasera; ho fame;
    cosa cucino agli ospiti; quanti minuti l'uovo sodo; dolce senza uova; torta di mele; gnocchi; risotto ai funghi;
    spezzatino; come si taglia l'anguria; sagra; trattoria; digiuno intermittente; merenda dei bambini;
    svezzamento ricette; come si fa il pane`,
  MEDICINE: `
    ho mal di testa cosa prendo; quanta tachipirina posso dare al bambino; ho la febbre alta;
    mi fa male la schiena che faccio; posso prendere l'antibiotico con il vino;
    la pastiglia della pressione si prende prima o dopo colazione; ho una macchia sulla pelle è grave;
    quali sono i sintomi dell'influenza; come si cura la cistite; ho il colesterolo alto cosa mangio;
    per la sciatica cosa posso prendere; posso correre con la febbre; il mio cane vomita cosa gli do; ho le vertigini;
    cosa vuol dire la glicemia alta; mi gira la testa da due giorni; ogni quante ore si prende; è normale che mi bruci;
    ho i battiti veloci mi devo preoccupare; ho dimenticato la pillola; che antidolorifico è più forte;
    cosa faccio se mi punge una vespa; mi è venuto uno sfogo; sono incinta posso prendere l'aspirina;
    quanto dura il covid; devo operarmi al menisco fa male; non dormo la notte cosa prendo; come si fa passare la tosse;
    ho la pressione bassa; ho la febbre; mal di testa; mal di gola cosa prendo; quanti tachipirina;
    ogni quante ore l'ibuprofene; antibiotico per la tosse; antidolorifico; che antinfiammatorio; mal di schiena;
    mi gira la testa; pressione alta; ho un neo strano; sfogo sulla pelle; eczema; psoriasi; orticaria; herpes; verruca;
    punto da una vespa; infezione; cistite; candida; ciclo in ritardo; sono incinta; nausea; vomito; diarrea;
    stitichezza; emorroidi; insonnia; ansia; attacchi di panico; depressione; colesterolo; diabete; tiroide;
    esami del sangue; che dottore; pronto soccorso; dolore al petto; dolore al ginocchio; distorsione; colpo di frusta;
    ernia; sciatica; cervicale; cataratta; occhio rosso; congiuntivite; otite; mal di denti; dente del giudizio;
    covid tampone; vaccino; influenza; febbre al bambino; coliche; tosse; sinusite; allergia al polline; cortisone;
    xanax; viagra; pillola del giorno dopo; sintomi; diagnosi; quanto dura la convalescenza; chemioterapia; operazione;
    menopausa; perdere i capelli cure; acne cura; il mio cane vomita; il gatto ha la febbre; quante gocce; bugiardino;
    si può bere con l'antibiotico; mal d'auto rimedio; dormire poco fa male; serve la ricetta per il viagra;
    il cialis senza ricetta; che pastiglia per la cervicale; antidolorifico per il trauma; crema per l'eczema quale`,
  WORK: `
    come chiedo un aumento; come si scrive un curriculum; vorrei licenziarmi; quanto guadagna un infermiere;
    conviene aprire la partita iva; quanto si prende di pensione; mi hanno licenziato cosa faccio;
    come si diventa avvocato; domande del colloquio di lavoro; quante ferie mi spettano; volevo mettermi in proprio;
    sono stufo del mio ufficio; il mio capo mi tratta male; come si fa la dichiarazione dei redditi;
    quanto costa un commercialista; come trovo lavoro all'estero; mi scrivi una lettera di presentazione;
    quando esce il concorso per insegnanti; quanto si paga di tasse con la partita iva; come funziona la naspi;
    meglio un lavoro sicuro o uno che piace; come si investe in borsa; conviene il mutuo fisso o variabile;
    quanto vale un bitcoin oggi; come scrivo il curriculum; lettera di dimissioni; quanto preavviso; stipendio medio;
    come chiedo l'aumento; colloquio di lavoro consigli; cerco lavoro; disoccupazione; naspi; pensione quando;
    quota cento; contributi; busta paga non capisco; il capo mi tratta male; mobbing; licenziamento; sindacato;
    aprire partita iva; regime forfettario quanto si paga; commercialista; tredicesima; straordinari; ferie non godute;
    maternità; congedo; smart working; come si diventa pilota; concorso pubblico; che mestiere fare; cambiare lavoro;
    lavorare all'estero; linkedin; tfr; contratto a termine; apprendistato stipendio; lavoro da casa; guadagnare online;
    investire in borsa; bitcoin conviene; mutuo prima casa; affitto arretrato; dichiarazione dei redditi;
    avvocato divorzio`,
  SCHOOL: `
    mi aiuti con i compiti; chi ha scritto i promessi sposi; quando è finita la seconda guerra mondiale;
    qual è la capitale dell'australia; risolvi questa equazione; fammi un tema sulla primavera;
    come si calcola l'area del trapezio; che facoltà mi consigli dopo il liceo; riassunto del primo canto dell'inferno;
    come si dice gatto in tedesco; traduci questa frase in inglese; cos'è la fotosintesi; chi ha scoperto l'america;
    quanti pianeti ci sono; la tesina sulla rivoluzione francese; la parafrasi dell'infinito;
    come studio per l'esame di diritto; che cos'è un complemento oggetto; quante ossa ha il corpo umano;
    test di medicina come mi preparo; mi interroghi in storia; spiegami la relatività;
    mio figlio è bocciato che scuola gli faccio fare; meglio il classico o lo scientifico; quanti abitanti ha la cina;
    aiutami con i compiti; equazione; tema sull'inverno; riassunto dei promessi sposi; quando è nato dante;
    guerra mondiale; rivoluzione francese; analisi logica; radice quadrata; teorema di pitagora; fotosintesi;
    capitale dell'australia; verbi in inglese; traduzione di latino; versione di greco; tesina; maturità;
    test di medicina; che università scelgo; liceo o istituto; bocciato; mio figlio è stato bocciato; cambiare scuola;
    ripetizioni; compiti di matematica; ricerca sui romani; iscrizione all'asilo nido; iscrivere alle elementari;
    graduatorie; mensa scolastica; pagella; debito in matematica; interrogazione; come studiare meglio; erasmus;
    borsa di studio; ha preso tre; la prof ce l'ha con lui; insegnante di sostegno; asilo privato; calcolo dell'area;
    frazioni; tabelline; poesia da imparare; chi ha scritto; chi ha dipinto; anno della scoperta; formula chimica;
    esperimento; problema di geometria; scuola media; recuperare un debito; diploma serale; patente quiz;
    esame di guida; mi hanno rimandato in latino; l'hanno bocciato che facciamo; come si iscrive un bambino all'asilo;
    domanda per il nido comunale; iscrizione alla materna comunale`,
};
