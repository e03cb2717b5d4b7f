/** Parties and events: balloons, table, costumes, favours, weddings, what is hired for an evening. */
export const PARTIES = {
  things: `
# articoli per feste ed eventi
addobbi, addobbo, allestimenti, allestimento, party decor: palloncini; festone; striscione; ghirlanda; bandierine; pompon; centrotavola; fiocchi; backdrop; lanterne; tendaggio; girandole; rosette
palloncini, palloncino, palloni in lattice, balloons, ballon, palloncino foil, palloncini in mylar, palloncino con numero, palloncini ad elio: bubble; foil; mylar; bouquet di palloncini
pesetto, pesetti, pesino, pesini, peso per palloncini, ancoretta per palloncini, contrappeso per palloncini, balloon weight; bombola di elio, elio, bomboletta di elio, gas per palloncini, helium; gonfiatore, gonfiapalloncini, pompetta, pompa per palloncini, gonfia palloncini; nastrino, nastro per palloncini; asticella, bastoncino per palloncini, stecche per palloncini; hi float, trattamento lunga durata; arco di palloncini, kit arco, ghirlanda di palloncini; palloncini modellabili, palloncini lunghi
festone, festoni, striscione, striscioni, banner, scritta buon compleanno, happy birthday; bandierine, gagliardetti, bunting; pompon, nido d'ape, honeycomb; rosette, ventagli di carta; lanterne di carta, lanterna cinese, lanterne volanti; tenda frangia, backdrop, fondale, fondalino, photo booth, photobooth, props, cornice per selfie; cartellone, roll up; welcome board, tabellone, tableau, tableau mariage
candeline, candelina, candelina numero, candele per torta, fontana luminosa, fontanelle, fontanella, candela scintillante; topper, cake topper, segnaposto torta; cialda per torta, ostia, cialde, stampa alimentare; pasta di zucchero, ghiaccia; pirottini, pirottino; alzatina, alzata, porta cupcake, portatorta, scatola per torta; coloranti alimentari; zuccherini, codette, sprinkles
piatti di carta, piattini, piatti monouso, piatti compostabili; bicchieri di carta, bicchierini, bicchieri monouso; tovaglioli di carta, tovagliolini, napkin; tovaglia di carta, copritavolo, tovaglia monouso, tovaglia in tnt, runner; posate monouso, posate di legno, forchettine; cannucce, cannuccia, straw; palette, mescolatori; finger food, coppette, bicchierini finger food, vassoietto; vassoio di carta, vassoio da buffet, espositore, alzata a piani; chafing dish, scaldavivande; dispenser di bibite, distributore di bevande; ghiacciaia, secchiello, spumantiera
coriandoli, coriandolo, confetti di carta; stelle filanti; sparacoriandoli, cannone spara coriandoli, cannoncino; spray filante, bombolette, bomboletta, string spray; trombetta, trombette, lingue di menelik, lingua di suocera; fischietto, fischietti; stelline, bengala, bastoncini scintillanti; petardi, miccette, raudi; fuochi d'artificio, batteria pirotecnica, fontana pirotecnica; fumogeno, fumogeni, smoke; braccialetti luminosi, starlight, bastoncini luminosi; neon; macchina del fumo, nebbiogeno, macchina per bolle, sparabolle; luci da discoteca, palla strobo, strobo, sfera a specchi; macchina per zucchero filato; bolle di sapone, bolle, sparabolle
pignatta, pignatte, pentolaccia, pinata; mazza per pignatta; sacchetti caramelle, sacchettini, party bag, bustine regalo, regalini, regalini fine festa, gadget; caramelle; borsette portaconfetti; trucca bimbi, truccabimbi, trucchi viso, colori per il viso, face painting, glitter; tatuaggi temporanei, trasferelli; palloncini d'acqua, gavettoni, gavettone, bombe d'acqua; gonfiabile, scivolo gonfiabile, castello gonfiabile
cappellini, cappellino, cono da festa, cappello da festa, coroncina, coroncine, diadema, tiara; cerchietto, cerchietti; fascia, fascia da festeggiata, sash, coccarda, spilla compleanno; occhiali da festa; boa di piume, boa, collana hawaiana, ghirlanda hawaiana; bretelle; papillon; parrucca, parrucche, parruccone; barba finta, baffi finti; maschera, maschere, mascherina, mascherine; mantello; bacchetta magica; spada giocattolo; sangue finto, lattice liquido, denti da vampiro; ragnatela finta, ragnatele; zucca; scheletro; naso rosso
costume, costumi, travestimento, travestimenti, vestito di carnevale, cosplay: mascotte
inviti, invito, biglietto d'invito, save the date; partecipazioni, partecipazione; ringraziamenti, bigliettini; segnaposto, segnaposti, segnatavolo, numeri tavolo; menu da tavola, portamenu; guest book, guestbook, libro degli ospiti, libro firme; album dediche, polaroid; urna per buste, portabuste, scatola per buste, cassetta porta buste
bomboniere, bomboniera, bombonierina, favors: sacchettino; scatolina; portaconfetti; barattolino; calamita; portachiavi; profumatore; piantina
confetti, confetto, confetti di sulmona, avola; confettata, vasi per confettata; sacchettini, sacchettino, tulle, velo portaconfetti, bustina portaconfetti; scatoline, scatolina, astuccio portaconfetti; fiocchi, fiocco, fiocco nascita, nastrini; portafedi, cuscino portafedi, cuscinetto fedi; cesto ventagli, ventaglio, ventagli; coni riso, cono portariso, petali, petali di rosa; giarrettiera; bouquet, mazzolino; wedding bag; fedi
corona d'alloro, coroncina di laurea, corona di alloro; tocco di laurea; pergamena di laurea, papiro
centrotavola; candelabro, portacandele, candele, lumini, tea light, flambeau; specchietti; lanterne; fiori finti; petali; tovagliato, tovaglie di stoffa, coprisedia, coprisedie, fiocco sedia; gazebo, tensostruttura, tendone; tavolo pieghevole, tavolo da buffet; panche, set birreria, sedie pieghevoli; palco, pedana, passatoia, guida rossa, red carpet; transenna, colonnine, cordone; appendiabiti, stand; microfono, cassa, mixer; calici, flute, noleggio stoviglie; bracciali identificativi, braccialetti per eventi, pass, laccetti, portabadge, badge
carta regalo, carta da regalo, confezione regalo; velina, carta velina; sacchetto regalo, shopper, busta regalo; coccarda; bigliettino, biglietto d'auguri; scatola regalo, cofanetto; cellophane
calza della befana, calze befana, calza; albero di natale; addobbi di natale, pallina; corona dell'avvento, calendario dell'avvento; uova di plastica, ovetti; lumino, zucca di halloween; trofei, coppa, medaglia, targa
`,
  needs: `
# palloncini
> mi scappano i palloncini, scappano i palloncini, palloncini sul soffitto, volano via, volare via, palloncini che volano, vola via, scappa il palloncino, fermare i palloncini, tenere fermi i palloncini, ancorare i palloncini: pesetto; pesetti; pesino; peso; nastrino
> gonfiare i palloncini, gonfio i palloncini, gonfiare palloncini, senza fiato, a bocca, gonfiarli a bocca, mi gira la testa a gonfiare: gonfiatore; pompetta; pompa; elio; bombola; compressore
> far volare, farli volare, stare su da soli, stiano su, restano per terra, palloncini a terra, che galleggiano, fluttuare: elio; bombola
> si sgonfiano, sgonfiano subito, durino di piu, durare i palloncini: foil; mylar; trattamento; float; elio
> legare i palloncini, appendere i palloncini, attaccare i palloncini: nastrino; nastro; pesetto; adesivi; asticella; filo
> arco all'ingresso, arco di palloncini, parete di palloncini: arco; kit; ghirlanda; palloncini; telaio
# torta e tavola
> spegne le candeline, soffia le candeline, soffiare le candeline, soffiare sulle candeline, spegnere le candeline, soffi, spegne un anno, anni da spegnere: candeline; candelina; candele; fontana
> sopra la torta, sulla torta, decorare la torta, guarnire la torta, torta anonima: topper; cialda; candeline; zuccherini; statuina; ostia
> non lavare i piatti, lavare i piatti dopo, senza lavare, piatti da lavare, buttare tutto, usa e butta, da buttare dopo: piatti; bicchieri; posate; tovaglia; tovaglioli
> buffet, tavolo del buffet, tavolata, rinfresco, catering, sweet table, tavolo dei dolci: vassoio; alzata; piatti; tovaglia; tovaglioli; bicchieri; coppette; scaldavivande; dispenser; segnaposto; espositore
> finger food, antipastini, assaggini, monoporzione, monoporzioni: coppette; bicchierini; piattini; vassoio; stecchini; cucchiaini
> tenere fresche le bibite, bibite in fresco, bottiglie in fresco: ghiacciaia; secchiello; spumantiera; borsa; vasca
> tenere caldo il cibo, piatti caldi al buffet, cibo caldo: scaldavivande; thermos; contenitore
> ognuno al suo posto, chi si siede dove, dove si siedono, posti a tavola, assegnare i posti, posti assegnati, assegnazione dei tavoli: segnaposto; segnaposti; tableau; segnatavolo; cartellino
> bere col ghiaccio, sorseggiare: cannucce; bicchieri
> tavola spoglia, centro del tavolo, in mezzo al tavolo: centrotavola; runner; candele; petali; coriandoli; lanterne
> tavolo rovinato, coprire il tavolo, tavolo brutto: tovaglia; copritavolo; runner
# animare
> far rumore, fare rumore, fare baccano, tifare, allo stadio: trombetta; trombette; fischietto; tromba; raganella
> mezzanotte, a mezzanotte, notte di san silvestro, ultimo dell'anno, veglione, capodanno: fuochi; stelline; bengala; sparacoriandoli; cappellini; trombette; occhiali; calici; festone; petardi
> effetto wow, ingresso degli sposi, primo ballo, taglio della torta, entrata trionfale: sparacoriandoli; fontana; petali; fumogeno; stelline; coriandoli; bolle
> lancio del riso, lanciare il riso, uscita dalla chiesa, fuori dalla chiesa, lanciare qualcosa: coni; cono; petali; coriandoli; riso; bolle; sparacoriandoli
> animazione, intrattenere i bambini, far divertire i bambini, bambini che si annoiano alla festa, giochi di gruppo: pignatta; truccabimbi; bolle; palloncini; gonfiabile; tatuaggi; giochi; sacchi
> colpirla col bastone, rompere e cadono caramelle, piena di caramelle, prenderla a bastonate: pignatta; pentolaccia; mazza
> dipingere la faccia, dipingere il viso, faccine dipinte, trucco da tigre, farfalla sul viso, pitturare la faccia: truccabimbi; trucchi; colori; glitter; pennarelli; tatuaggi
> foto ricordo, foto buffe, angolo foto, foto divertenti, selfie con gli amici, sfondo per le foto: photobooth; props; fondale; cornice; backdrop; parrucca; baffi; polaroid
> serata danzante, ballare, discoteca, festa in terrazza, festa al buio: luci; strobo; sfera; braccialetti; fluo; cassa; starlight
> al buio che brilla, brillare al buio, fosforescente, serata fluo: braccialetti; starlight; fluo; collane; neon
> guerra d'acqua, battaglia d'acqua, caldo e bambini, tirarsi l'acqua, bagnarsi in giardino: gavettoni; palloncini; pistola; bombe
> svelare il sesso, maschio o femmina, gender reveal, scoprire il sesso: fumogeno; sparacoriandoli; palloncino; coriandoli; striscione
> regalino agli invitati, ricordino, fine festa, mandare a casa i bambini, ringraziare gli invitati, pensierino agli ospiti, ricordo della giornata: sacchetti; sacchettini; bomboniere; gadget; caramelle; barattolino; regalini
> punto fuoco alle candele, accendere le candeline: accendino; fiammiferi
# persone e occasioni
> diciottesimo, diciottenne, compie diciotto, diciotto anni, quarantesimo, cinquantesimo, cinquant'anni di festa, numero tondo: palloncini; festone; candeline; fascia; striscione; topper; coccarda
> festeggiata, festeggiato, si senta la regina, riconoscere la festeggiata, regina della festa: fascia; coroncina; spilla; coccarda; tiara; cerchietto; sash
> addio al nubilato, addio al celibato, nubilato, celibato: fascia; velo; cerchietto; occhiali; boa; coroncina; gadget; palloncini
> prima comunione, comunione, cresima, battesimo, battezziamo, madrina, padrino: bomboniere; confetti; sacchettini; scatoline; inviti; segnaposto; tableau; candela; libro
> mi sposo, ci sposiamo, si sposano, sposini, sposa, sposo, nozze d'oro, nozze d'argento, anniversario di matrimonio: partecipazioni; bomboniere; confetti; portafedi; ventagli; segnaposto; tableau; petali; guestbook; coni; giarrettiera
> portare le fedi, paggetto, paggetti, damigella, damigelle: portafedi; cestino; coroncina; petali; cuscinetto
> soldi agli sposi, buste agli sposi, raccogliere le buste, buste con i soldi: portabuste; urna; scatola; cassetta
> firma degli ospiti, dedica degli ospiti, lascino un pensiero, messaggi degli invitati: guestbook; album; libro; penna
> si laurea, discussione della tesi, tesi discussa, dottore in, neodottore, 110 e lode: corona; coroncina; alloro; tocco; confetti; bomboniere; papiro; sparacoriandoli; striscione
> e nato il bambino, appendere alla porta, annunciare la nascita, e nata la bambina, dirlo al vicinato: fiocco; coccarda; palloncino; striscione; festone
> avvisare gli invitati, invitare i compagni, invitare gli amici, invitare tutti, compagni di classe: inviti; invito; biglietti; partecipazioni
> martedi grasso, sfilata, carri, sfilata in maschera, festa in maschera, veglione in maschera: costume; maschera; parrucca; coriandoli; mantello; trucchi; stelle; spray
> fare paura, spaventare, dolcetto o scherzetto, notte delle streghe, casa stregata, mostri: maschera; zucca; ragnatele; sangue; costume; scheletro; trucchi; dentiera
> calvo per finta, cambiare capelli, capelli finti, irriconoscibile: parrucca; maschera; barba; baffi; cappello
> serata anni ottanta, anni settanta, festa anni sessanta, hippie, charleston, anni venti: parrucca; occhiali; boa; costume; cerchietto; bretelle; papillon
> festa hawaiana, serata tropicale, luau, festa in spiaggia: ghirlanda; collana; cannucce; gonna; fenicottero; palme
> befana, calzetta, sei gennaio, epifania: calza; dolciumi; caramelle; carbone
> san valentino in casa, cena a lume di candela, sorpresa romantica, chiedere di sposarmi, camera romantica: petali; candele; palloncini; lumini; cuori
> pensionato, ultimo giorno di lavoro, festa in ufficio: striscione; palloncini; targa; fascia; coccarda; piatti
> premiare, premiazione, vincitore, primo classificato, gara tra amici, torneo: coppa; trofeo; medaglia; targa; coccarda
> impacchettare, impacchetto, incartare, incarto, fare il pacchetto, confezionare il regalo, pacco regalo: carta; nastro; fiocchi; coccarda; sacchetto; scatola; velina; bigliettino
> chi puo entrare, controllo all'ingresso, riconoscere gli ospiti, riconoscere lo staff: bracciali; braccialetti; badge; pass; laccetti; timbro
> festa all'aperto e piove, riparare gli ospiti, ombra per gli invitati: gazebo; tendone; ombrellone; tensostruttura
> non bastano le sedie, posti a sedere, tante persone a sedere: sedie; panche; sgabelli; tavolo
> sedie brutte, nascondere le sedie, rivestire le sedie: coprisedia; fiocchi; fodere
> cartello di benvenuto, indicare la strada, dare il benvenuto, benvenuti: tabellone; striscione; cartellone; welcome; lavagna; festone
`,
};
