/** The eighteen requests for advice that people make most. */
export const TRIGGERS = `regalo, regali, consiglio, consigli, suggerimento, suggerimenti, cosa mi suggerisci, cosa consigli,
  che prodotto, prodotti, raccomandazione, raccomandazioni, migliore, migliori, comprare, acquistare, scegliere, selezionare`;

/** The other forms of the same request. */
export const MORE_TRIGGERS = `consigliami, consigliatemi, consigliaci, consigliateci, consigliarmi, consigliarci, consigliare,
  consigliate, mi consiglia, mi consigliano, consigliamo, consiglieresti, consigliereste, consiglierebbe, consigliabile, consigliabili,
  suggerisci, suggerite, suggeriscimi, suggeritemi, suggeriscici, suggeriteci, suggerirmi, suggerirci, suggerire, mi suggerisce,
  suggeriresti, suggerireste, raccomandi, raccomandate, raccomandami, raccomandatemi, raccomandare, raccomandarmi,
  raccomandereste, raccomanderesti, miglior, qual e meglio, quale e meglio, cosa e meglio, cos e meglio,
  comprarmi, comprarlo, comprarla, comprarli, comprarle, comprargli, comprarci, comprerei, cosa compro, quale compro,
  acquistarlo, acquistarla, acquistarli, acquistarle, acquisterei, sceglierei, sceglieresti, scegliereste, quale scelgo,
  cosa scelgo, scegliermi, regalare, regalargli, regalarle, regalarmi, regalarci, regalarlo, regalarla, cosa regalo,
  regalino, regalini, pensierino, selezionatemi, selezionami, proponi, proponete, proponimi, proponetemi, proponeteci, proporre,
  proporreste, proporresti, propormi, cosa mi proponi, farle un bel regalo, fargli un bel regalo, fare un bel regalo, date un idea, dammi un idea, dareste un idea,
  date qualche idea, avete qualche idea, avete un idea, idea regalo, idee regalo, che prodotti, quale prodotto, quali prodotti,
  suggeritemene, suggeritemelo, suggeritemela, consigliatemene, consigliatemelo, consigliatemela, consigliamelo, consigliamela,
  consigliamene, consigliarmene, consigliarmelo, consigliarmela, consigliarmeli, consigliatene, consigliatelo, consigliatela,
  consigliateli, consigliatele, consigliato, consigliata, consigliati, comprarne, acquistarne, acquistarmi, acquistargli,
  quale mi conviene, quali mi convengono, cosa mi conviene, che mi conviene, quale conviene, idee acquisto, idee per un acquisto`;

/** Nouns among them: said also of what has already happened ('il regalo è arrivato rotto'). */
export const NOUN_TRIGGERS = `regalo, regali, consiglio, consigli, suggerimento, suggerimenti, prodotti, raccomandazione,
  raccomandazioni, regalino, regalini, pensierino, migliore, migliori, miglior, prodotto, acquisto, consigliato, consigliata, consigliati`;

/** What somebody else or the customer did, as said after 'ho', 'ha', 'è', 'sono' …: no request, but a tale. */
export const DONE_WORDS = `comprato, comprata, comprati, comprate, acquistato, acquistata, acquistati, acquistate, preso, presa, presi,
  prese, ordinato, ordinata, ordinati, ordinate, ricevuto, ricevuta, ricevuti, ricevute, regalato, regalata, regalati, regalate,
  scelto, scelta, scelti, scelte, pagato, pagata, pagati, pagate, restituito, restituita, restituiti, restituite, reso, rotto,
  rotta, rotti, rotte, consigliato, consigliata, consigliati, suggerito, suggerita, suggeriti, raccomandato, dato, dati,
  portato, portata, perso, persa, usato, usata, usati, provato, provata, spedito, spedita, spediti, seguito, venduto, venduta,
  arrivato, arrivata, arrivati, arrivate, consegnato, consegnata, consegnati, danneggiato, danneggiata, danneggiati, piaciuto,
  piaciuta, piaciuti, sbagliato, sbagliati, difettoso, difettosi, difettosa, rovinato, rovinati`;

/** The verbs that such a tale is told with. */
export const TALE_AUXILIARIES = `ho, hai, ha, abbiamo, avete, hanno, avevo, aveva, avevamo, avevano, e, sono, era, erano, stato,
  stata, stati, state, essere`;

/** Advice that is given or told, not asked for. */
export const NO_REQUEST_PHRASES = `vi consiglio, ti consiglio, lo consiglio, la consiglio, li consiglio, le consiglio, ve lo consiglio,
  ve la consiglio, consiglio a tutti, non consiglio, su consiglio di, su consiglio del, su consiglio della, su suggerimento di,
  consiglio di amministrazione, presidente del consiglio, il vostro consiglio, il tuo consiglio, i vostri consigli,
  grazie per il consiglio, grazie del consiglio, grazie per i consigli, grazie dei consigli, grazie per il regalo,
  del suggerimento, per il suggerimento, dei suggerimenti, per i suggerimenti, del consiglio, per il consiglio, dei consigli,
  per i consigli, ottimo consiglio, ottimi consigli, bel consiglio, bel regalo, gran regalo, prossimo regalo, prossimi regali, mi sconsigli,
  consigliato da, consigliata da, consigliati da, consigliato dal, consigliata dal, consigliati dal, consigliato dalla, consigliata dalla`;

/** Presents that are wrapped or paid with: nobody asks what to give. */
export const GIFT_PHRASES = `carta regalo, carte regalo, buono regalo, buoni regalo, gift card, confezione regalo, confezioni regalo, pacco regalo,
  pacchi regalo, pacchetto regalo, pacchetti regalo, busta regalo, scatola regalo, incarto regalo, card regalo, lista regali, lista regalo,
  incartare il regalo, incartare i regali, incartate i regali, incartate il regalo, impacchettare il regalo`;

/** Words that begin a new thought without a stop before them. */
export const CLAUSE_WORDS = `ma, quindi, adesso, ora, pero, poi, cosa, quale, quali, quanto, quando, come, dove, vorrei, cerco`;

/** What is not wanted: no request is what follows within a word. */
export const REFUSALS = `non voglio, non vorrei, non mi serve, non mi servono, non ho bisogno di, non cerco, non cerchiamo, non vogliamo,
  non intendo, non era, non e`;
