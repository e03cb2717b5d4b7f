/** Cameras, lenses, light, supports, albums, optics. */
export const PHOTOGRAPHY = {
  things: `
# fotografia
macchina fotografica, fotocamera, fotocamere, camera fotografica, camera digitale, macchinetta fotografica, digital camera: reflex; mirrorless; compatta; bridge; istantanea; analogica; medioformato
reflex, dslr, corpo macchina, reflex digitale; mirrorless, senza specchio; compatta, compatte, digitale compatta, bridge, superzoom; istantanea, polaroid, instax, foto istantanea, macchina istantanea; analogica, macchina a rullino, usa e getta fotografica; action cam, actioncam, gopro, go pro, telecamerina sportiva, action camera; videocamera, telecamera digitale, handycam, camcorder; drone, droni, quadricottero, eliche drone, eliche di ricambio; fototrappola, fototrappole, camera trap; macchina fotografica per bambini; webcam
obiettivo, obiettivi, obbiettivo, obbiettivi, lens, ottica fotografica: teleobiettivo; grandangolo; fisheye; cinquantino; tuttofare
teleobiettivo, teleobbiettivo, supertele, 70 200; grandangolo, grandangolare, ultragrandangolo; obiettivo macro, tubi di prolunga, lente addizionale, close up; cinquantino, ottica fissa, obiettivo fisso, 50mm, obiettivo da ritratto; tuttofare, 18 55, obiettivo kit; fisheye, occhio di pesce; moltiplicatore di focale, teleconverter, anello adattatore, adattatore per ottiche
paraluce, parasole per obiettivo; tappo obiettivo, copriobiettivo, tappo corpo macchina; filtro polarizzatore, polarizzatore, cpl, filtro nd, filtro uv, filtro graduato, portafiltri, filtri a lastra, anello step up; cinghia, tracolla per macchina fotografica, cinghia da polso, imbracatura per fotocamera
treppiede, treppiedi, tripod, cavalletto fotografico, stativo, trepiede, trepiedi, gorillapod, mini treppiede, treppiede flessibile; testa a sfera, testa fluida, piastra rapida; monopiede, monopod; slider, dolly; gimbal, stabilizzatore, steadycam; braccio magico, morsetto fotografico; telecomando, scatto remoto, telecomando per scatto, intervallometro, comando a distanza
flash, lampeggiatore, speedlight, flash esterno, flash anulare, trigger, trasmettitore flash; softbox, soft box, ombrello fotografico, ombrellino, diffusore flash; pannello riflettente, pannello riflettore, riflettore; luce continua, luce led video, faretto led video, illuminatore, ring light, luce anulare, kit luci; fondale, fondali, sfondo fotografico, green screen, telo verde; light box, box per still life, tenda per still life; esposimetro, color checker
zaino fotografico, borsa fotografica, borsa per reflex, custodia fotocamera, inserto imbottito, valigia rigida fotografica, custodia subacquea, scafandro, cover antipioggia; scheda di memoria, sd, schedina, scheda sd, cfexpress, compact flash, porta schede; batteria per fotocamera, batterie fotocamera, battery grip, impugnatura, caricabatterie fotocamera; pompetta, kit pulizia obiettivi, lenspen, penna per lenti, panno in microfibra, tamponi sensore, liquido per sensore; livella a bolla, mirino, oculare di ricambio, conchiglia oculare; microfono per videocamera, microfono da reflex, microfono lavalier, deadcat; monitor esterno, registratore audio
rullino, rullini, rulino, pellicola, pellicole 35mm, pellicola fotografica, pellicola istantanea, carta instax, ricarica polaroid; bacinella, rivelatore, fissaggio fotografico, ingranditore, carta baritata; scanner per negativi, scanner per pellicole, scanner diapositive, proiettore diapositive
album, album foto, album fotografico, fotoalbum, album portafoto, album adesivo, angolini; cornice, cornici, portafoto, portafotografie, cornice digitale, cornice multipla, passepartout; stampa su tela, fotolibro, fotoregalo, poster, stampa fotografica, stampante fotografica, stampantina, carta fotografica, cartucce foto; mollettine per foto, filo portafoto, scatola portafoto; fototessera, foto tessere
binocolo, binocoli, binocolo da teatro, cannocchiale, monocolo, monoculare, visore notturno; telescopio, telescopi, oculari, cercatore; microscopio
`,
  needs: `
# fotografia
> foto mosse, foto mossa, vengono mosse, mi trema la mano, tremano le mani a fotografare, esposizione lunga, lunga esposizione, foto di notte, fotografare le stelle, via lattea, scie delle auto: treppiede; cavalletto; telecomando; monopiede; testa; stativo
> essere anch'io nella foto, foto di gruppo con me, autoscatto, riprendermi da solo, foto di famiglia tutti insieme: treppiede; telecomando; asta; gorillapod; cavalletto
> foto buie, vengono buie, foto scure, interni bui, controluce, poca luce in chiesa, foto in chiesa, recita al buio: flash; obiettivo; cinquantino; luce; faretto; pannello
> occhi rossi nelle foto, ombre dure, ombre sul viso, luce dura: softbox; diffusore; pannello; ombrello; flash; riflettore
> sfondo sfocato, sfocare lo sfondo, ritratti, fare ritratti, fotografare i neonati, servizio newborn, book fotografico: obiettivo; cinquantino; fondale; softbox; pannello; flash
> lontano dal palco, animali lontani, fotografare gli uccelli, safari, avvicinare, non arriva abbastanza vicino, partite di calcio dagli spalti, la luna da vicino: teleobiettivo; zoom; moltiplicatore; binocolo; bridge; monopiede; telescopio
> fiori da vicino, insetti da vicino, fotografare gli insetti, dettagli piccolissimi, monetine, gocce di rugiada: macro; tubi; lente; obiettivo; flash
> paesaggi, fotografare paesaggi, far entrare tutto, stanza intera nella foto, fotografare case, agente immobiliare, architetture: grandangolo; obiettivo; treppiede; polarizzatore
> cielo slavato, cielo bianco, riflessi sull'acqua, riflessi sul vetro, togliere i riflessi, cielo piu blu: polarizzatore; filtro; paraluce
> acqua effetto seta, cascate mosse, effetto seta: filtro; treppiede; nd
> macchie sulla lente, sole nell'obiettivo, aloni di luce: paraluce; filtro; pulizia
> polvere sul sensore, puntini nelle foto, obiettivo sporco, ditate sull'obiettivo, pulire l'obiettivo: pompetta; panno; kit; lenspen; tamponi
> graffiare l'obiettivo, proteggere la lente, proteggere l'obiettivo: filtro; tappo; paraluce; copriobiettivo
> finisce la scheda, scheda piena, non c'e piu posto per le foto: scheda; schedina; microsd; disco
> si scarica la macchina, batteria che finisce in viaggio, durare tutta la cerimonia: batteria; grip; caricabatterie; powerbank
> portare la reflex, portare tutta l'attrezzatura, mal di collo con la reflex, macchina che pesa al collo, urti alla macchina: zaino; borsa; tracolla; cinghia; imbracatura; custodia
> pioggia sulla macchina, foto sott'acqua, fotografare sott'acqua, immersioni video, in piscina con la macchina: custodia; scafandro; action; cover; fotocamera
> filmare mentre scio, filmare in moto, riprese sportive, filmare le discese, casco e video, vacanza avventura, filmarmi mentre: action; actioncam; gopro; supporto; drone
> riprese dall'alto, foto dall'alto, filmare dall'alto, vista aerea: drone; quadricottero
> video traballanti, camminare e filmare, riprese fluide, video stabili: gimbal; stabilizzatore; treppiede; slider; testa
> audio pessimo nei video, si sente il vento, intervistare, interviste, voce lontana nei video: microfono; pulce; registratore; antivento
> fotografare i prodotti, foto per vendere online, foto per vinted, sfondo bianco, e commerce, oggetti da vendere: box; light; fondale; luce; softbox; treppiede
> foto subito in mano, esce subito la foto, stampare subito, foto al momento, feste con foto istantanee: istantanea; polaroid; stampantina; instax; stampante; pellicola
> sapore di una volta, foto retro, sviluppare in casa, grana, camera oscura: rullino; pellicola; analogica; ingranditore; rivelatore
> negativi vecchi, diapositive di papa, vecchie diapositive, digitalizzare le foto: scanner; proiettore
> prima macchina, iniziare a fotografare, imparo a fotografare, corso base di fotografia, passione fotografia: reflex; mirrorless; obiettivo; treppiede; compatta; scheda
> fotografie del matrimonio, ricordi del viaggio, foto chiuse nel telefono, foto sul mobile, mettere le foto in mostra, raccogliere le foto, foto dei nipoti: album; cornice; fotolibro; portafoto; stampante; stampe
> nonna lontana che vede le foto, mandare le foto alla nonna: cornice
> chi passa di notte nel bosco, cinghiali nell'orto, animale misterioso, volpe in giardino: fototrappola; visore
> a teatro lontano, opera lirica, stadio lontano, guardare le stelle, pianeti, saturno, crateri: binocolo; telescopio; cannocchiale; monocolo
`,
};
