/** Lamps for every room and the garden, bulbs, and what lamps are made of. */
export const LIGHTING = {
  things: `
# illuminazione: apparecchi
apparecchi di illuminazione, corpo illuminante, punto luce, lampada a sospensione, luce da soffitto: sospensione; plafoniera; lampadario; faretto; binario; applique; pannello led; spot
sospensione, sospensioni, lampada pendente, lampada a sospensione, pendel, lampada sopra il tavolo; lampadario, lampadari, lampadario a gocce, chandelier, lampadario di cristallo, lampadario a bracci; plafoniera, plafoniere, ceiling lamp, lampada da soffitto, plafone, pannello a led, pannello led; applique, aplique, appliques, applic, lampada a parete, lampada da muro, wall lamp; piantana, piantane, lampada da terra, floor lamp, lampada ad arco, lampada a stelo; abatjour, abat jour, abajour, lume, lumetto, lampada da tavolo, lampada da comodino, table lamp, bajour; lampada da scrivania, lampada da lettura, lampada da studio, desk lamp, lampada a pinza, lampada con morsetto; faretto, faretti, spot, spotlight, faretto da incasso, faretto orientabile, downlight; binario, binario elettrificato, track light; lampada da specchio, luce per specchio, lampada da quadro, picture light; barra led, reglette, sottopensile, lampada sottopensile, luce da cucina, tubo led; neon, neon flex, scritta al neon; lampada di sale, lava lamp; ventilatore da soffitto con luce, ventilatore con luce
striscia led, strip led, striscie led, strisce a led, nastro led, led strip, ledstrip, strip, strisce: alimentatore; controller; connettore
profilo in alluminio, profilo per led; connettore, connettori, giunto per led; driver, alimentatore per led, trasformatore; controller, centralina rgb, telecomando rgb
lampada ricaricabile, lampada senza fili, lampada cordless, lampada portatile, lampada da tavolo ricaricabile; lampada touch; luce notturna, lucina, lucine, lucetta, nightlight, punto luce notturno, lampada notturna, lampada antibuio, veilleuse; segnapasso, segnapassi, luce per scale, luci da gradino; luce per armadio, luce adesiva, luci adesive, luce a batteria, push light, luce da cassetto, barra con sensore; torcia, torcia led, pila, flashlight, torcia frontale, frontale, luce di emergenza, lampada di emergenza, anti blackout; lanterna; lampada da lettura con clip, lucina da libro, lampada a clip; lampada uv, lampada di wood; lampada per piante, lampada grow, grow light; lampada abbronzante; lampada per unghie; lampada solare, lampada da sole, wake up light, sveglia luce, luce diurna, lampada sad
luci da esterno, illuminazione esterna, lampada da giardino, luci da giardino: lampione; lampioncino; paletto; faretto; faro; picchetto; applique; segnapasso; catena; lanterna; proiettore
lampione, lampioni, lampioncino, lampioncini, palo da giardino; paletto, paletti, paletto luminoso, bollard; faro, fari, faro a led, proiettore, proiettori, faro da esterno, faro con sensore, floodlight; picchetto, luce a picchetto, luci solari, faretto solare, lampada a energia solare; catena luminosa, catena di luci, luci a filo, lucciole, string light, ghirlanda luminosa, lucine decorative, tenda luminosa, tenda di luci; lanterna da giardino; sfera luminosa; luce subacquea; calpestabile, faretto calpestabile, faretto carrabile
# illuminazione: lampadine e componenti
lampadina, lampadine, bulb, lampada led, lampadina led, lampadina a goccia, lampadina a filamento, lampadina vintage, edison, alogena, dicroica, fluorescente, gu10, g9, e27, e14, mr16, g4, r7s, lampadina smart, lampadina dimmerabile
paralume, paralumi, cappello per lampada, abat-jour di ricambio, lampshade; portalampada, portalampade, attacco lampadina; riduttore e27, adattatore e14, adattatore per lampadina; rosone, base da soffitto; cavo tessile, cavo per lampada, filo elettrico; gancio da soffitto, decentratore; dimmer, variatore, regolatore di luce, varialuce, varia luce; sensore, sensore di movimento, sensore di presenza, rilevatore di presenza, rilevatore di movimento, pir; crepuscolare, interruttore crepuscolare, fotocellula; interruttore, interruttore a pedale, interruttore da filo, interruttore wireless, pulsante, deviatore; timer, temporizzatore, presa a tempo; reattore, starter; morsetto; vetro di ricambio, diffusore di ricambio, globo di vetro, pendaglio, pendagli, gocce di cristallo
`,
  needs: `
# sicurezza e comodità
> inciampare, inciampa di notte, nonno inciampa, alzarsi di notte, si alza di notte, va in bagno di notte, andare in bagno di notte, cadere di notte, camminare al buio, corridoio di notte: lucina; luce; luci; segnapasso; lampada; sensore; segnapassi; torcia
> paura del buio, ha paura del buio, teme il buio, mostri sotto il letto, buio della cameretta, non dorme al buio: lucina; luce; lampada; proiettore; abatjour; lucine
> si accende da sola, accende da sola, accendersi da sola, accenda quando passo, accende quando passo, quando passa qualcuno, accendersi da solo, accende automaticamente, mani occupate: sensore; crepuscolare; faretto; faro; rilevatore; lampada; timer; plafoniera
> si spegne da sola, dimentico la luce accesa, dimentica le luci, lascia accesa la luce, luce sempre accesa: sensore; timer; interruttore; temporizzatore
> all'imbrunire, al tramonto, quando fa buio, quando fa sera: crepuscolare; sensore; lampada; faretto; luci
> finga che siamo in casa, sembri abitata, finta presenza, quando siamo in ferie: timer; presa; lampadina; temporizzatore
> salta la luce, va via la corrente, manca la luce, senza corrente, restare al buio: torcia; lanterna; lampada; frontale; luce
> fatica a leggere, affatica gli occhi, occhi affaticati, leggere a letto, leggo a letto, leggere la sera, moglie che dorme, disturbare chi dorme, partner che dorme: lampada; applique; abatjour; lampadina; clip; faretto; piantana
> abbaglia, abbagliano, acceca, luce troppo forte, luce negli occhi, luce fastidiosa, troppo luminosa, occhi sensibili: dimmer; paralume; lampadina; variatore; abatjour; diffusore
> abbassare la luce, regolare la luce, luce soffusa, atmosfera, luce d'atmosfera, atmosfera calda, penombra, intensita: dimmer; dimmerabile; lampada; abatjour; candela; striscia; lucine; variatore
> luce fredda, luce da ospedale, sembra un ospedale, sala operatoria, luce bianca fastidiosa: lampadina; lampadine; paralume; plafoniera
> cambiare colore, luce colorata, colori che cambiano, luci colorate: striscia; strip; lampadina; rgb; lampada; neon
> comandare dal telefono, dal cellulare, con la voce, accendere dal letto, accendere da letto: lampadina; telecomando; interruttore; presa; striscia; smart
> bolletta della luce, consuma troppo, risparmiare corrente, consumano tanto, risparmio energetico: lampadine; led; sensore; timer
> sfarfalla, sfarfallio, lampeggia, tremola, trema la luce, luce che balla: lampadina; dimmer; driver; alimentatore; starter; trasformatore
> fulminata, si e fulminata, bruciata la lampadina, si fulminano, si bruciano sempre, saltata la lampadina: lampadina; lampadine; led
> non si avvita, attacco sbagliato, attacco piccolo, attacco grande: adattatore; riduttore; portalampada; lampadina
> ronza, ronzio della lampada, fischia il dimmer: dimmer; trasformatore; driver; lampadina
# stanze
> sopra il tavolo, sopra l'isola, tavolo da pranzo al buio, illuminare il tavolo, sull'isola: sospensione; lampadario; lampada; faretto; binario
> soffitto basso, soffitti bassi, ci sbatto la testa, sbatto la testa nel lampadario, tocca la testa: plafoniera; faretto; applique; pannello
> soffitto alto, soffitti alti, vano scale, tromba delle scale: lampadario; sospensione; applique; faro
> angolo morto del salotto, angolo lettura, accanto al divano, vicino alla poltrona, dietro il divano: piantana; lampada; applique; abatjour
> ombra sul piano, piano di lavoro buio, tagliare le verdure al buio, cucina buia, sotto i pensili, sopra i fornelli: sottopensile; striscia; barra; strip; faretto; profilo
> trucco allo specchio, truccarsi allo specchio, specchio buio, rasarsi allo specchio, sopra lo specchio: applique; lampada; specchio; specchiera; luce
> mettere in risalto un quadro, illuminare un quadro, sopra il quadro, valorizzare il quadro: faretto; applique; lampada; spot; binario
> dentro l'armadio, armadio buio, cantina buia, soffitta buia, ripostiglio buio, sgabuzzino buio, vedo niente nell'armadio, dentro il cassetto: luce; barra; lampada; plafoniera; sensore; luci; striscia
> senza prese vicine, non c'e la presa, niente corrente vicino, senza fili elettrici, non voglio bucare, senza forare il muro, senza tracce: ricaricabile; lampada; luce; faretto; luci; solare
> dietro la tv, dietro il televisore, luce dietro lo schermo, retroilluminare: striscia; strip; led; barra
> studia alla scrivania, scrivania buia, fare i compiti, lavorare di sera, luce per il pc: lampada; faretto; piantana
> bagno e umidita, sopra la doccia, nella doccia, luce in bagno: plafoniera; applique; faretto; incasso
> scale buie, gradini, gradino, scalini: segnapasso; segnapassi; sensore; applique; striscia; luci
> garage buio, box auto, laboratorio: plafoniera; neon; faro; sensore; tubo
> vetrina del negozio, esporre i prodotti, negozio: binario; faretto; spot; striscia; pannello
> cameretta allegra, stelle sul soffitto, cielo stellato, proiettare stelle: proiettore; lampada; lucina; luci; plafoniera
> testata del letto, ai lati del letto, comodino piccolo, senza comodino, accanto al letto: applique; abatjour; lampada; sospensione; lume
# fuori
> vialetto, illuminare il vialetto, sentiero, camminamento, viale di casa, passo carraio: paletto; segnapasso; lampioncino; faretto; luci; picchetto; lampione
> giardino buio, giardino di sera, illuminare l'albero, illuminare le piante, illuminare la siepe, prato di sera: faretto; picchetto; lampione; catena; faro; paletto; lampada
> cena in terrazzo, cena sul balcone, tavolo in giardino, cenare fuori, sotto il portico, gazebo illuminato, pergola: catena; lanterna; lampada; lucciole; luci; applique; sospensione
> cancello al buio, portone al buio, serratura al buio, trovo la chiave, davanti al portone: applique; sensore; faretto; crepuscolare; lampada
> tener lontani i ladri con la luce, illuminare il cortile, parcheggio: faro; proiettore; sensore; lampione
> pioggia sulle lampade, resista all'acqua, prenda pioggia, sotto la pioggia fuori: applique; faretto; lampione; plafoniera; faro
> addobbare il balcone, balcone a natale, ringhiera illuminata, illuminare il balcone: catena; lucine; luci; tenda; striscia
> piante che non hanno sole, piante al chiuso, poco sole alle piante: lampada; lampadina; grow
# parti
> paralume rotto, paralume ingiallito, lampada nuda, lampadina nuda, coprire la lampadina, lampadina a vista: paralume; lampadina; rosone; globo
> coprire i fili, fili dal soffitto, buco nel soffitto, filo che penzola, fili penzolanti: rosone; plafoniera; portalampada; canalina
> interruttore lontano, spegnere dal letto, alzarmi per spegnere, accendere con il piede: interruttore; telecomando; dimmer; lampada; pulsante
> lampadario della nonna, gocce mancanti, perso una goccia, restaurare il lampadario: pendagli; gocce; portalampada; cavo
> tagliare la striscia, unire le strisce, collegare le strip, striscia che si stacca, punti luminosi visibili: connettore; profilo; alimentatore; clip; biadesivo
> depressione d'inverno, inverno buio, giornate corte, svegliarsi con la luce: lampada; sveglia; luce
`,
};
