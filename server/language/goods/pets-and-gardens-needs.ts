/** What makes people look for things for animals, plants and the garden: `> in their words: what serves`. */
export const PETS_AND_GARDENS_NEEDS = `
# cani
> tira da matti, tira come un treno, mi trascina, mi tira, strattona, si strozza, si soffoca col collare, tossisce al guinzaglio: pettorina; antitiro; halti; guinzaglio; capezzina
> scappa dal giardino, scappa sempre dal cancello, scavalca, paura che scappi, ritrovarlo se scappa, se si perde, si e perso: gps; localizzatore; medaglietta; recinto; tracker; collare; rete; lunghina
> morde tutto, mangia i mobili, distrugge casa, distrugge tutto, mangia le scarpe, rosicchia i mobili, mangiucchia tutto, mette i denti da latte: osso; masticativo; kong; masticabili; corno; gioco; repellente; spray; snack
> fa pipi in casa, pipi in casa, pipi sul tappeto, fa la pipi dappertutto, sporca in casa, non la tiene, bisogni in casa, abituarlo fuori: traversine; tappetini; pannolini; repellente; spray; enzimatico; smacchiatore; attrattivo
> raccogliere la cacca, cacca, popo, bisogni del cane, deiezioni: sacchetti; paletta; dispenser
> mangia di tutto per strada, mangia da terra, morde gli altri cani, bocconi avvelenati, salire sul treno col cane, aggressivo: museruola
> puzza il cane, cane che puzza, odore di cane, lavare il cane, fare il bagno al cane, si rotola nel fango, torna infangato, zampe sporche: shampoo; salviette; spazzola; accappatoio; asciugamano; deodorante; lavazampe; profumo; balsamo; telo
> zampe sul ghiaccio, asfalto bollente, asfalto caldo, polpastrelli, cuscinetti screpolati, zampe screpolate: scarpine; scarpette; crema; balsamo; cera
> ha caldo d'estate, caldo il cane, soffre il caldo, ansima: tappetino; rinfrescante; refrigerante; fontanella; piscina; borraccia; ciotola
> unghie lunghe, unghie del cane, unghie del gatto, tagliare le unghie al cane: tagliaunghie; tronchesino; lima; tronchesina
> orecchie sporche, orecchie del cane, scuote la testa: detergente; gocce; salviette; soluzione
> non mangia le crocchette, difficile nel mangiare, schizzinoso con la pappa, schizzinosa con la pappa, non mangia volentieri, viziato col cibo: umido; patè; bocconcini; snack; scatolette; crocchette; straccetti
> stomaco delicato, vomita spesso, feci molli, diarrea del cane, intollerante al pollo, allergico al pollo, allergia alimentare, si gratta per il cibo: crocchette; monoproteico; umido; fermenti; salmone; agnello; grain
> sterilizzato, sterilizzata, castrato, ingrassa, e ingrassato, sovrappeso, deve dimagrire il cane, cicciottello: crocchette; light; umido; snack; antingozzo; dosatore
> mangia mentre sono via, pasti mentre sono fuori, sono fuori tutto il giorno, dargli da mangiare quando non ci sono: distributore; dispenser; mangiatoia; fontanella; ciotola
> premiarlo, premiare il cane, addestrare, educare il cane, insegnargli seduto, insegnare il richiamo: snack; clicker; premietti; fischietto; lunghina; bocconcini; biscotti
> si lecca la ferita, dopo l'operazione, si gratta i punti, operato dal veterinario, appena operato: collare; cono; body; elisabettiano; garze
> sale sul letto, sale sul divano, non riesce a salire in macchina, anche dolenti, displasia, fatica ad alzarsi il cane: rampa; scaletta; condroprotettore; cuccia; materassino; cuscino; telo; copridivano
> passeggio di notte col cane, vederlo al buio: collare; luminoso; led; pettorina; luce; catarifrangente
> cane di piccola taglia in borsa, portarlo in metro, portarlo in bici: trasportino; borsa; zaino; marsupio; cestino
# gatti e altri
> graffia il divano, si fa le unghie, farsi le unghie sul divano, graffia i mobili, graffia le tende: tiragraffi; graffiatoio; repellente; spray; tronco
> beve poco, non beve, far bere il gatto, acqua sempre fresca: fontanella; umido; ciotola; brodo
> odore di lettiera, lettiera che puzza, puzza la lettiera, granelli in giro, sabbia in giro per casa, sabbia dappertutto: sabbia; sabbietta; deodorante; tappetino; lettiera; toilette; silicio; paletta
> fa pipi fuori dalla lettiera, marca il territorio, spruzza, pipi di gatto: feromoni; diffusore; lettiera; enzimatico; repellente; spray
> entra ed esce, uscire in giardino da solo, aprirgli la porta: gattaiola; collare; medaglietta
> gatto pigro, gatto in appartamento, fargli fare movimento, farlo giocare, insegue la lucina: laser; tiragraffi; cannetta; topolino; pallina; tunnel; canna; erba
> cade dal balcone, mettere in sicurezza il balcone, balcone e gatto: rete; recinto
> stressato dal trasloco, stressato, litigano i gatti, spaventato, nuovo arrivato in casa: feromoni; diffusore; calmante; tiragraffi; cuccia
> acqua verde, acqua torbida, alghe in acquario, vetri verdi, pesci che muoiono, pesci boccheggiano, boccheggiano, cambiare l'acqua ai pesci: filtro; biocondizionatore; antialghe; aeratore; pompa; test; sifone; batteri; termoriscaldatore; calamita
> tartaruga, tartarughina, tartaruga d'acqua, geco, serpente domestico, iguana, drago barbuto: tartarughiera; terrario; lampada; gammarus; mangime; tappetino; isola; termometro; substrato; uvb
> criceto nuovo, corre di notte nella ruota, criceto, cavia, porcellino d'india, furetto: gabbia; ruota; truciolo; mangime; beverino; fieno; casetta; tubi; lettiera; semi
> coniglio nano, coniglietto, coniglio in casa, denti del coniglio: gabbia; fieno; conigliera; mangime; lettiera; recinto; beverino; pellet; legnetti
> canarino, canarini, pappagallo, pappagallino, cocorita, cardellino, inseparabili: gabbia; voliera; semi; pastoncino; mangime; posatoio; beverino; nido; osso; trespolo; altalena
> uccellini d'inverno, sfamare gli uccelli, passeri, pettirosso, pettirossi, merli sul balcone: mangiatoia; semi; palle; casetta; nido; mangime; beverino
> galline, quattro galline, gallina, uova fresche in giardino: pollaio; mangime; mangiatoia; abbeveratoio; rete; granone; lettiera
> mosche sul cavallo, tafani, mosche in scuderia: maschera; spray; repellente; coperta; cuffia
> prima lezione di equitazione, lezione a cavallo, monta inglese, monta western, concorso ippico: cap; stivali; pantaloni; ghette; frustino; guanti; corpetto; giacca; camicia; chaps
# piante e giardino
> la terra e dura, foglie che cadono, perde le foglie, foglie secche in punta, punte secche, foglie accartocciate, foglie con macchie, foglie mosce, pianta che soffre, pianta moscia, si sta seccando, sta morendo la pianta, salvare la pianta: concime; terriccio; fertilizzante; nebulizzatore; rinverdente; ferro; fungicida; vaso; umidificatore
> moscerini nel terriccio, moscerini nei vasi, animaletti bianchi, animaletti neri, ragnatele sulle foglie, ragnetto rosso, foglie appiccicose, formiche sulle piante, cimici, mosca bianca, foglie mangiate, foglie bucate, mangiano l'insalata: insetticida; neem; sapone; trappola; piretro; olio; lumachicida; zolfo; rete; antiparassitario; esca
> farinosa, polvere bianca sulle foglie, mal bianco, ticchiolatura, peronospora, bolla del pesco, marciume, muffa grigia: fungicida; zolfo; rame; verderame; poltiglia; propoli; bordolese
> rinvasare, cambiare vaso, vaso troppo piccolo, radici che escono, rinvaso, acqua sotto il vaso, ristagno, marciscono le radici: vaso; terriccio; sottovaso; argilla; concime; paletta; lapillo; perlite; guanti
> spostare i vasi, vasi pesanti, spostare una pianta grande: carrello; ruote; portavaso; sottovaso
> vento sul balcone, vaso che cade, appendere i vasi alla ringhiera, fiori alla ringhiera, balcone fiorito, balcone colorato, riempire il balcone: fioriera; gerani; gancio; portavaso; surfinie; petunie; balconiera; cassetta; vaso; terriccio; concime
> gelo sulle piante, gelate, riparare le piante dal freddo, proteggere il limone, limone d'inverno, piante al freddo, brinate: telo; tessuto; serra; cappuccio; pacciamatura; velo; corteccia
> troppo sole sull'orto, grandine, uccelli che mangiano la frutta, merli che mangiano le ciliegie, cinghiali nell'orto: rete; telo; ombreggiante; antigrandine; antiuccelli; dissuasore; recinzione; elettrificata
> pianta che sale, coprire un muro, coprire il muro, muro brutto, coprire la pergola, far arrampicare, che si arrampica: gelsomino; edera; glicine; rampicante; grigliato; buganvillea; clematide; traliccio; bignonia; passiflora; graticcio
> pianta che profuma, profumo in giardino, fiori profumati, profumo la sera: gelsomino; lavanda; rosa; caprifoglio; gardenia; pitosforo; rosmarino; osmanto; lilla; mughetto
> pianta per l'ufficio, verde in casa, purificare l'aria, aria piu pulita, pianta per la camera, pianta in bagno, pianta per il bagno: pothos; sansevieria; spatifillo; felce; kenzia; zamioculcas; ficus; dracena; orchidea; aloe; falangio; monstera; calathea
> pianta da regalare, pianta fiorita da regalare, che fiorisce a lungo, fioritura lunga, fiorisce tutto l'anno, fiori tutto l'inverno, fiori d'inverno: orchidea; ciclamino; kalanchoe; stella; viole; azalea; anthurium; begonia; gerani; erica; elleboro; camelia; primule
> insalata a km zero, raccogliere i pomodori, verdure dell'orto, primo orto, coltivare i pomodori, semina, trapiantare, odori in cucina, aromi sul balcone: piantine; semi; terriccio; basilico; concime; semenzaio; canne; tutori; rosmarino; zappa; sementi; prezzemolo; pomodoro; trapiantatore; vaso
> legare i pomodori, sostenere le piante, piante che si piegano, sorreggere: canne; tutori; legacci; filo; rete; bambu; clip; spago
> togliere le erbacce, tirare via le erbacce, strappare le erbacce, erba tra le mattonelle, erba nel vialetto, muschio nel prato, erba che non cresce: diserbante; estirpatore; zappa; sarchiello; concime; sementi; arieggiatore; telo; antimuschio; bruciatore; idropulitrice
> erba troppo alta, sfalciare, tagliare i rovi, rovi, bordi del prato, erba lungo il muro: tosaerba; decespugliatore; tagliabordi; falce; falcetto; filo; roncola
> rami alti, tagliare i rami alti, potare gli ulivi, potare le rose, potare la vite, pota, sfoltire la siepe, pareggiare la siepe, raccogliere le olive: svettatoio; cesoie; forbici; troncarami; seghetto; tagliasiepi; abbacchiatore; scala; reti; mastice; motosega; guanti
> tubo che si attorciglia, tubo che si annoda, tubo bucato, tubo in disordine, collegare il tubo, perde l'attacco del tubo: tubo; avvolgitubo; raccordo; estensibile; carrello; attacco; lancia; pistola; riparatore
> risparmiare acqua, sprecare acqua, raccogliere l'acqua piovana, acqua piovana, annaffiare alla sera, annaffiare tutti i giorni: cisterna; irrigazione; goccia; programmatore; centralina; gocciolatore; pacciamatura; timer; autoirrigante
> mani con le spine, mi graffio con le rose, terra sotto le unghie, ginocchia per terra in giardino, schiena quando zappo: guanti; ginocchiera; sgabello; grembiule; inginocchiatoio; zappa; manico
> rifiuti dell'orto, scarti del giardino, ramaglie, rami tagliati, bucce e scarti: compostiera; biotrituratore; sacco; carriola; cippatore; bidone
# fuori
> mangiare fuori, pranzare all'aperto, cenare in giardino, tavolata in giardino, cena in terrazza, arredare il terrazzo, arredare il balcone, terrazzino: tavolo; sedie; ombrellone; gazebo; salotto; lanterna; divanetto; pergola; tavolino; pouf; tappeto; cuscini; lucine; set
> troppo sole in terrazzo, fare ombra, un po' d'ombra, ombra in giardino, ombra sul balcone, ripararsi dal sole in giardino: ombrellone; gazebo; vela; tenda; pergola; tettoia; telo; ombreggiante
> ombrellone che vola, vola via l'ombrellone, tenere fermo l'ombrellone: base; piede; supporto
> sera fresca in giardino, freddo nel dehors, stare fuori anche d'inverno, scaldare il terrazzo: stufa; braciere; fungo; plaid; lampada; riscaldante; camino
> sonnellino in giardino, pisolino all'aperto, rilassarsi in giardino, leggere in giardino, prendere il sole in terrazzo: amaca; sdraio; dondolo; lettino; poltrona; cuscino; chaise; spiaggina
> luci in giardino, illuminare il giardino, illuminare il vialetto, illuminare il terrazzo, luci senza corrente: solare; lanterna; faretto; lampada; lucine; picchetti; catena; led; segnapasso; torcia
> coprire i mobili, mobili sotto la pioggia, mobili fuori d'inverno, coprire il barbecue, riparare la legna, cuscini al riparo, attrezzi in giardino, riporre gli attrezzi: telo; copertura; baule; casetta; box; cassapanca; legnaia; cuffia; contenitore
> accendere la brace, carbone che non si accende, brace che non parte, griglia incrostata, griglia sporca, pulire la griglia, cottura lenta, affumicare: carbonella; ciminiera; accendifuoco; spazzola; raschietto; affumicatore; trucioli; diavolina; detergente
> grigliare sul balcone, senza fumo, carne cotta al punto giusto, scottarsi con la brace: elettrico; piastra; barbecue; termometro; guanti; pinze; plancha
> acqua della piscina, acqua della piscina verde, pulire la piscina, foglie in piscina, fondo sporco della piscina, coprire la piscina: cloro; alghicida; retino; robot; telo; filtro; pompa; copertura; skimmer; aspiratore; test; antialghe
`;
