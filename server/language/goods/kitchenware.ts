/** Pots, bakeware, kitchen tools, the table and household small things. */
export const KITCHENWARE = {
  things: `
# casalinghi
casalinghi, casalingo, articoli per la casa, household: pentole; padelle; posate; piatti; bicchieri; contenitori; stendino; pattumiera; coltelli; utensili; tovaglie; teglie
pentola, pentole, pignatta, pignatte, pentolino, pentolone, pot, caldaro: casseruola; bollilatte; pentola a pressione; pastaiola; tegame; padella; wok; cocotte; caldaia per conserve
pentola a pressione, lagostina, pentola pressione; pastaiola, spaghettiera, cuocipasta; casseruola, casseruole, rondeau, sauteuse, caccerola; padella, padelle, tegame, saltapasta, padella antiaderente, padella in pietra, padelle di ghisa, skillet, padellino, crepiera, padella per crepes, padella per castagne; wok; bistecchiera, piastra in ghisa, griglia in ghisa, piastra, testo romagnolo; cocotte, brasiera, tegame di coccio, pignatta di terracotta, coccio, tajine; bollilatte, bolli latte, pentolino per il latte; paiolo, paiolo per polenta, paiolo elettrico; pesciera; asparagiera; couscoussiera; vaporiera, cestello per vapore, cestello vapore, vaporiera in bambu; fonduta, set da fonduta, bourguignonne; coperchio, coperchi, paraschizzi, coperchio antischizzo; manico di ricambio, manici, valvola per pentola, guarnizione pentola; spargifiamma, rompifiamma, retina spargifiamma, piastra adattatore induzione
teglia, teglie, ruoto, leccarda, placca da forno, pirofila, pirofile, lasagnera, rostiera, rosticcera, teglia per pizza, teglia forata; tortiera, tortiere, stampo a cerniera, stampo, stampi, stampo per plumcake, stampo per ciambella, stampo per muffin, stampo in silicone, stampo da crostata, ruota per torta; formine, tagliabiscotti, coppapasta, stampini, tagliapasta, rotella tagliapasta, rotella, stampo per ravioli, raviolatrice, raviolamp; tappetino in silicone, tappetino da forno, carta forno, spianatoia, tagliere per impasto, tavola per impastare; mattarello, mattarelli, matterello, lasagnolo; sac a poche, sacca da pasticcere, bocchette per dolci, siringa per dolci, siringa da pasticcere; spatola, marisa, leccapentola, spatola a gomito, tarocco; pennello da cucina, pennello in silicone; setaccio, passino, spargizucchero, setaccio farina; griglia per torte, gratella, gratella raffreddatorte; cannello, cannello da cucina, caramellatore; alzatina, alzata, portatorte, campana per dolci; pietra refrattaria, pala per pizza, tagliapizza, rotella tagliapizza, rotella per pizza; cestino di lievitazione, banneton, lama per pane
coltello, coltelli, coltello da cucina, coltello da pane, coltello da prosciutto, trinciante, mannaia, santoku, spelucchino, coltellino, coltello da formaggio, coltelli da bistecca, coltello in ceramica, set coltelli; ceppo, ceppo per coltelli, barra magnetica, portacoltelli; affilacoltelli, affila coltelli, affilatoio, acciaino, cote, pietra per affilare; tagliere, taglieri, tagliere in legno, battitagliere; morsa per prosciutto, portaprosciutto, forbici da cucina, trinciapollo, forbice per erbe
grattugia, grattugie, grattuggia, grattugiaformaggio, microplane; mandolina, affettaverdure, spiralizzatore, affetta verdure, tagliaverdure, temperino per verdure; pelapatate, pelaverdure, sbucciatore, pela patate; schiacciapatate, passapatate, schiaccia patate; passaverdure, passaverdura, passatutto, passapomodoro, passa pomodoro, spremipomodoro; spremiagrumi manuale, spremilimone; spremiaglio, schiaccia aglio; snocciolatore, snocciolaciliegie, levanoccioli; levatorsoli, tagliamela, tagliauova; schiaccianoci, schiaccia noci; batticarne, batti carne, pressa hamburger; mortaio, pestello; macinapepe, macina pepe, macinino, macinasale; imbuto, imbuti; colino, colapasta, scolapasta, scola pasta; schiumarola; mestolo, mestoli, mestolame, ramaiolo, cucchiaione, forchettone, cucchiaio di legno, cucchiarella, paletta; frusta, fruste, sbattiuova, frusta a mano; pinza da cucina, molla da cucina, pinze per spaghetti; spago da cucina, aghi per arrosto; centrifuga per insalata, centrifuga insalata, scola insalata, girainsalata; macchina per la pasta, sfogliatrice, nonna papera, torchio per pasta, chitarra per pasta, trafila; termometro da cucina, termometro per carne, termometro per dolci; timer, timer da cucina, contaminuti, clessidra; bilancia, bilancia da cucina, bilance, dosatore, misurino, misurini, caraffa graduata, cucchiai dosatori; apriscatole, apri scatole; cavatappi, cavatappo, apribottiglie, levacapsule, tirabuscio, sturabottiglie; aprivasetti, apribarattoli; grembiule, parannanza, sinale, zinale, presina, presine, guantone, guanto da forno, guanti da forno, pattina; poggiamestolo, appoggia mestolo, portautensili; moka, caffettiera, napoletana, cuccuma, macchinetta del caffe, guarnizioni moka; teiera, bollitore, bricco, infusore, filtro da te
contenitore, contenitori, contenitore ermetico, contenitori ermetici, tupperware, vaschette, portavivande, contenitori per alimenti; barattolo, barattoli, vasetto, vasetti, vasi per conserve, bormioli, barattolo ermetico, capsule per vasetti, coperchi per vasetti; bottiglia, bottiglie, bottiglia con tappo meccanico, bottiglie per passata, tappi; damigiana, boccione, fiasco, orcio, fusto per olio; oliera, ampolla, acetiera, ampolline, spruzzaolio, spruzza olio; portaspezie, porta spezie; zuccheriera, formaggiera, saliera, portasale, pepiera; portapane, porta pane, cassetta del pane, sacchetto pane; burriera, portaburro; portauova; salvafreschezza, coperchi in silicone, pellicola, pellicola per alimenti, alluminio, domopak, cuki, sacchetti gelo, sacchetti freezer, clip chiudisacchetto, mollette chiudipacco, carta da forno; termos, thermos, borraccia, bottiglia termica, portapranzo, lunch box, schiscetta, schiscia, gavetta, scaldavivande, borsa termica, borsa frigo, ghiaccini, siberini, tavolette refrigeranti, mattonelle ghiaccio; stampo ghiaccio, vaschetta ghiaccio, vaschette per ghiaccio, formine ghiaccioli
servizio di piatti, servizio piatti, piatto, piatti, piattino, piatto fondo, piatto piano, piatti da dolce, sottopiatto, sottopiatti; bicchiere, bicchieri, calice, calici, tumbler, bicchieri da acqua, bicchieri da vino, bicchierini, ballon, flute, boccale, boccali; tazza, tazze, tazzina, tazzine, mug, tazza da latte, scodella, ciotola, ciotole, bowl, coppetta, coppette; posate, forchetta, forchette, cucchiaio, cucchiai, cucchiaino, cucchiaini, set posate, posate da pesce; insalatiera, zuppiera, salsiera, antipastiera, vassoio, vassoi, piatto da portata; caraffa, brocca, decanter, caraffa filtrante; tovaglia, tovaglie, tovaglietta, tovagliette, runner, tovagliolo, tovaglioli, tela cerata, mollettone; sottopentola, sottopentole, poggiapentola, sottobicchiere, sottobicchieri; portatovaglioli, segnaposto, fermatovaglia, pesi per tovaglia; secchiello, glacette, seau a glace; centrotavola, fruttiera, alzata per frutta
scolapiatti, sgocciolatoio, scola piatti, scolaposate, portaposate, divisorio per cassetti, vaschetta portaposate; portarotolo, porta rotolo, porta scottex; portaspugna, portadetersivo; strofinaccio, strofinacci, canovaccio, canovacci, asciugapiatti, burazzo, mappina; pattumiera, bidone, pattumiera differenziata, umido bidoncino, compostiera da cucina; carrello della spesa, trolley spesa, shopper, borsa della spesa, retina per frutta
cartafata, mascherina; affumicatore da cucina, pipa affumicatrice; sifone per panna, cariche per sifone, cartucce sifone
`,
  needs: `
# cuocere
> si attacca tutto, attaccano le uova, frittata che si attacca, uova che si attaccano, pesce che si attacca, crepes, graffiata la padella, padella graffiata, teflon che si stacca: padella; padelle; crepiera; spatola; wok
> piano a induzione nuovo, non funziona sull'induzione, pentole che non vanno sull'induzione: pentole; padella; casseruola; piastra; adattatore; moka; batteria
> schizza l'olio, schizzi, schizzi di olio, schizzi sui fornelli, olio che schizza: paraschizzi; coperchio; friggitrice
> cuocere in meta tempo, legumi in poco tempo, cottura veloce dei ceci: pressione; lagostina; pentola
> risotti, risotto, mantecare il risotto, sugo che sobbolle: casseruola; padella; mestolo; cocotte; tegame
> fuoco troppo alto, si brucia sotto, brucia sul fondo, latte che scappa, trabocca, esce dalla pentola: spargifiamma; bollilatte; coperchio; pentolino
> pasta per venti, cucinare per tanti, tavolate, sagra, passata di pomodoro per l'inverno, conserva di pomodoro: pentolone; pentola; passapomodoro; pastaiola; barattoli; passaverdure; casseruola
> polenta della domenica, girare la polenta: paiolo; mestolo; tagliere
> castagne, caldarroste, arrostire le castagne: padella; coltello; teglia
> al vapore, cuocere senza grassi, verdure al dente: vaporiera; cestello; pentola
> piadina in casa, tigelle, crescentine: testo; piastra; tigelliera; mattarello
# preparare
> coltello che non taglia, non taglia piu, coltelli che non tagliano, pomodoro che si schiaccia, lama consumata: coltello; affilacoltelli; acciaino; cote; coltelli; pietra
> coltelli nel cassetto, coltelli pericolosi nel cassetto, tagliarsi nel cassetto: ceppo; barra; portacoltelli
> rovinare il piano tagliando, tagliare sul tavolo, affettare il salame: tagliere; coltello; affettatrice
> crostata, torta della nonna, ciambellone, torta di mele, pan di spagna, cheesecake, plumcake, tortino: tortiera; stampo; teglia; frusta; mattarello; stampi; setaccio; pirottini
> si rompe la torta quando la sformo, sformare, torta attaccata allo stampo: stampo; tortiera; carta; tappetino
> biscottini di natale, biscotti con i bambini, pan di zenzero: formine; tagliabiscotti; mattarello; tappetino; teglia
> farcire con la crema, decorare con la panna, bigne, ciuffi di panna, scrivere sulla torta: sac; siringa; bocchette; spatola; sifone
> portare la torta da mia madre, trasportare la torta, torta in macchina: portatorte; alzata; tortiera; campana
> quanto pesa la farina, pesare la farina, dosare, quanti grammi, misurare gli ingredienti: bilancia; dosatore; misurino; caraffa; misurini
> tirare la sfoglia, stendere la pasta, lasagne fatte in casa, ravioli fatti in casa, tagliatelle della nonna, orecchiette fatte a mano: mattarello; spianatoia; sfogliatrice; macchina; raviolatrice; rotella; tagliapasta
> grumi nella farina, crema senza grumi, besciamella: setaccio; frusta; colino; passino
> pure di patate, gnocchi fatti in casa, schiacciare le patate: schiacciapatate; passaverdure; pelapatate
> sbucciare, sbucciare le patate, pelare, pelare le carote: pelapatate; sbucciatore; spelucchino; coltellino
> lavare l'insalata, insalata bagnata, asciugare l'insalata: centrifuga; scolapasta; insalatiera
> scolare la pasta, scolare, pasta nel lavandino, scolare senza bruciarsi: scolapasta; colapasta; pastaiola; colino; schiumarola
> bruciarsi le mani, mi scotto col forno, teglia bollente, scottarsi con la pentola, manico rovente, prendere la teglia calda: presine; presina; guanto; guanti; manico
> pentola calda sul tavolo, pentola sul tavolo, segno della pentola, bruciato il tavolo: sottopentola; tovaglietta; sottopentole
> macchiarsi cucinando, schizzi sulla camicia, farina addosso, non sporcarsi in cucina: grembiule; presine; strofinaccio
> mestoli in giro, appoggiare il mestolo, cucchiaio sporco sul piano: poggiamestolo; portautensili; barattolo
> dimentico la roba in forno, brucio tutto, scordo la pentola sul fuoco, quanti minuti, tempo di cottura: timer; contaminuti; clessidra; termometro
> cotta dentro, carne cruda dentro, cottura giusta della carne, arrosto cotto bene, temperatura del forno, temperatura dell'olio: termometro; sonda
> arrosto da legare, legare l'arrosto: spago; aghi; rete
> battere la carne, assottigliare le fettine: batticarne
> aprire il vino, tappo che si sbriciola, tappo spezzato, aprire la birra: cavatappi; apribottiglie; levacapsule; tirabuscio
> aprire la scatoletta, lattina da aprire, scatoletta del tonno: apriscatole
> vasetto che non si apre, coperchio duro: aprivasetti; apribarattoli
> mani che sanno di aglio, schiacciare l'aglio, tritare l'aglio: spremiaglio; mortaio; tritatutto; mezzaluna
# conservare e servire
> cibo avanzato, portare via gli avanzi, conservare in frigo, mezzo limone, mezza cipolla, odori in frigo, frigo in disordine: contenitore; contenitori; salvafreschezza; pellicola; barattolo; vaschette; coperchi
> farfalline nella farina, tarme della pasta, pasta aperta, pacchi aperti, biscotti mollicci, biscotti molli, pane secco, pane raffermo: barattolo; barattoli; contenitori; portapane; clip; biscottiera; ermetici
> marmellata della nonna, sottaceti in casa, sott'oli in casa, conserve per l'inverno: barattoli; vasetti; imbuto; capsule; etichette; pentola; vasi
> mangio in ufficio tutti i giorni, pranzo da casa, porto il pranzo, mangiare al cantiere, minestra calda al lavoro: portapranzo; thermos; schiscetta; contenitore; gavetta; borsa; termos
> caffe caldo in viaggio, bevanda calda fuori casa, acqua fredda tutto il giorno, smettere di comprare plastica: thermos; termos; borraccia; bottiglia; tazza
> spesa surgelata a casa, gelato che si scioglie, tenere fresco in spiaggia, panini freschi al mare: borsa; ghiacciaia; siberini; tavolette; mattonelle
> cubetti di ghiaccio, ghiaccio per i cocktail, ghiaccioli fatti in casa: vaschetta; stampo; secchiello; formine; vaschette
> troppo olio, dosare l'olio, meno olio: spruzzaolio; oliera; ampolla; acetiera
> piatti spaiati, piatti sbeccati, bicchieri spaiati, mi sono rimasti tre piatti, servizio buono, corredo, lista nozze, casa di sposi: servizio; piatti; bicchieri; posate; pentole; calici; tazze
> bere il vino bene, ossigenare il vino, vino che deve respirare: decanter; calici; aeratore; caraffa
> vola la tovaglia, tovaglia che vola, vento sul tavolo: fermatovaglia; pesi; mollette
> tavolo macchiato, bambini che macchiano la tovaglia, tovaglia da non lavare: tovaglia; cerata; tovagliette; mollettone; americana
> colazione a letto, portare la colazione a letto: vassoio; tazza; tazze
> piatti ad asciugare, dove scolo i piatti, piatti bagnati sul piano: scolapiatti; sgocciolatoio; canovaccio; scolaposate
> posate in disordine, cassetto in disordine: portaposate; divisorio; scolaposate
> borse della spesa pesanti, spesa al mercato, braccia lunghe dalla spesa: carrello; trolley; borsa
`,
};
