/** What makes people look for cosmetics, perfumes, pharmacy and herbs: `> in their words: what serves`. */
export const WELLBEING_NEEDS = `
# viso
> si vede l'occhiaia, coprire le occhiaie, occhi stanchi, sguardo stanco, occhi cerchiati, coprire un brufolo, coprire le imperfezioni, nascondere i brufoli, coprire i rossori: correttore; fondotinta; patch; contorno; primer; stick
> si scioglie il trucco, trucco che cola, trucco che non dura, dura tutto il giorno, non sbava, mascara che cola, mi cola il mascara, piango sempre: fissatore; primer; waterproof; cipria; mascara; spray
> pelle lucida, naso lucido, fronte lucida, mi lucido, zona t: cipria; opacizzante; primer; salviettine; argilla; tonico; fluido
> ciglia corte, ciglia rade, sguardo da cerbiatta, ciglia lunghe, occhi piu grandi: mascara; ciglia; piegaciglia; siero; eyeliner
> sopracciglia rade, sopracciglia spelacchiate, sopracciglia: matita; gel; henne; pinzetta; pomata
> labbra secche, labbra spaccate, labbra sottili, labbra piu piene, labbra piu carnose, tagli sulle labbra: burrocacao; balsamo; gloss; lucidalabbra; scrub; stick; volumizzante; matita
> togliere il trucco, togliere il mascara, levare il trucco, a fine giornata il viso: struccante; micellare; dischetti; latte; salviette; burro; bifasico
> pulizia del viso, pulire il viso, lavare la faccia, lavarmi la faccia, mi lavo il viso: detergente; mousse; sapone; tonico; maschera; scrub; spazzola; argilla
> pelle arrossata, mi arrossisco, couperose, rosacea, rossori, pelle reattiva, pelle che si arrossa: crema; siero; lenitiva; termale; maschera; camomilla
> macchie solari, macchie del sole, macchie marroni, melasma: siero; solare; niacinamide; peeling; crema; correttore
> pelle disidratata, pelle sottile, labbra e viso col freddo, vento sul viso: crema; siero; burro; balsamo; ialuronico; maschera; olio
> prime rughe, linee di espressione, rughette, collo e decollete, doppio mento, pelle che cede, perdita di tono: siero; crema; retinolo; collagene; ialuronico; patch; guasha; contorno
> non so truccarmi, imparare a truccarmi, primo trucco, trucco leggero, trucco naturale, effetto naturale: palette; mascara; bb; gloss; cofanetto; pennelli; blush; trousse
> carnagione chiara, pelle olivastra, viso abbronzato, effetto abbronzato, pallida, pallido, bianca come un lenzuolo: terra; bronzer; autoabbronzante; fondotinta; blush; gocce
> mi scotto sempre, mi brucio sempre, pelle chiara al sole, pelle delicata al sole, rossa come un gambero, sempre rosso al sole: solare; protezione; spf; latte; stick; doposole
> pelle dopo il sole, si spella, mi spello, spellarmi, pelle bruciata, prolungare l'abbronzatura: doposole; aloe; latte; burro; crema
# corpo e capelli
> gomiti secchi, ginocchia secche, pelle a squame, squamata, pelle di coccodrillo, gambe secche: burro; crema; olio; karite; scrub; latte
> mani rovinate, mani screpolate, mani che si spaccano, lavo sempre le mani, mani ruvide, tagli sulle mani: crema; burro; guanti; balsamo; karite; glicerina
> pelle morbida, pelle liscia, pelle profumata: olio; burro; scrub; crema; latte
> peli incarniti, peletti, baffi da donna, ceretta a casa, depilarmi a casa, peli sul viso, peli del naso, peli delle orecchie: ceretta; epilatore; rasoio; pinzetta; rifinitore; strisce; crema; rasoietto
> irritazione da rasoio, mi taglio sempre, mi taglio col rasoio, bruciore dopo la barba, pelle irritata dalla barba: dopobarba; allume; balsamo; schiuma; rasoio; crema; sapone; emostatico
> barba incolta, barba ispida, barba da curare, baffi da curare, baffi all'insu, si fa crescere la barba: olio; balsamo; pettine; cera; spazzola; regolabarba; forbicine; shampoo
> tagliarsi i capelli a casa, tagliare i capelli a casa, tagliare i capelli in casa, rasarsi la testa: tagliacapelli; forbici; mantella; clipper; rasoio; pettine
> capelli piatti, capelli sottili, capelli senza volume, volume ai capelli, capelli mosci: spuma; shampoo; volumizzante; bigodini; mousse; lacca; polvere; spray
> capelli elettrici, capelli gonfi, effetto paglia, indomabili, ingestibili: balsamo; maschera; olio; cheratina; siero; cristalli; spray; spazzola
> nodi nei capelli, si annodano, capelli annodati, piange quando la pettino, tira i capelli, capelli aggrovigliati: balsamo; districante; spazzola; spray; pettine; tangle
> capelli bagnati, asciugare i capelli, i capelli ci mettono una vita: phon; asciugacapelli; turbante; spazzola; diffusore; asciugamano; microfibra
> capelli ingialliti, giallo dei capelli, riflesso giallo, riflesso arancione: antigiallo; shampoo; viola; silver; maschera
> non ho tempo di lavarli, lavare i capelli ogni giorno, sporchi tra un lavaggio e l'altro: shampoo; secco; lozione
> pettinatura da cerimonia, capelli raccolti, legare i capelli, fare lo chignon, coda di cavallo, frangia negli occhi, capelli negli occhi: forcine; lacca; elastici; molletta; pinza; cerchietto; fermaglio; chignon; becchi; mollettone; fascia
> mi rosicchio le unghie, si mangia le unghie, si mangiucchia, rosicchia le unghie: amaro; smalto; indurente; rinforzante
> unghie che si sfaldano, si sfaldano, unghie rovinate dal gel, pellicine, cuticole: olio; indurente; crema; tronchesina; rinforzante; base; bastoncini
> unghie a casa, fare le unghie, farmi le unghie, manicure a casa, unghie perfette: smalto; lima; fornetto; lampada; semipermanente; base; top; tips; kit; buffer
> piedi brutti, piedi pronti per i sandali, piedi da sistemare, pelle dura sotto i piedi, calli sotto i piedi: raspa; pomice; crema; pediluvio; calzini; lima; roll; sali
> bagno rilassante, bagno caldo, vasca con la schiuma, coccola, coccolarsi, coccolarmi, spa in casa, farsi coccole, coccole: sali; bombe; candela; bagnoschiuma; maschera; olio; cofanetto; burro; massaggiatore; accappatoio
> profumo che dura, profumo che non stanca, profumo dolce, profumo fresco, profumo da uomo, profumo da donna, un buon odore addosso: profumo; eau; colonia; edp; brume; fragranza; acqua
> profumare i cassetti, profumare l'armadio, armadio che sa di chiuso, sa di chiuso, cassetti profumati: sacchetti; lavanda; gessetti; profumatore; legno; cedro
> senza alluminio, aloni sulle magliette, macchie sulle camicie, puzzo dopo due ore, odore di sudore, adolescente che puzza, sudo sotto le ascelle: deodorante; allume; stick; roll; crema; talco
# disturbi
> occhi che lacrimano, lacrimano gli occhi, occhio secco, bruciano gli occhi, sabbia negli occhi, orzaiolo, congiuntivite, occhio incollato: collirio; garze; lacrime; eufrasia; gocce; salviettine; fisiologica; compresse
> orecchie tappate, acqua nelle orecchie, orecchie in aereo, orecchio che fischia, dolore alle orecchie in aereo, tappare le orecchie: tappi; gocce; spray; coni; chewing; caramelle
> naso che cola, cola il naso, naso secco, naso tappato, respira male, non respira bene, respirare meglio, naso chiuso di notte, perde sangue dal naso: spray; fisiologica; fazzoletti; cerottini; aerosol; balsamo; doccia; eucalipto; unguento; lavaggi
> voce roca, gola secca, pizzica la gola, gola che brucia, brucia la gola, placche: propoli; caramelle; spray; pastiglie; miele; tisana; collutorio; liquirizia
> tosse secca, tosse grassa, tosse stizzosa, tosse di notte, espettorare, bronchite: sciroppo; aerosol; miele; caramelle; balsamo; timo; tisana; umidificatore
> ha la febbre, febbre alta, scotta in fronte, misurare la febbre, febbricitante, influenzato, influenzata, a letto con l'influenza: termometro; cerotti; fazzoletti; vitamina; tisana; borsa; paracetamolo
> cambio di stagione, stanco in primavera, spossata, sfinito, sfinita, esaurito, esaurita, senza forze, giu di corda, debolezza, ricostituente, convalescenza: magnesio; pappa; ginseng; multivitaminico; ferro; vitamina; potassio; integratore; sali; eleuterocoto; rodiola
> non prende sonno, non prendo sonno, mi giro nel letto, mi sveglio alle tre, mi sveglio di notte, risvegli notturni, pensieri di notte, fatica ad addormentarsi, conto le pecore: melatonina; tisana; valeriana; passiflora; mascherina; camomilla; melissa; lavanda; tappi; escolzia; cuscino
> luce in camera, luce che entra dalle persiane, dormire di giorno, lavoro di notte, lampione davanti alla finestra: mascherina; oscurante; tenda; tapparella
> ansia prima degli esami, esame universitario, tachicardia, batticuore, nervi a fior di pelle, sotto pressione al lavoro, tesa, agitata, irritabile, nervosismo, palpitazioni: valeriana; tisana; magnesio; passiflora; biancospino; melissa; fiori; gocce; camomilla; ashwagandha
> stomaco sottosopra, pesantezza dopo i pasti, bruciori, rigurgito, mangiato troppo, abbuffata, ho esagerato a tavola, indigestione, nausea: digestivo; tisana; zenzero; bustine; antiacido; liquirizia; citrato; finocchio; malva; enzimi; amaro
> pancia come un pallone, aria in pancia, pancia che brontola, intestino irritabile, non digerisco il latte, intolleranza al lattosio: carbone; fermenti; finocchio; enzimi; tisana; lattasi; probiotici; menta
> intestino sottosopra, dopo l'antibiotico, prendo l'antibiotico, cura antibiotica, flora intestinale, virus intestinale: fermenti; probiotici; enterogermina; yogurt; sali
> non riesco ad andare in bagno, vado poco in bagno, vado poco di corpo, regolarita, stipsi, emorroidi: psillio; fibre; prugne; tisana; glicerina; crema; senna; lassativo; ciambella; magnesio
> sudo tantissimo d'estate, pressione bassa, mi gira la testa, cali di pressione, caldo che abbatte: sali; magnesio; potassio; liquirizia; guarana; integratore
> formicolio alle gambe, gambe che non stanno ferme, gambe gonfie la sera, gambe di piombo, gambe a pezzi, caviglie gonfie in aereo, lungo volo: calze; crema; gel; rusco; centella; mirtillo; collant; gambaletti
> mal di ossa, reumatismi, artrite, cervicale infiammata, sciatica, colpo della strega, mal di reni, schiena bloccata, bloccato con la schiena, bloccata con la schiena: fascia; termoforo; arnica; artiglio; cerotti; crema; gel; boswellia; cuscino; taping; borsa; busto; massaggiatore
> gobba, sta gobbo, sta gobba, spalle curve, stare dritto, stare dritti: correttore; fascia; cuscino; busto; spallaccio
> strappo muscolare, stiramento, tallone d'achille, gomito del tennista, polpaccio duro, dolori dopo la corsa, acido lattico, gambe dopo la corsa: taping; arnica; gel; ghiaccio; massaggiatore; gomitiera; rullo; crema; olio; magnesio; pistola
> mal d'orecchi, mi sono bruciato, mi sono bruciata, bruciatura, bruciata col ferro, bruciata col forno: garze; crema; aloe; pomata; iperico; medicazione
> si e sbucciato, ginocchio sbucciato, sbucciato il ginocchio, caduto dalla bici, si e tagliato, mi sono tagliato, mi sono tagliata, esce sangue, perde sangue, sanguina: cerotti; garze; disinfettante; bende; amuchina; clorexidina; steri; emostatico
> bernoccolo, ha sbattuto la testa, ha preso una botta, dito schiacciato, schiacciato il dito: arnica; ghiaccio; gel; pomata; stick; borsa
> spina nel dito, scheggia nel dito, pungiglione, zecca addosso, tolto una zecca: pinzetta; pinza; estrattore; disinfettante
> punto da un'ape, punto da una vespa, puntura di medusa, puntura d'insetto, mi pungono sempre, mi mangiano le zanzare, pinzi, ponfi: dopopuntura; stick; ammoniaca; gel; penna; repellente; pomata; spray; antizanzare
> orticaria, allergia sulla pelle, eritema, sudamina, pelle che prude, mi prude, mi gratto, si gratta le braccia, mi gratto sempre: crema; avena; calendula; amido; detergente; pomata; olio; gel; bagno
> vado in vacanza lontano, viaggio in paesi tropicali, farmaci da viaggio, medicinali in viaggio, farmacia da viaggio: repellente; fermenti; cerotti; disinfettante; portapillole; astuccio; amuchina; sali; kit
> dimentica le pastiglie, dimentica le medicine, dimentico le pastiglie, prendere le medicine, prende tante medicine, dividere le pastiglie, pastiglia troppo grande: portapillole; pilloliera; portapastiglie; tagliapillole; dosatore; spezza
> misurare la pressione, controllare la pressione, tenere sotto controllo la pressione, misurarmi la glicemia, controllare la glicemia, saturazione: misuratore; sfigmomanometro; glucometro; saturimetro; strisce; lancette
> ritardo del ciclo, ho un ritardo, cerchiamo un figlio, cercare una gravidanza, sono incinta o no, giorni fertili: test; folico; stick; termometro; integratore
> ciclo abbondante, flusso abbondante, prime mestruazioni, prima mestruazione, ciclo doloroso, ciclo in piscina: assorbenti; coppetta; slip; tamponi; borsa; magnesio; salvaslip; culotte
> perde urina, goccioline, colpo di tosse e perdo, secchezza intima, prurito intimo, bruciore intimo, candida: assorbenti; detergente; gel; salvaslip; crema; ovuli; fermenti; pants
> calo del desiderio, prestazioni a letto, serata di passione: maca; ginseng; tribulus; lubrificante; preservativi; olio; arginina
> dentista, dente scheggiato, denti sensibili, sensibili al freddo, denti del giudizio, mal di denti, gengiva gonfia, cibo tra i denti, resti tra i denti: dentifricio; filo; scovolino; idropulsore; collutorio; gel; spazzolino; chiodi
> tartaro, denti macchiati, macchie di caffe sui denti, sorriso bianco: dentifricio; spazzolino; sbiancante; idropulsore; strisce; carbone
> digrigna, digrigna i denti, stringo i denti, serro i denti: bite; mascherina; magnesio
> non si laverebbe mai i denti, lavare i dentini, primo dentino, lavarsi i denti: spazzolino; dentifricio; clessidra; testine
> dentiera che balla, si muove la dentiera, lavare la dentiera: adesivo; pasta; compresse; crema; portadentiera; spazzolino
# anziani e malati
> non si alza dal letto, sempre a letto, piaghe, piaghe da decubito, sta sempre seduto, sta sempre seduta, sempre in poltrona: materasso; cuscino; antidecubito; traversa; ciambella; crema; talloniera; sponda; pannoloni
> ha paura di cadere, e caduta in bagno, e caduto in bagno, caduta in casa, non e piu stabile, instabile, perde l'equilibrio, equilibrio precario: deambulatore; bastone; maniglione; rollator; tappetino; antiscivolo; seggiolino; telesoccorso; girello; sponda; tripode
> fatica a entrare nella vasca, scavalcare la vasca, seduta sotto la doccia, farsi la doccia seduta, lavarsi da seduta, lavarsi da seduto: seggiolino; sedile; asse; sgabello; maniglione; tappetino; gradino
> water basso, water troppo basso, fatica ad alzarsi dal water: alzawater; rialzo; maniglione; comoda
> raccogliere da terra, raccogliere le cose da terra, non riesce a piegarsi, mettersi le calze da solo: pinza; infilacalze; calzascarpe; raccogli
> operato al ginocchio, operata al ginocchio, protesi al ginocchio, rottura del femore, femore rotto, riabilitazione, fisioterapia: stampelle; ginocchiera; tutore; cyclette; elastici; ghiaccio; pedaliera; alzawater; fitball; bastone
> mano che trema, mani che tremano, non riesce ad aprire i barattoli, poca forza nelle mani, aprire i barattoli: apribarattoli; posate; apribottiglie; tazza; pinza
`;
