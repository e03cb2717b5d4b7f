/** Words that say nearly the same of a thing, and name none: `~ word, word`. Used where a shop has not the word itself. After a colon stand words that are found by those before it alone. */
export const QUALITIES = `
# qualita
~ davanti, anteriore, anteriori, frontale, frontali
~ dietro, posteriore, posteriori, retro
~ proteggere, protegge, proteggermi, proteggo, ripararsi, riparare dal, protezione, protettivo, protettiva, protettore, antigraffio
~ pioggia, piove, bagnato, bagnata, bagnarsi, bagnarmi, bagni, acqua dal cielo, impermeabile, impermeabili, idrorepellente, antipioggia, antiacqua, impermeabilizzante, waterproof, parapioggia
~ puzza, puzzano, puzzo, puzzare, odore, odori, odoraccio, antiodore, deodorante, maleodoranti
~ caldo, calda, caldi, calde, freddo, scaldare, scalda, termico, termica, imbottito, imbottita, imbottiti, invernale, invernali, foderato, foderata, felpato, felpata: pile; lana
~ inverno, invernale, invernali, imbottito, imbottita, termico, felpato: lana; neve
~ estate, estivo, estiva, estivi, estive: leggero; leggera; leggeri; fresco; traspirante; traforato; traforata; sfoderato; lino
~ sudore, sudare, sudo, sudano, traspirante, traspiranti, respira, traspira
~ leggero, leggera, leggeri, leggere, ultraleggero, ultraleggera, peso piuma, light, pesa poco
~ morbido, morbida, morbidi, morbide, soffice, soffici, morbidissimo, morbidissima, cedevole
~ rigido, rigida, rigidi, duro, dura, solido, solida
~ comodo, comoda, comodi, comode, comodita, comfort, confortevole, confortevoli, ergonomico, ergonomica, anatomico, anatomica
~ largo, larga, larghi, larghe, ampio, ampia, ampi, comfort, spazioso, spaziosa, capiente
~ capiente, capienti, spazioso, spaziosa, grande, grandi, maxi, xxl, ci stia tutto, formato famiglia
~ piccolo, piccola, piccoli, piccole, mini, compatto, compatta, piccino, piccolino, piccolina, tascabile, minuto, salvaspazio, ridotto
~ grande, grandi, maxi, gigante, giganti, xl, xxl, enorme, capiente, grosso, grossa, spazioso, famiglia
~ pieghevole, pieghevoli, piegare, piega, richiudibile, richiudibili, ripiegabile, chiude, salvaspazio, pieghi, si chiude
~ resistente, resistenti, robusto, robusta, robusti, indistruttibile, infrangibile, durevole, rinforzato, rinforzata, antiurto, solido
~ infrangibile, infrangibili, rompe, rompono, antiurto, policarbonato, melamina, non si rompe
~ silenzioso, silenziosa, silenziosi, rumore, rumoroso, rumorosa, silenzioso, silenzio
~ veloce, veloci, rapido, rapida, rapidi, svelto, istantaneo, istantanea, express
~ potente, potenti, potenza, forte, forti
~ delicato, delicata, delicati, sensibile, sensibili, ipoallergenico, ipoallergenica, lenitivo, lenitiva, dermatologicamente
~ intenso, intensa, forte, forti, deciso, decisa, corposo, corposa, robusto, cremoso, robusta
~ leggero, delicato, delicata, dolce, morbido, equilibrato, poco intenso
~ fruttato, fruttata, floreale, fiorito, agrumato, agrumata, profumato, aromatico, aromatica
~ secco, brut, asciutto, dry, extra dry, poco dolce
~ dolce, dolci, amabile, zuccherino, abboccato
~ piccante, piccanti, peperoncino, calabrese, nduja, arrabbiata
~ fresco, fresca, freschi, rinfrescante, frigo
~ antiscivolo, scivola, scivolare, scivolo, scivolano, grip, aderenza, antisdrucciolo
~ cavallo, equitazione, cavalli, maneggio
~ senza fili, wireless, bluetooth, cordless, ricaricabile, batteria, fili, filo
~ ricaricabile, ricaricabili, ricarica, usb, batteria, ricaricare
~ luminoso, luminosa, luci, led, lucine, illumina, accende, accendono, lampeggia, illuminato
~ colorato, colorata, colorati, colorate, multicolore, arcobaleno, vivace, vivaci, allegro, fantasia, colori
~ elegante, eleganti, cerimonia, cerimonie, matrimonio, raffinato, raffinata, sera, serata, chic, formale, importante, occasione
~ cerimonia, comunione, comunioni, matrimonio, matrimoni, nozze, battesimo, cresima, testimone, invitata, damigella, paggetto, sposa, elegante
~ sposa, sposo, nozze, matrimonio, sposi, bridal
~ sera, serata, serate, cena, gala, discoteca, elegante
~ sportivo, sportiva, sportivi, sportive, sport, running, palestra, tecnico, tecnica, ginnastica
~ palestra, fitness, allenamento, ginnastica, sport, sportivo, sportiva
~ ufficio, lavoro, professionale, riunioni, business, scrivania
~ lavoro, professionale, cantiere, officina, magazzino, antinfortunistica, antinfortunistiche, antinfortunistico, lavorare
~ cantiere, edile, muratore, antinfortunistica, antinfortunistiche, antinfortunistico, puntale
~ ospedale, infermiera, infermiere, sanitario, sanitaria, corsia, reparto
~ cuoco, cucina, chef, ristorante, pizzaiolo
~ viaggio, viaggi, viaggiare, aereo, valigia, vacanza, vacanze, trasferta
~ scuola, scolastico, scolastica, scolastici, studente, studenti, elementari, medie, asilo, primaria, liceo
~ asilo, nido, materna, scuola
~ casa, domestico, domestica, casalingo, indoor
~ esterno, esterni, fuori, outdoor, giardino, terrazzo, balcone
~ balcone, terrazzo, terrazza, esterno
~ ombra, mezzombra, poca luce, buio, poco sole, ombroso, ombreggiata, penombra
~ sole, pieno sole, soleggiato, assolato, esposta
~ principiante, principianti, inizia, iniziare, cominciare, comincia, inizio, primi, imparare, base, semplice, facile, facili, starter, avvio
~ esperto, esperti, professionista, professionale, avanzato, avanzati
~ anziano, anziana, anziani, nonno, nonna, senior, terza eta, tasti grandi
~ gatto, gatti, gattino, gattini, micio, mici, felino, felini
~ cane, cani, cagnolino, cucciolo, cuccioli, fido
~ cameretta, bambini, bimbi, camera dei bambini
~ neonato, neonati, neonata, nascita, newborn, appena nato, bebe
~ biologico, biologica, bio, biologici, organico, organic, naturale, naturali
~ ecologico, ecologica, ecologici, riciclato, riciclata, sostenibile, eco, biodegradabile, plastica free, green
~ artigianale, artigianali, artigiano, fatto a mano, handmade, mano, fatta a mano
~ vegano, vegana, vegani, vegan, vegetale, vegetali, vegetariano, vegetariana
~ celiaco, celiaca, celiaci, celiachia, glutine
~ diabetico, diabetica, diabetici, diabete, zuccheri, zucchero, stevia
~ decaffeinato, deca, caffeina
~ analcolico, analcolica, analcolici, alcol, zero
~ integrale, integrali, crusca, fibre
~ affumicato, affumicata, affumicati, fumo
~ stagionato, stagionata, stagionati, stagionatura, invecchiato, invecchiata, riserva, vecchio, mesi
~ tondo, tonda, rotondo, rotonda, circolare, tondi, tonde
~ quadrato, quadrata, squadrato, rettangolare
~ lungo, lunga, lunghi, lunghe, maxi, alto, alta
~ corto, corta, corti, corte, mini, basso, bassa
~ alto, alta, alti, alte, rialzato, altezza, platform, zeppa
~ basso, bassa, bassi, basse, ribassato
~ doppio, doppia, matrimoniale, due piazze, due posti
~ singolo, singola, una piazza, monoposto
~ letto da 80, letto da 90, 80x190, 90x200, lettino: singolo; singola
~ letto da 120, da 120, una piazza e mezza: mezza
~ letto da 140, letto alla francese: francese; mezza
~ letto da 160, letto da 180, letto king, king size: matrimoniale; king
~ collo, collo bloccato, torcicollo, cervicale
~ occupi, occupa poco, ingombra, ingombrante, poco posto, salvaspazio, sottile, si ripiega, compatto, ingombro
~ trasparente, trasparenti, vetro, plexiglass
~ opaco, opaca, mat, matt, satinato
~ lucido, lucida, lucidi, vernice, brillante, smaltato
~ dorato, dorata, oro, gold, ottone
~ argentato, argentata, argento, silver, acciaio
~ personalizzato, personalizzata, personalizzabile, incisione, incidere, inciso, nome, iniziali
~ regolabile, regolabili, allungabile, allungabili, estensibile, regola, allunga, telescopico, telescopica
~ lavabile, lavabili, lavare, lavatrice, sfoderabile, lava
~ antimacchia, macchia, macchiare, sporca, lavabile, lavabili
~ antibatterico, antibatterica, igienico, igienizzante, batteri
~ antimuffa, muffa, umidita
~ mancino, mancini, mancina, sinistra
~ vista, graduati, graduato, diottrie
~ antifurto, ladri, rubare, rubano, furto, furti, antitaccheggio, tsa, sicurezza
~ veloce asciugatura, asciuga, asciugano, microfibra, rapida asciugatura
~ acqua, bagnare, subacqueo, subacquea, impermeabile, waterproof, immersione, immersioni, nuoto, sott
~ salata, salato, salmastra: mare; marino; sale
~ mare, spiaggia, marino, marina, scoglio, scogli
~ montagna, trekking, escursione, escursioni, escursionismo, sentiero, sentieri, alpino, cammino, rifugio
~ corsa, correre, running, maratona, jogging, runner, corro, correrci
~ camminare, cammino, camminate, camminata, passeggiare, walking, walk, passeggio
~ piscina, nuoto, nuotare, vasca
~ neve, sci, doposci, innevata, ghiaccio, gelate, montagna
~ ballare, ballo, danza, balla, liscio, latino, tango
~ giocare, gioca, gioco, gaming, gamer, videogiochi, giochi
~ studiare, studio, esame, esami, universita, concentrarsi
~ disegnare, disegno, colorare, disegna, dipingere, illustrare, schizzi
~ scrivere, scrive, scrittura, calligrafia, appunti
~ regalare, regalo, confezione, cofanetto
~ collezionare, collezione, collezionista, collezionisti
~ ricamo, ricamare, ricama
~ lettura, leggere, legge, lettore, leggo
~ cuore, amore, innamorati, valentino, romantico, romantica
~ ridere, divertente, divertenti, umoristico, umorismo, barzellette, comico, simpatico
~ paura, horror, brivido, brividi, spavento
~ misterioso, mistero, giallo, thriller, suspense, indagine, assassinio, delitto
~ spazio, pianeti, astronauta, astronomia, stelle, universo
~ mezzi, camion, ruspa, trattore, ruspe
~ ferro, acciaio, metallo, metallico
~ legno: bambu; faggio; rovere; noce; ulivo; abete; pino; acacia
~ pelle, cuoio, nappa, camoscio, vitello
~ camoscio, scamosciato, scamosciata, scamosciati, suede, nabuk
~ finta pelle, ecopelle, similpelle, vegan
~ zip, cerniera, lampo
~ strappo, strappi, velcro
~ lacci, stringhe, stringate, allacciate, allacciare
~ tasca, tasche, scomparti, scomparto, taschino
~ stella, stelle, stelline
~ fiore, fiori, floreale, fiorellini, fiorato
~ righe, rigato, rigata, riga, strisce, a righe
~ quadri, scozzese, quadretti, tartan
~ pois, pallini, puntini
~ lentiggini, macchie, iperpigmentazione
~ rughe, antirughe, eta, antieta, matura
~ secca, secco, secchi, idratante, nutriente, idratazione, disidratata, screpolate, screpolata
~ grassa, grasso, grassi, opacizzante, seboregolatore, sebo, purificante, lucida, oleosa
~ brufoli, acne, imperfezioni, impurita, punti neri, purificante
~ arrossata, arrossamento, rossori, irritazione, lenitivo, lenitiva, irritata, prurito
~ gonfi, gonfie, gonfiore, drenante
~ insonnia, sonno, dormire, notte, riposo, addormentarsi, nanna
~ stanco, stanca, stanchezza, energia, energizzante, tonico, tonificante, spossatezza, ricostituente
~ tosse, gola, balsamico, sedativo
~ pancia, stomaco, digestione, digestivo, gonfiore, digerire, intestino
~ nausea, mal di mare, mal d auto
~ unghia, unghie
~ forfora, antiforfora
~ caduta, cadono, anticaduta, rinforzante, perdo
~ ricci, riccio, boccoli, mossi
~ biondi, bionda, bionde, biondo, camomilla
~ tinti, colorati, colorazione, tinta
~ sbiancare, sbiancante, bianchi, whitening
`;
