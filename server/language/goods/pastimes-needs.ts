/** What makes people look for books, paper, arts, crafts, music, flowers, presents, candles and things for a vehicle. */
export const PASTIMES_NEEDS = `
# leggere e scrivere
> perdo il segno, dove sono arrivata, pagine piegate, orecchie alle pagine: segnalibro; segnalibri
> libri che cadono, libri in piedi, libri in ordine, mensola dei libri: reggilibri; fermalibri; libreria; mensola
> leggere senza svegliare, leggere a letto, leggo a letto, leggere di notte: lampada; lucina; luce; cuscino; leggio; reader
> leggere sotto l'ombrellone, libro leggero, lettura leggera, libro da spiaggia, libro per l'estate, libro per le vacanze: romanzo; giallo; thriller; commedia; fumetto; enigmistica; racconti
> far leggere mio figlio, non gli piace leggere, farlo appassionare alla lettura, storie della buonanotte, favola della buonanotte, leggere prima di dormire ai bambini: fiabe; fumetto; libro; favole; albo; illustrato; storie
> crescere come persona, cambiare vita, crescita personale, motivarmi, autostima, mindfulness: manuale; saggio; libro; diario; agenda
> piangere leggendo, storia d'amore, amori impossibili, storie vere, storia vera, tenermi sveglia a leggere: romanzo; biografia; thriller; memoir; giallo; rosa
> imparare una lingua, imparo lo spagnolo, verbi irregolari, esame di lingua: dizionario; grammatica; eserciziario; vocabolario; libro; corso
> segnare gli impegni, dimentico gli appuntamenti, dimentico tutto, ricordarmi le cose, organizzare la settimana, organizzarmi, lista delle cose da fare, pianificare, programmare la settimana: agenda; planner; calendario; post; lavagna; bloc; taccuino; diario; bacheca; rubrica
> sbaglio a scrivere, errori a penna, cancellare la penna, correggere gli errori: bianchetto; correttore; cancellabile; scolorina; cancellina; gomma
> impugna male la penna, impugna male, brutta scrittura, bella calligrafia, scrivere bene, mancino a scuola: impugnatura; stilografica; gommini; quaderno; penna; matita; pennini; triangolare
> sottolineare, sottolineo, segnare le pagine, ripassare, ripasso, riassunti, schemi colorati: evidenziatori; segnapagina; post; pennarelli; matita; quaderno; flashcard; cartoncini
> quaderni rovinati, coprire i libri, foderare i libri, foderare, ricoprire i libri: copertine; foderine; rotolo
> perde tutto a scuola, nome sulle cose, nome sui vestiti, segnare i vestiti, segnare il nome: etichette; pennarello; timbro; astuccio; termoadesive
> schiena e cartella, zaino pesante, cartella pesante, libri pesanti: trolley; zaino; carrello
> geometria, disegno tecnico, disegnare linee dritte, cerchi perfetti: compasso; righello; squadra; squadre; goniometro; portamine; matite; fogli; tecnigrafo
> fogli volanti, fogli sparsi, fogli sulla scrivania, tenere insieme i fogli, unire i fogli, bollette, bollette sparse, tenere le ricevute: raccoglitore; graffette; spillatrice; cartellina; buste; classificatore; faldone; vaschetta; molle; perforatrice; portadocumenti
> fare un pacco, fare i pacchetti, incartare i regali, incartare, impacchettare, spedire un pacco, oggetti fragili, roba fragile, spedizione fragile: scatole; nastro; pluriball; carta; fiocchi; buste; scotch; spago; sacchetti; coccarda
> protegge i fogli, fogli plastificati, plastificare i menu, menu plastificato: plastificatrice; pouches; buste
> biglietto da scrivere, due righe di auguri, scrivere una lettera, lettera d'amore: biglietto; carta; busta; stilografica; cartolina; penna; ceralacca
# arte, mani, musica
> primi quadri, comincia a dipingere, inizia a dipingere, hobby rilassante, passatempo, passatempi, qualcosa da fare la sera, tenere occupate le mani, passare il tempo, in pensione si annoia: tela; puzzle; uncinetto; acquerelli; kit; ricamo; enigmistica; mandala; acrilici; lana; modellino; album; cavalletto; sudoku
> dipingere all'aperto, schizzi in viaggio, dipingere in viaggio: acquerelli; album; taccuino; cavalletto; pennelli; matite
> dipingere su stoffa, dipingere la maglietta, dipingere sul vetro, dipingere sui sassi, decorare le tazze: colori; acrilici; pennarelli; posca; pennelli; smalti
> pennelli induriti, pennelli rovinati, lavare i pennelli: detergente; sapone; diluente; pennelli; trementina; acquaragia
> modellare, fare vasetti, ceramica in casa, scolpire, sculture: argilla; creta; das; fimo; mirette; resina; tornio; sgorbie; pasta
> rinnovare un mobile, mobile vecchio, vecchio comodino, stile shabby, invecchiare un mobile, decorare una scatola: chalk; decoupage; stencil; vernice; cera; pennelli; colla; smalto; carta
> si e staccato il bottone, bottone perso, perso un bottone, si e scucito, scucito, scucita, orlo scucito, cerniera rotta, zip rotta, buco nella maglia, buco nel maglione, jeans strappati, strappo nei pantaloni, gomito bucato: bottoni; filo; aghi; cerniera; toppe; zip; kit; ditale; termoadesivo; automatici; spilli
> accorciare le tende, accorciare i jeans, fare l'orlo, orlo senza cucire: termoadesivo; nastro; filo; biadesivo; spilli; fettuccia; aghi; metro
> non riesco a infilare l'ago, infilare l'ago, pungersi le dita, mi pungo: infilaago; ditale; lente; aghi
> vestito che stringe, prendere le misure, misurare i fianchi: metro; spilli; gessetto
> copertina per il nipotino, fare una copertina, fare una sciarpa, fare un maglione, fare i cappellini, fare pupazzetti: lana; gomitolo; ferri; uncinetto; filato; cotone; matassa; ovatta; kit
> tinta scolorita, jeans scoloriti, nero scolorito, ritingere, tingere i vestiti: colorante; coloreria; tintura
> suono in casa, suonare senza disturbare, suonare di notte, i vicini si lamentano della musica, esercitarmi la sera: cuffie; sordina; pianoforte; tastiera; elettronica; amplificatore
> chitarra scordata, scordata, accordare, andare a tempo, tenere il tempo, perde il tempo: accordatore; metronomo
> corda rotta, si e rotta una corda, corde vecchie, male ai polpastrelli, dita che fanno male suonando: corde; muta; nylon; plettro
> chitarra in spalla, portare la chitarra, strumento in aereo, chitarra per terra, appendere la chitarra: custodia; supporto; tracolla; fodero; gancio
> mi registra male la voce, cantare in casa, voce amplificata, parlare in pubblico, farmi sentire da tutti, oratore, animare una serata: microfono; cassa; karaoke; asta; amplificatore; mixer
> dischi di papa, vecchi dischi, dischi in soffitta, ascoltare i vinili, disco che salta, fruscio, dischi impolverati: giradischi; puntina; spazzola; testina; buste; portadischi; liquido; panno
# fiori, regali, fede
> farmi perdonare, chiedere scusa alla moglie, chiedere scusa, dire ti amo, dirle che la amo, sorpresa romantica, fidanzata arrabbiata, festa della donna, festa della mamma: rose; rosa; bouquet; cioccolatini; fiori; orchidea; profumo; bracciale; mimosa; pianta; cofanetto; peluche; biglietto; collana; candela
> portare fiori al cimitero, cimitero, tomba, sulla tomba, i defunti, i morti, lapide: lumini; crisantemi; ceri; vaso; fiori; lumino; corona; ciclamini
> fiori che durano, che non appassiscono, non appassisce, fiori che non muoiono, fiori senza acqua, allergica ai fiori freschi: stabilizzata; finti; secchi; artificiali; eterna; seta; lavanda
> far durare i fiori, fiori recisi, fiori in vaso: vaso; conservante; spugna
> tenere il bouquet, decorare la chiesa, addobbo chiesa, sala del ricevimento, tavoli del matrimonio, segnare i posti: centrotavola; segnaposto; tableau; nastri; candele; fiori; vasi; lanterne
> uscita dalla chiesa, lancio del riso, lanciare il riso: coni; petali; bolle; riso; ventaglietti; coriandoli
> regalare agli invitati, ringraziare gli invitati, pensierino per gli invitati, ricordo del matrimonio, ricordo della cresima, ricordo del battesimo: bomboniere; sacchetti; confetti; portaconfetti; bomboniera; calamite; segnaposto; scatoline
> regalino per le colleghe, pensierino per le colleghe, amico segreto, babbo natale segreto, secret santa, pensierino, sotto i dieci euro, regalino: candela; tazza; calamita; portachiavi; sapone; taccuino; cioccolatini; segnalibro; crema; calze; tisana; penna
> ricordino del viaggio, ricordo della citta, ricordo della vacanza, portare a casa un ricordo, per i turisti: calamita; calamite; souvenir; cartolina; tazza; portachiavi; sfera; maglietta; cappellino
> regalo con foto, mettere una foto, stampare una foto, foto di famiglia, foto del nonno, foto dei nipoti: cornice; portafoto; album; tazza; cuscino; puzzle; calendario; tela; quadro
> ha tutto, persona che ha gia tutto, regalo originale, idea originale, regalo spiritoso: cofanetto; candela; cesto; gioco; tazza; libro; piante; diffusore; lampada
> malocchio, sfortuna, portare fortuna, buona fortuna, in bocca al lupo, scaramanzia: corno; cornetto; quadrifoglio; portafortuna; amuleto; ciondolo; ferro; coccinella
> benedire la casa, pregare, preghiera, recitare il rosario, devota, devoto, nonna credente, sopra il letto, parroco, ordinazione, prima comunione: rosario; crocifisso; icona; acquasantiera; quadro; bibbia; messale; madonnina; capezzale; statua; croce; cero
> fare il presepe, natale in casa, calza della befana da appendere, aspettare il natale, conto alla rovescia: presepe; statuine; capanna; albero; avvento; muschio; luci; palline; calza; puntale; ghirlanda; pastori
> atmosfera, creare atmosfera, casa accogliente, luce soffusa, serata romantica, bagno a lume di candela, lume di candela: candela; candele; tealight; lanterna; lampada; diffusore; incenso; lucine; lumini; portacandele
> profumare casa, profumare la casa, profumare il bagno, profumare la stanza, profumare l'ambiente, casa profumata, odore di fritto, odore di cucina, odore di cane in casa, coprire gli odori: diffusore; candela; incenso; spray; bruciaessenze; profumatore; essenza; bastoncini; olio; melt; midollini; deodorante
> energie negative, purificare la casa, allontanare le energie negative, armonia, chakra: salvia; incenso; palo; cristalli; campana; lampada; pietre; candela
> passare dalle sigarette, smettere con le sigarette, meno nicotina, sapore di bruciato, sa di bruciato, fa poco fumo: sigaretta; pod; liquido; resistenza; coil; kit; aroma; atomizzatore
> rollare, rolla, farsi le sigarette, tabacco sfuso, tabacco secco: cartine; filtri; filtrini; tabacchiera; rollatore; portatabacco; tubetti; macchinetta
> si spegne col vento, accendere con il vento, accendere il gas, accendere le candele: accendino; antivento; accendigas; fiammiferi; accenditore
# auto e moto
> grandina, grandine sull'auto, auto all'aperto, auto che dorme fuori, resina degli alberi, escrementi di uccelli, auto sotto il sole: telo; copriauto; parasole; cera; tendine; detergente
> lavare l'auto, lavo la macchina, lavare la macchina, auto sporca, cerchi sporchi, insetti sul parabrezza, moscerini sul parabrezza, macchina lucida: shampoo; spugna; guanto; cera; panno; idropulitrice; pulitore; secchio; polish; detergente; microfibra; spazzola
> cruscotto opaco, plastiche sbiadite, plastiche scolorite, gomme sbiadite, gomme nere lucide: nero; lucida; rinnova; detergente; protettivo; spray
> briciole in macchina, sabbia in macchina, sporco tra i sedili, aspirare la macchina, tappetini bagnati, fango in auto: aspirapolvere; tappetini; vasca; spazzola; aspirabriciole; telo; coprisedili
> bagagliaio in disordine, la spesa si rovescia, spesa nel bagagliaio, cose sparse in auto: organizer; rete; vasca; cesta; contenitore; gancio
> bambini in macchina e sole, sole sui sedili dietro, sole nel finestrino: tendine; tendina; parasole; oscuranti
> incidente, chi ha ragione, prova dell'incidente, atti vandalici, auto rigata: dashcam; telecamera; allarme
> parcheggio in retromarcia, faccio manovra, fare manovra, sbatto in garage, colonna del garage: sensori; telecamera; paracolpi; specchietto
> musica in auto, macchina senza bluetooth, telefonare guidando, parlare al telefono guidando, seguire le mappe in auto: vivavoce; trasmettitore; supporto; autoradio; caricatore; cavo
> spia del motore, spia motore, motore che strappa, strappa in accelerazione, parte male al freddo, parte male la mattina, consuma tanto, minimo irregolare: candele; filtro; additivo; batteria; bobina; diagnosi; obd; candelette; olio; iniettori
> spia dell'olio, sporco l'olio, rabboccare l'olio, quanto olio: olio; imbuto; filtro
> spia della batteria, batteria che non tiene, auto ferma per mesi, macchina ferma: batteria; mantenitore; alternatore; avviatore; booster; caricabatterie
> pedale del freno, pedale molle, vibra quando freno, volante che vibra, sterzo che vibra, dossi, rumore sui dossi, rumore sulle buche: dischi; pastiglie; liquido; ammortizzatori; braccetti; cerchi; testine
> rumore allo scarico, scooter rumoroso, macchina rumorosa, fa un rumore da trattore, bucata la marmitta: marmitta; terminale; silenziatore; pasta; fascetta; scarico
> specchietto rotto, rotto lo specchietto, freccia rotta, paraurti graffiato, stop bruciato: specchietto; vetro; calotta; freccia; fanale; lampadina; ritocco; stick
> revisione, passare la revisione, pneumatici lisci, gomme consumate, cambio gomme: pneumatici; gomme; tergicristalli; lampadine; pastiglie; cerchi
> traino, trainare, roulotte, carrello appendice, moto in furgone, legare il carico, carico sul tetto: gancio; cinghie; barre; fune; corda; spina; rete; ragno
> casco che si appanna, visiera appannata, visiera graffiata, sole in moto: visiera; pinlock; spray; occhiali; antiappannante
> moto rubata, rubano gli scooter, rubano i motorini, motorino in strada, parcheggio lo scooter: bloccadisco; catena; antifurto; lucchetto; allarme; telo; gps
> pioggia in scooter, freddo in scooter, freddo in moto, pantaloni bagnati in moto, ginocchia fredde: coprigambe; mantella; tuta; paramani; moffole; antipioggia; sottocasco; manopole; guanti; parabrezza; copriscarpe
> portare il passeggero, casco del passeggero, dove metto il casco, mettere il casco, spesa in scooter, roba in moto: bauletto; casco; rete; borse; zaino; portapacchi; ragno; gancio
> cade in moto, proteggermi in moto, protezioni in moto, prima moto, ha preso la moto, ha preso il patentino, primo scooter: casco; paraschiena; guanti; giacca; stivali; bloccadisco; ginocchiere; airbag
`;
