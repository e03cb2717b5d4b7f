/** Food and drink. */
export const FOOD = `
# pasta e cereali
pasta: spaghetti; penne; fusilli; tagliatelle; lasagne; ravioli; gnocchi; orecchiette; rigatoni; linguine; strangozzi; paccheri; farfalle; trofie; maccheroni; pappardelle; fettuccine; bucatini; tortellini; cappelletti; vermicelli; pastina; conchiglie; casarecce; pici; bigoli; noodles; mezze maniche
pasta fresca, pasta ripiena, pasta all'uovo: ravioli; tortellini; gnocchi; lasagne; tagliatelle; agnolotti; cappelletti; pappardelle
ravioli; tortelli; agnolotti; tortelloni; cappellacci; tagliatelle, fettuccine; pappardelle
riso, rice: basmati; arborio; carnaroli; riso venere; risotto
farina, farine, flour: semola; manitoba; fecola; amido; farina di mais
cereali: farro; orzo; avena; quinoa; bulgur; couscous, cous cous; miglio; muesli, granola; fiocchi d'avena; cornflakes; grano saraceno; riso; mais
polenta, farina di mais, farina per polenta, bramata, taragna; lievito, lieviti; pangrattato
legumi, legume, pulses: fagioli; ceci; lenticchie; piselli; fave; lupini; cicerchie; soia; borlotti, cannellini; roveja
zuppa, zuppe; minestra; minestrone; vellutata; brodo, dado, brodo granulare
# pane e forno
pane, bread, pagnotta, filone: focaccia; ciabatta; panini; baguette; pan carre; pane azzimo; pane carasau
prodotti da forno, panificati, sostituti del pane: pane; grissini; taralli; cracker; focaccia; gallette; fette biscottate; piadina; schiacciatine; crostini; friselle
grissini, grissino; taralli, tarallini; cracker, crackers; focaccia, schiacciata; fette biscottate; piadina, piadine; gallette; crostini, bruschette, friselle; pizza, pizze; pizzette; torta salata, quiche; torta al testo
# dolci
dolci, dessert, dolciumi, sweets, pasticceria: torta; biscotti; cioccolato; caramelle; crostata; panettone; torrone; gelato; pasticcini; merendine; cornetti; crema spalmabile; semifreddo; budino; tiramisu; cannoli; babà; muffin; confetti
torta, torte, cake: crostata; cheesecake; ciambellone; strudel; sacher; plumcake; millefoglie; pan di spagna
biscotti, biscotto, cookies, biscottini, frollini: cantucci; amaretti; savoiardi; wafer; baci di dama; frollini; lingue di gatto; tozzetti; krumiri; shortbread; canestrelli
cioccolato, cioccolata, chocolate: cioccolatini; praline; gianduiotti; cioccolata calda; uovo di pasqua; fondente; cacao
cioccolatini, cioccolatino, praline, pralina, gianduiotti, gianduiotto, boeri, tartufini; tavolette; cacao
caramelle, caramella, candy; liquirizia; lecca lecca; marshmallow; chewing gum; confetti; torrone, torroni, croccante
panettone, panettoni; pandoro; colomba
crema spalmabile, spalmabile, crema di nocciole, crema alle nocciole, nutella, crema gianduia, burro di arachidi, crema di pistacchio
marmellata, marmellate, confettura, confetture, composta, composte, jam; miele, honey, mieli: miele di acacia; millefiori; sciroppo d'acero; melata
zucchero, zuccheri, sugar: zucchero di canna; zucchero a velo; dolcificante, stevia; melassa
gelato, gelati; ghiaccioli; sorbetto; granita; semifreddo; merendine, merenda; brioche, croissant, cornetti, cornetto; krapfen; vaniglia; preparato per dolci; budino
# salumi e carne
salumi, salume, affettati, affettato, cold cuts, insaccati: prosciutto; salame; mortadella; bresaola; speck; coppa, capocollo; lonza; pancetta; guanciale; lardo; culatello; nduja; soppressata; ciauscolo; finocchiona; wurstel; salsiccia; cotechino; lonzino; norcineria; corallina
prosciutto, prosciutti, ham, prosciutto cotto, prosciutto crudo; salame, salami, salamino, salamini; bresaola; speck; coppa, capocollo; guanciale; pancetta, bacon; lardo; salsiccia, salsicce, sausage; wurstel; cotechino, zampone; mortadella
carne, carni, meat: bistecca; hamburger; pollo; manzo; maiale; agnello; vitello; spezzatino; arrosto; fiorentina; tagliata; costine; tacchino; cinghiale; coniglio; anatra; polpette; ragu; filetto; carpaccio; spiedini; braciole
# formaggi
formaggio, formaggi, cheese, caci: parmigiano; pecorino; mozzarella; gorgonzola; ricotta; provola; scamorza; asiago; fontina; taleggio; stracchino; robiola; caciotta; burrata; grana; feta; mascarpone; emmental; brie; caprino; provolone; caciocavallo; toma; squacquerone; stracciatella; erborinato
parmigiano, reggiano, grana, parmesan; mozzarella; bufala; burrata; stracciatella; fiordilatte; pecorino, pecorini; gorgonzola, erborinato; ricotta; caprino, formaggio di capra; provola; scamorza; provolone; caciocavallo; stracchino, crescenza, squacquerone
latticini, latticino, dairy: latte; yogurt; burro; formaggio; panna; kefir; ricotta
latte, milk; yogurt, yoghurt; kefir; burro, butter; margarina; panna; uova, uovo, eggs
# pesce
pesce, pesci, fish, prodotti ittici: tonno; salmone; acciughe; sgombro; baccala; gamberi; cozze; vongole; calamari; polpo; merluzzo; orata; branzino; pesce spada; sardine; aringa; trota; bottarga; caviale; seppie; persico; alici
acciughe, acciuga, alici, anchovies, colatura; tonno, ventresca, tuna; salmone, salmon; baccala, stoccafisso; caviale; bottarga; sushi; crostacei: gamberi; aragosta; granchio; scampi; frutti di mare, molluschi
# conserve e condimenti
conserve, sottoli, sottaceti: carciofini; funghi sott'olio; pomodori secchi; giardiniera; melanzane; olive; capperi; peperoni; cipolline; lampascioni; cetriolini
sugo, sughi: ragu; arrabbiata; amatriciana; pomarola
passata, polpa di pomodoro; pelati; pomodori; concentrato di pomodoro; ragu, ragout; pesto, pesti
salsa, salse: maionese; ketchup; senape; salsa barbecue; tabasco, salsa piccante; salsa di soia; tartara; chutney; guacamole; hummus; salsa verde
pate, crostino toscano, patè; olive, oliva; capperi; carciofini, carciofi; tartufo, tartufi, truffle, tartufata; funghi, fungo, porcini
olio, oli, extravergine, olio d'oliva, olio di oliva, evo, olive oil: olio al tartufo; olio aromatizzato; olio di semi
aceto, aceti, balsamico, aceto balsamico, vinegar, glassa
spezie, spezia, aromi, spices: pepe; peperoncino; zafferano; curcuma; origano; curry; cannella; paprika; rosmarino; zenzero; noce moscata; chiodi di garofano; cumino; vaniglia; basilico; salvia; timo; sale; erbe aromatiche
peperoncino, peperoncini, chili; zafferano; sale, sale rosa, fior di sale, salt
# frutta verdura snack
frutta, fruit: mele; pere; arance; limoni; fragole; banane; ananas; pesche; albicocche; ciliegie; kiwi; melone; anguria; mandarini; melograno; avocado; mango; mirtilli; lamponi; castagne; fichi
verdura, verdure, ortaggi, vegetables: insalata; patate; zucchine; melanzane; carote; pomodori; peperoni; broccoli; spinaci; cipolle; aglio; zucca; cavolfiore; finocchi; asparagi; cavolo
frutta secca, nuts: noci; mandorle; nocciole; pistacchi; anacardi; arachidi; pinoli; datteri; uvetta; fichi secchi; prugne secche; castagne secche
noci, nocciole, nocciola, mandorle, mandorla, pistacchi, pistacchio, anacardi, arachidi
> snack, stuzzichini, aperitivo: patatine; popcorn; taralli; olive; cracker; salatini; frutta secca; grissini; nachos
patatine, chips; popcorn; salatini; popcorn; salatini
antipasto, antipasti, starter: salumi; formaggi; bruschette; olive; sottoli; carciofini; pate
> surgelati, congelati: bastoncini; verdure surgelate; pizza surgelata
tofu; seitan; tempeh
cesto, cesti, cesta, cestino, cestini, ceste, strenna: cesto natalizio; cesto regalo
# bevande
bevande, bevanda, bibite, bibita, drinks, analcolici: acqua; succo; cola; aranciata; limonata; te freddo; chinotto; cedrata; gassosa; energy drink; birra; vino; spremuta; tonica; latte di mandorla; sciroppo; kombucha; ginger beer
acqua, acque, acqua minerale, water; succo, succhi, juice, nettare; spremuta; centrifugato; cola; aranciata; limonata; chinotto; gassosa; cedrata; sciroppo di menta
alcolici, superalcolici, alcol: vino; birra; liquore; grappa; whisky; gin; rum; vodka; amaro; cognac; spumante; tequila; brandy; vermouth; limoncello; distillato
# vino
vino, vini, wine, vinello: vino rosso; vino bianco; rosato; spumante; passito; barolo; chianti; brunello; amarone; primitivo; nero d'avola; montepulciano; barbera; dolcetto; nebbiolo; lambrusco; sagrantino; merlot; cabernet; chardonnay; vermentino; pinot; sauvignon; falanghina; fiano; trebbiano; soave; gewurztraminer; grechetto; cannonau; aglianico; morellino; bolgheri; ribolla; orvieto; prosecco; sangiovese; rosso di montalcino; verdicchio; muller thurgau; traminer
vino rosso, red wine: barolo; chianti; brunello; amarone; primitivo; nero d'avola; montepulciano; barbera; dolcetto; nebbiolo; sagrantino; merlot; cabernet; cannonau; aglianico; morellino; bolgheri; sangiovese; syrah; valpolicella; barbaresco; ripasso; lambrusco; bonarda; teroldego; refosco; negroamaro
vino bianco, white wine: chardonnay; vermentino; pinot grigio; sauvignon; falanghina; fiano; trebbiano; soave; gewurztraminer; grechetto; ribolla; orvieto; verdicchio; traminer; gavi; lugana; arneis; friulano; malvasia; inzolia; frascati; riesling; muller
rosato, rosati, rose, vino rosato, cerasuolo, bardolino chiaretto
spumante, spumanti, bollicine, sparkling: prosecco; champagne; franciacorta; asti; brut; lambrusco; moscato
vino dolce, vino da dessert, vino liquoroso: passito; vin santo; moscato; marsala; recioto; zibibbo; malvasia; sherry; brachetto; sauternes
passito, vin santo, vinsanto, recioto
magnum; verticale, degustazione
# birra
birra, birre, beer, birretta: lager; ipa, pale ale; stout, birra scura; weiss, weizen; bock; pilsner, pils; trappista; doppio malto; birra artigianale; birra analcolica; porter; saison; blanche; tripel; apa; radler; gose
kit birra; luppolo; fermentatore; spillatore; sidro, sidri, cider
# distillati e liquori
distillato, distillati, superalcolico, spirits: grappa; whisky; rum; gin; vodka; cognac; brandy; tequila; mezcal; acquavite; armagnac; calvados
whisky, whiskey, scotch, bourbon, torbato, single malt; grappa, grappe, acquavite; rum, rhum; gin; vodka; tequila, mezcal; cognac, brandy, armagnac, calvados
liquore, liquori, liqueur: amaro; limoncello; sambuca; mirto; nocino; genziana; amaretto; anice; crema di limoncello; assenzio; maraschino; alchermes; genepi; liquirizia liquore; vov; baileys; triple sec; rosolio
amaro, amari; digestivo, digestivi: amaro; grappa; limoncello; genziana; nocino; mirto; sambuca; fernet
vermouth; bitter; aperol; campari; spritz; cocktail; negroni
# caffe e te
caffe, coffee: caffe in grani; cialde; capsule; decaffeinato; orzo; ginseng; arabica; robusta; moka macinato; solubile
cialde, cialda, ese; capsule, capsula, capsule compatibili; decaffeinato, deca; caffe in grani; caffe macinato, macinato
te, tea, the: te verde; te nero; matcha; oolong; te bianco; rooibos; earl grey; chai; darjeeling; bancha; sencha; pu erh; te freddo; genmaicha
macinacaffe, macinino; pressino, tamper; montalatte, cappuccinatore; moka, caffettiera, cuccumella, napoletana; macchina da caffe, macchina per caffe, macchina espresso, espresso machine; french press, caffettiera a stantuffo, chemex, dripper, v60, aeropress; filtro per te, infusore; decalcificante; zuccheriera; bicchierini; portacialde, portacapsule
`;
