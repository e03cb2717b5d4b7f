/** What people tell of themselves, their house and their days, and the things that serve: `> situation, situation: thing; thing`. */
export const SITUATIONS = `
# corpo e salute
> collo bloccato, torcicollo, dolore al collo, collo, cervicale: cuscino; guanciale; collare; fascia; termoforo; cerotto; massaggiatore; cervicale
> mi sveglio, svegliarmi indolenzito, dormo male, dormire male, notti in bianco: cuscino; guanciale; materasso; topper; melatonina; tisana; valeriana; tappi; mascherina
> russa, russo, russano: tappi; cerotti; bite; spray; dilatatore
> vicini rumorosi, rumori, chiasso, fracasso: tappi; cuffie; paraspifferi; pannelli
> ginocchio, ginocchia, menisco: ginocchiera; tutore; gel; arnica; pomata; glucosamina; ghiaccio
> polso, tunnel carpale: polsiera; tutore; tappetino; mouse
> caviglia, storta, slogato, slogata: cavigliera; tutore; ghiaccio; bende; arnica; stampella
> spalla, spalle, contrattura, contratture, muscoli doloranti, indolenzito: arnica; crema; gel; pomata; massaggiatore; cerotti; termoforo; balsamo; unguento; olio
> botta, botte, lividi, livido, ematoma, contusione: arnica; ghiaccio; gel; pomata
> scottatura, scottature, ustione, scottato, scottata, bruciato al sole: doposole; aloe; gel; garze; crema; iperico
> vesciche, vescica, calli, callo, duroni, talloni, talloni screpolati, piedi secchi: cerotti; crema; lima; callifugo; soletta; pediluvio; pietra; raspa; balsamo
> piedi, piedi stanchi, piedi doloranti, in piedi tutto il giorno, ore in piedi: solette; plantari; pediluvio; crema; calze; zoccoli; sabot; ciabatte; massaggiatore
> piedi che puzzano, puzza dei piedi, sudano i piedi: deodorante; spray; talco; solette; borotalco; polvere
> alluce valgo, alluce: separadita; tutore; divaricatore; ciabatta; sandalo
> varici, vene varicose, capillari, gambe stanche, gonfiano, caviglie gonfie: calze; gel; centella; crema; integratore; rusco; mirtillo; collant; spray
> cistite, bruciore quando urino, pipi spesso: mirtillo; cranberry; mannosio; uva ursina; integratore; compresse; bustine
> stitichezza, stitico, stitica, intestino pigro, non vado in bagno, andare in bagno: lassativo; fibre; psillio; prugne; tisana; senna; microclisma; glicerina; fermenti; aloe
> diarrea, mal di pancia, colite, dissenteria: fermenti; probiotici; fermenti lattici; carbone; camomilla
> gonfia, gonfio, gonfiore, pancia gonfia, aria nella pancia, meteorismo: carbone; finocchio; tisana; fermenti; enzimi; anice; melissa
> acidita, bruciore di stomaco, reflusso, stomaco, digerisco male, pesantezza, digerire: antiacido; tisana; digestivo; bustine; finocchio; liquirizia; zenzero; malva; amaro; magnesia
> colesterolo, trigliceridi: riso rosso; integratore; omega; berberina; carciofo; bergamotto
> pressione alta, pressione, ipertensione: misuratore; sfigmomanometro; biancospino; olivo; aglio
> glicemia, diabete, zuccheri alti: glucometro; strisce; gymnema; dolcificante; stevia; lancette; pungidito
> fegato, depurarmi, depurare, depurativo, disintossicare, dopo le feste: carciofo; cardo; cardo mariano; tarassaco; tisana; drenante; betulla; bardana
> memoria, concentrazione, studiare, esami, maturita, lucidita: ginkgo; fosforo; integratore; rodiola; bacopa; ginseng; omega
> menopausa, vampate, caldane: isoflavoni; salvia; soia; cimicifuga; integratore; trifoglio
> ciclo, mestruazioni, dolori mestruali, crampi: termoforo; tisana; assorbenti; coppetta; magnesio; achillea; antidolorifico
> crampi, crampi di notte, crampi alle gambe: magnesio; potassio; integratore; sali
> prostata: serenoa; integratore; zucca
> influenza, difese immunitarie, difese, ammalo, ammalarmi, ammalo sempre, prevenire, raffreddori: echinacea; propoli; vitamina; acerola; integratore; rosa canina; pappa reale; uncaria; lattoferrina; astragalo; sambuco
> tossisce, tossire, catarro, muco, bronchi: sciroppo; miele; aerosol; propoli; timo; caramelle; pino; drosera; grindelia; lichene; tisana; balsamo; eucalipto
> gola, mal di gola, raucedine, senza voce, perso la voce, deglutire: propoli; spray; pastiglie; caramelle; erisimo; miele; collutorio; malva; zenzero; sciroppo
> sinusite, rinite, allergia, polline, pollini, starnutisco, starnuti, fieno, primavera: spray; ribes; antistaminico; collirio; perilla; mascherina; soluzione; lavaggi; purificatore
> acari, polvere di casa, allergica alla polvere: coprimaterasso; coprimaterassi; federa; antiacaro; spray; cuscino; piumone; purificatore; aspirapolvere
> occhi rossi, occhi che bruciano, occhi gonfi, borse sotto gli occhi, occhiaie, troppo schermo, computer tutto il giorno: collirio; eufrasia; contorno; lacrime; patch; gocce; occhiali; correttore
> orecchie, orecchio tappato, cerume: spray; coni; gocce; siringa
> herpes, febbre sul labbro: cerotti; crema; melissa; stick
> afte, gengive, gengive che sanguinano, sanguinano: collutorio; gel; dentifricio; malva; spazzolino; propoli; idropulsore
> alito, alito cattivo, alitosi: collutorio; dentifricio; nettalingua; caramelle; spray; clorofilla; prezzemolo
> apparecchio, dentiera, protesi: adesivo; compresse; scovolini; filo; spazzolino; cera; portadentiera
> denti gialli, denti bianchi, fumatore, smettere di fumare, smetto di fumare: dentifricio; sbiancante; carbone; cerotti; gomme; sigaretta
> pidocchi, lendini: shampoo; pettine; lozione; spray; trattamento
> punto, puntura, zanzara, medusa, vespa: dopopuntura; stick; ammoniaca; crema; gel; roll on
> verruche, porri, micosi, funghi: penna; smalto; crema; crioterapia; olio; tea tree; celidonia
> psoriasi, eczema, dermatite, prurito, pizzica, irritata, irritazione: crema; pomata; calendula; detergente; olio; avena; bagno; unguento; sapone; ribes
> cicatrici, smagliature, smagliatura, cicatrice: rosa mosqueta; olio; crema; gel; mandorle; karite
> cellulite, buccia d'arancia, ritenzione, ritenzione idrica, liquidi: crema; drenante; fanghi; fango; guaina; pilosella; betulla; gel; centella; coppetta; bendaggi; tisana
> dimagrire, perdere peso, prova costume, fame nervosa, mangio troppo, chili di troppo, chili: drenante; glucomannano; garcinia; integratore; te verde; tisana; bilancia; guarana; barrette
> massa, mettere massa, muscoli, recupero, dopo l'allenamento: proteine; creatina; aminoacidi; bcaa; barrette; whey; sali; shaker
> incontinenza, perdite, perdite di notte, bagna il letto, fa la pipi a letto, pipi a letto: traversa; traverse; coprimaterasso; cerata; assorbenti; pannoloni; mutandine; salvaletto
> allettato, allettata, anziana, fatica ad alzarsi, alzarsi: alzapersona; alzawater; rialzo; poltrona; maniglione; bastone; deambulatore; cuscino; materasso; sponda; carrozzina; rollator; girello
> cammina male, camminare male, zoppica, anca operata, operata, operato: bastone; stampelle; deambulatore; rialzo; calzascarpe; carrozzina; tutore
> sordo, sorda, non sente, ci sente poco: amplificatore; telefono; cuffie; campanello; pile
> vede poco, ci vede poco, ipovedente: lente; telefono; orologio; sveglia; lampada; telecomando
# viso, corpo, capelli
> pelle secca, pelle che tira, tira la pelle, screpola, screpolate, si spacca: crema; burro; olio; latte; balsamo; karite; emulsione; unguento
> punti neri, pori dilatati, pori, lucida, unta, impurita: detergente; tonico; maschera; argilla; scrub; cerotti; gel; crema; siero
> brufolo, brufoli, brufolini, foruncoli, foruncolo: gel; crema; patch; detergente; tea tree; siero; stick; argilla; bardana
> macchie, macchie scure, macchie dell'eta: siero; crema; vitamina; solare; peeling
> rughe, zampe di gallina, cedimento, pelle matura, cinquant'anni: crema; siero; olio; contorno; maschera; acido; collagene; argan
> viso stanco, pelle spenta, spento, grigia: siero; maschera; scrub; crema; vitamina; illuminante; peeling
> crespi, capelli crespi, capelli sfibrati, doppie punte, si spezzano, rovinati, sfibrati, stopposi: maschera; olio; balsamo; cheratina; siero; impacco; shampoo; cristalli
> cadono i capelli, perdo capelli, stempiato, diradati: fiale; shampoo; lozione; integratore; miglio; ortica
> capelli bianchi, ricrescita, tingere, tingermi, tingo: tinta; colorazione; henne; henné; ritocco; mousse; hennè
> capelli grassi, unti, capelli che si ungono, ungono: shampoo; argilla; ortica; lozione
> forfora, prurito in testa, cute: shampoo; lozione; scrub; tea tree
> lisci, stirare i capelli, lisciarli: piastra; spray; phon; crema; spazzola; cheratina
> boccoli, ricci definiti, onde: ferro; schiuma; mousse; bigodini; arricciacapelli; crema; gel; diffusore
> barba che pizzica, barba lunga, taglio la barba, rasatura, taglietti: olio; balsamo; rasoio; regolabarba; schiuma; dopobarba; allume; pennello; sapone; gel
> ascelle, sudo, sudore, sudo tanto, macchie gialle: deodorante; allume; talco; canottiera; antitraspirante; crema
> peli, ceretta, depilarmi, peluria, baffetti: ceretta; rasoio; epilatore; strisce; crema; cera; scaldacera; pinzetta
> unghie che si spezzano, unghie fragili, unghie corte, mangia le unghie, mangio le unghie: smalto; olio; rinforzante; indurente; lima; tips; integratore
> ricostruzione, ricostruzione unghie, semipermanente, nail art: lampada; gel; smalto; base; top; lime; fresa; tips; primer
> sole, abbronzata, prendere il sole, vado al mare, tintarella: solare; protezione; olio; doposole; autoabbronzante; latte; spray; crema
> tatuaggio, tatuaggi, tatuato: crema; burro; pomata; solare; pellicola
> matrimonio, trucco sposa, cerimonia: fondotinta; rossetto; fissatore; palette; primer; ciglia
# casa
> muffa, macchie nere, angoli neri, angolo nero, parete nera, muro nero, macchie di umido, condensa, umidita: antimuffa; deumidificatore; risanante; spray; idropittura; pittura; candeggina; traspirante; sali
> dare il bianco, dare una mano di bianco, rinfrescare le pareti, rifare le pareti, ridipingere, pitturo, pittura le pareti: pittura; idropittura; tempera; lavabile; rullo; pennello; nastro; telo
> crepa, crepe, fessura, fessure, buchi nel muro, buco nel muro: stucco; rasante; sigillante; acrilico; malta; riempitivo; gesso; silicone; rete; schiuma
> ruggine, arrugginito, arrugginita, arrugginiti: antiruggine; convertiruggine; smalto; ferromicaceo; spazzola; sbloccante; olio; spray; svitol
> legno rovinato, legno ingrigito, teak, ingrigito, diventato grigio, mobili da giardino, decking: olio; impregnante; flatting; cera; decapante; sbiancante; vernice; mordente; levigatrice
> tarli, tarlo, buchini nel legno, insetti del legno: antitarlo; impregnante
> graffi sul mobile, graffio, graffi, mobile graffiato: cera; stucco; pennarello; ritocco; polish; olio
> nicotina, fumo, sigarette, muro giallo, pareti gialle, macchia sul soffitto, macchie sul muro, infiltrazione: isolante; antimacchia; fondo; copri macchie; bloccante; coprente; fissativo
> sfarina, si sfarina, polveroso, si scrosta, scrostato, si stacca, bolle, si sfoglia: fissativo; fondo; raschietto; rasante; primer; stucco; consolidante; isolante
> piastrelle vecchie, piastrelle brutte, cambiare le piastrelle, piastrelle, mattonelle, rinnovare il bagno, rifare il bagno, vasca rovinata, vasca: smalto; primer; resina; adesivi; vernice; pellicola; aggrappante
> fughe, fughe nere, fughe delle piastrelle: fugante; penna; sbiancante; stucco; detergente; idropulitrice; rinnova
> perde, perde acqua, gocciola, gocciolare, rubinetto che perde, allaga, infiltrazioni: guarnizione; teflon; silicone; rubinetto; nastro; guaina; sigillante; mastice; raccordo; canapa; impermeabilizzante; miscelatore
> intasato, otturato, scarico lento, ingorgato, lavandino otturato: disgorgante; sturalavandini; ventosa; sifone; sonda; molla; sturatubi; stura
> calcare, incrostato, macchie d'acqua, rubinetti opachi, calcarea: anticalcare; decalcificante; aceto; acido citrico; filtro; addolcitore
> spifferi, spiffero, entra freddo, entra aria, finestre vecchie, corrente d'aria: paraspifferi; guarnizione; sottoporta; silicone; pellicola; nastro; schiuma; tenda
> freddo in casa, casa fredda, stanza fredda, bagno freddo, gelata: stufa; termoventilatore; termoconvettore; plaid; coperta; radiatore; piumone; scaldasalviette; tappeto; stufetta; pantofole; vestaglia
> caldo in casa, non si dorme dal caldo, camera calda, caldo di notte: ventilatore; condizionatore; climatizzatore; lenzuola; tenda; oscurante; lino; raffrescatore
> non si chiude, non chiude, porta che sbatte, sbatte, cigola, cigolano, cigolio: fermaporta; lubrificante; cerniera; olio; chiudiporta; grasso; paracolpi; svitol; sbloccante; serratura
> graffiano il pavimento, graffi sul parquet, parquet rovinato, sedie che graffiano: feltrini; piedini; cera; tappeto; vernice; olio; gommini
> scivola, scivolare, si scivola, scivoloso, doccia scivolosa, vasca scivolosa: tappetino; antiscivolo; maniglione; strisce; adesive; maniglia; ventosa; sgabello
> bimbo che gattona, sicurezza bimbo, a prova di bimbo, spigoli, prese: paraspigoli; copripresa; cancelletto; blocca; bloccaporta; fermacassetti; paraurti
> poco spazio, casa piccola, monolocale, bagno piccolo, salvaspazio, spazio: pieghevole; mensola; scaffale; contenitore; salvaspazio; organizer; appendino; cesto; estensibile
> cambio di stagione, cambio armadi, riporre i maglioni, vestiti invernali, sotto il letto: sacco; sottovuoto; scatola; custodia; contenitore; antitarme; tarme; lavanda; grucce
> tarme, farfalline, tignole, maglioni bucati: antitarme; trappola; cedro; lavanda; canfora; sacchetto; naftalina
> panni che non asciugano, asciugare, non ho il balcone, bucato in casa: stendino; asciugatrice; deumidificatore; stendibiancheria; filo
> macchia di vino, macchiato, macchiata, macchia, macchie di olio, unto, macchia di sugo: smacchiatore; sapone; fiele; percarbonato; detersivo; solvente; bicarbonato; sgrassatore
> camicie stropicciate, stropicciato, stropicciata, pieghe: ferro; stirella; vaporella; asse; appretto; stiratrice; vaporizzatore
> puzza in casa, cattivo odore, odori di cucina, frigo che puzza, puzza di fumo, cattivi odori: diffusore; candela; profumatore; spray; incenso; assorbiodori; deodorante; bastoncini; carboni
> peli del gatto, peli del cane, peli dappertutto, peli sul divano: aspirapolvere; rullo; spazzola; copridivano; levapelucchi; adesivo; cardatore; furminator; telo
> divano vecchio, divano rovinato, divano macchiato, rinnovare il divano: copridivano; granfoulard; telo; plaid; cuscini; fodera
> blackout, va via la luce, manca la corrente, salta la corrente: torcia; lanterna; candele; generatore; gruppo; powerbank; ups
> si rompono sempre i bicchieri, bambini che rompono, rompe tutto: infrangibile; policarbonato; melamina; bambu; acciaio
> ospiti a dormire, ospiti, dormono da noi, letto in piu: brandina; futon; materasso; letto; lenzuola; asciugamani; pouf; gonfiabile; poltrona
> cambiare aria alla camera, camera nuova, cameretta nuova: lampada; tappeto; quadro; carta; adesivi; tenda; cuscino; mensola; copriletto
> trasloco, mi trasferisco, cambio casa, imballare: scatole; scatoloni; nastro; pluriball; dispenser; carrello; cinghie; pennarello; corda
# cucina e tavola
> pizza in casa, faccio la pizza, fare la pizza, impasto, impastare: pietra; teglia; farina; lievito; pala; planetaria; forno; mattarello; rotella; impastatrice; spianatoia
> pane in casa, faccio il pane, fare il pane: farina; lievito; macchina; cestino; stampo; lame; impastatrice; semola
> pasta in casa, faccio la pasta, tagliatelle in casa, ravioli: macchina; mattarello; spianatoia; rotella; semola; stampo; farina; stendipasta
> torta di compleanno, decorare torte, decorare, cake design, cupcake: pasta; tortiera; alzata; coloranti; sac; beccucci; candeline; topper; zuccherini; stampo; stampini; pirottini; codette; cialda
> attacca tutto, si attacca, si attaccano, padella rovinata, brucia: padella; antiaderente; wok; pietra; ceramica; teglia; carta
> piano a induzione, induzione: pentola; padella; moka; casseruola; adattatore; bistecchiera
> piange con la cipolla, affettare, tritare, verdure: affettatrice; tritatutto; mandolina; coltello; grattugia; robot; minipimer; cutter
> frullati, frullato, smoothie, centrifugati: frullatore; estrattore; centrifuga; blender; minipimer
> friggere, fritto, fritture, patatine in casa: friggitrice; padella; schiumarola; olio; cestello; termometro; paraschizzi
> pranzo al lavoro, pranzo in ufficio, mangio in ufficio, schiscetta, portare il pranzo: portapranzo; lunchbox; borraccia; contenitore; posate; thermos; borsa; bento; scaldavivande
> conservare, avanzi, conserve, sott'olio, marmellata in casa, passata in casa: barattoli; vasetti; contenitori; sottovuoto; pellicola; capsule; sacchetti; passapomodoro; pentolone; imbuto
> cena elegante, apparecchio bene, tavola elegante, cena importante, pranzo di natale: tovaglia; runner; sottopiatti; calici; centrotavola; posate; candele; piatti; tovaglioli; segnaposto
> picnic, pic nic, scampagnata, pranzo al sacco, gita fuori porta: cestino; coperta; borsa; thermos; piatti; borraccia; telo; plaid; ghiaccioli
> aperitivo con gli amici, aperitivo, stuzzichini, apericena: taralli; olive; patatine; tagliere; grissini; prosecco; salame; bitter; birra; formaggio; mandorle; ciotoline; crostini; pate; vermouth; spritz
> carbonara, amatriciana, gricia: guanciale; pecorino; spaghetti; rigatoni; bucatini
> tagliere di salumi, tagliere misto, salumi e formaggi: salame; prosciutto; coppa; pecorino; formaggio; lonza; mostarda; miele; grissini; speck; confettura; bresaola
> fonduta, raclette: formaggio; fontina; gruyere; fornelletto; raclette
> grigliata con gli amici, grigliata, barbecue, brace, carne alla griglia, griglia: barbecue; carbonella; griglia; pinze; grembiule; salsiccia; costine; spiedini; affumicatore; termometro; salsa; spezie; bistecca; accendifuoco; guanto; hamburger; braciole; arrosticini
> insalata, insalate, insalatona: olio; aceto; tonno; olive; semi; centrifuga; insalatiera; feta
> merenda dei bambini, merenda a scuola, merenda, ricreazione: biscotti; succo; barrette; merendine; crackers; borraccia; crema; portamerenda; plumcake
> colazione sana, colazione, al mattino: muesli; biscotti; marmellata; miele; te; caffe; cereali; yogurt; fette; orzo; porridge; succo; granola; crema
> senza zucchero, a dieta, diabetico, diabetica: dolcificante; stevia; composta; biscotti; cioccolato; eritritolo
> piatto vegano, ospite vegano, amica vegana, non mangia carne, senza carne, vegetariano, vegana: tofu; seitan; legumi; hummus; burger; tempeh; soia; ceci; lenticchie; verdure; pesto
> festeggiare, brindare, promozione, capodanno, brindisi: spumante; prosecco; champagne; franciacorta; calici; flute; pandoro
> col pesce, con il pesce, pesce al forno, crostacei, sushi, frutti di mare: bianco; vermentino; prosecco; falanghina; franciacorta; chardonnay; rosato; verdicchio; spumante
> con la carne, con la bistecca, brasato, selvaggina, cinghiale, arrosto, fiorentina: rosso; barolo; chianti; amarone; montepulciano; sagrantino; brunello; barbera; aglianico; nebbiolo; cabernet
> col dolce, con il dolce, con la crostata, con i biscotti, con il panettone: passito; moscato; vin santo; spumante; marsala; recioto; brachetto
> dopo cena, fine pasto, digestivo, ammazzacaffe: amaro; grappa; limoncello; liquore; rum; mirto; tisana; passito; nocino; genziana
> cioccolato e distillati, sigaro, meditazione: rum; whisky; cognac; passito; grappa; brandy
# giardino, orto, animali
> piante che muoiono, mi muoiono tutte, pollice nero, dimentico di annaffiare, poca cura: cactus; succulente; sansevieria; pothos; zamioculcas; piante; aloe; autoirrigante
> appartamento buio, poca luce, angolo buio: pothos; zamioculcas; sansevieria; aspidistra; felce; lampada; edera; filodendro
> foglie gialle, ingialliscono, foglie ingiallite, non fiorisce, non crescono: concime; ferro; fertilizzante; terriccio; rinverdente; chelato; lupini
> afidi, pidocchi delle piante, cocciniglia, bruchi, lumache, parassiti, oidio: insetticida; neem; sapone; lumachicida; antiparassitario; rame; zolfo; macerato; esca; fungicida; anticoccidico; olio
> erbacce, erba infestante, gramigna: diserbante; zappa; pacciamatura; telo; sarchiatore; estirpatore; corteccia
> vado in ferie, vado via, in vacanza due settimane, bagnare le piante mentre sono via, annaffia da solo: irrigazione; irrigatore; programmatore; goccia; coni; gel; autoirrigante; centralina; gocciolatori; sifone
> prato rovinato, prato, prato giallo, buche nel prato, rifare il prato, seminare il prato: sementi; semi; concime; rullo; zolle; tosaerba; arieggiatore; semente; terriccio; prato
> siepe, privacy sul balcone, vicini che guardano, coprire la rete, nascondere: lauroceraso; arelle; siepe; bambu; frangivista; telo; grigliato; tagliasiepi; ombreggiante; photinia; leylandii; pannello
> balcone al sole, terrazzo assolato, pieno sole, balcone a sud: gerani; lavanda; surfinie; portulaca; ombrellone; tenda; agrumi; plumbago; rosmarino; dipladenia; lantana
> orto sul balcone, orto in balcone, verdura in vaso, orto: vaso; terriccio; piantine; semi; cassetta; fioriera; basilico; pomodori; concime; paletta; fragole; rastrello; annaffiatoio
> foglie secche, cadono le foglie, raccogliere le foglie: rastrello; soffiatore; sacco; ramazza; aspiratore
> neve davanti casa, spalare, ghiaccio sul vialetto: pala; sale; spalaneve; ramponi; spargisale
> zanzare in giardino, zanzare la sera, cena all'aperto: citronella; lampada; zampirone; zanzariera; repellente; spray; candela; trappola; geranio; fornelletto; braccialetto
> talpe, talpa, gatti in giardino, piccioni, uccelli sul balcone: dissuasore; repellente; ultrasuoni; rete; spuntoni; trappola
> cane che tira, tira al guinzaglio, tira come un matto: pettorina; guinzaglio; collare; educativo; museruola
> cane che abbaia, abbaia, abbaia sempre: collare; feromoni; diffusore; kong; gioco; calmante
> paura dei botti, botti, temporali, ansioso, agitato, ansia da separazione: feromoni; calmante; gocce; collare; diffusore; snack; valeriana; pettorina; kong
> cucciolo appena arrivato, preso un cucciolo, adottato un cucciolo, cucciolo a casa, arriva un cucciolo: cuccia; ciotola; traversine; guinzaglio; collare; crocchette; gioco; tappetini; pettorina; trasportino; copertina; snack
> adottato un gatto, preso un gatto, gattino a casa, arriva un gatto: lettiera; tiragraffi; ciotola; crocchette; trasportino; sabbia; gioco; cuccia; sabbietta
> mangia troppo in fretta, si ingozza, mangia veloce: ciotola; antingozzo; tappetino; gioco
> cane in macchina, viaggio col cane, portarlo in macchina, in auto col cane: trasportino; cintura; telo; rete; pettorina; divisorio; rampa; coprisedile
> dal veterinario, portarlo dal veterinario: trasportino; museruola; collare; guinzaglio
> pelo che cade, perde pelo, muta, pelo annodato, nodi nel pelo: spazzola; cardatore; shampoo; furminator; salmone; olio; pettine; balsamo; guanto
> boli di pelo, vomita il pelo: malto; pasta; crocchette; erba
> si gratta, grattarsi, pulci, zecche: antiparassitario; collare; pipette; shampoo; spray; spot
> denti del cane, tartaro, alito del cane: snack; dentifricio; dentali; spazzolino; stick; osso
> cane anziano, cane vecchio, artrosi, fatica a salire: crocchette; rampa; condroprotettore; integratore; cuscino; cuccia; scaletta
> cane che ha freddo, freddo col cane, trema: cappottino; maglione; impermeabile; coperta; cuccia
> si annoia da solo, resta solo, da solo in casa: gioco; kong; tiragraffi; dispenser; snack; osso; puzzle; masticativo
> acquario nuovo, primo acquario, pesce rosso: acquario; filtro; mangime; biocondizionatore; ghiaia; pompa; pompetta; boccia; retino; aeratore
# sport e tempo libero
> vado in montagna, montagna a febbraio, in montagna, settimana bianca, sulla neve, a sciare, vado a sciare, sciare: giacca; guanti; scaldacollo; doposci; maschera; casco; calze; pile; scarponi; ciaspole; occhiali; intimo; berretto; cappello; piumino; crema; termica; slittino; bob; thermos
> ferrata, arrampico, arrampicare, parete: imbrago; corda; moschettone; casco; scarpette; kit; magnesite; rinvii; set
> cammino di santiago, trekking, escursione, lunga camminata, via francigena, sentieri: zaino; scarponi; borraccia; bastoncini; calze; mantella; poncho; pedule; marsupio; cappello; torcia; coprizaino; scarpe
> campeggio, in tenda, dormire in tenda, campeggiare, festival: tenda; fornello; lanterna; materassino; sacco; torcia; gavetta; tavolo; sedia; ghiacciaia; picchetti; frontale; fornelletto; gas
> corro, correre, maratona, mezza maratona, jogging, inizio a correre: scarpe; calze; fascia; cintura; maglia; pantaloncini; orologio; gel; cardio; running; smanicato; gilet; frontale; leggings
> corro di sera, correre di notte, col buio, al buio, farmi vedere: gilet; luci; lampada; frontale; fascia; catarifrangente; rifrangente; torcia; led; bretelle
> vado in palestra, palestra, pesi, crossfit: guanti; borsone; asciugamano; manubri; elastici; borraccia; proteine; shaker; leggings; tappetino; lucchetto; cintura; corda; kettlebell; ciabatte; scarpe; accappatoio; salvietta
> allenarmi a casa, allenarmi in casa, palestra in casa, fitness a casa, ginnastica in casa, tenermi in forma: tappetino; manubri; elastici; cyclette; kettlebell; corda; step; panca; fitball; tapis; ellittica; pesi; rulli; bande; materassino
> yoga, pilates, corso di yoga, meditare: tappetino; mattoncino; cuscino; cinghia; leggings; materassino; fitball; coperta
> in piscina, nuoto, corso di nuoto, nuotare, vasca: costume; cuffia; occhialini; ciabatte; accappatoio; pinne; tavoletta; tappanaso; borsa; telo; boccaglio; pullbuoy
> impara a nuotare, imparare a nuotare, non sa nuotare: braccioli; tavoletta; salvagente; cintura; ciambella; galleggianti; costume
> snorkeling, immersione, immersioni, guardare i pesci, sott'acqua, apnea: maschera; pinne; boccaglio; muta; tubo; calzari; respiratore; zavorra; boa
> in barca, barca a vela, vela, gommone: giubbotto; salvagente; cerata; guanti; ancora; cima; parabordo; scarpe; sacca; tromba
> calcetto, giocare a calcio, gioca a calcio, partita, scuola calcio: scarpe; scarpini; parastinchi; pallone; calzettoni; borsone; guanti; divisa; maglia; pantaloncini
> gioca in porta, portiere, para: guanti; ginocchiere; gomitiere; pantaloni; divisa
> tennis, gioco a tennis, gioca a tennis: racchetta; palline; scarpe; corde; overgrip; polsino; borsa; incordatura; antivibrazione; grip
> padel, gioco a padel: racchetta; palline; scarpe; overgrip; zaino; protezione; grip
> pallavolo, volley, basket: ginocchiere; pallone; scarpe; canestro; canotta; completo
> boxe, kick boxing, pugilato, sfogarmi, arti marziali: guantoni; sacco; fasce; paradenti; guanti; caschetto; conchiglia; colpitori
> danza, corso di danza, ballo, balletto, saggio di danza: scarpette; body; tutu; punte; calze; scaldacuore; mezzepunte; gonnellina; chignon; collant; scarpe
> equitazione, cavallo, va a cavallo, maneggio: cap; stivali; pantaloni; frustino; sella; testiera; spazzole; ghette; guanti; sottosella; corpetto; lunghina; striglia
> skate, skateboard, pattini, pattinare, monopattino: casco; ginocchiere; gomitiere; protezioni; rotelle; tavola; pattini; parapolsi; monopattino
> bici al lavoro, vado al lavoro in bici, pendolare, bici in citta: casco; lucchetto; luci; parafanghi; cestino; borsa; antifurto; campanello; catarifrangente; zaino; coprisella; urbano
> rubano le bici, me l'hanno rubata, rubata la bici, parcheggio la bici: lucchetto; catena; antifurto; arco; allarme
> bucato la gomma, ho bucato, foratura, gomma bucata: camera; kit; pompa; toppe; leve; lattice; copertone; bomboletta; sigillante; mastice
> bimbo in bici, portare il bimbo in bici, seggiolino: seggiolino; rimorchio; casco; carrellino
> pescare, vado a pesca, pesco, pesca, laghetto, trota: canna; mulinello; esca; ami; amo; lenza; filo; galleggiante; guadino; cassetta; stivali; waders; artificiali; cucchiaini; camole; nylon; spallinato
> caccia, cacciatore, cacciatori, va a caccia: gilet; stivali; giacca; cartucciera; richiamo; coltello; binocolo; fodero; pantaloni; cappello; scarponi; torcia
> funghi, va per funghi, raccoglie funghi, tartufi: cestino; coltello; bastone; stivali; vanghetto; ghette; guida; coltellino
> birdwatching, uccelli selvatici, osservare gli animali: binocolo; guida; cannocchiale; mangiatoia; fototrappola; nido; monocolo
> suona la chitarra, suonare la chitarra, chitarrista: corde; plettri; plettro; accordatore; capotasto; tracolla; custodia; amplificatore; pedale; supporto; leggio
> impara a suonare, imparare a suonare, prima chitarra, iniziare a suonare, corso di musica, scuola di musica: chitarra; tastiera; ukulele; flauto; metodo; pianola; leggio; violino; diamonica; accordatore
> gruppo, band, sala prove, concerto, concerti dal vivo: microfono; cavo; asta; amplificatore; mixer; tappi; casse; jack; monitor; plettri
> registrare, registrare a casa, podcast, home studio, registrarmi: microfono; scheda; interfaccia; cuffie; monitor; asta; filtro; pannelli; cavo; registratore
> dipinge, dipingere, corso di pittura, pittore, quadri: tela; pennelli; acrilici; olio; cavalletto; tavolozza; tempere; acquerelli; colori; spatola; album; tele
> disegna, disegnare, fumetti, disegna sempre, liceo artistico: matite; album; pennarelli; pastelli; carboncino; sanguigna; china; blocco; grafite; fogli; penne; gessetti; sfumino; tavoletta
> fai da te, bricolage, lavoretti in casa, hobbista, smanettone: trapano; avvitatore; cacciavite; cassetta; seghetto; levigatrice; set; pistola; metro; chiavi; banco; martello; dremel; pinze; multiuso
> modellismo, modellini, modellino: kit; colla; vernici; pinzette; tronchesi; aerografo; taglierino; acrilici; pennelli; primer; balsa; lente
> lavora a maglia, uncinetto, sferruzza, fa la maglia, amigurumi: lana; gomitolo; uncinetto; ferri; filato; cotone; cestino; segnapunti; kit; schema; matassa
> cucire a macchina, corso di cucito, sartoria, cuce, rammendo, accorciare i pantaloni, orlo: macchina; filo; aghi; spilli; forbici; metro; tessuto; stoffa; bottoni; imbastitura; gesso; ditale; cotone; nastro; fettuccia; biadesivo; spolette
> ricamo, punto croce, ricamare, mezzo punto: telaio; filo; kit; tela; aghi; canovaccio; moulinè; aida; forbicine; cotone; schema
> bigiotteria fai da te, creare gioielli, fare collane, braccialetti: perline; pinze; chiusure; filo; kit; cordino; ganci; resina; elastico
> scrapbooking, bullet journal, decorare il diario, agenda decorata, lettering: washi; adesivi; pennarelli; timbri; carta; fustella; penne; quaderno; brush
> candele in casa, saponi in casa, fare candele, fare il sapone, autoproduzione, fare i cosmetici: cera; stampi; stoppini; oli; soda; essenze; burro; fragranze; coloranti; flaconi; emulsionante
> fotografa, fotografare, corso di fotografia, fotografo: treppiede; zaino; obiettivo; filtro; scheda; batteria; cavalletto; tracolla; borsa; flash; fotocamera; softbox; album
> videogiochi, gamer, gioca online, streaming, stremare, twitch: cuffie; tastiera; mouse; sedia; controller; microfono; monitor; webcam; tappetino; console; joypad; ring
> fantascienza, legge fantasy, appassionato di gialli, divora libri, divoratore: romanzo; giallo; saga; fantasy; thriller; segnalibro; lampada; libro
> gioca a scacchi, serate in compagnia, serata tra amici, pomeriggi in famiglia, giocare tutti insieme, serata giochi: gioco; carte; scacchiera; scacchi; puzzle; quiz; dadi; monopoly; party; tombola; domino
> in viaggio, viaggio lungo, ore di macchina, viaggio in treno, tenerli buoni in macchina: cuscino; gioco; libro; cuffie; magnetico; carte; borraccia; mascherina; tavolino; album; tablet; parasole; travel
> bagaglio a mano, ryanair, low cost, aereo, volo: trolley; zaino; bilancia; flaconi; beauty; cuscino; cabina; pesavaligie; borsone; organizer; cubi; sottosella; compressione; lucchetto
> borseggiatori, borseggio, scippo, scippi, metropolitana, truffa, clonano: marsupio; antifurto; portafoglio; rfid; zaino; portacarte; antitaccheggio; schermato; borsello; portadocumenti
> crociera, settimana al mare, ferie al mare, vacanza al mare: costume; telo; borsa; pareo; sandali; cappello; crema; ombrellone; infradito; occhiali; ciabatte; maschera; copricostume; solare
> weekend, fine settimana, due giorni fuori, fuori porta: borsone; zaino; trolley; beauty; cofanetto
# bambini e famiglia
> nascita, e nato, è nato, nascera, deve nascere, in arrivo, baby shower, corredino, ospedale, valigia per l'ospedale, neomamma: tutina; body; copertina; bavaglino; carillon; scarpine; set; sonaglio; doudou; completino; ciuccio; lenzuolino; cappellino; cestino; album; lista; mussola; vestaglia; camicia
> non dorme, non si addormenta, piange di notte, nanna: carillon; luce; ninna; doudou; lucina; sacco; proiettore; ciuccio; tisana; fascia; mussola; riduttore; culla
> dentini, mette i denti, spuntano i denti, sbava: massaggiagengive; anello; gel; bavaglino; dentaruolo; giraffa; collana; bandana
> comincia a mangiare, svezzare, pappa, prime pappe, svezzamento: seggiolone; bavaglino; cuocipappa; cucchiaini; ciotola; piatto; biberon; omogeneizzati; scodellina; bavaglia; tazza; rialzo; pastina; pappe
> comincia a camminare, primi passi, cammina, camminare: scarpine; girello; primigi; carrello; scarpe; calzini; cancelletto; passi; antiscivolo; paraspigoli
> spannolinamento, vasino, togliere il pannolino: vasino; riduttore; mutandine; sgabello; pannolini; gradino
> passeggiate, portarlo in giro, portarlo con me, mani libere: marsupio; passeggino; fascia; carrozzina; zaino; trio; navicella; ovetto; mei
> culetto arrossato, arrossamento, sederino rosso, culetto rosso, irritazione da pannolino: pasta; crema; ossido; talco; olio; amido; unguento; salviettine; zinco
> raffreddore del bimbo, naso del bimbo, nasino, moccio, muco, naso chiuso: aspiratore; fisiologica; lavaggi; soluzione; aerosol; spray; siringa; fiale
> coliche, coliche del neonato: biberon; gocce; fermenti; tisana; fascia; massaggio; cuscino; olio
> allatto, allattare, ragadi, ingorgo, latte materno: tiralatte; coppette; crema; cuscino; conchiglie; reggiseno; paracapezzoli; biberon; lanolina; sacchetti; tisana
> in auto col bimbo, sedile, viaggio col bimbo, macchina: seggiolino; ovetto; tendina; parasole; rialzo; specchietto; navicella; adattatore; base; isofix; organizer
> primo giorno di scuola, prima elementare, inizia la scuola, va a scuola, asilo, scuola materna, quest'anno le medie: zaino; astuccio; grembiule; diario; borraccia; quaderni; pennarelli; etichette; portamerenda; sacca; cestino; matite; tovaglietta; colla; trolley
> compleanno a tema, festa a tema, festa di compleanno, festicciola, festa in giardino: palloncini; piatti; festone; candeline; topper; inviti; tovaglia; bicchieri; pignatta; sacchetti; trucchi; decorazioni; addobbi; elio; coriandoli; striscione
> piove in casa, pomeriggi di pioggia, chiusi in casa, stare buoni, tenerli occupati, staccarlo dal telefono, dai videogiochi: gioco; puzzle; pasta; costruzioni; album; carte; pongo; kit; plastilina; pennarelli; didò; colori; libro; lego; perline; memory
> ama i dinosauri, dinosauri, fissato con i dinosauri: dinosauro; puzzle; libro; peluche; modellino; scavo; fossili; statuina; costruzioni; maglietta; album
> ama le principesse, principesse, principessa, frozen, unicorni: costume; bambola; tiara; castello; peluche; trucchi; puzzle; carrozza; diario; zaino; abito; album; coroncina
> ama gli animali, fattoria, animali: peluche; puzzle; statuine; libro; fattoria; veterinario; memory; figurine; album; kit
> gioca al dottore, fare il medico, da grande fare il dottore, vuole fare il dottore, vuole fare il medico, veterinario: dottore; valigetta; medico; kit; ambulanza; camice; stetoscopio
> gli attrezzi del papa, attrezzi del papà, aggiustare come il papa, meccanico, aggiusta tutto: banco; attrezzi; valigetta; trapano; cassetta; cacciavite; officina; martello
> cucina con la mamma, cucina con me, vuole cucinare, piccolo chef, far finta di cucinare: cucina; pentoline; grembiule; frutta; stampini; cibo; tea; spesa; mercato; registratore
> scienziato, scienza, esperimenti, curioso, perche di tutto: microscopio; laboratorio; kit; telescopio; chimica; robot; esperimenti; enciclopedia; cristalli; vulcano; libro; elettronica; coding; mappamondo; lente
> treni, trenino, macchinine, motori: pista; trenino; macchinina; camion; ruspa; garage; treno; binari; autopista; telecomandata; modellino; trattore
> sempre in movimento, non sta fermo, iperattivo, energia da vendere, sfogarsi: pallone; monopattino; trampolino; corda; bici; triciclo; tappeto; scivolo; altalena; frisbee; salterello; canestro; pattini; percorso; skate
> spiaggia coi bambini, castelli di sabbia, sabbia, al mare coi bimbi: secchiello; palette; formine; set; rastrello; braccioli; costume; setaccio; mulino; gonfiabile; ombrellone; canotto; piscinetta; costumino; tenda
# lavoro, ufficio, tecnologia
> smart working, lavoro da casa, telelavoro, ufficio in casa, home office: sedia; scrivania; lampada; webcam; cuffie; supporto; monitor; tastiera; mouse; poggiapiedi; notebook; portatile; stampante; hub; docking; lavagna; leggio
> schiena alla scrivania, seduto tutto il giorno, ore al computer, tutto il giorno al pc: sedia; cuscino; poggiapiedi; supporto; ergonomico; tappetino; lombare; poggiapolsi; occhiali; lampada; rialzo
> polsi, polso al mouse: poggiapolsi; mouse; tappetino; polsiera; ergonomico
> archiviare, archivio, fatture, documenti in disordine, carte in giro, scartoffie, documenti: raccoglitore; faldone; cartelline; classificatore; portadocumenti; scatola; etichette; schedario; buste; cartella; distruggidocumenti; archivio; cassettiera; divisori; vaschetta
> presentazione, riunione, conferenza, slide: lavagna; proiettore; puntatore; pennarelli; telo; fogli; blocco; cavo; microfono; cartellina
> telefono scarico, si scarica, batteria che non dura, sempre scarico, in giro tutto il giorno: powerbank; caricabatterie; cavo; caricatore; cover; batteria; ricarica; alimentatore
> mi cade il telefono, schermo rotto, cade sempre, vetro rotto: cover; custodia; pellicola; vetro; laccetto; antiurto
> telefono in macchina, navigatore, guardare il navigatore: supporto; portacellulare; caricatore; vivavoce; magnetico
> wifi non arriva, internet lento, non prende, segnale debole, connessione lenta: ripetitore; router; mesh; powerline; antenna; access; extender; amplificatore; modem; cavo
> memoria piena, spazio esaurito, salvare le foto, backup, tante foto: hard disk; chiavetta; scheda; ssd; disco; microsd; pendrive; nas; memoria
> pc lento, computer lento, si blocca: ssd; ram; notebook; memoria; computer; disco
> prese che non bastano, poche prese, ciabatta, presa lontana: ciabatta; multipresa; prolunga; adattatore; usb; tripla; spina
> sicurezza in casa, ladri, paura dei ladri, appartamento al piano terra, controllare la casa: telecamera; allarme; sensore; serratura; spioncino; videocitofono; antifurto; cassaforte; inferriata; lucchetto; blindata; faretto; sirena; sensori; catenaccio
> luce automatica, luce che si accende da sola, vialetto buio, scale buie: sensore; faretto; lampada; solare; crepuscolare; led; plafoniera; segnapasso; applique
> musica in giardino, musica in spiaggia, feste in casa, musica: cassa; altoparlante; speaker; karaoke; soundbar; mixer; giradischi; radio; diffusore
> guardare la tv senza disturbare, sente la tv alta, alza il volume: cuffie; soundbar; trasmettitore; amplificatore
# moda e occasioni
> matrimonio di un amico, invitata a un matrimonio, matrimonio, testimone, invitata, comunione, battesimo, laurea, cerimonia: abito; vestito; tailleur; completo; clutch; pochette; cravatta; sandali; decollete; scarpe; camicia; gemelli; papillon; cappello; stola; coprispalle; bretelle; fermacravatta; foulard; giacca; tuta; orecchini
> colloquio, colloquio di lavoro, ufficio formale, primo giorno di lavoro: camicia; blazer; tailleur; completo; giacca; pantaloni; cravatta; borsa; mocassini; gonna; agenda; cartella
> cena romantica, appuntamento, primo appuntamento, san valentino: abito; profumo; camicia; rossetto; pochette; lingerie; tacchi; candele; vino; cioccolatini
> ho sempre freddo, freddolosa, freddoloso, temperature sotto zero, gelo: piumino; maglione; sciarpa; guanti; berretto; cappello; calze; pile; termica; plaid; cappotto; scaldacollo; pigiama; vestaglia; parka; scaldotto; borsa; pantofole; lana; dolcevita; canottiera; cashmere
> piove sempre, giornate di pioggia, sotto la pioggia, quando piove, scooter sotto la pioggia: ombrello; impermeabile; stivali; trench; mantella; coprigambe; galosce; antipioggia; poncho; tuta; copriscarpe; anfibi
> gravidanza, incinta, pancione, in dolce attesa, aspetta un bambino: premaman; olio; cuscino; pantaloni; collant; crema; fascia; acido; reggiseno; body; tisana; libro; calze
> piede largo, pianta larga, pianta del piede larga: comfort; scarpa; sneaker; mocassino; sandalo
> pieni fianchi, taglie forti, curvy, taglia forte, abbondante, pancetta: abito; tunica; pantaloni; maglia; jeans; casacca; guaina; contenitiva; costume; camicia
> in ospedale, ricovero, ricoverata, ricoverato, devo operarmi: pigiama; vestaglia; pantofole; camicia; ciabatte; beauty; accappatoio; borsone; libro
> lavora in cucina, cuoco, chef, ristorante, pasticcere: giacca; grembiule; zoccoli; coltello; cappello; pantaloni; bandana; toque
> lavora in ospedale, infermiera, infermiere, oss, studio dentistico, estetista: zoccoli; camice; casacca; calze; divisa; orologio; pantaloni; sabot; ciabatte
> cantiere, muratore, operaio, magazziniere, officina, elettricista, idraulico, imbianchino: antinfortunistiche; guanti; elmetto; pantaloni; gilet; occhiali; ginocchiere; cuffie; tuta; scarpe; giubbino; mascherina; cassetta; salopette; maschera
> pensione, va in pensione, pensionamento: orologio; targa; penna; libro; canna; valigia; poltrona; vino; cesto; cornice
> laurea, neolaureata, neolaureato, si laurea: penna; orologio; agenda; stilografica; bracciale; borsa; zaino; ventiquattrore; spumante; cornice; cravatta; corona
> trasferisce, va a vivere da solo, va a convivere, vanno a convivere, prima casa, casa nuova, nuova casa, inaugurazione: pianta; lampada; vaso; quadro; set; cornice; pentola; candela; cesto; moka; piatti; orologio; coperta; asciugamani; tagliere; bicchieri; lenzuola; profumatore; tovaglia; zerbino; cassetta
> maestra, insegnante, fine anno scolastico, professoressa: tazza; agenda; pianta; penna; candela; sciarpa; foulard; cornice; libro; portachiavi; cioccolatini; borsa; profumatore; shopper
> ama cucinare, le piace cucinare, gli piace cucinare, brava in cucina, appassionata di cucina, appassionato di cucina, cuoca, cucina sempre: grembiule; coltello; tagliere; olio; spezie; pentola; ricettario; libro; macinapepe; robot; mortaio; set; padella; teglia; stampi; cocotte; planetaria; casseruola; sale; aceto; tartufo
> ama leggere, lettrice accanita, legge tanto, lettore accanito: libro; romanzo; segnalibro; lampada; lampadina; cuscino; leggio; plaid; reader; tisana; occhiali
> ama il giardinaggio, pollice verde, giardiniera, giardiniere, le sue piante, ama i fiori: guanti; cesoie; vaso; annaffiatoio; semi; pianta; orchidea; bulbi; attrezzi; terriccio; rosa; set; stivali; libro; rastrello; innaffiatoio; forbici; sgabello
> ama il vino, intenditore, appassionato di vino, sommelier, se ne intende di vino: vino; cavatappi; decanter; calici; barolo; brunello; amarone; set; cantinetta; magnum; cofanetto; secchiello; bottiglia; champagne; passito
> ama il caffe, fissato con il caffe, caffeinomane, beve caffe, appassionato di caffe: macinacaffe; moka; tazzine; cofanetto; french press; grani; macchina; capsule; cialde; miscela; dripper; montalatte; aeropress; tazza; cappuccinatore
> ama il te, beve te, fissata con le tisane: teiera; tisana; te; infusore; tazza; cofanetto; miele; bollitore; biscotti
> ama i dolci, goloso, golosa, golosone, ghiotto, ghiotta: cioccolatini; torrone; biscotti; crema; torta; panettone; caramelle; marmellata; miele; praline; cantucci; gianduiotti; confetti; tavoletta; amaretti; spalmabile
> viaggia spesso, viaggia per lavoro, sempre in viaggio, giramondo: trolley; beauty; organizer; adattatore; cuscino; portadocumenti; powerbank; guida; zaino; borsone; valigia; portapassaporto; mappa; etichetta; custodia
> fa sport, sportivo, sportiva, tifoso, tifosa: borraccia; zaino; borsone; orologio; cuffie; maglia; pallone; tuta; asciugamano; sciarpa; cardio; fascia; scarpe
> motociclista, va in moto, motociclisti, biker: guanti; casco; giacca; paraschiena; bauletto; bloccadisco; scaldacollo; sottocasco; stivali; interfono; zaino; occhiali; telo; borsa; tuta
> appassionato di auto, cura la macchina, fissato con la macchina, lava sempre la macchina, tiene alla macchina: shampoo; cera; polish; panno; coprisedili; profumatore; aspirapolvere; telo; kit; microfibra; tappetini; lucidante; dashcam; modellino; spugna; detergente
# auto e moto
> macchina non parte, non si accende, batteria a terra, non si avvia, batteria morta: batteria; avviatore; cavi; booster; caricabatterie; mantenitore; candele; candelette; motorino
> fischia quando freno, freni che fischiano, frena male, frenata, stride: pastiglie; dischi; liquido; ganasce; grasso; freni
> vedo male di notte, fari deboli, luci bruciate, lampadina bruciata, fari opachi, faro: lampadine; fari; led; xenon; kit; polish; lampada; fanale; proiettore
> parabrezza sporco, non vedo quando piove, tergi, striscia, lasciano righe, tergicristalli rovinati: tergicristalli; spazzole; liquido; antipioggia; detergente; lavavetri; raschietto
> parabrezza ghiacciato, ghiaccio sul vetro, vetro ghiacciato, brina: raschietto; deghiacciante; copriparabrezza; antigelo; telo; spray; raschiaghiaccio
> neve in strada, obbligo catene, neve, obbligo gomme invernali: catene; calze; gomme; pneumatici; invernali; all season
> scalda in estate, macchina al sole, volante che scotta, sole in macchina: parasole; tendine; coprivolante; tendina; telo
> si surriscalda, temperatura alta, spia acqua, perde acqua il radiatore: liquido; termostato; radiatore; antigelo; pompa; additivo; ventola; refrigerante
> fa fumo, mangia olio, consuma olio, fuma: olio; additivo; filtro; candele; guarnizione
> tagliando, fare il tagliando, cambio olio da solo: olio; filtro; filtri; candele; kit; guanti; imbuto; chiave
> cattivo odore in macchina, puzza in macchina, macchina puzza, odore di fumo in auto: profumatore; deodorante; igienizzante; filtro; arbre; abitacolo; spray
> sedili rovinati, sedili macchiati, sedile strappato, interni sporchi: coprisedili; fodere; detergente; pulitore; schiuma; foderine; tessuti; kit
> graffio sulla carrozzeria, strisciata, strisciato, carrozzeria graffiata, righe sulla macchina, carrozzeria opaca: ritocco; polish; pennarello; stick; pasta; vernice; cera; kit; abrasiva; lucidante
> caricare le bici, portare le bici, bici in vacanza, tante valigie, bagagliaio piccolo: portabici; box; barre; portapacchi; baule; portasci; rete; cinghie
> gomma a terra, gomma sgonfia, ruota a terra, gonfiare le gomme: compressore; gonfia; kit; manometro; crick; cric; pompa; bomboletta; ruotino
> cigola la catena, catena moto, catena che salta: grasso; spray; kit; catena; lubrificante; pulitore; corona; pignone
> moto al freddo, mani fredde in moto, scooter d'inverno: manopole; coprigambe; paramani; guanti; sottocasco; parabrezza; termoscud; scaldacollo; giacca
> moto ferma, fermo in garage, inverno in garage: mantenitore; telo; caricabatterie; cavalletto; additivo; coprimoto; batteria
`;
