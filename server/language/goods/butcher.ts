/** The butcher's and the fishmonger's counter, fresh and frozen. */
export const BUTCHER = {
  things: `
# macelleria
carne, carni, meat: bistecca; arrosto; macinato; spezzatino; pollo; maiale; vitello; manzo; agnello; coniglio; tacchino; hamburger; salsiccia; fettine; braciole; costine; spiedini; roast beef; scottona; chianina; fassona; vitellone; selvaggina
manzo, bovino, scottona, vitellone, bue, beef, carne rossa, chianina, fassona, marchigiana, black angus, angus, wagyu: bistecca; fiorentina; tagliata; filetto; entrecote; controfiletto; lombata; scamone; fesa; girello; cappello del prete; brasato; bollito; ossobuco; macinato; carpaccio; tartare; picanha; diaframma; tomahawk; asado
vitello, veal, vitella, vitello da latte: fettine; scaloppine; ossobuco; nodini; arrosto; girello; fesa; rollata; cotolette
bistecca, bistecche, bistecchina, steak, bisteccona: fiorentina; entrecote; ribeye; tbone; tomahawk; tagliata; braciola
fiorentina, tbone, t bone, bistecca alla fiorentina, bistecca con l'osso; entrecote, controfiletto, lombata, sirloin, costata di manzo, tomahawk, ribeye, rib eye; tagliata; filetto, filetti, tenderloin, tournedos, chateaubriand; scamone, picanha, codone; roast beef, roastbeef, rosbif, roast-beef; fesa, noce di vitello, sottofesa, rosa di manzo, fettine, fettina, fette di carne, paillard, carpaccio; girello, magatello, lacerto; cappello del prete, fesone di spalla; brasato, stufato, stracotto; spezzatino, spezzatini, bocconcini, bocconcino, gulasch, goulash, cubetti di carne; bollito, lesso, biancostato, doppione, punta di petto, tenerone; ossobuco, ossibuchi, osso buco, ossobuchi; guanciale di manzo; coda di manzo; lingua salmistrata, lingua di manzo; arrosto, arrosti, arrostino, rollata, rolle, rotolo di carne, tasca ripiena, arrosto legato, arista; scaloppine, scaloppina, saltimbocca, involtini, involtino, valdostana; cotolette, cotoletta, panate, panata, impanata, cotoletta alla milanese; straccetti, sfilacci, carne a striscioline
macinato, macinata, carne trita, trita, tritato, carne macinata, macinato misto, minced, carne per il ragu; polpette, polpetta, polpettine; polpettone; hamburger, burger, hamburgher, amburger, amburgher, medaglione di carne; tartare, tartara, carne cruda, battuta al coltello
maiale, suino, pork, cinta senese, maialino, porchetta: braciole; lonza; arista; costine; salsiccia; filetto; stinco; coppa; pancetta; capocollo; coscio; puntine; guanciale; cotenna
braciola, braciole, bracioline, costoletta, costolette, nodino, nodini, braciola di maiale; costine, puntine, rosticciana, ribs, costicine, spuntature, tracchie, costarelle, spare ribs; lonza, carre, carre di maiale, arista di maiale, lombo, lonza di maiale; coppa di maiale, scamerita, capocollo fresco, coppa fresca; stinco, stinchi, stinco di maiale; pancetta fresca, pancetta tesa, bacon; porchetta, porchettina; maialino, lattonzolo, porceddu; pulled pork, spalla di maiale; cotica, cotenna, cotenne; zampetto, zampone; strutto, sugna, lardo, ciccioli, sfrizzoli
salsiccia, salsicce, salciccia, salsiccie, luganega, salamella, salamelle, lucanica, sasizza, bratwurst, salsicciotto, bombette, verzini; wurstel, wusterl, wurstelini; cotechino, zampone, musetto; sanguinaccio, buristo, mazzafegato
pollo, polletto, galletto, pollastro, chicken, polli, pollame; cappone; faraona; gallina; pollo: petto di pollo; cosce; fusi; sovracosce; alette; bocconcini; nuggets; galletto; spiedini; crocchette
petto di pollo, petti di pollo, fettine di pollo, tagliata di pollo; cosce di pollo, coscette, fusi, fusello, fuselli, sovracosce, sopraccosce, anche di pollo; alette, ali di pollo, wings; nuggets, bocconcini di pollo, crocchette di pollo, cordon bleu, bastoncini di pollo; pollo allo spiedo, pollo arrosto; galletto, pollo alla diavola, busto di pollo; faraona, cappone, gallina da brodo, anatra, petto d'anatra, magret, oca, quaglia, quaglie, piccione, fagiano; tacchino, fesa di tacchino, tacchinella, turkey, rollata di tacchino
agnello, abbacchio, capretto, lamb, castrato, pecora, ovino, agnellone: costolette; scottadito; cosciotto; arrosticini; carre; coratella
arrosticini, arrosticino, rostelle, spiedini di pecora; scottadito, cotolette di agnello, carre di agnello; cosciotto, coscio, cosciotto d'agnello; coniglio; lepre; selvaggina, cacciagione: lepre; cinghiale; capriolo; cervo; daino
spiedini, spiedino, kebab, gyros, souvlaki, spiedi di carne; grigliata mista, misto griglia, box grigliata, mix grill; hot dog
frattaglie, interiora, quinto quarto, coratella: trippa; rognone; animelle; cervella; lampredotto; zampone
trippa, lampredotto, centopelli; fegatini, fegatelli, fegato di vitello; rognone, animelle, cervella, coratella, coda alla vaccinara; ossa da brodo, midollo, ossa per il cane
carne di cavallo, sfilacci di cavallo, equina; bresaola; carne secca, jerky; gelatina di carne, patè di fegato; ragu pronto, sugo di carne; lasagne pronte; vitello tonnato, insalata di carne; pronti da cuocere, pronto a cuocere, pronti in padella
# pescheria
pescheria, pesce azzurro, seafood, pesciolini: orata; branzino; salmone; tonno; alici; sgombro; merluzzo; sogliola; rombo; rana pescatrice; trota; spigola; triglie; dentice; sarago; cernia; ricciola; pesce spada; gallinella; persico; platessa; nasello; rombo; palombo; anguilla; sardine; baccala; luccio; storione; coregone; ombrina; paganello
orata, orate; branzino, branzini, spigola, spigole, seabass; salmone, salmone affumicato, trancio di salmone; tonno, tonno fresco, trancio di tonno, ventresca; pesce spada, trancio di pesce spada; merluzzo, nasello, cod; platessa, limanda; sogliola, sogliole; halibut; rombo, rombi; rana pescatrice, coda di rospo, pescatrice; triglia, triglie; dentice; sarago; pagello, pagro; cernia; ricciola; ombrina; gallinella; scorfano; san pietro; tracina; mormora; cefalo, muggine; leccia; lampuga; pesce azzurro: alici; sardine; sgombro; lanzardo; aguglia; latterini; alici, acciughe; sardine, sarde; sgombro, sgombri; lanzardo; aguglia; bianchetti, latterini; palombo; verdesca; anguilla, capitone; trota, trote, trota salmonata; salmerino; persico; luccio; coregone, lavarello; carpa; storione; baccala, stoccafisso, stocco, baccala ammollato, mantecato
molluschi, frutti di mare, mollusco, shellfish: cozze; vongole; ostriche; capesante; fasolari; cannolicchi; telline; calamari; seppie; polpo; totani; moscardini; tartufi di mare
cozze, cozza, mitili, peoci, mussels; vongole, vongola, vongole veraci, clams, poveracce; ostriche, ostrica, oyster; capesante, cappesante, conchiglia di san giacomo; cannolicchi, capelunghe, cappelunghe; fasolari, telline, tartufi di mare, lumachine; ricci di mare, polpa di riccio; calamari, calamaro, calamaretti, totani, totano, anelli di calamaro, anelli di totano; seppie, seppia, seppioline, nero di seppia; polpo, polipo, piovra, octopus, polpi; moscardini, moscardino, folpetti
crostacei, crostaceo: gamberi; gamberetti; mazzancolle; scampi; astice; aragosta; granchio; canocchie; granceola; gamberoni
gamberi, gambero, gamberetti, gamberoni, mazzancolle, mazzancolla, shrimp, prawns, code di gambero, gambero rosso, mazara; scampi, scampo; astice, aragosta, lobster, astici; canocchie, cicale di mare; granchio, granseola, granceola, granchio blu, moeche, polpa di granchio, surimi
filetto di pesce, filetti di pesce, filetti di merluzzo; trancio, tranci, trancio di pesce; carpaccio di pesce, tartare di pesce; spiedini di pesce; fritto misto, frittura, fritto di paranza, paranza, frittura di pesce; misto scoglio, misto mare, preparato per risotto, sugo allo scoglio, misto di mare; zuppa di pesce, cacciucco, brodetto, guazzetto; insalata di mare, polpo e patate, antipasto di mare; sushi, sashimi, poke; pesce per bambini, bastoncini di pesce; bottarga, uova di lompo, caviale; affumicato di pesce, salmone affumicato, trota affumicata; bisque; burger di pesce, polpette di pesce
`,
  needs: `
# carne
> brodo, fare il brodo, brodo di carne, brodo buono, minestra calda, tortellini in brodo: bollito; gallina; cappone; muscolo; ossa; biancostato; pollo; lesso
> ragu, fare il ragu, sugo della domenica, lasagne in casa, ragu della nonna, bolognese: macinato; macinata; trita; salsiccia; spuntature; pancetta; tritato
> polpette, fare le polpette, polpettone della nonna, polpette al sugo: macinato; trita; macinata
> brace, sulla brace, alla brace, grigliata, griglia in giardino, grigliare con gli amici, pasquetta, ferragosto, primo maggio, carbonella: salsiccia; costine; braciole; bistecca; spiedini; arrosticini; hamburger; fiorentina; pollo; bombette; puntine; agnello
> cottura lenta, cuocere a lungo, cuocere piano, forno lento, slow cooker, bassa temperatura, si sfalda, che si sciolga: brasato; stinco; guancia; spalla; costine; ossobuco; stracotto; spezzatino; pulled
> stracotto con la polenta, polenta, insieme alla polenta, in umido: spezzatino; brasato; ossobuco; salsiccia; costine; baccala; seppie
> risotto alla milanese, alla milanese: ossobuco; cotoletta; midollo; scaloppine
> carne tenera, che non sia dura, si scioglie in bocca, morbida da masticare, non riesce a masticare, non mastica bene, senza denti: filetto; macinato; fesa; straccetti; polpette; scaloppine; hamburger; vitello
> carne dura, suola di scarpa, viene dura, mi viene sempre dura: filetto; scamone; entrecote; tagliata; brasato
> carne magra, poco grasso, senza grasso, in palestra proteine, dieta proteica, light, colesterolo basso: fesa; petto; tacchino; filetto; girello; coniglio; pollo; bresaola
> carne bianca, niente carne rossa, non mangio rossa, medico mi ha detto carne bianca: pollo; tacchino; coniglio; vitello; faraona
> bambina piccola che mangia, bimbo di un anno, prime carni, svezzare con la carne, pappa con la carne, carne per il bimbo: vitello; coniglio; tacchino; pollo; macinato; platessa; sogliola
> bambini non mangiano carne, bambini schizzinosi, far mangiare la carne: nuggets; hamburger; polpette; cotolette; crocchette; bastoncini
> panino americano, serata hamburger, burger in casa, fast food in casa: hamburger; burger; bacon; wurstel
> mangiarla cruda, cruda col limone, battuta di carne, carne cruda: tartare; carpaccio; battuta; filetto
> veloce in padella, cinque minuti, cena veloce, pronto in dieci minuti, torno tardi, non ho tempo di cucinare, gia pronto, basta scaldare: straccetti; scaloppine; hamburger; fettine; spiedini; cordon; filetti; involtini; pronti
> pranzo della domenica, domenica in famiglia, suoceri a pranzo, pranzo con i suoceri: arrosto; roast; rollata; coniglio; faraona; lasagne; agnello; arista
> pranzo di pasqua, a pasqua, pasquale: agnello; capretto; abbacchio; costolette; coratella
> cenone, natale a tavola, pranzo di natale, vigilia, cena della vigilia, viglia: cappone; faraona; cotechino; zampone; capitone; baccala; salmone; gamberi; tacchino; anguilla; vongole; ostriche
> lenticchie, con le lenticchie, capodanno a tavola, porta fortuna: cotechino; zampone
> panettone salato, antipasto di carne, antipastino: carpaccio; tartare; bresaola; patè
> carbonara vera, gricia vera, soffritto: guanciale; pancetta; lardo; strutto
> friggere come la nonna, ungere la teglia, piadina fatta in casa: strutto; sugna; lardo
> ferro basso, anemia, anemica, carenza di ferro: fegato; cavallo; manzo; bistecca; cozze
> per il cane dal macellaio, ossa per il cane, avanzi per il cane: ossa; trippa; frattaglie; macinato
> spiedo, girarrosto, allo spiedo: pollo; galletto; porchetta; spiedini; quaglie; faraona
> ripieno, ripiena, farcire, farcito: tasca; rollata; cappone; tacchino; faraona; calamari; involtini
> kebab fatto in casa, tacos, fajitas, chili: straccetti; macinato; spiedini; pollo; kebab
# pesce
> spaghetti di mare, spaghetti allo scoglio, pasta con il pesce, linguine di mare, primo di pesce: vongole; cozze; gamberi; scampi; calamari; misto; astice; seppie; granchio
> risotto di mare, risotto alla pescatora, paella: misto; gamberi; cozze; seppie; calamari; preparato; scampi
> risotto nero, pasta nera: seppie; seppia
> frittura, fritto di pesce, friggere il pesce, cartoccio di fritto: calamari; alici; gamberi; paranza; latterini; totani; triglie; bianchetti
> senza spine, senza lische, lisca, si strozza, paura delle spine, spinato: filetti; filetto; salmone; trancio; merluzzo; sogliola; platessa; bastoncini; spada; rana
> puzza di pesce in casa, non so pulire il pesce, pulito, gia pulito, sfilettato, non voglio pulirlo: filetti; tranci; spiedini; preparato; trancio
> pesce al forno con le patate, al sale, in crosta, al cartoccio: orata; branzino; rombo; dentice; spigola; cernia; trota; sarago
> pesce alla griglia, pesce alla brace, piastra pesce: spada; tonno; gamberoni; calamari; orata; sgombro; scampi; spiedini
> mangiarlo crudo, pesce crudo, crudite, sushi in casa, fare il sushi, tartare di pesce: tonno; salmone; gamberi; scampi; ostriche; ricciola; branzino; capesante
> insalata fredda, insalata di polpo, antipasto di mare, piatto freddo di pesce, estate piatto freddo: polpo; gamberetti; seppie; moscardini; calamari; insalata; cozze
> zuppa, zuppa di pesce, brodetto, cacciucco: misto; scorfano; gallinella; cozze; moscardini; seppie; pescatrice; canocchie
> omega tre, pesce grasso, fa bene al cuore, pesce buono che costi poco, pesce povero, spendere poco di pesce: sgombro; alici; sardine; salmone; aringa; merluzzo
> ai bambini non piace il pesce, pesce ai bambini, fargli mangiare il pesce, bimbo pesce: platessa; merluzzo; bastoncini; sogliola; salmone; burger; polpette
> far colpo a cena, stupire gli ospiti col pesce, cena di lusso, san valentino di pesce: astice; aragosta; ostriche; scampi; capesante; gamberi; caviale; granseola
> pepata, impepata, sauté, saute, gratinate, gratinati: cozze; vongole; capesante; cannolicchi; fasolari
> con la polenta di pesce, veneta, alla vicentina, mantecare: baccala; stoccafisso; moscardini; seppie
> pesce d'acqua dolce, di lago, di fiume: trota; persico; coregone; luccio; storione; carpa; salmerino
> in dispensa, tenere in freezer, scorta per il freezer, fare scorta di carne, scorta della settimana, pacco famiglia: box; pacco; hamburger; macinato; fettine; filetti; gamberi
`,
};
