/** Swimming pools, spas, saunas, and the water in them. */
export const POOLS = {
  things: `
# piscine e spa
piscina, piscine, piscinetta, pool, piscina fuori terra, piscina con telaio, piscina autoportante, piscina gonfiabile, piscina rigida, piscina interrata, frame pool: minipiscina
idromassaggio, spa gonfiabile, minipiscina, mini piscina, vasca idromassaggio, jacuzzi, iacuzzi, hot tub, tinozza finlandese, spa da esterno; sauna, saune, sauna a infrarossi, stufa per sauna, pietre per sauna, botte sauna, secchiello e mestolo sauna; bagno turco, hammam, generatore di vapore hammam; doccia solare, doccia da giardino, doccia da esterno, pediluvio piscina
pompa per piscina, pompa filtro, pompa di filtraggio, filtro a sabbia, gruppo filtrante, monoblocco filtrante, sabbia per filtro, vetro filtrante, cartuccia filtro, cartucce filtro, palline filtranti, prefiltro, cestello skimmer, valvola selettrice: filtro; skimmer; cartuccia
skimmer, bocchetta, bocchette di mandata, presa di fondo; tubi piscina, tubo galleggiante, raccordi piscina, tubo flottante; robot piscina, robot pulitore, pulitore piscina, aspirafango, aspirapolvere da piscina, aspiratore piscina, pulitore automatico, dolphin; retino, retino da superficie, raccoglifoglie, guadino piscina, retino di fondo, asta telescopica piscina, manico telescopico; spazzola per piscina, spazzola pareti, spazzola di fondo; kit pulizia piscina
cloro, cloro in pastiglie, pastiglie di cloro, dicloro, tricloro, cloro granulare, cloro choc, cloro shock, ossigeno attivo, bromo, pastiglie multifunzione, clorro; alghicida, antialghe, anti alghe; flocculante, chiarificante, floculante; ph meno, ph piu, correttore di ph, riduttore ph, ph minus, ph plus; antischiuma, antimetallo, sequestrante, anticalcare piscina; svernante, prodotto invernale, prodotto svernante; sale per piscina, elettrolisi, clorinatore, sterilizzatore al sale; dosatore galleggiante, dispenser di cloro, diffusore di cloro, galleggiante per cloro; kit analisi, tester acqua, strisce test, fotometro, reagenti, test acqua, termometro per piscina; profumi per spa, essenze per spa, sali per spa, cartucce per spa, disinfettante spa
telo, telo piscina, copertura piscina, copertura estiva, copertura isotermica, telo a bolle, copertura invernale, telo invernale, rullo avvolgitore, avvolgitelo, salsicciotti, tubolari, galleggiante invernale, copertura spa, coperchio spa, cover piscina; tappetino piscina, telo sottopiscina, base per piscina, mattonelle in schiuma, pavimento morbido; liner, kit riparazione, kit toppe, colla subacquea
scaletta, scaletta piscina, scala piscina, scala di sicurezza, gradini per piscina, corrimano piscina; recinzione, barriera per piscina, allarme piscina, barriera di sicurezza; trampolino piscina, scivolo per piscina, scivolo gonfiabile; faretti piscina, luce piscina, lampada galleggiante, luce subacquea; lama d'acqua, fontana galleggiante; riscaldatore piscina, pompa di calore piscina, riscaldamento solare, pannello solare piscina, telo termico
materassino, materassini, lettino gonfiabile, materassino gonfiabile, isola gonfiabile, poltrona gonfiabile, fenicottero gonfiabile, canotto, ciambella, salvagente, ciambellone, gonfiabile, cavalcabile gonfiabile, portabibite galleggiante; braccioli, bracciolo, salvagente mutandina, cintura da nuoto, tubo galleggiante, tubo di schiuma, giubbotto galleggiante; palloni, pallanuoto, canestro galleggiante, rete da pallavolo piscina, giochi da piscina, giochi sommergibili, anelli da immersione; gonfiatore, pompa elettrica, compressore, pompa a pedale; poggiatesta spa, cuscino per spa, vassoio galleggiante, sedile spa
bordo piscina, pietra di bordo, grigliato, griglia sfioro, stuoia, erba sintetica; lettini
`,
  needs: `
# acqua
> acqua verde, diventata verde, e verde l'acqua, acqua verdastra, piscina verde, alghe sulle pareti, alghe sul fondo, scivolose le pareti, pareti viscide: alghicida; antialghe; cloro; spazzola; flocculante; filtro; dicloro
> acqua torbida, acqua lattiginosa, acqua bianca, acqua opaca, acqua sporca, non vedo il fondo: flocculante; chiarificante; filtro; cloro; cartuccia; sabbia
> acqua marrone, ferro nell'acqua, acqua del pozzo in piscina, ruggine nell'acqua: sequestrante; antimetallo; flocculante; filtro
> occhi rossi dopo il bagno, bruciano gli occhi in piscina, puzza di cloro, pelle che prude dopo la piscina, costume scolorito: ph; kit; tester; bromo; ossigeno; correttore; strisce; riduttore
> schiuma nella spa, fa la schiuma, schiuma nell'idromassaggio: antischiuma; cartuccia; disinfettante
> disinfettare la piscina, acqua pulita per i bambini, tenere pulita l'acqua, germi nell'acqua, aprire la piscina, riaprire la piscina, inizio stagione piscina: cloro; dicloro; alghicida; kit; ossigeno; pastiglie; bromo; filtro
> poco cloro, allergia al cloro, senza cloro, bambino allergico al cloro: ossigeno; sale; bromo; elettrolisi; clorinatore
> quanto cloro c'e, controllare l'acqua, analizzare l'acqua, valori dell'acqua, ph alto, ph basso, ph sballato: kit; tester; strisce; riduttore; correttore; fotometro; ph
> calcare sul bordo, linea nera sul bordo, riga unta sul bordo, unto della crema solare: detergente; spugna; spazzola; anticalcare; palline
> dove metto le pastiglie, sciogliere le pastiglie: dosatore; dispenser; galleggiante; skimmer; clorinatore
# pulire e coprire
> foglie in piscina, foglie sull'acqua, insetti morti, insetti sull'acqua, moscerini nell'acqua, aghi di pino nell'acqua: retino; skimmer; telo; copertura; raccoglifoglie
> sporco sul fondo, sabbia sul fondo, fango sul fondo, terra sul fondo, pulire il fondo, aspirare il fondo: aspirafango; robot; aspiratore; spazzola; pulitore; retino
> pulire senza entrare in acqua, si pulisca da sola la piscina, non voglio pulire la piscina: robot; pulitore; skimmer
> acqua ferma, la pompa non gira, pompa che non aspira, filtro intasato, filtro sporco, poca pressione dell'acqua: pompa; cartuccia; filtro; sabbia; cartucce; guarnizione
> acqua gelida, acqua troppo fredda, scaldare la piscina, scaldare l'acqua, bagno a maggio, bagno a settembre, allungare la stagione: riscaldatore; pompa; telo; copertura; pannello
> coprire la piscina, chiudere la piscina, fine stagione piscina, piscina d'inverno, svernamento, gelo in piscina, ghiaccio in piscina: telo; copertura; svernante; salsicciotti; galleggiante
> si e bucata la piscina, bucata la piscina, perde acqua la piscina, buco nel telo, strappo nel telo, cala il livello, si abbassa il livello: toppe; kit; colla; liner; pezza
> sassi sotto la piscina, erba sotto la piscina, terreno duro sotto la piscina, fondo scomodo, proteggere il fondo: tappetino; telo; base; mattonelle; tappeto
> evapora l'acqua, acqua che evapora: telo; copertura
# godersela
> salire in piscina, uscire dalla piscina, bordo troppo alto, scavalcare il bordo: scaletta; scala; gradini
> cadere in piscina, cada in piscina, bimbo che cade in acqua, bambini vicino alla piscina, cane che cade in piscina, sicurezza della piscina: recinzione; allarme; copertura; barriera; scala; telo
> non sanno nuotare, primo bagno in piscina, stare a galla, tenersi a galla, stanno a galla, ha paura dell'acqua: braccioli; salvagente; ciambella; giubbotto; cintura; tavoletta; tubo
> prendere il sole sull'acqua, dormire sull'acqua, galleggiare leggendo, rilassarsi a galla: materassino; isola; lettino; poltrona; fenicottero; canotto
> gonfiare il materassino, gonfiare la piscina, senza soffiare, sgonfiare in fretta: gonfiatore; pompa; compressore
> rinfrescare i bimbi in terrazzo, bambini accaldati, sguazzare, sguazzano, tuffi in giardino, caldo in giardino, nipotini d'estate: piscina; piscinetta; scivolo; gonfiabile
> bolle calde, massaggio in acqua, coccole in giardino, rilassarsi nell'acqua calda, sciogliere i muscoli in acqua: idromassaggio; spa; minipiscina; tinozza; jacuzzi
> sudare come in finlandia, sauna in casa, tossine col sudore: sauna; stufa
> sciacquarsi prima del bagno, togliere il cloro di dosso, piedi sporchi d'erba, sciacquarsi in giardino, sabbia addosso: doccia; pediluvio
> bagno di sera, piscina di notte, illuminare la piscina: faretti; luce; lampada; faretto; luci
> giocare in acqua, ragazzi in piscina, pallavolo in acqua, tuffarsi a prendere: palloni; canestro; rete; anelli; giochi; palla
`,
};
