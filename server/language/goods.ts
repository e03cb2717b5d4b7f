import { formOf } from './stem.ts';

/**
 * Things that Italian shops sell, of every trade: who asks for one of these asks for that very thing, and a shop that has
 * none says so rather than show what shares another word. Folded, single words; plurals by their form.
 */
const GOODS = `
  # clothes and shoes
  abito abiti vestito vestiti gonna gonne camicia camicie camicetta blusa maglia maglie maglietta magliette maglione maglioni
  maglioncino cardigan felpa felpe polo canotta canotte top pantalone pantaloni jeans leggings pantaloncini bermuda shorts tuta tute
  salopette giacca giacche giubbotto giubbotti giubbino giaccone piumino piumini cappotto cappotti impermeabile trench parka gilet
  blazer completo smoking scarpa scarpe scarpone scarponi scarponcini scarpine stivale stivali stivaletti anfibi sandalo sandali
  ciabatta ciabatte pantofola pantofole sneakers ballerine mocassini mocassino decollete zoccoli infradito calza calze calzini
  collant reggiseno reggiseni mutande slip boxer intimo pigiama pigiami vestaglia accappatoio costume costumi bikini cappello
  cappelli berretto berretti cuffia cuffie sciarpa sciarpe foulard guanto guanti cintura cinture cravatta cravatte papillon
  borsa borse borsetta zaino zaini zainetto marsupio valigia valigie trolley borsone portafoglio portafogli portamonete pochette
  ombrello ombrelli occhiali occhiale scialle poncho body tutina bavaglino grembiule divisa uniforme
  # jewels and watches
  anello anelli collana collane bracciale bracciali braccialetto orecchini orecchino ciondolo ciondoli pendente catenina spilla fede
  fedi gemelli orologio orologi sveglia cronografo cinturino gioiello gioielli perle diamante solitario
  # beauty and pharmacy
  profumo profumi rossetto rossetti mascara fondotinta ombretto eyeliner smalto smalti cipria correttore trucco trucchi crema
  creme siero sieri tonico detergente struccante scrub maschera maschere shampoo balsamo bagnoschiuma docciaschiuma sapone saponi
  deodorante dentifricio spazzolino collutorio rasoio rasoi dopobarba lametta piastra phon arricciacapelli spazzola pettine
  solare solari doposole cerotto cerotti garza garze termometro misuratore sfigmomanometro aerosol integratore integratori vitamina
  vitamine sciroppo pastiglie compresse bustine capsule fermenti probiotici melatonina magnesio disinfettante pannolino pannolini
  assorbenti ciuccio biberon tiralatte pomata unguento collirio tampone tamponi mascherine tisana tisane parrucca
  # food and drink
  vino vini spumante prosecco champagne birra birre liquore liquori amaro grappa gin vodka rum whisky vermouth aperitivo acqua
  succo succhi bibita bibite caffe cialde capsule tisana olio aceto pasta riso farina zucchero sale spezie sugo sughi pesto
  passata conserva marmellata marmellate miele cioccolato cioccolata cioccolatini caramelle biscotti biscotto torta torte dolce
  dolci panettone pandoro colomba uova formaggio formaggi mozzarella burrata salame salumi prosciutto mortadella bresaola tonno
  salmone acciughe olive funghi tartufo tartufi legumi lenticchie ceci pane focaccia pizza taralli grissini cracker latte yogurt
  burro gelato gelati frutta verdura carne pesce pollo patatine snack noci mandorle nocciole pistacchio crema yogurt cibo cibi cereali
  muesli cesto cesti cesta
  # house
  divano divani poltrona poltrone sedia sedie sgabello sgabelli tavolo tavoli tavolino scrivania scrivanie letto letti culla
  lettino materasso materassi rete cuscino cuscini armadio armadi cassettiera comodino comodini como libreria librerie scaffale
  scaffali mensola mensole mobile mobili credenza scarpiera appendiabiti specchio specchi lampada lampade lampadario lampadari
  abat applique lampadina lampadine tenda tende tappeto tappeti tappetino zerbino lenzuolo lenzuola piumone coperta coperte plaid
  copriletto copripiumino federa federe asciugamano asciugamani telo tovaglia tovaglie tovaglioli pentola pentole padella padelle
  casseruola wok teglia teglie tegame mestolo coltello coltelli posate forchetta cucchiaio piatto piatti bicchiere bicchieri calice
  calici tazza tazze tazzina bottiglia bottiglie caraffa borraccia borracce thermos moka caffettiera bollitore tagliere
  scolapasta grattugia barattolo barattoli contenitore contenitori cestino pattumiera stendino stiro asse scopa secchio mocio
  detersivo detersivi ammorbidente candela candele cornice cornici vaso vasi quadro quadri orologio decorazioni albero presepe
  cavatappi decanter apribottiglie flute cucina camera cameretta
  # electric
  frigorifero frigo lavatrice lavatrici lavastoviglie asciugatrice forno forni microonde cappa congelatore aspirapolvere robot
  frullatore mixer impastatrice tostapane friggitrice bilancia bilance ventilatore ventilatori condizionatore condizionatori
  climatizzatore stufa stufetta termosifone deumidificatore umidificatore purificatore televisore televisori televisione tv
  soundbar proiettore decoder cassa casse altoparlante speaker radio giradischi vinile cuffie auricolari microfono telefono
  telefoni telefonino smartphone cellulare cellulari iphone tablet ipad computer pc notebook portatile laptop macbook monitor stampante
  stampanti scanner tastiera tastiere mouse webcam router modem chiavetta hard ssd cavo cavi caricabatterie caricatore alimentatore
  powerbank batteria batterie pila pile adattatore custodia cover pellicola fotocamera reflex videocamera obiettivo treppiede drone
  droni smartwatch fitness console videogioco videogiochi controller joystick joypad telecamera telecamere citofono allarme toner
  cartuccia cartucce
  # sport and outdoors
  bicicletta biciclette bici ebike monopattino casco caschi pattini skateboard sci snowboard racchetta racchette pallone palloni
  tapis cyclette manubri kettlebell bilanciere panca tappetino attaccapanni tenda sacco materassino fornello lanterna torcia
  bastoncini ciaspole bussola canoa kayak gommone sup tavola muta pinne boccaglio occhialini costume canna mulinello esca
  parastinchi ginocchiere sella elmetto arco freccette biliardo calcetto pesi trampolino
  # children, books, paper
  passeggino passeggini seggiolino seggiolone girello box fasciatoio marsupio giocattolo giocattoli bambola bambole peluche orsetto
  puzzle lego costruzioni macchinina macchinine trenino pista carillon sonaglio sonagli libro libri romanzo romanzi fumetto fumetti saggio saggi manuale manuali
  manga guida guide dizionario atlante mappamondo agenda agende diario quaderno quaderni penna penne matita matite pennarelli
  acquerelli astuccio cartella zainetto gomma righello calcolatrice colla forbici carta album biglietto biglietti scacchi
  scacchiera carte microscopio telescopio tamburo chitarra pianoforte violino flauto ukulele
  # tools and garden
  trapano trapani avvitatore cacciavite cacciaviti martello pinza pinze sega seghetto smerigliatrice flex levigatrice chiave
  chiavi metro livella scala scale vite viti chiodo chiodi tassello tasselli bullone bulloni pittura vernice vernici pennello
  pennelli rullo silicone stucco lucchetto serratura serrature prolunga ciabatta multipresa interruttore rubinetto rubinetti
  tubo tubi doccetta sifone caldaia scaldabagno tagliaerba tosaerba decespugliatore motosega rastrello vanga zappa cesoie annaffiatoio
  irrigatore barbecue ombrellone sdraio gazebo dondolo piscina terriccio concime semi pianta piante fiori bulbi vasi idropulitrice
  compressore generatore saldatrice carriola mattoni piastrelle cemento
  # animals
  crocchette umido scatolette guinzaglio guinzagli collare collari pettorina pettorine museruola cuccia trasportino ciotola ciotole
  lettiera tiragraffi acquario acquari gabbia gabbie voliera mangime fieno antiparassitario antipulci traversine cappottino fontanella
  # cars and others
  pneumatici gomme catene seggiolini portapacchi tergicristalli antifurto navigatore auto automobile moto motorino scooter sigaretta
  sigarette accendino rosario icona
`;

const words = GOODS.split('\n')
  .filter((line) => !line.trim().startsWith('#'))
  .join(' ')
  .trim()
  .split(/\s+/);

const byForm = new Map<string, string[]>();
for (const word of words) byForm.set(formOf(word), [...(byForm.get(formOf(word)) ?? []), word]);

/** The word is the name of something that shops sell, in one number or the other: 'forniti' is no form of 'forno'. */
export function isGoods(word: string): boolean {
  return byForm.get(formOf(word))?.some((known) => isSameNoun(known, word)) ?? false;
}

/** Differs by its ending alone: 'passito' is no 'passata', though they share a stem. */
function isSameNoun(known: string, word: string): boolean {
  const root = Math.min(known.length, word.length) - 2;
  return Math.abs(known.length - word.length) <= 1 && known.slice(0, root) === word.slice(0, root);
}
