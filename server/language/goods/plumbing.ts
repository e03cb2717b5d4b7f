/** Taps, pipes, sanitary ware and the furnishing of the bathroom. */
export const PLUMBING = {
  things: `
# bagno e rubinetteria
rubinetto, rubinetti, rubinetteria, miscelatore, miscelatori, monocomando, robinetto, miscelatore lavabo, miscelatore cucina, miscelatore bidet, miscelatore doccia, gruppo vasca, gruppo doccia, rubinetto da giardino, rubinetto a parete, rubinetto con doccetta, miscelatore termostatico, faucet, spina per botte: aeratore; cartuccia; vitone
aeratore, rompigetto, rompi getto, frangigetto, filtrino, areatore, riduttore di flusso; cartuccia miscelatore, cartuccia per miscelatore, vitone, vitoni, deviatore per doccia; flessibile, flessibili, tubo flessibile, flessibile inox; rubinetto sottolavabo, rubinetto filtro, rubinetto d'arresto, rubinetto portagomma
soffione, soffioni, doccione, soffione anticalcare, soffione a pioggia; doccetta, doccino, doccette, telefono della doccia, cornetta doccia; saliscendi, asta doccia, colonna doccia, set doccia, supporto doccetta; tubo doccia; piletta, pilette, piletta doccia, scarico doccia, canalina doccia; piatto doccia, piatti doccia; box doccia, cabina doccia, parete doccia, walk in, anta doccia, guarnizione box doccia, ruotine box doccia, cerniere box doccia, profilo box doccia
sanitari, sanitario, ceramiche bagno, vasi sanitari: wc; bidet; lavabo; vasca; orinatoio
wc, water, tazza del bagno, vaso sospeso, gabinetto, water sospeso, vater, wc monoblocco, trituratore wc, sanitrit; bidet, bide, bidè, doccetta bidet, idroscopino; lavabo, lavabi, lavandino, lavandini, lavello, lavelli, lavamani, lavatoio, acquaio, secchiaio, pilozza, vasca lavatoio; vasca, vasche, vasca da bagno, sopravasca, parete vasca, tappo vasca, colonna vasca; sedile wc, copriwater, copri water, tavoletta wc, asse del water, tavoletta del water, coperchio wc, ciambella del water, cerniere copriwater, paracolpi wc
cassetta di scarico, cassetta wc, sciacquone, vaschetta di scarico, cassetta ad incasso, cassetta esterna, batteria di scarico, galleggiante cassetta, galleggiante, galleggianti, pulsante di scarico, placca di scarico, membrana cassetta; canotto wc, raccordo wc, morsetto wc, curva wc, manicotto wc
sifone, sifoni, sifone salvaspazio, sifone lavatrice, sifone a bottiglia; tubo, tubi, tubo multistrato, tubo rame, tubo pvc, tubo di scarico, tubo in pvc, pluviale, corrugato; raccordo, raccordi, nipplo, nippli, manicotto, manicotti, bocchettone, gomito idraulico, raccordo a pressare, tee idraulico, tappo filettato, prolunga filettata; guarnizione, guarnizioni, o ring, oring, anello di tenuta, guarnizione in gomma, assortimento guarnizioni, morsetto idraulico; teflon, pasta per filetti, nastro per filetti, filo sigillante; valvola, valvole, valvola a sfera, saracinesca, valvola di non ritorno, valvola di sicurezza, riduttore di pressione, manometro, vaso di espansione, gruppo di sicurezza boiler; collettore, collettori, cassetta collettore; pompa, autoclave, pompa sommersa, elettropompa, pressoflessostato, presscontrol, serbatoio, cisterna, pompa di sollevamento, pompa ad immersione; scaldabagno, boiler, scaldino, anodo, resistenza boiler
addolcitore, addolcitori, filtro anticalcare, dosatore di polifosfati, polifosfati, sale addolcitore; depuratore, depuratori, osmosi, filtro acqua, cartuccia filtro acqua, filtro sottolavello, caraffa filtrante, cartucce caraffa; contatore acqua; sensore antiallagamento, rilevatore perdite
sturalavandini, stura lavandino, ventosa, sturatubi, sonda sturatubi, molla sturatubi, molla per scarichi, pompa sturatubi, serpente per tubi; griglietta, filtro per lavello, ferma capelli, fermacapelli doccia, retina scarico, cestello lavello, tappo lavandino, tappo, saltarello, piletta click clack; silicone, sigillante sanitario, nastro sigillante, bordo vasca, striscia sigillante, cartuccia silicone; nastro autoagglomerante, pasta riparatubi, collare per tubo, fascia stringitubo, collare stringitubo; chiave a pappagallo, pinza a pappagallo, giratubi, chiave per rubinetti, tagliatubi, chiave per lavabo
mobile bagno, mobiletto bagno, mobile sospeso, mobile sotto lavabo, sottolavabo, colonna bagno, specchiera bagno, specchio bagno, armadietto bagno, specchio contenitore; accessori bagno, set bagno: portasciugamani; portarotolo; portasapone; scopino; portaspazzolini; appendino; mensola; gancio; dispenser; cestino
portasciugamani, porta asciugamani, portasalviette, anello portasciugamani, scaletta portasciugamani; portarotolo, porta carta igienica, portacarta; portasapone, porta sapone, dispenser, dosatore, dispenser sapone; portaspazzolini, bicchiere portaspazzolino, porta spazzolino; scopino, portascopino, porta scopino; mensola doccia, angoliera doccia, cestello doccia, portaoggetti doccia, ripiano doccia; tenda doccia, bastone doccia, asta tenda doccia, anelli tenda doccia; tappeto bagno, tappetino bagno, tappetino doccia, antiscivolo doccia, pedana doccia, pedana in legno; specchio ingranditore, specchio da trucco; maniglia bagno, sgabello bagno; asciugamani elettrico, phon da parete, scaldasalviette; asciugacapelli da muro
`,
  needs: `
# perdite e scarichi
> gocciola il rubinetto, rubinetto che gocciola, perde il rubinetto, goccia tutta la notte, goccia continua, plic plic, non chiude bene il rubinetto: guarnizione; cartuccia; vitone; rubinetto; miscelatore; guarnizioni
> perde sotto il lavello, acqua sotto il lavandino, pozza sotto il lavandino, mobile bagnato sotto il lavello, perde il sifone: sifone; guarnizione; teflon; flessibile; guarnizioni; silicone
> perde il tubo, tubo bucato, tubo crepato, si e rotto il tubo, tubo gelato, tubo scoppiato: nastro; collare; raccordo; fascia; tubo; manicotto; pasta
> perde dalla filettatura, perde dal raccordo, giunto che perde: teflon; canapa; guarnizione; raccordo; pasta
> sciacquone che perde, scorre l'acqua nel water, acqua che scorre nel wc, non si ferma l'acqua del water, non si riempie la cassetta, sciacquone che non scarica, corre l'acqua: galleggiante; batteria; guarnizione; cassetta
> water che perde dietro, perde alla base, odore di fogna, puzza di fogna, puzza dal sifone: canotto; sifone; guarnizione; silicone; piletta
> lavandino intasato, lavello otturato, water intasato, water otturato, scarico otturato, si e otturato, vasca che non scarica, doccia che non scarica: ventosa; sturalavandini; sonda; molla; disgorgante; sturatubi
> capelli nella doccia, capelli nello scarico, briciole nello scarico, cibo nello scarico: griglietta; fermacapelli; retina; filtro; piletta
> allaga il bagno, acqua fuori dalla doccia, esce l'acqua dalla doccia, perde il box doccia, pavimento bagnato dopo la doccia, schizza fuori: guarnizione; tenda; silicone; box; parete; profilo
> muffa sul bordo della vasca, silicone annerito, rifare il silicone, fessura tra vasca e muro: silicone; nastro; sigillante; bordo; antimuffa
> casa allagata, allagamento, lavatrice che allaga, paura di allagare: sensore; rilevatore; valvola; aquastop; pompa
# acqua e getto
> esce poca acqua, poca acqua, poca pressione, scende un filo d'acqua, filo d'acqua, getto debole, doccia debole: aeratore; soffione; doccetta; pompa; autoclave; filtrino; rompigetto
> getto storto, schizza dappertutto, schizza il rubinetto, rubinetto incrostato, buchini otturati, soffione incrostato: aeratore; rompigetto; soffione; doccetta; anticalcare
> acqua prima calda poi fredda, sbalzi di temperatura, scotta all'improvviso, scottarsi in doccia: miscelatore; termostatico; cartuccia; termostato
> consumare meno acqua, bolletta dell'acqua, sprecare acqua, risparmiare acqua: aeratore; riduttore; doccetta; soffione; rompigetto; miscelatore
> acqua che sa di cloro, acqua che sa di ferro, bere l'acqua del rubinetto, acqua cattiva, acqua del pozzo da bere: depuratore; caraffa; filtro; osmosi; cartuccia
> calcare ovunque, acqua calcarea, acqua durissima, calcare nella caldaia, resistenza incrostata: addolcitore; dosatore; polifosfati; filtro; anticalcare; sale
> colpo d'ariete, tubi che battono, tubi che fischiano, fischia il rubinetto: riduttore; valvola; cartuccia; ammortizzatore
> chiudere l'acqua, chiudere l'acqua generale, rubinetto centrale, non si chiude l'acqua: valvola; saracinesca; rubinetto
> acqua in giardino, attaccare la gomma, lavare fuori, lavare il cane fuori: rubinetto; raccordo; lavatoio; portagomma; fontanella
> tirare su l'acqua dal pozzo, svuotare la cantina, acqua in cantina, cisterna piovana, recuperare la pioggia: pompa; elettropompa; serbatoio; autoclave; cisterna
# bagno
> tubo della doccia rotto, tubo attorcigliato, doccetta rotta, supporto rotto, doccetta che non sta su, telefono della doccia rotto: flessibile; doccetta; saliscendi; supporto
> asse del water rotta, tavoletta rotta, tavoletta che si muove, water che sbatte, tavoletta che sbatte, tonfo della tavoletta: copriwater; sedile; tavoletta; cerniere; paracolpi
> doccia al posto della vasca, togliere la vasca, vasca troppo scomoda: piatto; box; parete; doccia; soffione
> bagno piccolissimo, bagno stretto, lavabo piccolo, secondo bagno, bagno di servizio: lavamani; lavabo; bidet; sospeso; mobile; sifone; trituratore
> niente bidet, bidet senza spazio, lavarsi senza bidet: doccetta; idroscopino; bidet
> carta igienica per terra, appoggiare la carta igienica, rotolo in giro: portarotolo; portacarta
> spazzolini in giro, spazzolini sparsi, bordo del lavandino pieno: portaspazzolini; bicchiere; mensola; dispenser; portasapone
> shampoo per terra, flaconi per terra, saponi in doccia, flaconi in doccia: mensola; angoliera; cestello; portaoggetti; ripiano
> asciugamani senza posto, appendere gli asciugamani, accappatoio senza posto, asciugamani per terra: portasciugamani; gancio; appendino; scaletta; portasalviette
> senza forare le piastrelle, non bucare le piastrelle, senza trapano in bagno: ventosa; adesivo; mensola; gancio; portasciugamani
> sapone che si scioglie, saponetta molle, sapone liquido: portasapone; dispenser; dosatore
> rifare il bagno, ristrutturare il bagno, bagno nuovo, bagno anni settanta: sanitari; lavabo; rubinetto; miscelatore; box; doccia; mobile; specchio; wc; bidet; soffione
> tappo perso, tappo della vasca, non tiene l'acqua, riempire la vasca: tappo; piletta; saltarello
> piedi freddi sul marmo, uscire bagnati dalla doccia: tappeto; tappetino; pedana
`,
};
