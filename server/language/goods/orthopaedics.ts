/** Braces, walking aids, the home of who is old or ill, footwear and measuring: the orthopaedic shop. */
export const ORTHOPAEDICS = {
  things: `
# ortopedia e sanitaria
tutore, tutori, ortesi, tutore ortopedico: ginocchiera; cavigliera; polsiera; gomitiera; collare; corsetto; busto; stecca; reggibraccio
ginocchiera, ginocchiere, tutore ginocchio, ginocchiera rotulea; cavigliera, cavigliere, tutore caviglia, bivalva; polsiera, polsiere, tutore polso, polsino ortopedico; gomitiera, gomitiere, tutore gomito, bracciale epicondilite; collare cervicale, collarino, collare di schanz; reggibraccio, immobilizzatore, tutore spalla, tracolla reggibraccio, triangolo per braccio; busto, busti, corsetto, corsetti, fascia lombare, cintura lombare, lombostato, busto ortopedico, fascia lombosacrale; raddrizzaspalle, raddrizza spalle, correttore posturale, correttore di postura, fascia posturale; ventriera, panciera, pancera, fascia addominale, fascia post parto; cinto erniario, cinto, slip erniario, mutanda erniaria; cosciera, polpacciera, tutore polpaccio; tutore mano, tutore dita, stecca per dita, splint per dito, steccafoglia; tutore alluce, divaricatore, separadita, separa dita; taping, kinesio tape, nastro kinesiologico, cerotto kinesio; stivale walker, scarpa da gesso, scarpa post operatoria, copri gesso, copertura per gesso
stampelle, stampella, stampella ascellare, stampelle canadesi, grucce ortopediche, crutches; bastone, bastoni, bastone da passeggio, bastone tripode, quadripode, bastone pieghevole, walking stick; deambulatore, deambulatori, rollator, rolator, girello per anziani, girello deambulatore, walker per anziani, carrellino deambulatore; carrozzina, carrozzine, sedia a rotelle, carrozzella, wheelchair, carrozzina pieghevole, carrozzina elettronica; scooter elettrico per anziani, scooter per disabili; montascale, rampa, rampe, rampa per carrozzina; puntale, puntali, gommini per stampelle, ricambio gommino
letto ortopedico, letto da degenza, letto ospedaliero, letto articolato, letto per allettati: sponda; spondine; materasso antidecubito; archetto
materasso antidecubito, antidecubito, materasso ad aria, materasso a bolle, sovramaterasso; cuscino antidecubito, ciambella, cuscino ad aria, cuscino in gel, cuscino a ciambella, cuscino coccigeo; sponde, sponda, spondine, sponda letto, maniglia per letto, barra alzapersona, trapezio per letto; archetto alzacoperte, alzacoperte; talloniera, talloniere, protezione talloni; sollevatore, sollevatori, sollevamalati, imbracatura per sollevatore; telo di trasferimento, disco girevole, tavola di trasferimento; tavolino da letto, tavolino servitore, vassoio da letto; cuscino a cuneo, poggiaschiena, schienale da letto; poltrona alzapersona, poltrona elevabile, poltrona relax elettrica, poltrona per anziani
alzawater, rialzo water, rialzo wc, alza water, rialzo per water; maniglia, maniglie, maniglione, maniglia di sicurezza, maniglione a ventosa, barra di sostegno; sedia da doccia, seggiolino doccia, sgabello da doccia, sedile doccia; sedile per vasca, asse per vasca, sedile girevole vasca, sollevatore da vasca; sedia comoda, seggetta; padella da letto, padella sanitaria, urinale; tappetino antiscivolo; lavatesta, lavacapelli, shampoo senza acqua, spugne saponate, manopole saponate, detergente senza risciacquo
ausili, ausilio, ausili per anziani, aiuti per la vita quotidiana: pinza; infilacalze; calzascarpe; apribarattoli; portapillole; tagliapillole; impugnatura
infilacalze, infila calze, calzacalze; calzascarpe, calzascarpe lungo, calzante; pinza raccogli oggetti, pinza prensile, prendioggetti, raccoglitutto, pinza lunga; apribarattoli, apri barattoli, apribottiglie facilitato; posate ergonomiche, posate per anziani, posate facilitate; piatto con bordo, piatto a ventosa; bicchiere con beccuccio, tazza con beccuccio, bicchiere antirovesciamento; portapillole, porta pillole, dispenser di pillole, pillolo, settimanale per pillole; tagliapillole, spezzacompresse, trita pillole, frantumacompresse; bavaglia per adulti, bavaglioni; telefono per anziani, cellulare tasti grandi, salvavita beghelli, telesoccorso, pulsante sos, campanello senza fili; lente di ingrandimento, lente luminosa; orologio parlante; sveglia tasti grandi; allacciabottoni, infila bottoni, gira chiavi
misuratore di pressione, sfigmomanometro, misura pressione, misurapressione, apparecchio della pressione, pressurometro; saturimetro, pulsossimetro, ossimetro; termometro, termometri, termoscanner, termometro a infrarossi; glucometro, misuratore glicemia, misuraglicemia, strisce glicemia, pungidito, lancette, penna pungidito; fonendoscopio, stetoscopio; bilancia pesapersone, pesaneonati; aerosol, nebulizzatore, apparecchio per aerosol, mascherina per aerosol, ampolla, boccaglio; aspiratore, aspira secreti, spirometro, incentivatore respiratorio; elettrostimolatore, tens, elettrodi per tens, magnetoterapia, ultrasuoni, lampada a infrarossi, pressoterapia; apnee, cpap, maschera cpap
calze elastiche, calze a compressione, calze contenitive, gambaletto elastico, calze antitrombo, calze riposanti, monocollant, collant elastico, calza a compressione graduata; plantari, plantare, solette, soletta, solette ortopediche, talloniere in silicone, sottotallone; cuscinetti plantari, cuscinetto metatarsale, salva metatarso; tubolare per dita, cappuccio per dita, anello per callo, paracallo; scarpe ortopediche, scarpe per plantari, pantofole ortopediche, ciabatte anatomiche, zoccoli sanitari, scarpe per piede diabetico, scarpe predisposte, calzature comode; pantofole con strappo, scarpe con velcro, pantofole elasticizzate
pannoloni, pannolone, pannolini per adulti, mutandine assorbenti, mutande assorbenti, diaper, pannolone mutandina; assorbenti per incontinenza, sagomati, salvaslip per incontinenza; traverse, traversa, traversine, salvamaterasso, telo assorbente, cerata per letto; rete fissa pannolone, mutanda a rete; sacche per urina, sacca, catetere; pigiama per allettati, pigiamone, body per anziani, pigiama con zip
garze, garza, compresse di garza, bende, benda, benda elastica, bendaggio, cerotti, medicazione, medicazioni, medicazioni avanzate, rotolo di garza; cerotto a nastro, nastro chirurgico; guanti monouso, guanti in nitrile, guanti in lattice; disinfettante, soluzione fisiologica, acqua ossigenata; siringhe, siringa, aghi; ghiaccio istantaneo, borsa del ghiaccio, impacco caldo freddo, cuscinetto caldo freddo, ghiaccio spray; termoforo, cuscino termico, borsa acqua calda, cuscino noccioli, termofori; crema barriera, pasta all'ossido; cassetta pronto soccorso, kit di primo soccorso, defibrillatore
cuscino cervicale, guanciale cervicale, cuscino ortopedico, cuscino memory; cuscino lombare, supporto lombare, schienale lombare; poggiapiedi; cuscino per gambe, cuscino tra le ginocchia; reggiseno post operatorio, reggiseno per protesi, protesi mammaria; tiralatte, bilancia neonati, pezzotti; pedaliera, minicyclette, pedaliera per anziani; pallina antistress, molla per mano, elastici per riabilitazione, fasce elastiche, tavoletta propriocettiva, pallina riabilitazione
camice, camici, divise sanitarie, casacca, zoccoli da infermiera, mascherine chirurgiche
`,
  needs: `
# camminare
> cammina a fatica, fatica a camminare, non si regge in piedi, gambe che non reggono, perde l'equilibrio, equilibrio, poca stabilita, instabile, barcolla, traballa, ha paura di cadere, cade spesso, e caduta in casa, gambe deboli: bastone; deambulatore; rollator; tripode; stampelle; girello
> non cammina piu, non puo camminare, portarlo fuori in giro, portare fuori la nonna, portare a spasso il nonno, non fa lunghe distanze: carrozzina; carrozzella; rollator; deambulatore
> fare la spesa da sola, anziana che va al mercato, sedersi ogni tanto, riposarsi per strada, si stanca a camminare: rollator; deambulatore; bastone
> piede rotto, gamba ingessata, gamba rotta, non posso appoggiare il piede, senza appoggiare il piede, ingessato, ingessata, frattura, fratturato, operato al piede: stampelle; stampella; walker; carrozzina; coprigesso; scarpa
> doccia col gesso, lavarsi col gesso, bagnare il gesso, proteggere il gesso: copertura; coprigesso
> salire i gradini con la carrozzina, gradino d'ingresso, superare il gradino, barriere architettoniche, scalino alla porta: rampa; rampe; montascale
> gommino consumato, bastone che scivola, punta del bastone: puntale; puntali; gommini
> braccio al collo, braccio rotto, clavicola, spalla lussata, spalla operata, omero: reggibraccio; immobilizzatore; tutore; fascia
> scendo le scale e mi fa male il ginocchio, rotula, legamento, legamenti, crociato, ginocchio gonfio, ginocchio che cede, artrosi al ginocchio: ginocchiera; tutore; ghiaccio; cerotti
> presa una storta, storta alla caviglia, girata la caviglia, caviglia debole, distorsione: cavigliera; tutore; ghiaccio; benda; taping
> tendinite al polso, male al polso, formicolio alle dita, pollice dolorante, rizoartrosi: polsiera; tutore; fascia
> gomito del tennista, epicondilite, male al gomito: gomitiera; bracciale; fascia
> dito a scatto, dito rotto, dito insaccato, dito che non si piega: stecca; splint; tutore
> gobba, ingobbito, spalle curve, sto curva, sto curvo, sta gobbo, raddrizzare la schiena, postura scorretta, sto storto: raddrizzaspalle; correttore; busto; corsetto; fascia
> colpo della strega, schiena bloccata, sciatica, ernia del disco, lombalgia, sollevo pesi al lavoro, sforzo alla schiena, vertebra: fascia; busto; corsetto; cuscino; termoforo; cintura
> ernia inguinale, ernia: cinto; slip; ventriera
> dopo il parto, dopo il cesareo, cesareo, pancia operata, operato alla pancia, contenere la pancia: ventriera; pancera; guaina; fascia
> colpo di frusta, tamponamento collo, non giro il collo: collare; collarino; cuscino
# letto e bagno
> piaghe da decubito, piaghe, decubito, sempre a letto, sempre sdraiato, costretta a letto, sta a letto tutto il giorno, lesioni da pressione: materasso; cuscino; talloniere; sovramaterasso; compressore; crema; ciambella
> cade dal letto, cadere dal letto, scivola dal letto, caduta dal letto: sponda; sponde; spondine
> tirarsi su dal letto, alzarsi dal letto, mettersi seduto nel letto, girarlo nel letto, tirare su il malato: asta; trapezio; maniglia; sponda; sollevatore; letto; archetto; telo
> alzarsi dalla poltrona, alzarsi dal divano, fatica ad alzarsi, si alza a fatica: poltrona; alzapersona; cuscino; rialzo
> alzarsi dal water, water basso, wc basso, sedersi sul water, water troppo basso: rialzo; alzawater; maniglia; maniglione
> entrare in vasca, scavalcare la vasca, uscire dalla vasca, vasca alta, vasca troppo alta: sedile; asse; maniglia; gradino; maniglione; sgabello; sollevatore
> lavarsi da seduto, doccia da seduta, doccia da seduti, stare in piedi in doccia, lavare la nonna, lavare il malato: sedia; seggiolino; sgabello; sedile; maniglia; spugne
> scivolare in doccia, cadere in bagno, scivolare nella vasca, aggrapparsi, appiglio, dove tenersi: maniglia; maniglione; tappetino; barra; antiscivolo
> lavare i capelli a letto, capelli a chi e allettato: lavatesta; shampoo; cuffia
> pipi a letto di notte, non arriva in bagno, non fa in tempo, non si trattiene, non trattiene, scappa la pipi, perdite di urina, gocce quando rido, starnutisco e perdo: pannoloni; traverse; assorbenti; mutandine; comoda; pants; urinale
> letto bagnato, materasso bagnato, salvare il materasso: traverse; coprimaterasso; cerata; salvamaterasso
> si toglie il pannolone, si spoglia da solo, si strappa il pannolone: pigiama; pigiamone; body
> mangiare a letto, pranzare a letto, tavolino sul letto: tavolino; vassoio; bavaglia
# vita di tutti i giorni
> non riesco a chinarmi, non posso chinarmi, non mi piego, piegarsi, non si piega, non arrivo ai piedi, mettersi le calze, infilarsi le calze, allacciarsi le scarpe, dopo la protesi d'anca: infilacalze; calzascarpe; pinza; calzante; rialzo
> raccogliere da terra, prendere le cose in alto, mi cadono le cose, raccogliere oggetti: pinza; prendioggetti
> dimentica le pastiglie, dimentica le medicine, tante pastiglie, pastiglie della settimana, confonde le medicine, ricordarsi le pillole, medicine da prendere: portapillole; dispenser; pillolo; settimanale
> spezzare la pastiglia, meta pastiglia, dividere la compressa, mezza pastiglia: tagliapillole; spezzacompresse
> tremano le mani, tremore, parkinson, rovescia il bicchiere, versa tutto, non impugna, poca forza nelle mani, poca presa, artrite alle mani, mani deboli: posate; bicchiere; piatto; tazza; apribarattoli; impugnatura
> non apre i barattoli, aprire i vasetti, tappi duri: apribarattoli
> vive da sola e ho paura, se cade da sola, chiedere aiuto, chiamare aiuto, dare l'allarme se cade: telesoccorso; salvavita; telefono; pulsante; campanello
> si sporca mangiando, macchia i vestiti a tavola: bavaglia; bavaglioni; bavaglio
> piedi gonfi, piede gonfio, non entra nella scarpa, non gli entrano le scarpe, scarpa che stringe: pantofole; scarpe; ciabatte; calze
> piede piatto, piedi piatti, spina calcaneare, sperone, tallonite, fascite plantare, fascite, male al tallone, male sotto il piede, metatarso, metatarsalgia, appoggio male: plantari; solette; talloniere; cuscinetti; talloniera; scarpe
> alluce storto, cipolla al piede, dita a martello, dita accavallate, alluce che fa male: separadita; divaricatore; tutore; tubolare
> gambe pesanti, vene gonfie, flebite, trombosi, trombo, operata alle vene, tante ore in piedi, viaggio lungo in aereo gambe, circolazione, linfedema: calze; collant; gambaletto; monocollant; pressoterapia
> battito, battiti, ossigeno, affanno, respira male, fiato corto: saturimetro; misuratore; aerosol
> massima e minima, controllare la pressione, misurare la pressione, pressione bassa, pressione ballerina: misuratore; sfigmomanometro
> ha la febbre, misurare la febbre, scotta la fronte: termometro; termoscanner
> tosse grassa bambino, bronchite, catarro, broncospasmo, asma: aerosol; nebulizzatore; aspiratore; distanziatore
> cambiare la medicazione, medicare la ferita, ferita chirurgica, punti di sutura, ulcera: garze; bende; medicazioni; cerotti; disinfettante; guanti
> riabilitazione, fisioterapia, fare la fisioterapia, fisioterapista, recuperare la forza, dopo l'operazione, tornare in forma dopo l'intervento: elastici; elettrostimolatore; pedaliera; tavoletta; palline; ghiaccio; fasce; taping
> atrofia, muscolo debole, rinforzare la gamba, tenere allenate le gambe, muovere le gambe da seduto: pedaliera; minicyclette; elettrostimolatore; elastici
> sto seduto e mi fa male il coccige, coccige, emorroidi, prostata seduto, osso sacro: cuscino; ciambella
> gonfiore dopo la botta, sgonfiare, presa una botta, ematoma: ghiaccio; impacco; arnica; gel
> operata al seno, mastectomia: reggiseno; protesi
> badante, accudire la mamma anziana, mamma allettata, papa allettato, nonna allettata, assistere un malato, torna dall'ospedale, dimessa dall'ospedale, dimesso dall'ospedale: letto; materasso; traverse; sponda; comoda; padella; deambulatore; carrozzina; pannoloni
`,
};
