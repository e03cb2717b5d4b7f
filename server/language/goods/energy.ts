/** Photovoltaics, accumulators, generators, and power away from the mains. */
export const ENERGY = {
  things: `
# energia
pannello solare, pannelli solari, fotovoltaico, panelli solari, modulo fotovoltaico, moduli fotovoltaici, pannello fotovoltaico, pannello pieghevole, pannello solare portatile, pannello flessibile, kit fotovoltaico, kit solare, fotovoltaico da balcone, balcony solar, plug and play solare, solar panel: inverter; microinverter; regolatore
inverter, microinverter, micro inverter, inverter ibrido, inverter a onda pura, convertitore di corrente, inverter auto; regolatore di carica, regolatore, mppt, pwm, ottimizzatore; staffe per pannelli, struttura pannelli, supporto pannelli, zavorre, ganci per tegole, morsetti pannelli; cavo solare, connettori mc4, mc4, prolunga solare; contatore di energia, misuratore di consumi, wattmetro, presa misura consumi, energy meter, pinza amperometrica; solare termico, collettore solare, boiler solare
power station, powerstation, stazione di energia, centrale elettrica portatile, generatore solare, ecoflow, bluetti, jackery, accumulo portatile: batteria
generatore, generatori, gruppo elettrogeno, generatore di corrente, generatore a benzina, generatore a inverter, generatore diesel, generatori silenziati, gruppo elettrogieno; tanica, tanica benzina, olio generatore, telo generatore, candela generatore, quadro di scambio, quadro commutazione
batteria di accumulo, accumulatore, accumulatori, batterie di accumulo, accumulo fotovoltaico, batteria al litio, batteria lifepo4, batteria agm, batteria al gel, batteria al piombo, batteria a scarica lenta, batteria servizi, batteria camper, batteria ciclica; gruppo di continuita, ups, soccorritore; caricabatterie, mantenitore di carica, mantenitore, desolfatatore, caricabatteria intelligente; avviatore, avviatore di emergenza, jump starter, cavi batteria, cavi di avviamento; morsetti batteria, staccabatteria, isolatore batteria, ponte batteria, tester batteria, voltmetro
pile, pila, batterie, ministilo, pile stilo, pile ricaricabili, torcione, pila a bottone, cr2032, pila nove volt, 9v, duracell, batterie per apparecchi acustici, pile acustiche, pile al litio; caricapile, carica pile, caricatore di pile; powerbank, power bank, caricatore solare, batteria esterna
colonnina di ricarica, wallbox, wall box, stazione di ricarica auto, cavo di ricarica auto elettrica, cavo tipo 2, caricatore auto elettrica, carichino, caricatore domestico ev
multipresa, avvolgicavo, spina, presa, presa da esterno, presa industriale, adattatore, spina schuko, ciabatta con interruttore, multipresa con usb, torretta da incasso, presa intelligente, presa smart, presa comandata; salvavita, differenziale, interruttore magnetotermico, magnetotermico, quadro elettrico, centralino, scaricatore, fusibile, fusibili, portafusibile, rele; scaricatore di sovratensione, protezione fulmini, limitatore di sovratensione; stabilizzatore, stabilizzatore di tensione, trasformatore, alimentatore; turbina eolica, pala eolica, mini eolico, generatore eolico; torcia, lanterna, lampada a dinamo, radio a dinamo, torcia a dinamo, torcia a manovella
`,
  needs: `
# spendere meno, produrre
> bolletta della corrente, bolletta alle stelle, bolletta luce alta, bollette care, bolletta salata, corrente cara, spendere meno di corrente, abbassare la bolletta, risparmiare in bolletta, produrre corrente, prodursi l'energia, energia dal sole, sfruttare il sole, autoconsumo, energia verde: pannello; fotovoltaico; inverter; accumulo; kit; batteria; pannelli; microinverter; wattmetro; misuratore
> non ho il tetto, abito in condominio, pannello sul balcone, corrente dal balcone, ringhiera del balcone col sole, affitto con balcone: pannello; kit; microinverter; pannelli; fotovoltaico
> usare di notte l'energia, conservare l'energia, tenere da parte la corrente, energia di giorno sprecata, immagazzinare: batteria; accumulo; accumulatore; inverter; power; batterie
> quanto consuma, cosa consuma, chi consuma di piu, sapere i consumi, misurare i consumi, elettrodomestico che consuma: misuratore; wattmetro; presa; contatore; pinza
> televisori in stand by, stand by, lucine rosse sempre accese, spegnere tutto insieme: ciabatta; multipresa; presa
> acqua calda dal sole, scaldare l'acqua col sole: collettore; boiler; pannello; solare
> vento forte in collina, sempre vento da me, energia dal vento: turbina; eolico; generatore
# senza rete
> va via la corrente, salta sempre la corrente, saltare la corrente, manca la corrente, mancanza di corrente, black out, blackout, temporale e niente corrente, paese isolato dalla neve, senza luce per ore, terremoto, kit di sopravvivenza, scorta per le emergenze: generatore; power; ups; torcia; batteria; lanterna; powerbank; stazione; radio; gruppo; inverter; pile
> frigo che si scongela se manca la corrente, medicine in frigo senza corrente, apparecchio medico sempre acceso, ossigeno a casa senza corrente, caldaia ferma senza corrente: ups; gruppo; generatore; power; batteria; inverter
> baita senza corrente, casetta senza corrente, capanno senza corrente, orto senza corrente, non arriva l'enel, senza allaccio, lontano dalla rete, corrente in campagna, stalla senza corrente, pollaio al buio: pannello; kit; generatore; batteria; power; inverter; regolatore; stazione; pannelli
> corrente in campeggio, campeggio libero, camper fermo, vita in camper, van life, furgone camperizzato, corrente in tenda, corrente in barca, frigo del camper, sosta libera: batteria; power; pannello; inverter; regolatore; stazione; pannelli; generatore; powerbank
> bancarella, mercatino, sagra senza prese, festa in un campo, cantiere senza corrente, lavorare senza corrente, trapano senza corrente: generatore; power; inverter; stazione; batteria; prolunga
> generatore rumoroso, generatore che disturba, silenzioso per i vicini: power; generatore; inverter; stazione; silenziato
> usare la duecentoventi in auto, presa di casa in macchina, attaccare il pc in macchina, dodici volt: inverter; adattatore; caricatore
> pulsa, sfarfalla la tensione, tensione ballerina, sbalzi di tensione, fulmini, fulmine, bruciato il modem, bruciata la scheda dal temporale, proteggere gli elettrodomestici: stabilizzatore; scaricatore; ups; ciabatta; multipresa
# batterie e prese
> auto che non parte, macchina ferma da mesi, batteria dell'auto a terra, lasciato i fari accesi, fari accesi tutta la notte, fermo nel parcheggio, moto ferma d'inverno, camper fermo d'inverno, barca ferma d'inverno, auto d'epoca ferma: avviatore; booster; mantenitore; caricabatterie; cavi; batteria; staccabatteria
> batteria che non tiene, batteria vecchia, batteria solfatata, batteria che si gonfia: batteria; desolfatatore; tester; mantenitore; caricabatterie
> telecomando che non va, telecomando scarico, orologio da muro fermo, sveglia ferma, giocattolo che non si muove piu, bilancia spenta, apparecchio acustico che fischia, chiave dell'auto scarica: pile; pila; batterie; stilo; ministilo; bottone
> consumo un sacco di pile, comprare sempre pile, buttare le pile, pile usa e getta: caricapile; ricaricabili; pile; caricatore
> auto elettrica, ricaricare l'auto, ricaricare in garage, auto elettrica a casa, macchina elettrica, ibrida plug in, caricare la macchina di notte: wallbox; colonnina; cavo; caricatore; carichino
> presa troppo lontana, filo troppo corto, non arriva il filo, una presa sola, poche prese in cucina, prese dietro al mobile, tosare lontano dalla presa, corrente in fondo al giardino: prolunga; ciabatta; multipresa; avvolgicavo; torretta; prese
> salta il contatore, scatta il salvavita, salta la luce col forno, salta tutto, saltano i fusibili, presa bruciata, spina sciolta, presa che scalda, scintille dalla presa: salvavita; differenziale; magnetotermico; fusibili; presa; spina; wattmetro
> spina straniera, spina inglese, spina tedesca, non entra nella presa, tre buchi, spina grossa: adattatore; spina; presa
> accendere da lontano, accendere dal cellulare, spegnere da lontano, programmare l'accensione, scaldabagno solo di notte: presa; timer; interruttore
`,
};
