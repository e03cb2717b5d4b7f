/** For horse and rider: tack, clothing, stable, grooming. */
export const RIDING = {
  things: `
# equitazione: cavaliere
abbigliamento equitazione, abbigliamento da equitazione, riding wear: pantaloni; jodhpur; culotte; polo; giacca da concorso; plastron; guanti; stivali; chaps; gilet; cap
cap, caschetto da equitazione, casco da equitazione, kep, helmet da equitazione, cap da equitazione, elmetto da cavallo; stivali, stivali da equitazione, riding boots, stivali da cavallo; stivaletti, stivaletto, jodhpur boots; ghette, chaps, minichaps, mini chaps, ghettoni; pantaloni da equitazione, culotte, breeches, jodhpur, pantaloni da cavallo, leggings da equitazione, full grip; guanti da equitazione; giacca da concorso, giacca da gara, frac; plastron, cravatta da concorso, spilla plastron; polo da gara, camicia da concorso; corpetto, corpetto protettivo, paraschiena, gilet protettivo, body protector, airbag, gilet airbag; calze da equitazione, calzettoni; retina per capelli, reticella; speroni, sperone, spur, cinturini per speroni; frustino, frustini, frusta, bacchetta, bacchetta da dressage; tirastivali, cavastivali, calzastivali, tendistivali; cappello da cowboy, cappello western, stetson; gambali; fibbia, cintura western; divise da maneggio, gilet catarifrangente
# equitazione: bardature
finimenti, bardatura, bardature, selleria, tack, horse tack: sella; testiera; briglia; redini; sottosella; sottopancia; staffe; staffili; pettorale; martingala; imboccatura; capezza; longhina; filetto
sella, selle, saddle, sella inglese, sella da salto, sella da dressage, sella americana, sella western, sella maremmana: arcione; copriseduta; coprisella
sottosella, sottoselle, saddle pad, gualdrappa, gualdrappe, sella pad, panno sottosella; salvagarrese, alzapaletta, half pad, gel sottosella, agnellino, ammortizzatore da sella; sottopancia, cinghia sottopancia, girth, fascione; pettorale, pettorali, collare da caccia; staffe, staffa, staffe di sicurezza, stirrups; staffili, staffile; copristaffe; coprisella, copri sella; sottocoda, groppiera; posola; portaselle, porta sella, borsa per sella, sacca porta sella
testiera, testiere, briglia, briglie, capezzone, hackamore, bitless, sidepull: capezzina; frontalino; sopraccapo; sottogola
redini, redine, redini di gomma, redini fisse, redini elastiche, redini di ritorno, abbassatesta, chambon, gogue; martingala, martingale, forchetta, martingala a forchetta; imboccatura, imboccature, filetto, filetti, pelham, baucher, snaffle; rondelle per imboccatura, gommini, barbozzale; chiudibocca, capezzina, noseband; frontalino, browband; paraocchi, paraombre
capezza, capezze, cavezza, cavezze, halter; longhina, longhine, lunghina, lead rope, corda da cavallo, moschettone; longia, corda da longia, longe, corda lunga; frusta da longia, chambriere, frustone; cintura da longia, fascione da lavoro
stinchiere, stinchiera, paratendini, paratendine, paranocche, parastinchi per cavallo, tendon boots, protezioni per cavallo; paraglomi, paraglomo, overreach; fasce da riposo, fasce per cavallo, bende da lavoro, bendaggi, sottofasce, salvastinchi; stivali per cavallo, stivali da viaggio per cavallo, paracolpi da trasporto; paracoda; paranuca
coperta per cavallo, coperta da box, coperta da paddock, coperta impermeabile per cavallo, coperta in pile per cavallo, coperta antimosche, coperta da estate, telo asciugante, coperta asciugante, copricollo, coprireni, sottocoperta, cinghia coperta
maschera antimosche, cuffia antimosche, frontale antimosche, museruola da pascolo, cuffietta per orecchie, cuffietta per cavallo, tappi per orecchie cavallo; repellente, insettifugo, antimosche, spray antimosche, moschicida
# equitazione: scuderia e cura
kit da grooming, set pulizia cavallo, cassetta da grooming, grooming, cassetta pulizia, borsa da grooming: brusca; striglia; spazzola; nettapiedi; curapiedi; pettine; spugna; stecca; bruschino
brusca, brusche, bruschino, body brush; striglia, striglie, strigliatore, curry comb; nettapiedi, curapiedi, netta piedi, hoof pick, pulisci zoccoli, nettazoccoli; pettine per criniera, pettine stripper, pettinino; spazzola per criniera, spazzola per coda; stecca, stecca per sudore, levasudore, tira sudore; tosatrice per cavalli, tosatore; grasso per zoccoli, unguento per zoccoli, olio per zoccoli, catrame vegetale; lucidante per pelo, spray lucidante, districante per criniera, shampoo per cavalli; elastici per criniera, treccine, filo per trecce; argilla per cavalli, gel per tendini, linimento, canfora per cavalli, balsamo per arti; sapone per cuoio, sapone da sella, grasso per cuoio, balsamo per cuoio, olio per selle
ferro di cavallo, ferri da cavallo, ferratura, chiodi da mascalcia, mascalcia, ramponi per ferri, raspa da maniscalco, tenaglia da maniscalco, scarpette da zoccolo, hoof boot
mangime per cavalli, biada, fioccato, mash, avena, crusca, fieno, erba medica, polpe di barbabietola; snack per cavalli, biscotti per cavalli, premietti per cavallo, leccornie; sale da leccare, rullo di sale, blocco di sale, mattonella di sale; integratore per cavalli, elettroliti, biotina; mangiatoia, mangiatoie, secchio da mangime, greppia, rastrelliera; rete da fieno, retina portafieno, sacco portafieno, slow feeder, portafieno; abbeveratoio, secchio, beverino automatico; lettiera, truciolo, paglia, pellet per lettiera
forca, forche, forcone, carriola, ramazza, paletta raccogli fiande, raccogli letame; gancio per box, portatestiera, portafinimenti, porta coperte, targhetta box, baule da scuderia, cassone; recinto elettrico, elettrificatore, nastro per recinto, picchetti, filo per recinto, isolatori; barriere da salto, cavalletti, piliere, ostacoli; trailer, rimorchio per cavalli; gioco da box, palla per cavalli, gioco antinoia
volteggio, fascione da volteggio, maniglione da volteggio; briglia da pony, sella da pony, sella per bambini
`,
  needs: `
# cavaliere
> iniziare a cavallo, prime lezioni, prima lezione di equitazione, scuola di equitazione, inizia equitazione, comincia equitazione, lezioni di equitazione, monta a cavallo, montare a cavallo, cavalcare, cavalca, cavalco, pony club: cap; casco; pantaloni; stivaletti; ghette; guanti; corpetto; frustino; stivali
> cadere da cavallo, caduta da cavallo, cade da cavallo, se cado, cadute, disarcionato, disarciona: cap; corpetto; airbag; paraschiena; gilet
> battere la testa, picchiare la testa, proteggere la testa: cap; casco; caschetto; elmetto
> proteggere la schiena, costole, torace, schiena protetta: corpetto; paraschiena; airbag; gilet
> scivolo dalla sella, scivola sulla sella, poca presa, restare in sella, stare piu salda, non scivolare in sella: pantaloni; culotte; leggings; coprisella; staffe
> cosce arrossate, gambe irritate, sfregare le gambe, pizzica la gamba, interno coscia: ghette; chaps; minichaps; stivali; pantaloni; calze
> piede incastrato, piede nella staffa, piede che resta nella staffa, perdo la staffa, perdo le staffe, trascinato: staffe
> vesciche alle mani, redini che scivolano, mani sudate sulle redini, redini che tagliano: guanti; redini
> non va avanti, non parte al trotto, cavallo pigro, stimolarlo, non sente la gamba: frustino; speroni; bacchetta; frusta
> capelli sotto il cap, capelli lunghi sotto il casco, raccogliere i capelli per la gara: retina; reticella; elastici
> togliere gli stivali, sfilare gli stivali, stivali che non escono, non mi escono gli stivali: tirastivali; cavastivali
> gara di salto, concorso ippico, concorso, saggio di equitazione, prima gara a cavallo, dressage: giacca; plastron; polo; pantaloni; camicia; guanti; retina; cap; sottosella
> passeggiata a cavallo, trekking a cavallo, ore in sella, sedere indolenzito, male al sedere, sedere che fa male: sella; coprisella; bisacce; agnellino; pantaloni; salvagarrese
> salire a cavallo, salire in sella, troppo alto per salire: scaletta; sgabello; montatoio
# cavallo: lavoro
> portare il cavallo a mano, condurlo a mano, legarlo alla posta, legare il cavallo, tenerlo legato, portarlo al paddock: capezza; longhina; lunghina; cavezza; moschettone
> girare alla corda, farlo girare, lavoro alla corda, lavoro da terra, in tondino, girarlo in tondo: longia; corda; frusta; capezzone; fascione; chambriere
> tira in mano, mi tira in avanti, troppo forte in mano, non si ferma, mi porta via, alza la testa, butta su la testa: imboccatura; morso; martingala; filetto; redini; abbassatesta; pelham
> bocca delicata, bocca sensibile, senza ferro in bocca, senza imboccatura, mangia il ferro: imboccatura; filetto; hackamore; sidepull; bitless
> apre la bocca, tira fuori la lingua: chiudibocca; capezzina
> sella che gira, sella che scivola, la sella va indietro, sella si sposta: pettorale; sottopancia; sottosella; groppiera; sottocoda
> garrese, piaghe sul dorso, fiaccature, sella che preme, mal di schiena del cavallo, dorso delicato, spelato sotto la sella: salvagarrese; sottosella; gel; agnellino; alzapaletta
> spelato dal sottopancia, irritato alla pancia, fiaccatura alla cinghia: sottopancia; agnellino; coprisottopancia
> si tocca dietro, si tocca i piedi, si raggiunge, si ferisce le zampe, picchia le barriere, tocca l'ostacolo, proteggere le zampe, proteggere i tendini: stinchiere; paratendini; paranocche; paraglomi; campane; fasce
> gambe gonfie dopo il lavoro, tendini caldi, arti gonfi, stanco dopo la gara: argilla; gel; fasce; linimento; balsamo
> si spaventa, ha paura dei rumori, ombroso: tappi; cuffietta; paraocchi; calmante
> trasportare il cavallo, salire sul van, viaggio in van, caricare il cavallo: stinchiere; paracolpi; paracoda; paranuca; stivali; rete
# cavallo: scuderia
> mosche al cavallo, mosche sugli occhi, tafani, mosche in scuderia, tormentato dalle mosche, tafano: maschera; cuffietta; repellente; frontale; antimosche; insettifugo; coperta
> cavallo sudato, suda dopo la monta, asciugare il cavallo, bagnato dopo il lavoro: telo; stecca; coperta; spugna; levasudore; pile
> cavallo tosato, cavallo che ha freddo, notti fredde in box, inverno al paddock, fuori sotto la pioggia: coperta; sottocoperta; copricollo; coprireni
> sporco di fango, fango secco, pelo infangato, pulire il cavallo, strigliare, striglio, spazzolare il cavallo, toelettatura del cavallo: striglia; brusca; spazzola; bruschino; spugna; shampoo; grooming
> sassi negli zoccoli, pulire i piedi, pulire gli zoccoli, sassolini sotto il piede: nettapiedi; curapiedi
> zoccoli secchi, zoccoli che si spaccano, zoccolo rotto, piedi fragili del cavallo, fettone, marciume: grasso; unguento; olio; biotina; catrame
> criniera annodata, coda annodata, nodi nella coda, intrecciare la criniera, fare le trecce, treccine al cavallo: pettine; districante; elastici; spazzola; filo
> pelo opaco, lucidare il pelo, pelo lucido in gara: lucidante; integratore; spray; guanto; olio
> sella secca, cuoio secco, cuoio ammuffito, cuoio indurito, sella ammuffita, pulire la sella, ammorbidire il cuoio: sapone; grasso; balsamo; olio; spugna
> si annoia in box, ticchio, mangia il legno, morde il box: gioco; palla; sale; rete; rullo
> mangia troppo fieno in fretta, finisce subito il fieno, spreca il fieno, fieno per terra, butta il fieno: rete; retina; portafieno; mangiatoia
> beve poco, suda molto e perde sali, leccare: elettroliti; sale; rullo; secchio
> premiarlo, premio dopo la lezione, viziarlo, ricompensa al cavallo, zuccherino: snack; biscotti; leccornie; caramelle
> pulire il box, letame, fare il box, spalare il letame, fiande: forca; forcone; carriola; paletta; scopa; truciolo; paglia
> esce dal recinto, scappa dal recinto, chiudere il prato, recintare il prato: elettrificatore; nastro; picchetti; isolatori; filo
> sella per terra, dove metto la sella, appendere la sella, ordine in selleria, appendere la testiera: portaselle; portatestiera; gancio; baule; appendisella
> tosare il cavallo, pelo invernale lungo: tosatrice; tosatore; lame
> sferrato, perso un ferro, terreno duro scalzo: scarpette; ferri; ramponi
> terreno scivoloso con i ferri, scivola sull'erba: ramponi
`,
};
