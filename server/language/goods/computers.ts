/** Computers, what hangs on them, networks, telephones and their accessories. */
export const COMPUTERS = {
  things: `
# informatica: accessori e parti
notebook, laptop, portatile, pc portatile, computer portatile, notebbok, portatile da gaming, ultrabook, chromebook, convertibile 2 in 1; desktop, pc fisso, computer fisso, pc da gaming, mini pc, all in one, workstation, pc assemblato; tablet, ipad, tavoletta android, tablet per bambini; ebook reader, lettore di ebook, ereader, kindle, kobo
monitor, schermo per pc, monitor pc, monitor da gaming, monitor curvo, schermo portatile; braccio per monitor, supporto monitor, braccetto monitor, rialzo monitor; filtro privacy, schermo privacy; webcam, web cam, telecamera per pc; copriwebcam, copri webcam
tastiera, tastiere, keyboard, tastiera meccanica, tastiera wireless, tastierino, tastierino numerico; mouse, mause, mouse wireless, mouse verticale, trackball, mouse ergonomico; tappetino per mouse, mousepad, mouse pad; poggiapolsi, poggia polsi; puntatore laser, puntatore; tavoletta grafica, tavola grafica, pennino digitale, penna capacitiva, stylus, pennino, penna per tablet
stampante, stampanti, printer, multifunzione, stampante laser, stampante a getto d'inchiostro, stampante inkjet, stampante fotografica, etichettatrice, stampante termica, stampante portatile; scanner, scanner portatile, scanner documenti; cartuccia, cartucce, cartuccie, inchiostro, flaconi inchiostro, cartucce compatibili; toner, tamburo stampante, tamburo laser; carta fotografica, carta per stampante, risma
ssd, disco a stato solido, disco ssd, nvme, m2, disco interno; hard disk, hard disk esterno, disco esterno, disco rigido, hd esterno, hdd, hardisk, harddisk, ssd esterno; nas, server di rete; chiavetta, chiavetta usb, pendrive, pen drive, penna usb, memoria usb, penna dati; scheda di memoria, micro sd, microsd, memory card, sd card; lettore di schede, card reader, lettore smart card, lettore cns; case per disco, box per hard disk, adattatore sata; masterizzatore, masterizzatore esterno, lettore cd usb, dvd vergini, cd vergini
ram, banco di ram, banchi di memoria, memoria ram; scheda video, scheda grafica, gpu; processore, cpu; scheda madre, motherboard; alimentatore per pc, psu; cabinet per pc, cabinet; dissipatore, ventole, pasta termica, raffreddamento a liquido; scheda di rete, adattatore wifi, chiavetta wifi, antenna wifi, adattatore bluetooth, dongle; batteria per notebook, alimentatore notebook, caricatore notebook, caricatore portatile, trasformatore pc; tastiera di ricambio, cerniere notebook, inverter schermo
docking station, dock, hub, hub usb, sdoppiatore usb, moltiplicatore usb, adattatore multiporta; base raffreddante, base di raffreddamento, dissipatore per notebook, ventole notebook; supporto per notebook, rialzo notebook, alzapc; borsa per pc, borsa porta computer, custodia notebook, zaino per pc, sleeve; lucchetto per notebook, cavo kensington; gruppo di continuita, ups; multipresa, ciabatta, ciabatta filtrata
router, modem, modem router, roter, wifi portatile, saponetta, router 4g, mifi; ripetitore, ripetitore wifi, extender, amplificatore wifi, amplificatore di segnale, range extender, wifi extender, mesh, access point; powerline; switch di rete, switch ethernet; cavo di rete, cavo ethernet, cavo lan, patch cord, rj45; crimpatrice, plug rj45, armadio rack, patch panel
cavo hdmi, cavetto hdmi, cavo displayport, cavo vga, adattatore hdmi, convertitore vga hdmi, adattatore usb c; cavo usb, prolunga usb, cavo stampante; cavo di alimentazione, cavo audio; organizza cavi, raccogli cavi, fascetta in velcro, guaina per cavi, canalina copricavo, ferma cavi, fermacavi, salvacavo
sistema operativo, windows, licenza, antivirus, office, software, programma gestionale; aria compressa, bomboletta aria compressa, kit pulizia pc, salviette schermo, panno schermo, spray schermo; leggio per tablet, supporto tablet, cover tablet, tastiera per tablet, custodia con tastiera
cuffie con microfono, cuffie da gaming, headset; microfono usb, microfono per pc; casse per pc, altoparlanti per pc, casse da scrivania; controller, gamepad, joystick, volante; sedia da gaming; plotter da taglio, plotter, stampante 3d, filamento; raspberry, arduino
# telefonia: accessori e parti
smartphone, cellulare, telefono, telefonino, telefono cellulare, ricondizionato, rugged phone, clamshell, telefono a conchiglia, cellulare a tasti, senior phone, feature phone, iphone, ifone, galaxy, xiaomi, redmi; cordless, telefono di casa, telefono fisso, segreteria telefonica
cover, custodia, guscio, back cover, custodia a libro, flip cover, cover a portafoglio, bumper, custodia impermeabile; pellicola, vetro temperato, vetro protettivo, salvaschermo, protezione schermo, pellicola privacy, copri fotocamera
caricabatterie, caricabatteria, caricatore, carica batterie, charger, alimentatore, caricatore rapido, caricatore da muro, presa di ricarica, caricatore wireless, base di ricarica, piastra di ricarica, magsafe, caricatore da auto, accendisigari; cavo di ricarica, cavetto, cavo, cavetto usb, cavo lightning, cavo type c, cavo tipo c, filo del telefono; powerbank, power bank, batteria portatile, batteria esterna, caricatore portatile, pawerbank
supporto da auto, porta cellulare, portacellulare, supporto telefono, porta telefono da bici, supporto da scrivania, porta smartphone, calamita per telefono, popsocket, anello per telefono, pop socket; tracolla per telefono, laccetto, cordino per telefono, collana porta cellulare; bastone selfie, selfie stick, asta per selfie, treppiede per telefono, ring light, anello luminoso; gimbal
auricolari, airpods, cuffiette, earbuds, auricolare bluetooth, auricolari senza fili, custodia airpods, gommini per auricolari; vivavoce, vivavoce da auto, trasmettitore fm
batteria per telefono, batteria di ricambio, display di ricambio, schermo di ricambio, connettore di ricarica, kit riparazione telefono, kit cacciaviti di precisione, ventose, estrattore sim; sim, sim card, scheda telefonica, ricarica telefonica, adattatore sim, esim; smartwatch, orologio smart, orologio intelligente, smart watch, fitness tracker, smartband, braccialetto fitness, cinturino smartwatch, cinturino di ricambio; localizzatore, airtag, tracker gps, trova chiavi; lettore mp3, traduttore, registratore vocale
`,
  needs: `
# computer
> si pianta, si impalla, ci mette una vita ad accendersi, lento come una lumaca, lentissimo ad accendersi, computer vecchio, velocizzare il pc, velocizzare il computer: ssd; ram; notebook; desktop; disco
> non ho piu spazio, memoria esaurita, disco pieno, spazio finito, perdere le foto, perso tutte le foto, salvare i documenti, copia di sicurezza, copie di sicurezza, foto dei figli al sicuro: ssd; disco; hard; chiavetta; nas; microsd; pendrive
> portare i file, passare i file, scambiare i file, file da un computer all'altro, portare la presentazione, portare in copisteria: chiavetta; pendrive; disco; ssd
> poche porte, non ho abbastanza porte, una sola porta usb, attaccare tutto insieme, collegare piu cose: hub; dock; docking; adattatore; multiporta
> il portatile scalda, bolle sulle gambe, ventola rumorosa, ventola che urla, si surriscalda il pc, scotta il notebook: base; supporto; dissipatore; pasta; ventola; aria
> male al collo davanti al pc, schermo troppo basso, guardo in basso, collo piegato, alzare lo schermo, monitor basso: supporto; rialzo; braccio; monitor
> schermo piccolo, due finestre aperte, due schermi, secondo schermo, vedere piccolo, lavorare su due schermi, occhi stanchi dallo schermo: monitor; schermo
> guardano lo schermo, sbircia, sbirciano, sbirciare lo schermo, vicino di treno che guarda, privacy dello schermo, riservatezza in treno: filtro; pellicola
> mi spiano dalla webcam, coprire la telecamera, spiare dalla telecamera: copriwebcam
> male al polso col mouse, mouse scomodo, dolore alla mano col mouse, polso che brucia: mouse; poggiapolsi; trackball; tappetino
> rumore dei tasti, digitare tanto, scrivo tutto il giorno, tasti consumati, tasti rotti, caffe sulla tastiera: tastiera
> non mi vedono, non mi sentono in riunione, call di lavoro, videocall, videoconferenza, esami online, lezioni online, dad, parlo e non mi sentono: webcam; microfono; cuffie; headset; auricolari; luce
> disegnare al computer, disegnare digitale, ritoccare le foto, firmare i documenti al pc, appunti sullo schermo, scrivere sul tablet: tavoletta; pennino; stylus; tablet; penna
> compiti da stampare, finito l'inchiostro, stampa sbiadita, righe bianche nella stampa, stampe a strisce, stampo poco, stampa tutto rosa: cartucce; toner; stampante; inchiostro; cartuccia
> digitalizzare, scansionare, mandare documenti firmati, vecchie foto sul computer: scanner; stampante; multifunzione
> va via la corrente e perdo tutto, sbalzi di corrente, temporale che brucia, fulmine ha bruciato, salta la corrente e si spegne il pc: ups; ciabatta; gruppo; multipresa
> internet non arriva in camera, non prende il wifi, non prende in camera, piano di sopra senza wifi, internet al piano di sopra, wifi debole, rete che cade, cade la connessione, muri spessi, garage senza internet, buffering: ripetitore; mesh; powerline; extender; router; access
> internet in campagna, internet in camper, internet in vacanza, seconda casa senza internet, senza linea fissa, casa senza fibra: saponetta; router; modem; chiavetta; sim; mifi
> collegare il pc alla tv, vedere il computer sulla tv, collegare alla televisione, attaccare alla tv: cavo; hdmi; adattatore; cavetto
> fili ovunque, groviglio di fili, cavi in giro, cavi aggrovigliati, mare di cavi, fili sotto la scrivania, nascondere i cavi, gatto che morde i cavi, inciampo nei cavi: canalina; fascette; guaina; organizzatore; fermacavi; raccogli; salvacavo
> polvere nel computer, briciole nella tastiera, schermo con le ditate, ditate, schermo sporco: aria; panno; spray; salviette; bomboletta
> portatile che non carica, caricatore del pc rotto, cavo del pc rotto, pc non si ricarica, batteria del portatile morta: alimentatore; caricatore; batteria; caricabatterie
> portare il pc al lavoro, proteggere il portatile, pc nello zaino, computer in valigia, pioggia sul pc: borsa; zaino; custodia; sleeve
> rubare il pc, in biblioteca col pc: lucchetto; cavo
> virus, mi hanno hackerato, pagine che si aprono da sole, truffa online: antivirus; licenza
> figlio all'universita, inizia l'universita, matricola, ingegneria, architettura, computer per la tesi: notebook; portatile; tablet; ssd; chiavetta; zaino
> nonno al computer, imparare il computer, mamma che usa il computer, navigare e la posta: notebook; tablet; pc; desktop; mouse
> giocare al pc, fortnite, giochi pesanti, gira a scatti, scatta il gioco, lagga: scheda; monitor; desktop; mouse; tastiera; cuffie; notebook; ram
# telefono
> sempre a terra, batteria che muore, muore a meta giornata, non arriva a sera, telefono morto, ricaricare fuori casa, ricaricare in spiaggia, ricaricare in tenda, ricaricare in treno, lontano dalle prese: powerbank; caricatore; caricabatterie; batteria; cover
> cavo rotto, cavo spelato, filo spelato, cavo troppo corto, si rompe sempre il cavo, cane ha morso il cavo: cavo; cavetto; caricatore
> carica piano, ci mette ore a caricarsi, ricarica lenta, caricare in fretta, caricare veloce: caricatore; alimentatore; caricabatterie; cavo
> caricare senza fili, appoggiare e si carica, comodino e si carica: caricatore; base; piastra; magsafe
> mi scivola di mano, cade di continuo, cade in terra, si rompe lo schermo, schermo crepato, si graffia lo schermo, rigato lo schermo, angoli ammaccati, telefono nuovo da proteggere: cover; custodia; vetro; pellicola; vetrino; guscio; tracolla; laccetto; bumper
> caduto in acqua, telefono in spiaggia, sabbia nel telefono, foto sott'acqua, telefono in piscina, pioggia sul telefono: custodia; cover; pochette
> telefono in auto, guida e telefono, vedere le mappe guidando, guardare la strada e la mappa, telefono sul cruscotto, telefono sul manubrio, mappe in bici: supporto; portacellulare; vivavoce; calamita
> multa al telefono, rispondere guidando, telefonare in macchina, telefonare mentre guido, mani libere al telefono: vivavoce; auricolare; auricolari; supporto
> mia madre non sa usare il telefono, tasti piccoli, nonna telefono facile, telefonare facile, non vede i tasti, telefono semplice, non e tecnologica, primo telefono per il nonno: cellulare; telefono; cordless; smartphone
> primo telefono del figlio, prima media telefono, telefono per il ragazzino: smartphone; cellulare; smartwatch; sim; cover
> perdo sempre le chiavi, dove ho messo le chiavi, valigia persa, perdo il portafoglio, trovare la macchina, rubata la borsa, gatto che scappa dove: localizzatore; airtag; tracker; tag
> contare i passi, conta i passi, passi al giorno, battito al polso, notifiche al polso, quanto dormo, dormo poco e voglio misurarlo: smartwatch; smartband; orologio; tracker; braccialetto
> filmare senza tremare, video mossi, video tremolanti, riprendersi da sola, video per i social, tiktok, reel, dirette, fare dirette: gimbal; treppiede; ring; asta; microfono; luce; supporto
> si e rotto lo schermo e lo aggiusto, cambiare la batteria da solo, riparare il telefono: kit; display; batteria; cacciaviti; ventose; schermo
> ascoltare in treno, in metro con la musica, rumore del treno, isolarsi in ufficio, cuffiette rotte, cavo delle cuffie rotto: auricolari; cuffie; cuffiette; gommini
> tenerlo in piedi, guardare video a letto, ricette sul tablet, guardare i film sul tablet: supporto; leggio; custodia; cover
`,
};
