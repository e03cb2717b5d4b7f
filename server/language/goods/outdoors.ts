/** Garden, plants, sport, camping, fishing, water, mountains. */
export const OUTDOORS = `
# giardino
> giardinaggio, attrezzi da giardino, garden tools: zappa; vanga; rastrello; cesoie; tosaerba; annaffiatoio; pala; forbici da potatura; sarchiatore; decespugliatore; tagliasiepi
tosaerba, tagliaerba, rasaerba, lawn mower, trattorino, robot tagliaerba; decespugliatore, decespugliatori, tagliabordi, trimmer; motosega, motoseghe, chainsaw, elettrosega; tagliasiepi; soffiatore, soffiafoglie, aspirafoglie; motozappa, motocoltivatore; biotrituratore, cippatore; zappa, zappe, zappetta, sarchiello, sarchiatore; vanga, vanghe, badile, pala, paletta da giardino, trapiantatore; rastrello, rastrelli, forcone; cesoie, cesoia, forbici da potatura, troncarami, potatore, svettatoio, forbicioni; seghetto da potatura; annaffiatoio, innaffiatoio, watering can; tubo da giardino, canna dell'acqua, tubo irrigazione, avvolgitubo; irrigatore, irrigazione, gocciolatori, centralina irrigazione, kit irrigazione, spruzzino, nebulizzatore, pompa a spalla, irroratrice; carriola, carriole; compostiera, composter; guanti da giardino; spaccalegna, ascia, accetta, roncola; idropulitrice; tutori per piante, legacci, canne di bambu; rete ombreggiante, telo antigrandine, tessuto non tessuto, pacciamatura; arieggiatore, spandiconcime, seminatrice
terriccio, terricci, soil, substrato, torba, humus, argilla espansa, lapillo, corteccia; concime, concimi, fertilizzante, fertilizzanti, stallatico; diserbante, erbicida; insetticida, antiparassitario, fungicida, lumachicida, verderame, olio di neem, poltiglia; sementi, semi, seme, semenza, seeds, semi di prato; bulbo, bulbi, tuberi
vasi, vaso, pots, fioriera, fioriere, balconiera, cassetta, portavaso, portavasi, coprivaso, cachepot, ciotola per piante, sottovaso; aiuola
# piante
piante, pianta, plants, piantina, piantine: fiori; piante grasse; alberi; rosa; orchidea; erbe aromatiche; piante da frutto; rampicanti; siepe; bonsai; palma; ficus; felce; sansevieria; pothos; monstera; cactus; olivo; piante da interno; agrumi; kenzia; edera; spatifillo; dracena; aloe; calathea; zamioculcas; pianta carnivora
fiori, fiore, flowers: rosa; geranio; orchidea; petunia; begonia; ciclamino; tulipano; lavanda; ortensia; azalea; margherita; girasole; primula; gelsomino; giglio; garofano; camelia; dalia; surfinia; crisantemo; anemone; gerbera; iris; narciso; giacinto; fucsia; peonia; calla; verbena; stella di natale; bouquet; fresia; mimosa; amarillide; dipladenia; bocca di leone; calendula; zinnia
rosa, rose, rosaio; geranio, gerani, pelargonium; orchidea, orchidee, phalaenopsis; ciclamino, ciclamini; tulipano, tulipani; lavanda; ortensia, ortensie, hydrangea; azalea, rododendro; gelsomino, rincospermo; bouquet, mazzo di fiori, composizione floreale, mazzo
piante grasse, pianta grassa, succulente, succulenta: cactus; aloe; echeveria; crassula; sansevieria
alberi, albero, tree, alberi da frutto, piante da frutto: melo; ciliegio; olivo; limone; arancio; melograno; albicocco; susino; acero; magnolia; abete; kaki; vite
agrumi, pianta di agrumi: limone; arancio; mandarino; kumquat; lime; cedro; pompelmo
olivo, ulivo, olivi, ulivi; limone, limoni; rampicanti, rampicante: edera; glicine; bougainvillea; gelsomino; vite americana; clematide; passiflora; caprifoglio
erbe aromatiche, aromatiche, piante aromatiche: basilico; rosmarino; salvia; menta; timo; origano; prezzemolo; alloro; maggiorana; erba cipollina
siepe, siepi: alloro; lauroceraso; photinia; ligustro; bosso; leylandii; pitosforo
> orto, ortaggi da trapianto, piantine da orto: pomodoro; zucchina; insalata; peperone; melanzana; fragola; peperoncino; cetriolo
# esterno
arredo giardino, mobili da giardino, arredo esterno, outdoor, salottino: sdraio; ombrellone; dondolo; gazebo; amaca; set giardino; pergola; tavolo da giardino; lettino; panchina
ombrellone, ombrelloni, base ombrellone; sdraio, sdraia, lettino prendisole, lettini, spiaggina; dondolo, dondoli; gazebo, gazebi; pergola, pergole, tettoia, tenda da sole, vela ombreggiante; amaca, amache, hammock; panchina, panchine; casetta, casette, capanno, box attrezzi; serra, serre, greenhouse; recinzione, recinzioni, rete metallica, steccato, staccionata, grigliato, palizzata; cancello, cancelli, cancelletto, cancelletti; ghiaia, ciottoli, prato sintetico, erba sintetica; fontana, fontane, laghetto; gnomo, nani da giardino; cassetta postale, cassetta della posta; braciere
piscina, piscine, pool, piscina gonfiabile, piscinetta, piscina fuori terra; cloro, alghicida, antialghe; telo piscina, copertura piscina, retino piscina, pompa filtro; idromassaggio, spa gonfiabile
barbecue, bbq, griglia, griglie, grill, grigliata: barbecue a gas; barbecue a carbone; affumicatore
carbonella, carbone, bricchetti, accendifuoco, diavolina; girarrosto; spiedi
# fitness
> fitness, attrezzi palestra, home gym: manubri; tapis roulant; cyclette; panca; tappetino; kettlebell; elastici; bilanciere; ellittica; step; vogatore; corda per saltare
manubri, manubrio, dumbbell, kettlebell, bilanciere; tapis roulant, tappeto da corsa, treadmill; cyclette, spin bike, cyclette da camera; ellittica, vogatore, stepper; panca, panca pesi; tappetino yoga, tappetino, materassino fitness, yoga mat, mattoncino yoga; elastici fitness, elastico, bande elastiche, loop band; corda per saltare, corda; fitball, palla fitness, gym ball, palla medica; sbarra trazioni, barra trazioni; cavigliere con peso; foam roller, rullo massaggio; cardiofrequenzimetro, fascia cardio
# palloni e racchette
pallone, palloni, palla, palle, ball: pallone da calcio; pallone da basket; pallone da volley
> calcio: pallone da calcio; scarpe da calcio; parastinchi; porta da calcio; guanti da portiere; scarpini; maglia da calcio
parastinchi, parastinco; scarpini, scarpe da calcio, scarpette da calcio; guanti da portiere; porta da calcio, rete da calcio; canestro, canestri; ginocchiere, ginocchiera
racchetta, racchette, racket: racchetta da tennis; racchetta da padel; racchetta da badminton; pala padel; racchettoni; racchetta da ping pong
padel, pala da padel; palline da tennis, palline da padel, pallina; volano; grip, overgrip; tavolo da ping pong; freccette; biliardino, calcio balilla, calcetto; biliardo, stecca; bocce; mazza da baseball, mazza; mazza da golf, mazze da golf, palline da golf; bowling; arco, frecce; pattini, pattini in linea, rollerblade, roller; skateboard, skate, longboard; monopattino, monopattini; trampolino, tappeto elastico
# combattimento
> arti marziali: kimono; guantoni; sacco da boxe; cintura; paradenti; tatami
guantoni, guantoni da boxe; sacco da boxe; paradenti; judogi, karategi; fasce boxe; caschetto
# acqua
> nuoto: costume; occhialini; cuffia; accappatoio; pinne; tavoletta
occhialini, occhialini da nuoto; cuffia da piscina, cuffia nuoto; pinne; maschera, maschera da sub, snorkeling, boccaglio; muta, mute, wetsuit; salvagente, giubbotto salvagente, braccioli, ciambella; sup, stand up paddle; canoa, canoe, kayak; surf, tavola da surf, windsurf, kitesurf, bodyboard; gommone, gommoni, canotto, materassino gonfiabile; pagaia, remi; bombola sub, erogatore, computer subacqueo, torcia sub
> nautica: ancora; cima; parabordo; elica; motore fuoribordo; salvagente; gps nautico; vhf; antivegetativa
parabordo, parabordi, elica, fuoribordo, bitta, scaletta
# pesca
> pesca: canna da pesca; mulinello; esca; amo; lenza; galleggiante; retino; guadino; piombi; cassetta da pesca
canna da pesca, canne da pesca, canna, canne, fishing rod; mulinello, mulinelli, reel; esca, esche, cucchiaino da pesca, rapala, jig, pastura, bigattini, boilies; amo, ami; lenza, filo da pesca, trecciato, nylon, fluorocarbon, monofilo; galleggiante, galleggianti; guadino, retino, nassa; stivali da pesca, waders; segnalatore, rod pod
# caccia
> caccia: fucile; cartucciera; richiamo; mimetica; carniere; fondina; cartucce
fucile, carabina, pistola ad aria compressa, softair, airsoft; balestra; coltellino, coltello da caccia, coltellino svizzero, multitool; cartucciera, fondina; fototrappola; mimetica
# montagna e campeggio
> campeggio, camping: tenda; sacco a pelo; fornello; materassino; lanterna; torcia; borraccia; sedia pieghevole; picchetti; gavetta; frigo portatile; zaino; tavolino da campeggio
tenda, tende da campeggio, tenda da campeggio, tent, igloo; sacco a pelo, sacchi a pelo, saccoletto, sleeping bag; materassino, materassino gonfiabile, stuoia; fornello, fornelli, fornellino, bomboletta gas, camping gas; lanterna, lanterne, lampada da campeggio; torcia, torce, torcia frontale, headlamp, pila; gavetta, gamella; frigo portatile, borsa frigo, borsa termica, frigo da campeggio; picchetti, picchetto, tiranti; sedia da campeggio, sedia pieghevole; amaca da campeggio; filtro acqua, pastiglie potabilizzanti; kit sopravvivenza, acciarino, paracord; doccia da campeggio, wc chimico
> trekking, escursionismo, hiking: scarponi; bastoncini; zaino; ghette; borraccia; mantella; calze da trekking; giacca impermeabile
bastoncini, bastoncini da trekking, racchette da trekking, trekking poles; ghette; ciaspole, ciaspola; ramponi, ramponcini; piccozza; imbrago, imbragatura, imbracatura; corda da arrampicata; moschettone, moschettoni, rinvio; caschetto da arrampicata; scarpette da arrampicata; magnesite
> sci, ski, scii: snowboard; scarponi da sci; casco da sci; maschera da sci; bastoncini da sci; sci di fondo
snowboard; scarponi da sci; maschera da sci, occhiali da neve; slitta, slittino, bob; sciolina; termica, intimo termico, maglia termica; doposci
# bici
bicicletta, biciclette, bici: mtb; ebike; bici da corsa; gravel; city bike; pieghevole; bici da bambino; triciclo; bmx; tandem; balance bike
mtb, mountain bike; ebike, e bike, bici elettrica, pedelec; bici da corsa; gravel; city bike, citybike, bici da citta; bmx; casco, caschi, helmet, caschetto; lucchetto, lucchetti, antifurto, catena antifurto; luci bici, fanale, fanali, luce posteriore, catarifrangenti; camera d'aria, camere d'aria; copertone, copertoni, pneumatico bici; pompa, pompe, gonfiatore; sella, selle, sellino; pedali, pedale; manubrio bici, attacco manubrio, manopole; pastiglie freno, pattini freno, dischi freno; deragliatore, pacco pignoni, guarnitura; catena, smagliacatena; ruota, ruote; portapacchi, cestino bici, borse bici, bisaccia; parafango, parafanghi; campanello; ciclocomputer, contachilometri; portabici; seggiolino bici; rotelle, rotelline; rulli, rullo, home trainer; cavalletto bici; portaborraccia; kit riparazione, toppe, mastice, levagomme; salopette ciclismo, pantaloncini ciclismo, maglia ciclismo, guanti ciclismo; olio catena, sgrassatore catena; carrellino bici
# equitazione e danza
> equitazione: sella; briglia; cap; stivali da equitazione; frustino; capezza; sottosella; redini; staffe; coperta per cavallo
sella, selle; briglia, briglie, testiera; cavezza, capezza; longhina, lunghina; redini; staffe; sottosella; frustino; imboccatura, imboccature, morso, filetto
> danza: scarpette da danza; tutu; body; punte; scaldacuore; calze da danza; salvapunte
scarpette da danza, mezze punte, punte, scarpette da punta; scaldacuore; scaldamuscoli
`;
