/** Words that cues may name together: `{parcel}`. Folded; `_` joins words in a row. */
export const WORD_CLASSES: Readonly<Record<string, readonly string[]>> = {
  parcel:
    list(`pacco pacchi pacchetto ordine ordini ordinazione spedizione spedizioni merce roba consegna collo corriere
    acquisto order`),
  shipping:
    list(`spedizione spedizioni spedire spedirlo spedirmi consegna consegne consegnare trasporto corriere invio inviare sped
    shipping delivery recapito`),
  ship: list(
    'spedite spedire spedizione spedizioni consegnate consegna consegnare inviate invio arrivate mandate ship deliver recapitate',
  ),
  cost: list(
    `costa costano costerebbe costo viene vengono verrebbe verrebbero spendo spenderei pago pagherei paga si_paga chiedete
    prendete mi_viene mi_costa mi_verrebbe`,
  ),
  send: list(
    `spedire spedirlo spedirla spedirli spedirmi spedirmelo spedite mandare mandarlo mandarla mandarli mandarmi mandate
    inviare inviarlo inviarmi inviate consegnare consegnarlo consegnarmi portare_a_casa portarlo_a_casa portarmelo farmi_arrivare
    farlo_arrivare farla_arrivare farli_arrivare farle_arrivare farmelo_arrivare farmi_avere farmelo_avere arrivare_a_casa
    recapitare recapitarlo farmi_spedire farmi_mandare farmi_portare farlo_spedire`,
  ),
  fetch: list(
    `prendere prenderlo prenderla prenderli prenderle prendo ritirare ritirarlo ritirarla ritirarli ritirarle ritiro ritiriamo`,
  ),
  day: list(`lunedi martedi mercoledi giovedi venerdi sabato domenica oggi domani stasera stamattina weekend festivi natale
    pasqua ferragosto agosto`),
  when: list(
    `oggi adesso ora stasera domani subito stamattina lunedi martedi mercoledi giovedi venerdi sabato domenica`,
  ),
  pay: list(`carta_di_credito carte_di_credito carta_di_debito bancomat postepay paypal pay_pal satispay bonifico bonifici contanti
    apple_pay google_pay visa mastercard american_express amex pos assegno assegni prepagata nexi bitcoin buoni_pasto
    amazon_pay samsung_pay maestro contante revolut`),
  broken:
    list(`rotto rotta rotti rotte danneggiato danneggiata danneggiati danneggiate bagnato bagnata graffiato graffiata
    macchiato macchiata bucato bucata ammaccato ammaccata crepato crepata crepa schiacciato schiacciata distrutto distrutta
    frantumi spaccato spaccata scheggiato scheggiata scollato scollata strappato strappata scucito scucita sporco sporca aperto
    aperta difettoso difettosa buco graffio macchia pezzi rovinato rovinata scaduto scaduta ammuffito piegato`),
  broke:
    list(`rotto rotta rotti rotte scollato scollata bucato bucata bloccato bloccata spento spenta staccato staccata scucito
    scucita strappato strappata guastato guastata rovinato rovinata fuso bruciato bruciata sfilato crepato crepata scolorito
    scolorita ristretto`),
  misfit:
    list(`stretto stretta stretti strette largo larga larghi larghe grande grandi piccolo piccola piccoli piccole corto corta
    corti corte lungo lunga lunghi lunghe`),
  size: list('taglia taglie misura misure numero size'),
  repairable:
    list(`schermo vetro batteria pila display zip cerniera cinturino suola suole tacco tacchi camera_d_aria gomma bottone
    fodera orlo corde corda freni freno catena cambio ruota ruote stanghetta stanghette asta aste nasello naselli lenti
    lente montatura montature viti gommino maniglia tasca tracolla fibbia chiusura chiusure motore scheda cavo jack tasto tasti lancette rotella rotelle`),
  place:
    list(`estero europa germania francia spagna svizzera austria inghilterra uk regno_unito belgio olanda portogallo grecia
    croazia slovenia polonia romania america usa stati_uniti giappone cina malta san_marino irlanda sicilia sardegna calabria
    puglia campania lazio lombardia piemonte veneto toscana liguria abruzzo basilicata molise umbria marche friuli trentino isole
    isola napoli palermo roma milano torino bari catania cagliari venezia lampedusa elba ischia capri cap zona provincia paese
    france germany spain switzerland berlino parigi londra madrid barcellona vienna bruxelles amsterdam zurigo lugano ginevra lisbona
    atene dublino varsavia praga budapest new_york svezia norvegia danimarca finlandia ungheria romania bulgaria turchia albania
    lussemburgo principato_di_monaco monaco_di_baviera monaco canada australia brasile argentina nizza marsiglia lione
    francoforte colonia amburgo stoccarda salisburgo innsbruck basilea berna losanna siviglia valencia oslo stoccolma
    copenaghen helsinki cracovia dubai tokyo serbia ucraina`),
  old: list('vecchio vecchia vecchi vecchie usato usata usati'),
  company: list(`azienda aziende aziendale aziendali ditta ditte societa squadra squadre palestra palestre associazione
    associazioni scuole ristorante ristoranti ente enti dipendenti negozianti rivenditori hotel bar`),
  measured:
    list(`pittura vernice stoffa tessuto lana terra terriccio mangime carne vino pane pasta riso colla stucco smalto concime carta
    prato ghiaia cemento malta olio caffe farina silicone parquet moquette legna pellet`),
  craftsman:
    list(`imbianchino imbianchini idraulico idraulici elettricista elettricisti muratore muratori falegname falegnami piastrellista
    posatore posatori giardiniere giardinieri sarto sarta tappezziere tappezzieri fabbro fabbri artigiano artigiani professionista
    professionisti installatore installatori montatore montatori decoratore decoratori addestratore addestratori liutaio`),
  dish: list(`carbonara amatriciana lasagne tiramisu risotto pasta torta torte brasato pollo coniglio pesto popcorn arrosto ragu polpette gnocchi
    pizza focaccia strudel biscotti pane arrabbiata spaghetti penne tortelli ravioli tortellini pancake crepes crostata ciambellone muffin
    melanzane parmigiana cotoletta spezzatino minestrone zuppa insalata frittata uova pesce salmone vitello bistecca dolce dolci sugo
    besciamella maionese marmellata pandoro panettone plumcake cheesecake polenta caponata arancini`),
  drug: list(`tachipirina paracetamolo ibuprofene aspirina antibiotico antibiotici valium xanax moment oki brufen nurofen augmentin cortisone
    antidolorifico antistaminico gocce pillola pillole pastiglie farmaco farmaci medicina medicine medicinale sonnifero ansiolitico
    antinfiammatorio voltaren`),
  club: list('juve juventus fiorentina atalanta sampdoria udinese sassuolo real_madrid psg liverpool l_inter il_milan'),
  team: list(`inter milan juve juventus napoli roma lazio fiorentina atalanta torino toro bologna genoa sampdoria parma cagliari verona lecce
    arezzo bari palermo udinese sassuolo monza empoli real_madrid barcellona psg liverpool ferrari nazionale italia`),
  person: list(
    `qualcuno! persona! operatore! operatrice! umano! addetto! addetta! consulente! commesso! commessa! titolare! proprietario! farmacista! libraio! responsabile! essere_umano voi! tecnico! esperto! veterinario! ottico! gioielliere!`,
  ),
};

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}
