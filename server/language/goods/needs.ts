/** What goods are for: `> what is needed: kinds that serve it`, where no product says so itself. */
export const NEEDS = `
# bisogni
> dormire, dormo, sonno, insonnia, addormentarsi, addormentarmi, riposare, riposo, nanna: materasso; cuscino; melatonina; tisana; valeriana; mascherina; pigiama; lenzuola; piumone; sacco nanna; luce notturna; camomilla; topper; culla; tappi per le orecchie
> correre, corro, running, jogging, maratona, mezza maratona, corsa: scarpe da corsa; sneakers; cardiofrequenzimetro; fascia cardio; tapis roulant; leggings; pantaloncini; runner
> camminare, cammino, camminate, passeggiate, escursioni, escursione, montagna, trekking, cammini: scarponi; pedule; zaino; bastoncini; borraccia; mantella; giacca impermeabile; ghette
> nuotare, nuoto, piscina, vasca: costume; occhialini; cuffia; accappatoio; ciabatte; pinne
> pedalare, pedalata, bici: bicicletta; casco; cyclette; rulli; salopette
> allenarsi, allenarmi, allenamento, palestra, allenare, muscoli: manubri; kettlebell; tappetino; elastici; panca; cyclette; proteine; guanti; tuta; borsone; leggings; bilanciere
> meditare, meditazione, yoga, pilates: tappetino; cuscino; incenso; mattoncino yoga; campana tibetana; fitball
> dimagrire, dimagrante, dieta, peso: drenante; bilancia; proteine; barretta; tisana; termogenico; cyclette
> freddo, scaldarsi, scaldarmi, scaldare, riscaldarsi, riscaldare, gelo, infreddolito, infreddolita: sciarpa; guanti; cappello; piumino; coperta; plaid; stufa; stufetta; termoventilatore; termoforo; borsa dell'acqua calda; scaldacollo; maglione; cappotto; scaldamani; pile; berretto; termocoperta; scaldaletto; pantofole
> caldo, rinfrescare, rinfrescarsi, afa, sudare: ventilatore; climatizzatore; condizionatore; ventaglio
> pioggia, piove, bagnarsi, bagnarmi, acquazzone: ombrello; impermeabile; kway; mantella; galosce; poncho; trench; coprizaino; copripasseggino
> neve, nevica: doposci; ciaspole; slitta; catene da neve; sci; scarponi; guanti
> sole, abbronzarsi, abbronzarmi, abbronzatura, scottarsi: solare; crema solare; occhiali da sole; ombrellone; cappello; doposole; parasole; gazebo
> spiaggia, mare: costume; telo mare; ombrellone; infradito; pareo; crema solare; sdraio; palette; braccioli; maschera; pinne; materassino; borsa frigo; canotto; secchiello
> zanzare, zanzara, insetti, punture: antizanzare; zanzariera; repellente; citronella; insetticida; dopopuntura
> formiche, scarafaggi, mosche, vespe, blatte: insetticida; trappola
> topi, topo, ratti: trappola per topi; topicida; esca topi
> umidita, muffa, condensa, umido: deumidificatore; antimuffa
> aria secca: umidificatore
> polvere, spolverare, briciole: aspirapolvere; panno; scopa; aspirabriciole; piumino
> pulire, pulizia, lavare, pavimenti, sporco, macchie: detersivo; detergente; sgrassatore; panno; mocio; scopa; spugna; aspirapolvere; smacchiatore; sapone; secchio; anticalcare
> stirare, pieghe: ferro da stiro; asse da stiro; stiratrice
> stendere, bucato, asciugare i panni, panni: stendino; stendibiancheria; mollette da bucato; detersivo; ammorbidente; asciugatrice; cesto biancheria
> ordine, riordinare, mettere in ordine, tenere in ordine, organizzare, disordine, riporre: organizer; scatola; contenitore; cestino; scaffale; mensola; portaoggetti; cassettiera; raccoglitore; portapenne; scarpiera; portagioie; libreria; armadio
> appendere, appendo, attaccare al muro, fissare: ganci; appendiabiti; tasselli; chiodi; grucce; biadesivo; attaccapanni; cornice
> incollare, attaccare, rotto, riparare, aggiustare: colla; adesivo; silicone; nastro; attaccatutto; biadesivo; mastice; kit riparazione
> avvitare, svitare, viti: cacciavite; avvitatore; chiave; brugola
> forare, buchi, bucare: trapano; punte trapano
> tagliare, affettare, tagliare il pane: coltello; forbici; tagliere; affettatrice; cesoie; taglierino; sega; mandolina; affettatartufi
> potare, siepe, rami: cesoie; forbici da potatura; tagliasiepi; troncarami; motosega; svettatoio; seghetto
> tagliare il prato, tagliare l'erba, erba alta: tosaerba; decespugliatore; tagliabordi; rasaerba
> annaffiare, innaffiare, bagnare le piante, irrigare: annaffiatoio; irrigatore; tubo da giardino; kit irrigazione; nebulizzatore; spruzzino
> seminare, orto, coltivare: sementi; semi; terriccio; zappa; concime; bulbi; piantine; vanga
> erbacce: diserbante; zappa; pacciamatura
> verniciare, imbiancare, pitturare, tinteggiare, parete: pittura; pennello; rullo; vernice; nastro carta; idropittura; smalto
> dipingere, disegnare, disegno, colorare, pittore, pittrice, artista: tempere; acquerelli; pennelli; tela; matite colorate; pennarelli; pastelli; album da disegno; acrilici; colori a olio; cavalletto
> scrivere, appunti, prendere appunti, scrittura: penna; quaderno; taccuino; stilografica; matita; block notes; agenda; diario
> scuola, studiare, elementari, medie, liceo: zaino; astuccio; quaderno; diario; penna; evidenziatore; matite colorate; compasso; righello; dizionario; calcolatrice
> cucire, cucito, orlo, rammendare: filo; aghi; macchina da cucire; bottoni; forbici; metro; spilli; ditale
> lavorare a maglia, maglia ai ferri, sferruzzare, uncinetto: gomitolo; uncinetto; ferri da maglia; lana; filato; amigurumi
> cucinare, cucina, ai fornelli, cuoco, chef: pentola; padella; coltello; casseruola; mestolo; tagliere; grembiule; teglia; ricettario; robot da cucina; wok
> pasticceria, dolci in casa, fare dolci, torte in casa, infornare: tortiera; stampi; planetaria; frusta; sac a poche; teglia; mattarello; bilancia da cucina; farina; lievito; zucchero a velo
> grigliare, grigliata, grigliate: barbecue; griglia; carbonella; spiedi; pinze; affumicatore
> colazione, svegliarsi: caffe; te; biscotti; marmellata; miele; cereali; tostapane; tazza; fette biscottate; muesli; cornetti; moka
> aperitivo, aperitivi, stuzzicare, sgranocchiare, spiluccare: taralli; patatine; olive; salumi; formaggi; spumante; prosecco; arachidi; tagliere; vermouth; bitter; grissini; pate; crostini; birra; cracker; frutta secca
> brindare, brindisi, festeggiare: spumante; prosecco; champagne; franciacorta; flute; calici
> fine pasto, dopo cena, dopocena, digerire, digestione: amaro; digestivo; grappa; limoncello; liquore; tisana; passito; antiacido; finocchio
> schiuma, schiumare, montare il latte, cappuccino, cappuccini: montalatte; cappuccinatore; frustino
> calcare, incrostazioni, incrostato: decalcificante; anticalcare
> documenti riservati, distruggere documenti: distruggidocumenti
> ricalcare: tavoletta luminosa; carta da lucido
> rilegare: rilegatrice
> plastificare: plastificatrice
> lucidare, lucide, brillare: lucido; polish; lucidante; panno
> affilare: affilacoltelli; cote; acciaino
> aprire le bottiglie, stappare: cavatappi; apribottiglie
> pesare: bilancia; pesapersone; pesavaligie
> misurare: metro; bilancia; termometro; calibro
> sollevare: cric; paranco; transpallet
> saldare: saldatrice; saldatore; stagno
> gessi, gesso, braccio rotto, slogatura, distorsione, caviglia: tutore; cavigliera; ghiaccio istantaneo; crema antidolorifica
> mal d auto, mal di mare: bracciali antinausea; zenzero
> russa, russare: cerotti nasali; tappi per le orecchie; bite
> sudare, sudore, ascelle: deodorante
> neonato, nascita: tutina; bavaglino; copertina; ciuccio; biberon; peluche
> bagnare, galleggiare, nuotare ancora: salvagente; braccioli
> abbocca, abboccato, abboccata: segnalatore; campanellino; galleggiante
> pescare: canna da pesca; mulinello; esca; kit; combo
> sete, dissetarsi, bere, dissetante: acqua; succo; bibita; birra; borraccia; te freddo; bevande
> caffe, espresso: moka; cialde; capsule; macinacaffe; tazzine; caffettiera; macchina da caffe
> merenda: biscotti; merendine; succo; snack; barrette; crema spalmabile
> condire, insaporire, condimento: olio; aceto; spezie; sale; pepe; salsa; aromi; pesto; sugo
> leggere, lettura, lettore, lettrice, legge molto: libro; romanzo; segnalibro; lampada da lettura; ebook reader; occhiali da lettura; leggio; giallo; thriller
> ascoltare musica, musica, canzoni: cuffie; auricolari; cassa bluetooth; altoparlante; giradischi; radio; soundbar; vinile; lettore mp3
> suonare, suona, strumento, musicista: chitarra; pianoforte; tastiera; flauto; ukulele; tamburo; violino; batteria; armonica
> cantare, canta, cantante: microfono; karaoke; asta microfono
> film, cinema in casa, serie: televisore; proiettore; soundbar; home theater
> fotografare, foto, fotografie, scattare: fotocamera; treppiede; obiettivo; istantanea; cornice; album foto; stampante fotografica; reflex; scheda di memoria
> videochiamate, videochiamata, videolezioni, smart working, riunioni online: webcam; cuffie; microfono; notebook; monitor; ring light; scrivania; sedia da ufficio
> giocare, gioco, gioca, giochi: gioco da tavolo; puzzle; carte; videogioco; console; pallone; bambola; costruzioni; controller; peluche
> ricaricare, batteria scarica, scarico, caricare il telefono: caricabatterie; powerbank; cavo; pile
> stampare, stampe: stampante; toner; cartucce; carta
> internet, wifi, wi fi, connessione: router; modem; ripetitore; chiavetta
> ladri, furti, rubare, sicurezza, rubino: antifurto; lucchetto; cassaforte; telecamera; allarme; serratura; bloccadisco; spioncino; catena
> buio, illuminare, luce, vederci: lampada; torcia; lampadina; faretto; luce notturna; lanterna; frontale
> sedersi, sedermi, seduto, seduta, sedere: sedia; poltrona; sgabello; panca; divano; cuscino; pouf; sella
> mal di schiena, schiena, lombare, postura: fascia lombare; cerotti riscaldanti; cuscino; sedia ergonomica; termoforo; materasso; tutore; massaggiatore; crema antidolorifica
> dolori, dolore, articolazioni, mal di: crema antidolorifica; gel antidolorifico; cerotti; termoforo; arnica; antinfiammatorio; antidolorifico; tutore
> mal di testa, emicrania, febbre: antidolorifico; termometro; paracetamolo
> tosse, mal di gola, gola: sciroppo; pastiglie; miele; propoli; spray gola; caramelle balsamiche; tisana
> raffreddore, naso chiuso, naso, raffreddato: spray nasale; fazzoletti; aerosol; soluzione fisiologica; aspiratore nasale; cerotti nasali
> ferita, ferite, tagli, sbucciature, graffi: cerotti; garze; disinfettante; bende; cassetta pronto soccorso
> stanchezza, stanco, stanca, energia, spossato, spossatezza, difese: vitamine; magnesio; multivitaminico; integratore; ginseng; pappa reale; potassio; ferro; energy drink
> stress, rilassarsi, rilassare, rilassarmi, ansia, relax, nervoso: tisana; candela; olio essenziale; magnesio; bagnoschiuma; sali da bagno; valeriana; incenso; diffusore; massaggiatore; camomilla; melatonina; fiori di bach
> capelli secchi, capelli, crespi, ricci: shampoo; balsamo; maschera capelli; piastra; spazzola; olio capelli; phon
> caduta, perdo i capelli: anticaduta; fiale anticaduta; lozione anticaduta
> rughe, invecchiamento: antirughe; siero; crema viso; collagene; acido ialuronico
> brufoli, acne, pelle grassa, punti neri: detergente; crema viso; maschera; siero; scrub
> labbra, labbra screpolate: burrocacao; balsamo labbra; rossetto
> screpolate, mani secche, mani: crema mani; guanti
> barba, radersi, rasarsi, rasatura: rasoio; schiuma da barba; dopobarba; regolabarba; olio da barba; lametta; pennello da barba
> depilarsi, depilazione, peli superflui, peli: epilatore; ceretta; rasoio; crema depilatoria; strisce depilatorie
> truccarsi, truccarmi, trucco, struccarsi: rossetto; mascara; fondotinta; struccante; palette; pennelli; eyeliner
> denti, alito, gengive: spazzolino; dentifricio; collutorio; filo interdentale
> unghie: smalto; lima; tagliaunghie; acetone; olio cuticole
> viaggiare, viaggio, aereo, viaggi, partire, vacanza: trolley; valigia; zaino; borsone; cuscino da viaggio; adattatore; beauty case; portadocumenti; marsupio; organizer; guida turistica; lucchetto; etichetta bagaglio; power bank; pesavaligie
> trasportare, portare in giro, portarlo, portarlo addosso, addosso, portare il bambino, portarla: marsupio; fascia portabebe; trasportino; passeggino; zaino; borsa; carrello; trolley; tracolla
> allattare, allattamento: tiralatte; biberon; cuscino allattamento; coppette assorbilatte; reggiseno
> svezzamento, pappa, pappe: seggiolone; cuocipappa; omogeneizzato; bavaglino; ciotola; scaldapappa; tazza antigoccia
> cambio pannolino, cambiarlo, cambiarla, culetto, sederino, arrossato, arrossamento: pannolini; fasciatoio; salviettine; pasta protettiva; crema cambio
> bagnetto, lavarlo, lavarla: vaschetta; bagnoschiuma; accappatoio; bagnetto; spugna; shampoo
> dentini, gengive gonfie: massaggiagengive; anello dentizione
> sentirlo piangere, piange, sorvegliare, controllarlo, sentirlo: baby monitor; telecamera
> primi passi, imparare a camminare, gattona: girello; scarpine; cancelletto; paraspigoli
> passeggiare, passeggiata, passeggiate col cane, portare fuori il cane: passeggino; guinzaglio; pettorina; collare; scarpe
> graffia, graffiare, divano graffiato: tiragraffi
> bisognini, pipi, bisogni, puzza: lettiera; traversine; sacchetti igienici; sabbietta; deodorante
> pulci, zecche: antiparassitario; collare antipulci; pipette; antipulci
> masticare, rosicchia, rosicchiare, morde: osso; kong; masticabili; giochi per cani; snack
> dargli da mangiare, mangiare, nutrire, cibo: crocchette; umido; mangime; fieno; ciotola; alimento; scatolette
> tirare, tira al guinzaglio: pettorina; guinzaglio
> parcheggio, bollo, graffi auto: telo auto; polish
> gomma a terra, foratura, bucato, gonfiare, gonfio: pompa; compressore; camera d'aria; kit riparazione; gonfiatore
> batteria a terra, non parte, avviare: avviatore; cavi batteria; mantenitore; batteria auto
> ora, sapere l'ora, puntuale, svegliarmi: orologio; sveglia
> proposta, fidanzamento, sposarsi, matrimonio, nozze, sposi: anello; fede; solitario; bomboniere; partecipazioni
> laurea, laureato, laureata: stilografica; orologio; agenda; coroncina; bomboniere; penna; cravatta
> battesimo, comunione, cresima: catenina; medaglietta; croce; bomboniere; bracciale; rosario; album foto
> compleanno, festa, party: palloncini; candeline; festoni; torta; topper; inviti; piatti di carta; coriandoli
> halloween, carnevale, mascherarsi, travestirsi: costume di carnevale; maschera; parrucca; travestimento
> natale: albero di natale; presepe; palline; panettone; luci di natale; pandoro; ghirlanda
> pasqua: colomba; uovo di pasqua; cioccolato
> casa nuova, trasloco, inaugurazione: scatole; nastro; lampada; quadro; candela; pianta; vaso; zerbino; tazze; piatti
> tavola, apparecchiare, ospiti a cena, cena: piatti; bicchieri; posate; tovaglia; centrotavola; candele; tovaglioli; caraffa
> ufficio, scrivania, lavoro: sedia da ufficio; lampada; portapenne; agenda; mouse; tastiera; raccoglitore; borsa; monitor; penna
> spedire, imballare, spedizioni: scatole; nastro; pluriball; buste
> dolce, dolcezza, goloso, golosa, golosi: cioccolato; biscotti; torta; caramelle; crema spalmabile; cioccolatini; torrone; marmellata; miele
> piccante, piccanti: peperoncino; nduja; tabasco
> abbronzare: solare; olio abbronzante
> occhi stanchi, occhi, occhi secchi, occhi rossi: collirio; lacrime artificiali; contorno occhi
> vedere da vicino, leggere da vicino, presbite: occhiali da lettura; lente d'ingrandimento
> vedere lontano, uccelli, birdwatching: binocolo; cannocchiale
> stelle, pianeti, cielo, luna: telescopio; binocolo
> gambe gonfie, gambe pesanti, circolazione: calze a compressione; crema; drenante
> abbinare, elegante, cerimonia, serata: cravatta; completo; abito; camicia; decollete; pochette; gemelli; papillon; foulard; smoking; clutch
`;
