/** What makes people look for clothes, shoes, bags and jewels: `> in their words: what serves`. */
export const WARDROBE_NEEDS = `
# indossare
> si vede il reggiseno, si vedono le spalline, schiena scoperta, schiena nuda, scollo profondo, abito senza spalline, vestito senza spalline: copricapezzoli; coppe; bralette; fascia; adesivo; reggiseno; spalline
> seno grande, seno abbondante, seno prosperoso, mi balla il seno, sostegno al seno, seno piccolo: reggiseno; brassiere; minimizer; bralette; balconcino; bustier
> mi segnano, si vedono le mutande, si vede sotto, segno delle mutande, sotto i pantaloni bianchi, sotto il vestito aderente: perizoma; brasiliana; laser; culotte; guaina; sottoveste; canotta; slip; seamless
> vestito trasparente, trasparente sotto, gonna trasparente, si vede in controluce: sottoveste; sottogonna; culotte; canotta; top
> nascondere la pancia, coprire la pancia, pancia piatta, snellire, punto vita, tenere dentro la pancia, contenere la pancia: guaina; panciera; body; tunica; abito; modellante; casacca; collant; caftano
> coprire i fianchi, coprire il sedere, lato b, maglia lunga: tunica; maxipull; casacca; cardigan; camicione; gilet
> coprire le braccia, spalle coperte, spalle scoperte, coprire le spalle, entrare in chiesa: coprispalle; stola; scialle; bolero; foulard; giacca; pashmina; cardigan; camicia
> strusciano le cosce, sfregano le cosce, cosce che sfregano, irritazione alle cosce: antisfregamento; pantaloncino; fasce; talco; parigamba; bermuda; leggings
> mi cadono i pantaloni, pantaloni che cadono, pantaloni larghi in vita, mi scendono i pantaloni, scende sui fianchi: cintura; bretelle
> il colletto, la cravatta vola, cravatta che svolazza: fermacravatta; stecche
> sbuca la camicia, camicia fuori dai pantaloni: reggicamicia; body
> mi scendono le calze, calze che scendono, calze che cadono: giarrettiera; autoreggenti; gambaletti; calzettoni; reggicalze
> si smagliano, calze smagliate, calza bucata, calze bucate, ditone fuori, alluce buca: collant; calze; calzini; antistrappo
> calze che si vedono, non si vedano le calze, calze che non si vedono: fantasmini; salvapiede
> gonna corta, coprire le gambe, gambe nude, gambe scoperte: collant; calze; leggings; parigine; calzamaglia; stivali
> collo scoperto, gola scoperta, spiffero sul collo, coprire il collo: sciarpa; scaldacollo; foulard; dolcevita; lupetto; bandana; pashmina
> testa fredda, orecchie fredde, freddo alle orecchie, gelano le orecchie, coprire le orecchie: berretto; paraorecchie; cuffia; cappello; fascia; colbacco; passamontagna
> mani fredde, mani gelate, gelano le mani, dita gelate, mani congelate, dita congelate: guanti; muffole; scaldamani; manopole; sottoguanti; moffole
> piedi freddi, piedi gelati, piedi congelati, gelano i piedi, pavimento freddo, a piedi scalzi in casa, gira scalzo, cammina scalzo: calze; pantofole; calzettoni; babbucce; ciabatte; scaldamuscoli; antiscivolo; scaldapiedi
> usare il telefono con i guanti, telefono coi guanti, dita scoperte: guanti; touchscreen; touch
> mezza stagione, temperature ballerine, ne caldo ne freddo, freddo la mattina e caldo a pranzo, vestirsi a strati, fresco la sera, fresco di sera, sere fresche: cardigan; trench; giacca; felpa; gilet; coprispalle; camicia; smanicato; spolverino; foulard; golfino; bomber; softshell
> aria condizionata forte, aria condizionata in ufficio, freddo in ufficio: cardigan; scialle; coprispalle; pashmina; golfino; stola; plaid
> vento, giornate ventose, tira vento: antivento; giacca; kway; scaldacollo; cappello; fascia; softshell
> allergica alla lana, la lana mi pizzica, lana che pizzica, mi pizzica: cotone; cashmere; pile; merino; sottomaglia; lupetto
> caldo torrido, quaranta gradi, appiccica addosso, suda la schiena, si appiccica: lino; canotta; bermuda; sandali; prendisole; camicia; pantaloncini; maglietta; cappello
> capelli al vento, coprire i capelli, capelli sporchi, senza capelli, testa rasata, chemioterapia, chemio: cappello; turbante; foulard; bandana; parrucca; fascia; cuffia
> sole in testa, insolazione, coprire la testa, testa pelata: cappello; panama; bucket; visiera; paglietta; bandana; pescatora
> si veste da solo, vestirsi da solo, non sa allacciarsi, non riesce ad allacciare, allacciare le scarpe, nodi ai lacci: strappo; velcro; mocassini; slip; ciabatte; elastici; sneakers; calzascarpe
> sfilare i pantaloni, gesso alla gamba, gamba ingessata, piegarsi a mettere le scarpe, non riesce a chinarsi, chinarmi, piegarsi: calzascarpe; mocassini; tuta; pantofole; ciabatte; pinza
> cresce in fretta, cresce a vista d'occhio, gli sta gia piccolo, le sta gia piccolo: tutina; body; pantaloni; completino; tuta; scarpe; leggings
> si sporca sempre, si macchia sempre, si rotola, gioca per terra, ginocchia bucate, buca i pantaloni, buca le ginocchia, ginocchia consumate: tuta; jeans; grembiule; toppe; salopette; pantaloni; bavaglino
> si scopre di notte, si toglie le coperte, scalcia le coperte: sacco; pigiama; pigiamone; tutina; sacconanna
> si graffia il viso, si graffia la faccia, unghiette: moffole; guantini; manopoline; forbicine; tagliaunghie
> per la recita, recita di natale, saggio di fine anno, foto di classe: camicia; abito; papillon; gonna; maglione; calzamaglia; ballerine; pantaloni; costume
> ora di ginnastica, educazione fisica, ginnastica a scuola, motoria: tuta; scarpe; sneakers; maglietta; pantaloncini; sacca; leggings; felpa
> damigella, paggetto, portare le fedi, damigelle, paggetti: abito; vestito; completo; papillon; cuscino; coroncina; ballerine; bretelle
> mamma della sposa, madre della sposa, mamma dello sposo, suocera: abito; tailleur; stola; cappello; clutch; decollete; tubino; completo; guanti; coprispalle
> mi sposo, sposarmi, addio al nubilato, addio al celibato, vestirmi da sposa: abito; velo; fedi; tiara; giarrettiera; guepiere; gemelli; vestaglia; fascia; papillon; coroncina
> funerale, lutto, andare a un funerale: abito; tailleur; completo; cravatta; tubino; camicia
> serata di gala, serata a teatro, prima a teatro, andare a teatro, black tie, abito scuro: abito; smoking; papillon; clutch; stola; decollete; gemelli; pochette; tubino; fusciacca
> festa in discoteca, serata in discoteca, andare a ballare, diciottesimo, festa dei diciotto: top; minigonna; paillettes; tacchi; abito; clutch; tubino; tutina; body
> festa in spiaggia, aperitivo in spiaggia, vestito per il mare, sopra il costume: caftano; pareo; prendisole; copricostume; camicia; sandali; kimono; bermuda
> seduta in piscina, cloro rovina, slavato dal cloro: costume; cuffia; poliestere
> si scalda l'auto al mare, scogli, ricci di mare, sassi in spiaggia, pietre in acqua, spiaggia di sassi, camminare sugli scogli: scarpette; ragnetti; ciabatte; aqua; infradito; materassino
> si ustiona al mare, spalle bruciate, non prendere il sole sulle spalle: maglietta; lycra; cappello; ombrellone; solare; rash
> in casa d'inverno, stare in casa comoda, stare comoda in casa, divano e coperta, serate sul divano: tuta; pigiama; pantofole; vestaglia; plaid; homewear; calzettoni; felpa; babbucce
> in barca a vela, salire in barca, non rovinare la coperta: mocassini; cerata; guanti; scarpe; antivento
# lavoro
> in sala operatoria, corsia d'ospedale, turni in ospedale, dodici ore in piedi, turni in piedi: zoccoli; sabot; casacca; calze; camice; solette
> fare il cameriere, faccio la cameriera, lavoro in sala, servire ai tavoli, barista, lavoro al bar: grembiule; camicia; gilet; papillon; scarpe; pantaloni; cravatta; cavatappi; mocassini
> capelli nel piatto, capelli in cucina, haccp: cuffia; retina; bandana; toque; bustina
> dita schiacciate, mi cade sul piede, pesi sui piedi, chiodi sotto le scarpe, punta rinforzata, punta di ferro, suola antiforo: antinfortunistiche; scarpe; stivali; scarponcini
> lavorare in ginocchio, in ginocchio tutto il giorno, posare i pavimenti, posatore: ginocchiere; pantaloni; tappetino
> lavorare in strada, lavoro di notte in strada, mi vedano le auto, visibile alle auto, fermo in autostrada, auto in panne: gilet; catarifrangente; pettorina; giubbino; bretelle; triangolo
> schegge negli occhi, schegge, scintille, trucioli negli occhi, polvere negli occhi: occhiali; visiera; maschera; protettivi
> mi taglio le mani, tagliarsi le mani, lamiere, vetri rotti, filo spinato: guanti; antitaglio; manicotti
> rumore in fabbrica, rumore del martello pneumatico, rumore di macchinari: cuffie; inserti; tappi; antirumore; archetto
> lavora al freddo, cella frigorifera, celle frigo: giaccone; guanti; pile; parka; termica; berretto; calze; gilet
> lavoro in quota, sul tetto, ponteggi, cadere dal tetto: imbracatura; imbrago; elmetto; cordino; moschettone; anticaduta
> attrezzi a portata di mano, viti in tasca, chiodi in tasca: cintura; marsupio; multitasche; pantaloni; portautensili
# scarpe
> fanno male le scarpe, scarpe che fanno male, scarpe strette, mi stringono, stringono davanti, scarpa dura, scarpe nuove che fanno male: allargascarpe; cerotti; ammorbidente; solette; tendiscarpe; salvatallone; calzascarpe
> scappa il tallone, esce il tallone, scarpe larghe, mi ballano le scarpe, balla il piede, scarpe troppo grandi: talloniera; solette; salvatallone; sottopiede; cuscinetti
> tacchi che fanno male, male con i tacchi, dolore avampiede, non reggo i tacchi, scendere dai tacchi, togliere i tacchi a fine serata: ballerine; cuscinetti; zeppe; solette; semisoletta; mocassini; tacco
> affondano i tacchi, tacchi nell'erba, tacchi sui sampietrini: salvatacchi; zeppe; platform; ballerine
> spina calcaneare, fascite plantare, fascite, male al tallone, tallone dolente, piedi piatti, piede piatto, arco plantare: talloniera; plantare; solette; tutore; calze
> scarpe che puzzano, puzzano le scarpe, puzza nelle scarpe: deodorante; solette; cedro; spray; tendiscarpe; talco
> scarpe macchiate, camoscio macchiato, scarpe bianche ingiallite, suola ingiallita, sneakers sporche, pulire le scarpe, pulire le sneakers: shampoo; spazzola; gomma; detergente; lucido; salviette; rinnova
> scarpe opache, scarpe scolorite, pelle scolorita, pelle graffiata, lucidare le scarpe, scarpe lucide: lucido; crema; tinta; cera; panno; spazzola; ravvivante
> entra l'acqua nelle scarpe, piedi bagnati, mi si bagnano i piedi, scarpe bagnate, pozzanghere, fango, terreno bagnato, prato bagnato: stivali; galosce; impermeabilizzante; copriscarpe; anfibi; goretex; calosce; sovrascarpe
> scivolo sul ghiaccio, marciapiede ghiacciato, strada ghiacciata, scivolo sulla neve: ramponcini; doposci; scarponi; stivali; scarponcini
> sembrare piu alta, sembrare piu alto, piu alto, piu alta, qualche centimetro, slanciare: tacco; zeppe; rialzo; decollete; platform; soletta; tronchetti
> lacci rotti, si slacciano, si slegano, lacci che si slegano: lacci; stringhe; elastici
> scarpe sformate, tenere in forma le scarpe: tendiscarpe; forma
> dita a martello, alluce che sporge, male al pollice del piede: separadita; protezione; sandalo; mocassino; ciabatta
# borse, gioielli, occhiali
> perdo le chiavi, perdo sempre le chiavi, non trovo le chiavi, chiavi in fondo alla borsa: portachiavi; tracker; localizzatore; moschettone; laccetto; svuotatasche; airtag
> svuotare le tasche, spiccioli in giro, monete sparse, monetine, appoggiare le chiavi: svuotatasche; portamonete; ciotola; borsellino; vassoio
> troppe tessere, tante tessere, tante carte, portafoglio gonfio, tasca posteriore: portacarte; portatessere; portafoglio; fermasoldi; slim
> borsa in disordine, non trovo niente in borsa, borsa piena, cambiare borsa: organizer; pochette; bustina; portatrucchi; beauty
> ci stia il portatile, ci sta il computer, ci sta il pc, ci entra il portatile, portare il portatile, fogli a4, ci stiano i fogli: cartella; shopper; zaino; ventiquattrore; tote; valigetta; custodia; postina; messenger
> borsa per terra, appendere la borsa, borsa al tavolo: gancio; appendiborsa; reggiborsa
> fare la spesa a piedi, sacchetti della spesa, buste che si rompono, borse pesanti, portare la spesa, spesa pesante: carrello; shopper; sporta; trolley; carrellino
> spalle doloranti dalla borsa, pesa su una spalla, distribuire il peso: zaino; trolley; tracolla
> allergica al nichel, allergia al nichel, mi fanno allergia gli orecchini, orecchie che si infiammano, lobi infiammati: titanio; acciaio; orecchini; argento; oro
> non ho i buchi, senza buchi alle orecchie, orecchie non forate, senza forare: clip; ear cuff; orecchini; magnetici
> argento annerito, argento nero, si annerisce, anello annerito, gioielli opachi, lucidare i gioielli: panno; liquido; pulitore; lucidante; pulisci; ultrasuoni
> collane aggrovigliate, si aggrovigliano, gioielli sparsi, orecchini spaiati, perdo gli orecchini: portagioie; portacollane; espositore; farfalline; scrigno; alberello
> fare la proposta, chiederle di sposarmi, chiedere la mano, inginocchiarmi: solitario; anello; trilogy; veretta; portafedi
> nozze d'argento, nozze d'oro, anniversario di nozze, dieci anni insieme, anniversario di matrimonio: veretta; riviera; collana; orecchini; anello; bracciale; cornice; fedina; orologio; album
> anelli di coppia, per me e il mio ragazzo, amiche del cuore, migliore amica, migliori amiche: fedina; fedine; bracciale; ciondolo; cuore; collana; charm; portachiavi
> iniziali incise, inciso il nome, nome inciso, lettera iniziale, segno zodiacale, angelo custode, quadrifoglio, portafortuna: ciondolo; medaglia; medaglietta; bracciale; collana; charm; targhetta; portachiavi
> orologio fermo, si e fermato l'orologio, orologio che non cammina: pila; batteria; orologio; carica
> cinturino rotto, cinturino consumato, togliere maglie al bracciale, orologio largo: cinturino; ansa; ansette; estrattore
> mi sveglio tardi, non sento la sveglia, arrivo sempre tardi, arriva sempre in ritardo: sveglia; radiosveglia; orologio; smartwatch
> contare i passi, battiti, battito, passi al giorno, monitorare il sonno: smartwatch; contapassi; smartband; fascia; cardiofrequenzimetro
`;
