/** What makes people look for things for babies, children, play and parties: `> in their words: what serves`. */
export const CHILDHOOD_NEEDS = `
# notte
> inciampa di notte, si alza di notte, paura del buio, ha paura del buio, vuole la luce accesa, dorme con la luce, camera al buio, alzarsi al buio, bagno di notte: lucina; luce; lampada; lampadina; proiettore; segnapasso; torcia; sensore
> solo se lo cullo, vuole essere cullato, cullare, cullarlo, ninna nanna, si addormenta solo in braccio, rumore del phon, dorme solo in braccio: carillon; sdraietta; dondolina; altalena; giostrina; rumore; marsupio; culla; fascia
> dorme con noi, nel lettone, vicino a noi, attaccato al lettone, accanto al letto, di fianco al letto: culla; cosleeping; sponda; riduttore; nido
> cade dal letto, cadere dal letto, letto dei grandi, lettino da grande, passa al letto grande: sponda; spondina; barriera; cuscino; paracolpi
> testa piatta, plagiocefalia, testina piatta, testa schiacciata: cuscino
> letto troppo grande, si sente perso nel lettino, batte la testa nelle sbarre, sbatte contro le sbarre: riduttore; paracolpi; nido; nidino
> dai nonni, a casa dei nonni, dorme dalla nonna, dorme fuori casa, letto in vacanza: lettino; riduttore; box; lampada; sponda; zaino; borsone; sacco
> sentire se piange, sentire se si sveglia, dorme al piano di sopra, camera lontana, tenere d'occhio mentre dorme, vederlo mentre dorme: monitor; babyphone; telecamera; radiolina; interfono
# pappa
> sputa tutto, rovescia tutto, lancia il piatto, butta tutto per terra, butta il piatto, mangia con le mani, si imbratta, vuole mangiare da solo, mangiare da solo: bavaglino; piatto; ciotola; posatine; bavaglia; tovaglietta; ventosa; cucchiaino; bavaglione
> non arriva al tavolo, mangiare a tavola con noi, sta seduto a tavola, seduto a tavola con noi, al ristorante col bimbo: seggiolone; rialzo; alzasedia; seggiolino; cuscino
> scaldare il latte, biberon caldo, latte caldo di notte, pappa calda fuori casa, scaldare la pappa, tenere in caldo la pappa: scaldabiberon; thermos; termos; termico; bollitore; scaldapappa
> rigurgita, rigurgitino, sputa il latte, aria con il biberon, ingoia aria, ruttino: biberon; bavaglino; tettarella; mussola; cuscino; anticolica
> rientro al lavoro dopo la maternita, torno al lavoro e allatto, tirarmi il latte, tirare il latte, conservare il latte, poco latte, montata lattea, seno dolorante: tiralatte; sacchetti; coppette; tisana; contenitori; conchiglie; borsa; biberon
> capezzoli, capezzoli screpolati, perdo latte, macchia la maglia di latte: coppette; lanolina; paracapezzoli; crema; assorbilatte
> non vuole il biberon, rifiuta il biberon, non prende il biberon, dal seno al biberon: tettarella; biberon; tazza; bicchierino
> bere da solo, bere dal bicchiere, imparare a bere, si rovescia l'acqua addosso: bicchierino; tazza; borraccia; antigoccia; cannuccia; beccuccio
> bollire i biberon, pulire i biberon, lavare i biberon, disinfettare i biberon, ciuccio per terra, cade il ciuccio, perde il ciuccio: sterilizzatore; scovolino; portaciuccio; catenella; salviette; pastiglie
# fuori e sicurezza
> scendere in citta col bimbo, scale e passeggino, si chiude con una mano, salire in aereo col passeggino, in metropolitana col passeggino, bagagliaio piccolo, occupa poco in auto: passeggino; marsupio; fascia; ombrello
> due gemelli, gemelli, due gemelline, fratellino grande e piccolo, il grande non cammina piu: gemellare; passeggino; pedana; tandem; duo
> piove sul passeggino, freddo nel passeggino, sole nel passeggino, sole negli occhi, mani fredde sul passeggino: parapioggia; copripasseggino; sacco; ombrellino; tendina; parasole; manicotti; cappellino; zanzariera
> salire i gradini, scale di casa, cade dalle scale, rotolare dalle scale, scale pericolose: cancelletto; barriera; cancello
> apre tutti i cassetti, apre i cassetti, apre gli sportelli, apre le ante, mette le dita nella presa, dita nella porta, si schiaccia le dita, batte negli spigoli, sbatte negli spigoli, tocca tutto, tocca le prese: fermacassetti; blocca; copriprese; paraspigoli; salvadita; paradita; chiusura
> dimenticarlo in auto, dimenticare il bimbo in auto, legge antiabbandono: antiabbandono; sensore; dispositivo; cuscino
> lo perdo di vista, scappa sempre, scappa in mezzo alla strada, corre in strada: redinelle; guinzaglio; braccialetto; zainetto; localizzatore
> si annoia in auto, quanto manca, vomita in macchina, si addormenta in macchina, testa che ciondola: cuscino; tablet; gioco; libro; organizer; tavolino; bracciali; supporto; tendina
> solo un momento a terra, lasciarlo un attimo, appoggiarlo, fare la doccia tranquilla, avere le mani libere, tenerlo in braccio tutto il giorno: sdraietta; box; marsupio; palestrina; fascia; tappeto; altalena; dondolina
> stare a pancia in giu, tummy time, afferrare gli oggetti, guarda i colori, primi mesi di gioco, comincia ad afferrare: palestrina; sonaglio; tappeto; giostrina; doudou; cuscino; specchio
# cura
> cambiarlo fuori casa, cambiarlo in giro, cambiare il pannolino fuori, cambio al volo: borsa; fasciatoio; salviettine; telo; zaino; astuccio
> puzza di pannolini, pannolini sporchi, pannolini usati: mangiapannolini; sacchetti; secchio
> piange quando gli lavo i capelli, sapone negli occhi, odia lo shampoo, non vuole lavare i capelli: visiera; shampoo; occhialini
> bagno nella doccia, non ho la vasca, scivola nella vasca, stare seduto nella vasca: vaschetta; riduttore; sedile; anello; tappetino
> giocare nella vasca, non vuole fare il bagno, odia il bagnetto, bagno piu divertente: paperelle; giochi; bolle; schiuma; formine; barchetta
> crosta lattea, pelle delicata del neonato, pelle di neonato, pelle a bollicine: olio; shampoo; crema; amido; spazzola; bagno
> tagliare le unghie al neonato, unghie del neonato, unghiette lunghe: forbicine; lima; limetta; tagliaunghie
> ricordo della nascita, ricordare la nascita, primi ricordi, primo anno, conservare i dentini, primo dentino caduto, primo ricciolo, manine e piedini: album; impronte; scatola; cornice; diario; milestone; portadentini; calco
> battezzo il bimbo, madrina, padrino, battesimo del nipotino, comunione del nipote: catenina; bracciale; medaglia; album; cornice; argento; medaglietta; carillon; bavaglino; candela; bibbia
> arriva il fratellino, geloso del fratellino, sta per avere un fratellino, diventa sorella maggiore: bambolotto; libro; doudou; bambola; peluche
# gioco
> sa stare da solo a giocare, gioca da solo, figlio unico: puzzle; costruzioni; trenino; mattoncini; incastri; lavagna; album
> motricita fine, coordinazione, manualita, usare le mani, usare le manine, infilare: incastri; perline; chiodini; montessori; pasta; costruzioni; forbici; lacci
> imparare i colori, imparare le forme, imparare i numeri, imparare a contare, contare fino a dieci, tabelline: abaco; incastri; puzzle; numeri; carte; pallottoliere; lavagna; sapientino; memory
> imparare a leggere, imparare a scrivere, le prime lettere, alfabeto, imparare le lettere: lettere; lavagna; libro; quaderno; sapientino; eserciziario; pregrafismo
> imparare l'ora, leggere l'ora, imparare l'orologio: orologio; sveglia; gioco
> impara l'inglese, imparare l'inglese, inglese per bambini: libro; gioco; carte; flashcard; memory
> travestirsi da, vestirsi da, fare il supereroe, gioca ai supereroi, fa il pirata, giocare ai cavalieri: costume; mantello; spada; maschera; scudo; armatura; bacchetta
> fa il parrucchiere, gioca a fare la parrucchiera, gioca a truccarsi, si trucca come la mamma, vuole i trucchi: trucchi; testa; specchiera; beauty; smalto; kit
> gioca a fare la mamma, fa la mammina, accudire, curare la bambola: bambolotto; bambola; passeggino; culla; biberon
> gioca al negozio, fare la spesa per gioco, fa il cassiere, giocare al mercato: cassa; registratore; frutta; carrello; mercato; soldi
> vuole fare il pompiere, ama i pompieri, ama la polizia, ladri e guardie: camion; autopompa; costume; macchinina; caserma; casco; manette; stazione
> ama i trattori, ama le ruspe, fissato con i camion, mezzi da lavoro, mezzi di cantiere: trattore; ruspa; camion; escavatore; betoniera; gru; puzzle; libro
> nello spazio, vuole fare l'astronauta, ama i pianeti, ama lo spazio: razzo; telescopio; sistema; proiettore; puzzle; libro; mappamondo; astronauta
> ama i cavalli, fissata con i cavalli, fissata con gli unicorni, ama i gattini: cavallo; peluche; unicorno; libro; puzzle; scuderia
> gioca con l'acqua, giocare con l'acqua, bagnarsi in giardino, schizzare, gavettoni in giardino: pistola; gavettoni; piscinetta; piscina; irrigatore; secchiello; innaffiatoio; fucile
> giocare in giardino, giochi in giardino, giocare fuori, giocare all'aperto, in cortile, ai giardinetti, al parco: pallone; scivolo; altalena; palla; aquilone; bolle; corda; frisbee; casetta; triciclo; monopattino; secchiello; sabbiera; bocce; racchettoni
> giocare in spiaggia, buche nella sabbia, fare i castelli, torri di sabbia: secchiello; palette; formine; setaccio; racchettoni; bocce; palla; frisbee; aquilone; biglie
> costruire qualcosa, montare e smontare, smonta tutto, ingegnere in erba, ama costruire, gli piace costruire, inventore: costruzioni; mattoncini; meccano; kit; robot; piste; magneti; modellino
> creativa, creativo, ama creare, le piace creare, lavoretti, fare lavoretti, lavoretti coi bimbi, mani in pasta, pasticciare: perline; pasta; kit; plastilina; pongo; slime; colla; glitter; stencil; colori; timbri; forbici; lavagna; gessetti; didò; adesivi
> disegna sui muri, scrive sui muri, colora dappertutto, colora sul tavolo, pennarello sui vestiti: lavabili; lavagna; rotolo; pennarelli; cerata; grembiule; tovaglia
> scaricare la tensione, mani sempre in movimento, si agita a scuola, non riesce a stare seduto, autismo, autistico, autistica, stimolazione sensoriale: fidget; antistress; squishy; popit; sensoriale; sabbia; slime; spinner; palla
> appena compie un anno, primo compleanno, un annetto, dodici mesi: cavalcabile; piramide; carrello; sonaglio; incastri; peluche; libro; cubi; palla; tappeto; dondolo
> adolescente, quindicenne, sedicenne, tredicenne, teenager: puzzle; gioco; cuffie; libro; zaino; fumetto; manga; skateboard
> risparmiare la paghetta, mettere da parte i soldi, paghetta, risparmi: salvadanaio; portamonete; portafoglio
# giochi da tavolo e modellismo
> serata con gli amici a casa, giocare in due, giochi per due, in coppia la sera, gioco per due, coppia che gioca: carte; scacchi; dama; backgammon; gioco; quiz; scarabeo; puzzle; burraco
> in tanti, siamo in tanti, gruppo numeroso, tante persone, gioco per tutta la famiglia, natale in famiglia, giocare a natale, cenone e giochi: tombola; taboo; gioco; quiz; carte; party; mercante; pictionary; bingo
> ridere insieme, gioco che fa ridere, gioco alcolico, rompere il ghiaccio: taboo; carte; party; quiz; twister; pictionary
> gioco di strategia, conquistare, gestione risorse, gioco impegnativo, partite lunghe: risiko; catan; scacchi; strategico; gioco; monopoly
> risolvere un mistero, risolvere enigmi, trovare l'assassino, investigare, fare il detective, enigmi: escape; cluedo; puzzle; giallo; unlock; enigmistica; indizi
> allenare la mente, tenere in allenamento la mente, tenere la mente attiva, rompicapi, sfida la mente, mente allenata: puzzle; sudoku; scacchi; enigmistica; cubo; rompicapo; cruciverba; memory; dama; quiz
> gioca a burraco, gioca a briscola, gioca a scopa, partita a carte, giocare a carte, al bar con gli amici a carte: carte; mazzo; segnapunti; tavolo; fiches
> gioca di ruolo, gioca a d d, tira i dadi, campagna fantasy: dadi; manuale; miniature; schermo; gioco; schede
> pezzi del puzzle, finito il puzzle, appendere il puzzle, conservare il puzzle, lasciare a meta il puzzle: colla; tappeto; cornice; portapuzzle
> proteggere le carte, carte rovinate, collezionare carte, scambiare figurine, collezione di figurine: bustine; album; raccoglitore; sleeves; portamazzo; box
> montare modellini, aerei da montare, navi da montare, dipingere miniature, dipingere i modellini, plastico ferroviario: kit; colla; pinzette; vernici; pennelli; acrilici; primer; aerografo; lente; tappetino; tronchesina; lampada; taglierino
> far volare, farlo volare, riprese dall'alto, dal cielo: drone; aquilone; elicottero; aeroplanino; elica
> esporre la collezione, collezione in vista, prendono polvere, polvere sui modellini: teca; vetrina; espositore; mensola; cupola
# feste
> scappano i palloncini, volano via, volano sul soffitto, palloncini sul soffitto, tenere fermi i palloncini, tenere giu i palloncini: pesetto; pesi; nastro
> gonfiare i palloncini, gonfiare cento palloncini, fiato per gonfiare, palloncini che volano, far volare i palloncini: pompa; elio; gonfiatore; bombola; pompetta; compressore
> spegnere le candeline, soffiare le candeline, spegne le candeline, quarant'anni da festeggiare, sulla torta, torta semplice da decorare: candeline; topper; candelina; cialda; fontana; numero
> merenda della festa, buffet dei bambini, apparecchiare la festa, stoviglie da buttare, non voglio lavare i piatti, senza lavare i piatti, lavare i piatti dopo: piatti; bicchieri; tovaglioli; tovaglia; posate; monouso; cannucce; tovagliette
> decorare la sala, allestire la sala, addobbare, decorare la stanza, allestire la festa, addobbare il giardino: festoni; palloncini; ghirlanda; striscione; bandierine; nastri; lanterne; arco; lucine
> pensierino agli invitati, regalini agli invitati, ringraziare i bambini, ricordino per gli invitati, ricordino: sacchetti; gadget; bomboniere; caramelle; confetti; portachiavi; bolle
> intrattenere i bambini, animare la festa, far giocare i bambini, animazione: pignatta; bolle; trucchi; palloncini; gioco; giochi; musica; karaoke; corda
> invitare gli amichetti, invitare i compagni, avvisare gli invitati, mandare gli inviti: inviti; biglietti; buste; partecipazioni
> fare le foto alla festa, angolo foto, foto buffe: photo; cornice; parrucca; baffi; occhiali; istantanea; fondale
> la mezzanotte, spettacolo di mezzanotte, botti di capodanno, fuochi: fontane; stelline; bengala; petardi; sparacoriandoli; lanterne
> fare paura, far paura, spaventare, vampiro, strega, zombie, dolcetto o scherzetto, fantasma: costume; maschera; parrucca; cappello; sangue; zucca; mantello; trucco; denti; ragnatela; scheletro
> maggiorenne, compie diciott'anni, festa dei diciotto anni, cinquant'anni di matrimonio, festa a sorpresa: palloncini; festone; topper; fascia; coccarda; decorazioni; candeline; sparacoriandoli
`;
