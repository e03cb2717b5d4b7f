/** What makes people look for food and drink: `> in their words: what serves`. */
export const DELICACIES_NEEDS = `
# pranzi e cene
> ospiti improvvisi, ospiti all'ultimo, arrivano ospiti, cena all'ultimo minuto, non so cosa cucinare, frigo vuoto, torno tardi, cena veloce, pranzo veloce, poco tempo per cucinare, non ho tempo di cucinare, pronto in cinque minuti, piatto pronto: pasta; sugo; pesto; ragu; zuppa; risotto; tonno; lasagne; vellutata; ravioli; gnocchi; legumi; pate
> primo piatto, primo veloce, sugo veloce, spaghettata, spaghettata di mezzanotte, pasta al volo, condire la pasta, condire gli spaghetti, fare il ragu della domenica, pranzo della domenica, domenica in famiglia: pasta; sugo; pesto; pelati; passata; ragu; pecorino; peperoncino; acciughe; guanciale; lasagne; tagliatelle; bottarga; aglio
> cacio e pepe, pasta alla norma, aglio olio e peperoncino, puttanesca: pecorino; pepe; spaghetti; tonnarelli; ricotta; passata; olive; capperi; acciughe; peperoncino; olio
> risotto alla milanese, risotto allo zafferano, fare il risotto, risotto ai funghi: riso; carnaroli; zafferano; brodo; burro; porcini; parmigiano; arborio
> bruschette, bruschetta, fare i crostini, spalmare sul pane, da spalmare, sul pane caldo, crostini toscani: pate; olio; crema; pesto; nduja; tartufata; crostini; pomodori; friselle; lardo; ciauscolo; hummus; miele; spalmabile
> condire l'insalata, insalata triste, filo d'olio a crudo, a crudo, sulla mozzarella: olio; aceto; glassa; sale; balsamico; semi; olive; capperi; acciughe
> zuppa calda, minestra calda, serata fredda, qualcosa di caldo, scaldarsi la sera, sere d'inverno: zuppa; legumi; farro; brodo; vellutata; tisana; cioccolata; polenta; te; vino; minestrone; grappa
> polenta e, con la polenta, sulla polenta, polentata: polenta; funghi; gorgonzola; salsiccia; baccala; cotechino; ragu; cinghiale; taleggio
> cenone, capodanno in casa, lenticchie e cotechino, vigilia, pranzo di natale, pranzo di pasqua, tavola delle feste: cotechino; zampone; lenticchie; spumante; panettone; salmone; baccala; torrone; prosecco; frutta; colomba; agnello; pandoro; capitone
> scampagnata, pasquetta, gita con panini, fare i panini, farcire un panino, panino per il lavoro, panini imbottiti, merenda in montagna, pranzo nello zaino: salame; prosciutto; pane; mortadella; formaggio; focaccia; tonno; speck; taralli; carciofini; porchetta; maionese
> pasta per bambini, fa storie a tavola, non mangia niente, schizzinoso a tavola, piatti dei bambini: pastina; stelline; omogeneizzati; biscotti; prosciutto; passata; succo; crackers; yogurt; formaggini
> buttare giu un boccone, attacco di fame, fame a meta mattina, buco nello stomaco, fame a meta pomeriggio, spuntino, spuntini, spezza fame, spezzafame, snack sano: barrette; noci; mandorle; frutta; cracker; gallette; taralli; cioccolato; semi; arachidi; anacardi; popcorn
> guardare la partita, partita alla tv, serata film, serata al cinema in casa, divano e film: popcorn; patatine; birra; pizza; arachidi; nachos; bibite; salatini; caramelle; taralli
> fritto misto, frittura di pesce, pesce fritto, impanare, impanatura, pastella: farina; semola; olio; pangrattato; limone; birra; panatura; vermentino
> sushi in casa, cena giapponese, cena cinese, cucina orientale, cucina asiatica, serata etnica, etnico: riso; soia; alga; wasabi; noodles; zenzero; bacchette; sake; ramen; tofu; curry; te; cocco; basmati
> cena messicana, tacos, serata messicana: nachos; tortillas; guacamole; fagioli; tequila; salsa; peperoncino; mais; tabasco
> curry di pollo, cucina indiana, cena indiana, piatto speziato: curry; curcuma; basmati; latte; cocco; masala; zenzero; cumino
> marinare, marinatura, carne tenera, insaporire la carne, arrosto della domenica, brasare, brasato al vino, spezzatino: spezie; vino; rosmarino; salvia; olio; aromi; barolo; brodo; senape; ginepro; paprika
# dolce
> voglia di dolce, qualcosa di dolce, dolcetto, attacco di dolcezza, voglia di cioccolato, coccola dolce, consolarmi, consolarsi: cioccolato; biscotti; caramelle; crema; torta; praline; gelato; cioccolatini; torrone; cantucci; miele
> inzuppare nel latte, inzuppare, da inzuppare, pucciare, tocciare, puccio nel caffe: biscotti; cantucci; fette; savoiardi; novellini; ciambelline; frollini; plumcake; krumiri; tozzetti; vin; passito
> portare un dolce a cena, invitati a cena, invito a cena, mi hanno invitato a cena, ospite a cena da amici, non presentarmi a mani vuote, a mani vuote, padrona di casa, padroni di casa: vino; cioccolatini; torta; spumante; pasticcini; biscotti; praline; bottiglia; pianta; candela; panettone; cesto; passito; bouquet; fiori
> fare il tiramisu, preparare il tiramisu, cheesecake in casa, crostata in casa, fare una torta, torta soffice, biscotti fatti in casa: savoiardi; mascarpone; caffe; cacao; farina; uova; zucchero; lievito; marmellata; burro; vaniglia; cioccolato; confettura; marsala; alchermes
> pancake, pancakes, crepes, crepe, waffle a colazione: sciroppo; farina; acero; crema; miele; marmellata; nocciole
> calza della befana, epifania, befana, uova di pasqua, dolci di pasqua, dolci di natale, dolci tipici, dolci delle feste: cioccolato; caramelle; carbone; torrone; colomba; uovo; panettone; pandoro; panforte; ricciarelli; confetti
> dolce senza forno, dessert al cucchiaio, dopo pranzo dolce, dolce al cucchiaio: budino; semifreddo; panna; cheesecake; gelato; mousse
# diete
> intollerante al lattosio, senza lattosio, non digerisce il latte, allergico al latte, allergica al latte, allergia alle proteine del latte: delattosato; soia; riso; avena; mandorla; cocco; vegetale; sorbetto; tofu
> celiaco, celiaca, celiachia, intollerante al glutine, non puo mangiare glutine, ospite celiaco, amica celiaca, figlio celiaco: mais; riso; quinoa; gallette; polenta; saraceno; legumi; miglio; amaranto; meringhe; senza
> abbassare il sale, poco sale, iposodico, pressione e sale: spezie; aromi; erbe; limone; pepe; aceto
> zuccheri bassi, glicemia alta, il medico mi ha tolto lo zucchero, togliere lo zucchero, dolce per diabetici: stevia; eritritolo; fondente; integrale; farro; legumi; composta; mandorle; noci; orzo
> tante proteine, piu proteine, colazione proteica, spuntino proteico, dieta chetogenica, cheto: bresaola; tonno; legumi; proteine; barrette; mandorle; uova; yogurt; parmigiano; albumi; grana; ceci
> piu fibre, mangiare piu fibre, intestino regolare, cibo leggero, stare leggero, stare leggeri, cena leggera, dopo gli eccessi: farro; avena; crusca; legumi; integrale; orzo; semi; quinoa; zuppa; tisana; prugne; bresaola; kefir
> cucina vegana, pranzo vegano, colazione vegana, compleanno vegano, sostituire la carne, al posto della carne, al posto del formaggio, al posto delle uova: tofu; seitan; legumi; hummus; ceci; soia; tempeh; lenticchie; burger; anacardi; tahina; pesto
# bere
> pesce crudo, ostriche, tartare di pesce, antipasti di mare, spaghetti alle vongole, vongole, orata, branzino, cozze: vermentino; prosecco; champagne; franciacorta; falanghina; sauvignon; verdicchio; bianco; fiano; greco; spumante; rosato; arneis; pigato
> con i salumi, con il salame, con i formaggi, con il pecorino, formaggi stagionati, con gli affettati: lambrusco; rosso; sangiovese; barbera; chianti; rosato; montepulciano; miele; mostarda; passito; birra; primitivo; confettura; bonarda
> con la pizza, pizza e, con l'hamburger, con le patatine fritte, con il kebab: birra; ipa; lager; lambrusco; weiss; rosato; bibita; cola; gragnano; ale
> con il cioccolato, col cioccolato, con il cioccolato fondente, con il gorgonzola, con il foie gras, con i formaggi erborinati: passito; rum; barolo; recioto; marsala; porto; sauternes; grappa; moscato
> con i funghi, con il tartufo, con la cacciagione, con la selvaggina, piatti importanti, con lo stufato: nebbiolo; barolo; barbaresco; amarone; sagrantino; brunello; pinot; taurasi; barbera; aglianico
> vino per tutti i giorni, vino da tavola, vino quotidiano, spendere poco per il vino, vino per cucinare, vino della casa: sfuso; montepulciano; sangiovese; trebbiano; bianco; rosso; bag; barbera; lambrusco
> vino da conservare, da invecchiare, mettere in cantina, vino importante, annata di nascita, anno di nascita, bottiglia importante, bottiglia speciale, fare bella figura con una bottiglia: barolo; brunello; amarone; barbaresco; champagne; bolgheri; sagrantino; riserva; taurasi; magnum
> bere un cocktail, preparare cocktail, fare i cocktail, preparare uno spritz, fare lo spritz, gin tonic, mojito, negroni in casa, drink in casa: gin; rum; prosecco; aperol; bitter; vermouth; tonica; shaker; vodka; soda; campari; ginger; angostura; tequila; menta; jigger
> non beve alcolici, non bevo alcol, astemio, astemia, guida lui, devo guidare, senza alcol, donna incinta al brindisi, analcolico per brindare: analcolico; succo; bibita; chinotto; cedrata; tonica; kombucha; sciroppo; te; acqua; spremuta; crodino; ginger
> caldo afoso e sete, bevanda rinfrescante, merenda fresca d'estate, rinfrescare la gola: te; limonata; birra; bibita; granita; orzata; spremuta; acqua; menta; chinotto; sciroppo; cedrata; sorbetto
> correggere il caffe, corretto, caffe corretto: sambuca; grappa; anice; brandy; mistra; rum
> serata con un distillato, davanti al camino, goccetto, bicchierino la sera, dopo un pranzo pesante, pranzo abbondante: grappa; amaro; whisky; rum; cognac; nocino; genziana; limoncello; passito; brandy; fernet
> caffe come al bar, caffe cremoso, espresso a casa, caffe napoletano, caffe forte, sveglia al mattino, svegliarmi la mattina, macchinetta in ufficio: capsule; cialde; grani; miscela; moka; robusta; macinato; macchina; arabica; tazzine
> il caffe mi agita, non posso bere caffe, il caffe non mi fa dormire, senza caffeina, caffe la sera, caffe per la nonna: decaffeinato; orzo; cicoria; ginseng; tisana; rooibos
> te delle cinque, te del pomeriggio, pomeriggio d'inverno, tazza fumante, coccola calda, bevanda calda la sera: te; tisana; infuso; biscotti; teiera; cioccolata; miele; camomilla; tazza
> fare la birra in casa, birra in casa, imbottigliare, vino in casa, liquore in casa, nocino in casa, limoncello in casa: kit; luppolo; malto; fermentatore; bottiglie; tappi; alcol; zucchero; lievito; damigiana; imbuto; tappatrice
> specialita del posto, cose tipiche, sapori della mia terra, amico straniero, parenti all'estero, amici all'estero, assaggiare prodotti locali, far assaggiare: cesto; olio; pecorino; salame; vino; miele; taralli; tartufo; pasta; cantucci; torrone; peperoncino; pesto; limoncello; spezie; aceto
> capo ufficio, ringraziare il medico, regalo al dottore, regalo al capo, clienti dell'azienda, omaggi ai clienti, regali aziendali, cesto per i dipendenti, dipendenti: cesto; vino; spumante; panettone; olio; cofanetto; cioccolatini; grappa; whisky; confezione; penna; agenda; champagne
`;
