/** Words that never score: articles, prepositions, pronouns, auxiliaries, greetings, and the fillers of a chat. Folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
  il lo la i gli le l un uno una gl
  di a ad ed da in con su per tra fra de
  del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall
  nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col coi
  e ed o od ma se che chi cui non ne anche pure neanche neppure nemmeno quindi dunque pero oppure ovvero cioe infatti
  perche poiche siccome mentre quando dove come quanto quanta quanti quante quale quali qual cosa cose qualcosa qualcuno
  qualche quest questo questa questi queste quell quello quella quelli quelle quegli quei quel cio stesso stessa
  altro altra altri altre ogni tutto tutta tutti tutte tutt alcuni alcune alcun nessuno nessuna nulla niente
  io tu lui lei noi voi loro mi ti ci vi si me te se ce ve mio mia miei mie tuo tua tuoi tue suo sua suoi sue
  nostro nostra nostri nostre vostro vostra vostri vostre
  sono sei siamo siete era erano ero eravamo sara saranno sarebbe sarebbero sia siano essere stato stata stati state fosse
  ho hai ha abbiamo avete hanno avevo aveva avevate avevano avro avra avrei avresti avrebbe avreste avere avuto abbia
  fa fai faccio fate fanno fare fatto facevo facciamo farebbe faceste
  posso puoi puo possiamo potete possono potrei potresti potrebbe potreste potere potuto
  voglio vuoi vuole vogliamo volete vogliono vorrei vorresti vorrebbe vorremmo volevo volevamo volere
  devo devi deve dobbiamo dovete devono dovrei dovrebbe dovreste dovere
  so sai sa sapere sapete sanno saprei sapreste sapresti capire
  sto stai sta state stiamo stanno stavo stavamo va vai vanno vado andare viene vengono venire
  serve servono servirebbe servirebbero bisogno cerco cerchi cerca cerchiamo cercando cercavo cercare
  trovo trova trovare trovate dire dirmi dici dite detto dimmi ditemi sapermi darmi dammi datemi
  c d s m t v n ch dov com cos anch quant qualcun nessun bell po
  piu meno molto molta molti molte poco poca pochi poche tanto tanta tanti tante troppo abbastanza solo soltanto
  gia ancora mai sempre ora adesso poi prima dopo oggi domani ieri stasera subito presto tardi qui qua li cosi
  bene male meglio ok okay si no forse magari circa senza verso presso durante entro fino
  ciao salve buongiorno buonasera buonanotte buondi hey ehi grazie prego scusa scusate scusi saluti gentilmente cortesemente
  favore piacere cortesia possibile possibilmente davvero proprio invece comunque allora ecco
  bello bella belli belle bel bei buono buona buoni buone buon carino carina
  c'e euro eur
  `
    .trim()
    .split(/\s+/),
);

/** Single letters that stand for a word only before an apostrophe: `c'è`, `d'estate`; in `USB-C` they are a name. */
export const ELIDED_ONLY: ReadonlySet<string> = new Set(['c', 'd', 's', 'm', 't', 'v', 'n']);

/** The words of asking itself: they say that something is wanted, not what. Never found in a description or a question. */
export const REQUEST_WORDS: ReadonlySet<string> = new Set(
  `
  consiglio consigli consigliami consigliatemi consigliarmi consigliare consigliate consiglia consiglieresti consigliereste
  consigliarci consigliateci consigliato consigliata consigliati consigliate
  suggerimento suggerimenti suggerisci suggerite suggeriscimi suggeritemi suggerirmi suggerire suggeriresti suggerireste
  raccomandazione raccomandazioni raccomandi raccomandate raccomandami raccomandare raccomandereste
  prodotto prodotti articolo articoli comprare comprarmi acquistare acquistarmi scegliere selezionare vendete vendita
  compro compriamo comprerei comprarle comprargli comprarci comprarlo comprarla comprarli regalargli regalarle
  suggeritemene suggeritemelo suggeritemela consigliatemene consigliatemelo consigliatemela consigliamelo consigliamela consigliamene
  consigliarmene consigliarmelo consigliarmela consigliarmeli
  proporre proponete proponi proporreste idea idee mostrami mostratemi vedere aiutami aiutarmi aiuto aiutate
  `
    .trim()
    .split(/\s+/),
);
