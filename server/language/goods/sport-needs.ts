/** What makes people look for sport, walking, camping, hunting and sailing things: `> in their words: what serves`. */
export const SPORT_NEEDS = `
# squadre e racchette
> calci alle caviglie, calci sulle tibie, calci negli stinchi, tibie piene di lividi, lividi alle tibie: parastinchi; paratibie; calzettoni
> scivolo in campo, scivolo sull'erba sintetica, campo bagnato, campo sintetico, terra rossa, campo in terra: scarpini; scarpe; tacchetti
> allenare i bambini, alleno i pulcini, alleno una squadra, mister, allenatore, esercizi di dribbling: cinesini; coni; casacche; fratini; fischietto; lavagna; palloni; ostacoli; scaletta; pettorine; rete; porta
> pallone sgonfio, pallone che si sgonfia, gonfiare il pallone: pompa; ago; gonfia; pallone
> arbitro, fare l'arbitro: fischietto; cartellini; cronometro; bandierina; divisa
> fare due tiri, tirare a canestro, tiri in giardino, tirare in porta in giardino: canestro; porta; pallone; retina
> si tuffa, tuffi sul parquet, si butta per terra a pallavolo, ginocchia in palestra: ginocchiere; gomitiere; cavigliera
> va allo stadio, tifo, fare il tifo, in curva: sciarpa; bandiera; maglia; cappellino; tromba; cuscino; felpa
> scivola la racchetta, racchetta che scivola, mano che suda, mani sudate, presa che scivola: overgrip; grip; polsini; magnesite; guanti; polsino
> corde rotte, si e rotta la corda, racchetta incordata, reincordare: corde; incordatura
> vibra la racchetta, gomito che fa male, epicondilite: antivibratore; antivibrazione; gomitiera; overgrip; tutore
> palline sgonfie, palline che non rimbalzano: palline; pressurizzatore; tubo
> sudore negli occhi, sudo in fronte, gocce negli occhi: fascia; fascetta; tergisudore; visiera; bandana; polsini
> capelli davanti agli occhi quando gioco, capelli lunghi in campo: fascia; elastici; bandana; visiera
> torneo, vincere un torneo, premiazione, premiare i vincitori, gara sociale: coppa; medaglie; trofeo; targa
# acqua
> entra acqua negli occhi, acqua negli occhi, occhialini che si appannano, maschera che si appanna, si appannano, si appanna, appannata: occhialini; antiappannante; spray; antifog; maschera
> acqua nel naso, entra acqua nel naso, si tappa il naso: tappanaso; stringinaso
> non tocca, dove non si tocca, ha paura dell'acqua, stare a galla, restare a galla, prime nuotate, senza braccioli: braccioli; salvagente; tavoletta; cintura; giubbotto; tubo; ciambella; galleggiante
> gambe da allenare in acqua, nuotare piu veloce, migliorare la bracciata: pinne; tavoletta; palette; pullbuoy; palmari
> nuotare al largo, nuoto in mare, acque libere, barche che passano, farmi vedere dalle barche: boa; muta; cuffia; pallone
> freddo in acqua, acqua gelida, acqua fredda, surf d'inverno: muta; calzari; guanti; cappuccio; mutino; sottomuta; lycra
> vedere i pesci, guardare sott'acqua, vedere il fondale, respirare sott'acqua, respirare con il naso: maschera; boccaglio; pinne; snorkel; aeratore; respiratore
> pescare sott'acqua, pesca subacquea, scendere in apnea: fucile; arbalete; pinne; maschera; muta; fiocina; boa; zavorra
> cavalcare le onde, prendere le onde, prime onde, mare mosso, onde piccole, imparare il surf: surf; tavola; bodyboard; muta; leash; paraffina; softboard
> remare in piedi, remare, discesa in fiume, giro del lago, pagaiare: sup; pagaia; kayak; canoa; giubbotto; sacca
> non si bagni il telefono, telefono in acqua, telefono al mare, non bagnare le cose, tenere asciutte le cose, vestiti asciutti in barca: sacca; custodia; stagna; impermeabile; dry; borsa
> piscina comunale, doccia della piscina, funghi in piscina: ciabatte; cuffia; accappatoio; costume; lucchetto; telo; infradito
> fluttuare, prendere il sole in acqua, stare sdraiata in acqua, galleggiare in piscina: materassino; ciambella; lettino; gonfiabile; tubo; amaca
# palestra e lotta
> addominali, tartaruga, pancia scolpita, pancetta da smaltire: tappetino; panca; ruota; rullo; elastici; step; fitball; bilanciere
> glutei, sedere sodo, tonificare le gambe, rassodare, gambe toniche, tonificare: elastici; cavigliere; step; kettlebell; bande; leggings; tappetino; loop
> braccia toniche, bicipiti, bicipite, braccia grosse, petto e spalle, pettorali, tonificare le braccia, braccia flaccide: manubri; pesi; bilanciere; sbarra; elastici; panca; kettlebell; maniglie
> fare le trazioni, trazioni, piegamenti, flessioni, corpo libero: sbarra; barra; parallele; trx; maniglie; anelli; elastici
> mi scivola il bilanciere, calli alle mani, vesciche alle mani, calli sulle mani: guanti; magnesite; paracalli; fasce; straps; gesso
> camminare in casa, camminare senza uscire, pedalare in casa, pedalare davanti alla tv, muovermi in casa, bruciare calorie, bruciare grassi, movimento in casa: tapis; cyclette; step; stepper; pedaliera; walking; ellittica; corda; vogatore; rulli
> poco spazio in casa per allenarmi, attrezzo pieghevole, attrezzo che si mette via: cyclette; tapis; elastici; trx; corda; tappetino
> rovinare il pavimento, non disturbare il vicino di sotto, vicino di sotto, rumore dei pesi: tappetino; tatami; tappeto; pavimento; gomma
> sciogliere i muscoli, muscoli contratti, dopo allenamento, defaticamento, allungare la schiena, fare stretching, stretching: rullo; foam; massaggiatore; pallina; tappetino; cinghia; elastici; pistola; fitball; crema; tappeto
> equilibrio, migliorare l'equilibrio, propriocezione: pedana; fitball; tavoletta; cuscino; slackline; bosu
> scivola il tappetino, ginocchia doloranti sul tappetino, schiena a terra dura: tappetino; materassino; antiscivolo; asciugamano
> sedermi a gambe incrociate, stare a gambe incrociate, respirare, praticare meditazione: cuscino; zafu; tappetino; mattoncino; panchetta; incenso; campana; coperta
> tirare pugni, dare pugni, sfogare la rabbia, prendere a pugni, difesa personale, primi colpi, fare a pugni: sacco; guantoni; fasce; punching; colpitori; paradenti; guanti
> mani che fanno male al sacco, nocche, proteggere le nocche, proteggere i denti, pugni in faccia: fasce; guantoni; paradenti; caschetto; sottoguanti
> corso di judo, corso di karate, fa judo, fa karate, taekwondo, passaggio di cintura: kimono; judogi; karategi; cintura; paratibie; protezioni
> bere il frullato proteico, mischiare le proteine, grumi nelle proteine: shaker; borraccia
> armadietto della palestra, spogliatoio, doccia in palestra: lucchetto; ciabatte; borsone; accappatoio; salvietta; asciugamano; beauty; sacca
# corsa e bici
> ginocchia che fanno male quando corro, appoggio pronato, pronatore, appoggio sull'asfalto, asfalto, corro su asfalto: scarpe; solette; ginocchiera
> sterrato, corro nei boschi, sentieri di montagna di corsa, corsa in montagna, trail: scarpe; ghette; zaino; frontale; bastoncini; gilet; borraccia
> dove metto il telefono quando corro, telefono mentre corro, chiavi mentre corro, portare le chiavi correndo: fascia; marsupio; cintura; portacellulare; armband
> bere mentre corro, bere durante la corsa, bere senza fermarmi, bere camminando: borraccia; sacca; zaino; cintura; camelbak; flask; gilet
> capezzoli che sanguinano, sfregamento correndo, sfregamenti: vaselina; stick; cerotti; crema; maglia; antisfregamento
> prima gara, prima dieci km, dieci chilometri, mezza maratona a, tempo al chilometro, ritmo: orologio; scarpe; gel; cardiofrequenzimetro; portanumero; calze; cronometro
> male al sedere, sella scomoda, sella dura, sedere dolorante, fa male il sedere, fa male il sottosella, soprassella: sella; coprisella; fondello; salopette; pantaloncini; culotte; crema; sellino
> ruota sgonfia, gomme sgonfie, gomme lisce, copertone consumato, si buca sempre, foro sempre, chiodi per strada, spine: copertone; camera; pompa; kit; lattice; antiforatura; toppe; pompetta; bomboletta
> mi vedono poco in bici, pedalo al buio, pedalo di notte, bici senza luci, visibile in bici, tornare col buio, torno col buio: luci; fanale; gilet; fanalino; catarifrangente; luce; casco; bretelle; dinamo
> frena poco la bici, freni consumati, freni lenti, freno che tocca, fischiano i freni della bici: pastiglie; pattini; cavo; leva; dischi; pattino; guaina
> salta la catena, cade la catena, catena arrugginita, catena sporca, catena rumorosa, le marce saltano, marce che saltano, cambio duro: catena; olio; lubrificante; sgrassatore; smagliacatena; deragliatore; cassetta; pignoni; cavo; pulitore
> schizzi sulla schiena, schizzi di fango, schiena bagnata in bici, arrivo in ufficio bagnato: parafango; parafanghi; mantella; zaino
> portare la spesa in bici, portare la borsa in bici, carico in bici, portare il cane in bici: cestino; portapacchi; borse; cestello; carrellino; rimorchio; bisaccia
> mani intorpidite, mani addormentate in bici, mani che fanno male in bici, formicolio alle mani: guanti; manopole; nastro; guantini; attacco
> appendere la bici, bici in garage, bici in casa, tenere la bici in casa, bici sul balcone, bici sotto la pioggia: gancio; supporto; telo; portabici; cavalletto; copribici; rastrelliera
> seguire il percorso, mappa mentre pedalo, quanti km ho fatto, quanti chilometri faccio, velocita in bici: ciclocomputer; supporto; gps; contachilometri; portacellulare
> pedalare d'inverno in casa, allenarmi in bici in casa, pedalare al chiuso: rulli; rullo; tappetino; cyclette
> togliere le rotelle, imparare ad andare in bici, prima bici, bici senza rotelle, prima bicicletta: bicicletta; casco; rotelle; balance; ginocchiere; campanello; triciclo; spingi
> salite dure, salita, colline, fare meno fatica, non fare fatica in salita, senza fatica in bici: ebike; elettrica; pignoni; cassetta
> prendere il treno con la bici, bici in treno, bici in barca, bici in camper: pieghevole; sacca; borsa
# neve e roccia
> cado spesso sulla neve, prima volta sugli sci, imparo a sciare, imparare a sciare, corso di sci: casco; sci; scarponi; maschera; paraschiena; guanti; giacca; bastoncini; tuta
> sole sulla neve, riverbero, nevica sugli occhi, nebbia sulle piste: maschera; occhiali; lente; solare
> schiena protetta, cadute sulla schiena, fuori pista, fuoripista, valanga: paraschiena; artva; pala; sonda; zaino; casco; airbag
> scivolare sulla neve, discesa con lo slittino, bambini sulla neve, giocare sulla neve: slittino; bob; slitta; tuta; guanti; paletta; padella
> camminare sulla neve, affondo nella neve, sprofondo, neve fresca: ciaspole; ghette; bastoncini; scarponi; ramponcini
> sci lenti, sci che non scivolano, lamine: sciolina; lima; attacchi
> mani sudate in parete, scivolano le dita, in falesia, palestra di roccia, palestra di arrampicata, boulder, boulderista: magnesite; scarpette; imbrago; sacchetto; moschettone; spazzolino; crash
> assicurare il compagno, fare sicura, sosta in parete, calata, calarsi: discensore; assicuratore; corda; moschettone; cordino; imbrago; secchiello
# pattini e altri
> imparare a pattinare, pista di pattinaggio, pattinare sul ghiaccio, cadute sui pattini: pattini; protezioni; casco; ginocchiere; parapolsi
> spostarmi in centro, ultimo chilometro, andare a scuola da solo, muovermi in citta senza auto: monopattino; bici; skateboard; casco; lucchetto
> salti, fare i salti, saltare in giardino: trampolino; corda; tappeto; salterello
> primo swing, campo pratica, campo da golf, green: mazza; ferri; palline; guanto; putter; sacca; tee; scarpe
# campeggio e cammino
> dormire in terra, terreno duro, dormire sul duro, sassi sotto la schiena, freddo dal terreno: materassino; stuoia; brandina; autogonfiante; lettino; sacco
> freddo in tenda, freddo di notte in tenda, dormire al freddo, notte in rifugio, dormire in rifugio: sacco; saccoletto; coperta; berretto; materassino; termico; lenzuolo
> piove in tenda, entra acqua nella tenda, tenda che perde: telo; impermeabilizzante; tarp; tenda; sigillante
> montare la tenda da solo, si monta da sola, tenda in due secondi, tenda che vola, vento forte in campeggio: tenda; picchetti; tiranti; pop; istantanea; mazzetta
> cucinare in campeggio, scaldare l'acqua in montagna, cucinare fuori, fare il caffe in montagna, caffe in campeggio, pasta in campeggio: fornello; fornellino; gavetta; pentolino; gas; moka; bomboletta; pentole; cartuccia
> luce in tenda, illuminare la tenda, leggere in tenda, camminare di notte, mani libere al buio, vedere al buio: lanterna; frontale; torcia; lampada
> tenere in fresco, tenere al fresco, bibite fredde, bevande fresche, tenere fresca la spesa, gelato che si scioglie, fresco in spiaggia, pranzo in spiaggia: borsa; frigo; ghiacciaia; siberini; termica; thermos; frigorifero
> acqua fresca tutto il giorno, acqua calda dopo ore, te caldo in montagna, bevanda calda fuori, caffe caldo in giro: thermos; borraccia; termos; bottiglia; tazza; termica
> lavarmi in campeggio, doccia in campeggio, doccia dopo il mare, sciacquarmi dopo il mare: doccia; tanica; bacinella
> bagno in camper, bagno in tenda, pipi in tenda, emergenza bagno: wc; toilette; chimico; portatile
> acqua non potabile, bere dal ruscello, bere dal fiume, acqua del torrente: filtro; pastiglie; depuratore; cannuccia; borraccia
> corrente in tenda, senza corrente in campeggio, ricaricare in montagna, ricaricare senza presa: powerbank; pannello; power; inverter; batteria
> mi perdo, perdersi nel bosco, orientarsi, trovare la strada, sentiero segnato, non c'e campo, senza campo: bussola; gps; cartina; mappa; radio; altimetro; guida
> cammino lungo, zaino in spalla, piu giorni a piedi, trekking di piu giorni, giro dei rifugi, alta via: zaino; scarponi; bastoncini; borraccia; sacco; calze; coprizaino; mantella; guscio
> ginocchia in discesa, discesa in montagna, male alle ginocchia in discesa, gambe tremano in discesa: bastoncini; ginocchiera; bacchette
> sassolini nelle scarpe, neve negli scarponi, acqua negli scarponi, guado: ghette; scarponi; calze; goretex
> vesciche ai piedi, vesciche dopo la camminata, piedi martoriati: calze; cerotti; solette; crema; sottocalze
> suda la schiena con lo zaino, zaino che sega le spalle, zaino bagnato, zaino scomodo: zaino; coprizaino; spallacci
> incontro animali selvatici, lupi, orso, cani randagi, paura dei serpenti, vipere, vipera: fischietto; spray; bastone; ghette; campanello; dissuasore
> accendere il fuoco, fuoco da campo, legna bagnata, falo: acciarino; accendifuoco; fiammiferi; seghetto; accetta; diavolina; braciere
> gelido imprevisto, emergenza in montagna, ferito in montagna, infortunio in montagna, kit di emergenza: coperta; kit; fischietto; cerotti; bende; telo; torcia
> sedersi ovunque, sedermi in coda, stare seduto alla partita, concerto all'aperto seduto, sedermi in spiaggia: sgabello; sedia; seggiolina; cuscino; pieghevole; spiaggina
> vacanza in camper, in camper, camperista, furgone camperizzato, van: wc; tendalino; veranda; tanica; sedia; tavolo; frigo; cunei; inverter; fornello; adattatore
# caccia, tiro, barca
> guerra simulata, partita di softair, giocare a softair, simulazione militare: replica; fucile; pallini; maschera; mimetica; gilet; occhiali; tattico; caricatore; anfibi
> tiro a segno, tirare al bersaglio, bersaglio in giardino, centro al bersaglio: bersaglio; freccette; arco; carabina; pistola; pallini; piombini; frecce
> appostamento, capanno di caccia, restare nascosto, mimetizzarsi, mimetizzarmi: mimetica; telo; rete; capanno; sgabello; altana; richiamo
> vedere i cinghiali, cinghiali di notte, passaggio di animali, chi passa nel bosco, riprendere gli animali, volpi: fototrappola; visore; binocolo; torcia
> portare a casa la selvaggina, selvaggina, fagiani, beccaccia, lepre: carniere; cartucce; richiamo; stivali; cacciatora; campano
> pulire il fucile, conservare il fucile, fucile in casa, trasportare il fucile: scovolo; olio; custodia; armadio; fodero; cassaforte; kit
> ormeggiare, attraccare, legare la barca, in porto, botte contro il molo, barca che sbatte: parabordi; cime; cima; ancora; bitta; mezzo; ammortizzatore
> gettare l'ancora, fermarsi in rada, sosta in rada, alla fonda: ancora; catena; cima; boa; verricello
> alghe sulla carena, carena sporca, denti di cane, incrostazioni sulla barca: antivegetativa; idropulitrice; detergente; raschietto; anodi
> barca che imbarca acqua, acqua in sentina, svuotare l'acqua dalla barca: pompa; sassola; bugliolo; sentina
> patente nautica, controllo della capitaneria, in regola in mare, guardia costiera, obblighi di bordo: razzi; salvagente; zattera; dotazioni; giubbotto; fumogena; bussola; tromba; boetta
> quanto e profondo, profondita del fondale, trovare i pesci, dove stanno i pesci: ecoscandaglio; fishfinder; plotter; profondimetro
> risalire in barca, salire sul gommone, risalire dall'acqua: scaletta
> gommone bucato, gommone sgonfio, sup sgonfio, materassino bucato, buco nel gommone: kit; pompa; toppe; colla; gonfiatore
`;
