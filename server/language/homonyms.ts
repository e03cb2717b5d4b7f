import { inflectionsOf } from './inflections.ts';

/**
 * One word, two things: after it stand the senses that shops sell, each told by the words that go with it. What is asked
 * for in one sense is not served by a product that speaks of another. Folded.
 */
const HOMONYMS = `
tenda: campeggio camping igloo trekking picchetti canadese spiaggia posti tendostruttura | salotto soggiorno finestra occhielli oscurante doccia bagno cucina camera lino velo passanti binario bastone arredo sole
piumino: giubbotto giacca giaccone cappuccio uomo donna bambino zip smanicato taglia cappotto indossare | letto matrimoniale singolo piazza trapunta copripiumino lenzuola dormire anallergico stagioni | spolverare polvere mobili ragnatele | cipria trucco fondotinta viso
smalto: unghie unghia manicure gel semipermanente lampada nail piedi pedicure mani | termosifone ferro legno parete ringhiera acqua solvente piastrelle antiruggine vasche cancello termosifoni infissi pennello | denti dentifricio
cuffia: nuoto piscina silicone capelli nuotare lattice costume | bluetooth musica microfono gaming audio wireless cavo ascoltare jack rumore telefono pc studio | lana neonato berretto testa inverno neve maglia | doccia
maschera: capelli viso argilla idratante pelle nutriente tessuto | sub snorkeling pinne tubo mare immersione apnea subacquea vetro | carnevale travestimento halloween veneziana costume | sci neve lente saldatura saldare
costume: mare piscina nuoto bikini intero bagno spiaggia slip | carnevale halloween travestimento supereroe principessa maschera cosplay
canna: pesca mulinello carpa trota spinning amo fondo surfcasting bolognese | zucchero | bambu giardino orto sostegno pomodori | fumaria camino
canne: pesca mulinello carpa trota spinning amo fondo surfcasting bolognese | bambu giardino orto sostegno pomodori
piatti: cucina tavola porcellana ceramica posate servizio cena pizza dolce | batteria musica crash ride tamburo hihat
batteria: auto moto ampere avviamento scooter camion | tamburo rullante piatti musica bacchette elettronica suonare | telefono cellulare portatile ricarica mah trapano | pentole padelle cucina
tastiera: pianoforte tasti pesati suonare musica midi note | computer pc gaming mouse qwerty usb scrivere
chiave: inglese bulloni dado brugola torsione combinata cricchetto | usb gb chiavetta | serratura porta casa cilindro cassaforte | violino
pinza: capelli fermacapelli | griglia barbecue grigliata carne insalata cucina | elettricista tronchese cavi idraulico pappagallo | freno | ciglia sopracciglia
lima: unghie manicure vetro cartone | ferro metallo legno officina
penna: scrivere sfera gel stilografica biro inchiostro | insulina | usb
rete: letto doghe matrimoniale singola materasso | calcio porta tennis pallavolo | recinzione recinto zanzariera pollaio orto polli | wifi internet ethernet router lan | pesca
sacco: pelo campeggio dormire mummia | spazzatura immondizia | boxe pugilato guantoni | sottovuoto piumoni | nanna neonato tog | terriccio pellet cemento
sella: cavallo equitazione cinghia staffe | bici bicicletta mtb strada gel
casco: moto jet integrale modulare scooter | bici bicicletta ciclismo mtb | sci neve | cantiere elmetto | equitazione
guanti: sci neve lana inverno touch invernali | lavoro giardinaggio antitaglio nitrile | boxe pugilato | moto | forno cucina presina | lattice monouso nitrile | portiere calcio | bici ciclismo
occhiali: nuoto nuotare piscina | sole polarizzati uv lenti | lettura vista diottrie presbiopia | protettivi saldatura lavoro | realta virtuale vr
lente: contatto giornaliere mensili diottrie occhio | ingrandimento leggere francobolli | obiettivo macchina fotografica
tavola: surf sup windsurf onde | snowboard neve | legno multistrato listello | tovaglia apparecchiare piatti
tavoletta: cioccolato fondente latte | grafica disegno | wc water copriwater
gomma: cancellare matita disegno cancellina | pneumatico auto invernale estiva | masticare fragola menta | annaffiare giardino irrigazione
colla: stick scuola carta bambini | legno vinilica falegname | piastrelle | dentiere | tappezzeria parati
corda: arrampicata alpinismo | saltare fitness palestra | chitarra violino arco nylon | tirare nautica barca ormeggio | iuta spago
diffusore: capelli asciugacapelli phon ricci | ambiente bastoncini fragranza profuma profumatore essenze oli | musica bluetooth
cesto: biancheria panni lavanderia bucato | regalo natale prodotti vino salumi formaggi specialita pasquale | cane gatto cuccia | basket
spazzola: capelli districante setole pneumatica | vestiti abiti | scarpe camoscio | cane gatto pelo | metallica ruggine trapano | tergicristallo | wc
pettine: capelli coda | cane gatto pelo pulci | tessitura
filo: interdentale denti | cucire macchina cotone ricamo | ferro spinato zincato | pesca nylon trecciato | perle | elettrico
aghi: cucire ricamo lana | insulina siringa penna | pino abete | agopuntura
punta: trapano muro legno metallo | danza scarpette ballo
pedale: chitarra effetto distorsore delay loop | bici bicicletta mtb sgancio
pedali: chitarra effetto distorsore delay loop | bici bicicletta mtb sgancio
cassa: bluetooth altoparlante musica acustica wireless | acqua bottiglie birra | orologio | panca contenitore legno
catena: bici bicicletta trasmissione velocita | neve auto pneumatici | collana oro argento uomo | antifurto moto lucchetto | cane guinzaglio | motosega
collare: cane gatto antipulci cuoio | cervicale ortopedico | sci scaldacollo
racchetta: tennis padel beach pallina squash | neve ciaspole | zanzare elettrica | ping pong tavolo
rullo: pittura pareti pelo vernice smalto | allenamento bici ciclismo | massaggio fitness foam | tenda finestra | pasta
rulli: pittura pareti pelo vernice smalto | allenamento bici ciclismo | capelli bigodini
pennello: trucco cipria fondotinta ombretto blush | barba rasatura | parete muro smalto vernice impregnante | acquerello tempera dipingere quadri tela artista acrilici | dolci
spugna: bagno doccia corpo viso | piatti cucina | auto | trucco fondotinta
scopa: casa pavimento saggina | carte gioco
carta: parati muro tappezzeria | igienica | forno cucina | regalo | stampante fotocopie risme | vetrata abrasiva | musica pentagramma | gioco mazzo
carte: gioco mazzo poker scopa briscola tarocchi | geografica
ferro: stiro stirare vapore | integratore anemia vitamine bisglicinato | golf | maglia | cavallo
ferri: maglia lana uncinetto | chirurgici | golf
bilancia: cucina alimenti farina | pesapersone corporea bagno | pesca pesce | gioielli precisione
tappi: orecchie rumore dormire russare nuoto | bottiglia vino sughero | salvagocce | lavandino
tappo: orecchie | bottiglia vino sughero champagne spumante | lavandino vasca | serbatoio
stampo: torta dolci budino silicone plumcake | gesso argilla resina
pile: torcia stilo ministilo aa aaa alcaline telecomando | felpa giacca coperta maglia plaid | acustici acustico udito
torcia: led elettrica buio frontale lumen | citronella giardino
lettino: neonato culla sbarre bambino cameretta | mare spiaggia piscina sdraio giardino abbronzarsi | massaggi estetista
seggiolino: auto bimbo isofix gruppo | bici bicicletta | tavolo pappa | pesca
cuscino: letto guanciale dormire cervicale memory collo | allattamento gravidanza | cane gatto cuccia | viaggio aereo collo | sedia sdraio giardino divano arredo | yoga meditazione
tappeto: salotto soggiorno camera bagno sala arredo | yoga pilates fitness palestra | gioco bimbi neonato | mouse | corsa elettrico roulant
tappetino: yoga pilates fitness palestra | mouse gaming scrivania | bagno doccia | auto | cane traversine | gioco neonato
carrello: spesa | pesca cucina bar vivande | golf | rimorchio barca
pompa: bici bicicletta gonfiare pneumatici | acqua pozzo sommersa piscina acquario | birra | calore
siero: viso antirughe vitamina ialuronico contorno | latte
crema: viso mani corpo antirughe idratante pelle solare piedi notte giorno | spalmabile nocciole pistacchio cioccolato pane dolce | scarpe pelle lucido | formaggio funghi
olio: oliva extravergine condire cucina fritto insalata aromatizzato tartufo peperoncino basilico | motore freni auto moto catena 5w30 lubrificante | massaggio capelli barba pelle smagliature | teak mobili parquet | essenziale diffusore aromaterapia | tela
latte: bere mucca capra intero parzialmente vegetale mandorla avena | detergente viso struccante corpo | neonato polvere proseguimento | cocco
acqua: profumata colonia | minerale frizzante naturale bottiglia | micellare | distillata batteria ferro
vite: legno autofilettante testa metallo truciolare | uva vigneto barbatella
viti: legno autofilettante testa metallo truciolare | uva vigneto barbatella occhiali
pesca: canna mulinello amo esca lenza barca galleggiante | frutta sciroppata noce succo te confettura
pesche: frutta sciroppate noce confettura
fragole: frutta confettura piantine
pianta: vaso terra giardino interno fiori foglie grassa verde | piede | citta
terra: terriccio vasi giardino orto piante | cotta
sale: cucina cucinare rosa himalaya grosso fino | bagno | lavastoviglie addolcitore | piscina
sali: bagno rilassanti vasca | minerali integratore magnesio potassio
gelatina: dolci fogli torta | capelli
gel: capelli fissaggio effetto | doccia bagno | unghie ricostruzione | igienizzante mani | energetico corsa
lacca: capelli fissaggio spray | legno mobili vernice
tinta: capelli colorazione castano biondo | muro parete pittura tinteggiare unita
colori: tempera acrilici matite pennarelli dipingere disegno pastelli olio | capelli
cornice: foto quadro parete | soffitto polistirolo
specchio: bagno parete trucco ingresso | auto moto retrovisore | bici
lampada: tavolo comodino soffitto scrivania lettura salotto soggiorno cameretta | unghie gel semipermanente | abbronzante | zanzare | frontale | rettili terrario tartaruga acquario
tazza: caffe te cappuccino espresso colazione porcellana | wc water
shampoo: forfora antiforfora cute ricci cheratina | cane gatto | carrozzeria autolavaggio | moquette
stella: natale | cacciavite
anello: oro argento diamante fidanzamento brillante fede | dentizione | tenuta guarnizione | portachiavi
perle: collana orecchini coltivate | bagno | tapioca
fede: oro nuziale matrimonio sposi
bracciale: oro argento uomo donna perle | misuratore pressione | fitness smartwatch | antinausea | salvagente
braccioli: nuoto piscina bambino gonfiabili | sedia poltrona
fascia: capelli testa sport fronte | lombare schiena | porta bimbo neonato babywearing | elastica
manubri: palestra pesi fitness kg | bici
manopole: bici moto grip | forno cucina fornello | neve sci neonato
radio: portatile dab sveglia cucina | auto autoradio | baby monitor
topo: trappola esca veleno | peluche gatto gioco
semi: orto piantare fiori seminare aiuola prato | mangiare zucca chia lino insalata
zucca: vellutata semi cucina | halloween intagliare
pastiglie: freni dischi auto moto bici | gola tosse balsamiche | lavastoviglie | accendifuoco
candele: profumate cera accendere torta compleanno | motore scooter moto auto accensione | citronella
candela: profumata cera accendere torta compleanno battesimo | motore scooter moto auto accensione
filtro: caffe te tisana | olio aria abitacolo motore auto | acqua caraffa rubinetto | acquario | aspirapolvere | fotografico nd polarizzatore | piscina
filtri: caffe te tisana | olio aria abitacolo motore auto | acqua caraffa rubinetto | acquario | sigarette tabacco
cartucce: stampante inchiostro | caccia fucile | stilografica | filtro acqua
capsule: caffe nespresso dolce gusto macchina espresso | integratore compresse | detersivo lavatrice
macchina: caffe espresso | cucire | fotografica | pasta | scrivere | giocattolo telecomandata
forno: microonde incasso ventilato | pizza
piastra: capelli lisci | cucina induzione cottura grigliare | panini toast
dischi: vinile musica lp giri | freno freni auto moto | struccanti cotone | taglio smerigliatrice flex | pesi palestra bilanciere
vinile: musica disco lp giradischi | adesivo plotter | guanti pavimento
cavo: usb hdmi ricarica | acciaio freno bici | jack chitarra | batteria avviamento auto
cinghia: pantaloni cuoio | distribuzione motore auto | tracolla chitarra borsa | trasporto fissaggio
cintura: pantaloni pelle uomo donna fibbia jeans | sicurezza auto | judo karate | lombare
fodera: divano cuscino | abiti | coltello
tracolla: borsa pelle donna | chitarra basso | fotocamera
zaino: scuola elementari | trekking montagna litri | pc lavoro | porta bimbo
paletta: gelato | spiaggia secchiello | trucco ombretti | scopa
tavolozza: pittura colori | trucco
pasta: spaghetti penne grano | dentifricia | modellare | termica | lavamani | zucchero
cera: capelli | legno mobili parquet | auto | depilazione | api candele
bomboletta: vernice spray acrilica graffiti | gas campeggio fornello | silicone
dado: brodo minestra | bulloni bullone autobloccante esagonale | gioco ruolo
chiodi: garofano spezia | legno martello muro
quadro: elettrico modulare differenziale centralino | tela salotto dipinto stampa arredo camera
presa: schuko corrente elettrica bipasso | judo
scheda: video madre rete audio sd microsd memoria | palestra allenamento
cavalletto: pittore pittura tela dipingere | fotografico treppiede fotocamera reflex | moto bici
forbici: capelli parrucchiere sfoltire | potatura siepi rami | stoffa sarta cucito | unghie | pollo trinciapollo
metro: sarta cucito sartoria | laser flessometro misuratore
stampelle: abiti vestiti armadio giacca | ortopediche canadesi gesso gamba
busto: lombare ortopedico posturale schiena | marmo statua gesso
bombola: gas gpl campeggio fornello | immersione sub | elio palloncini
vela: barca nautica randa | ombreggiante ombra terrazzo
confetti: mandorla matrimonio bomboniere avola laurea | coriandoli
uovo: pasqua cioccolato sorpresa | galline fresche
mazzo: fiori rose bouquet | chiavi | poker scopa briscola
body: neonato neonata | danza ballo | intimo pizzo
robot: cucina impastatrice | aspirapolvere lavapavimenti pavimenti | piscina | giocattolo telecomandato
telo: mare spiaggia spugna | copritutto imbiancare | pacciamatura ombreggiante | proiettore schermo
tubo: irrigazione annaffiare | scarico pvc idraulico | camino fumi pellet
faro: moto auto anteriore posteriore | giardino led parete
spada: giocattolo pirata cavaliere | pesce affumicato trancio
stivali: pioggia gomma | moto | equitazione cavallo | tacco camoscio
zoccoli: infermiera ospedale sanitari cuoco | battiscopa
gabbia: uccelli criceto canarini | nassa
sabbia: gatto gatti lettiera | secchiello spiaggia formine | cemento edile | cinetica magica | acquario
pala: neve | pizza forno | vanga badile | padel
lame: coltello | rasoio barba | sega flex
piatto: doccia | fondo porcellana portata | giradischi
bacchette: tamburo rullante batteria | sushi cinesi riso | incenso
corona: funebre | natale avvento | alloro laurea | pignone trasmissione
cerchi: auto lega | hula ginnastica
matita: occhi sopracciglia labbra kajal | grafite disegno scuola hb | falegname
matite: occhi sopracciglia | grafite disegno scuola colorate
mattoni: edilizia forati refrattari | lego costruzioni
antenna: tv digitale terrestre | auto
bussola: orientamento trekking | cricchetto
custodia: chitarra violino | occhiali | telefono cellulare iphone samsung | abiti vestiti | tablet pc
borsa: calda termoforo | palestra sportiva | pelle donna tracolla spalla elegante | notebook portatile | manubrio bici | frigo termica | laterali moto
marsupio: neonato bebe babywearing ergonomico | uomo cintura sportivo
coperta: letto divano matrimoniale | neonato culla | cane cuccia | emergenza isotermica
poltrona: massaggio relax alzapersona salotto | ufficio scrivania | parrucchiere barbiere | sacco
sedia: ufficio ergonomica scrivania | giardino esterno | pranzo cucina | rotelle disabili | gaming | campeggio spiaggia
materassino: yoga pilates palestra | gonfiabile mare piscina | campeggio
tavolo: pranzo allungabile cucina | giardino esterno | pong | stiro | campeggio | massaggi
cucchiaino: te caffe dolce posate servizio | trota rotante ondulante spinning persico
cucchiaini: te caffe dolce posate servizio | trota rotante ondulante spinning persico rotanti
rasoio: barba lametta | tosatrice cane
cappello: chef cuoco | paglia sole | laurea
spina: elettrica schuko | birra
tappezzeria: auto sedili | parati
crocchette: cane gatto | patate surgelate
cuffie: nuoto piscina | bluetooth musica gaming wireless jack microfono | antirumore lavoro cantiere
leggio: musica spartiti | libro ricettario
obiettivo: macchina fotografica reflex canon nikon | microscopio
rotelle: bici bimbo | valigia trolley ricambio | pattini
ruote: bici carrello | auto cerchi
specchietto: auto moto retrovisore | trucco borsetta
ventola: pc processore | bagno aspirazione
bottiglia: vino | termica acqua borraccia
cestino: bici manubrio | picnic | rifiuti carta | pane
palla: natale albero | calcio basket tennis | fitness pilates
palline: natale albero | tennis padel ping | piscina bimbi
pallone: calcio basket volley | elio compleanno
pattini: ghiaccio linea rotelle | freno
nastro: adesivo imballaggio scotch | raso regalo decorazione | isolante elettrico | trasportatore | corsa
pinze: capelli | grigliata barbecue | elettricista | freno
bolle: sapone bimbi | pluriball imballaggio
sapone: mani corpo marsiglia | bolle
tovaglioli: carta festa | stoffa cotone
`;

type Sense = ReadonlySet<string>;

const senses = new Map<string, readonly Sense[]>();
for (const line of HOMONYMS.trim().split('\n')) {
  const [word = '', told = ''] = line.split(':');
  const each = told
    .split('|')
    .map((marks) => new Set(marks.trim().split(/\s+/).filter(Boolean).flatMap(inflectionsOf)));
  for (const form of inflectionsOf(word)) if (!senses.has(form) || form === word) senses.set(form, each);
}

/** A word that names several things. */
export function isHomonym(word: string): boolean {
  return senses.has(word);
}

/** By a word of some sense: the homonyms that it says the sense of. */
const homonymsBy = new Map<string, string[]>();
for (const [homonym, all] of senses)
  for (const word of new Set(all.flatMap((sense) => [...sense]))) {
    if (word === homonym) continue;
    const known = homonymsBy.get(word);
    if (known) known.push(homonym);
    else homonymsBy.set(word, [homonym]);
  }

/** The homonyms of which some words say in which of their senses they are meant. */
export function homonymsMeant(words: Iterable<string>): ReadonlySet<string> {
  const meant = new Set<string>();
  for (const word of words) for (const homonym of homonymsBy.get(word) ?? []) meant.add(homonym);
  return meant;
}

/** What some words say of a homonym is another of its senses than what other words say: a duvet's 'piumino' and a jacket's. */
export function meansOther(homonym: string, wanted: ReadonlySet<string>, told: ReadonlySet<string>): boolean {
  const all = senses.get(homonym) ?? [];
  const speaksOf = (sense: Sense, words: ReadonlySet<string>) =>
    [...words].some((word) => word !== homonym && sense.has(word));
  const meant = all.filter((sense) => speaksOf(sense, wanted));
  if (meant.length === 0 || meant.some((sense) => speaksOf(sense, told))) return false;
  return all.some((sense) => !meant.includes(sense) && speaksOf(sense, told));
}
