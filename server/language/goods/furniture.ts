/** Furniture of every room and of the office, mattresses, curtains and rugs. */
export const FURNITURE = {
  things: `
# mobili
divano, divani, sofa, divanetto, canape, divano angolare, divano letto, divano con penisola, divano relax, sofà, divano componibile; poltrona, poltrone, poltroncina, poltrona relax, poltrona girevole, bergere, dormeuse, chaise longue, poltrona letto, poltrona reclinabile; pouf, pouff, poggiapiedi, pouf contenitore, poltrona sacco, panca imbottita; divanetto letto, futon, brandina, letto pieghevole, pouf letto
tavolo, tavoli, tavolo allungabile, tavolo consolle, tavolo estraibile, tavolo rotondo, tavolo da cucina, tavolo a ribalta; tavolino, tavolini, tavolino da salotto, tavolino da divano, tavolino da caffe, tavolino servitore; consolle, console, consolle allungabile, mobile ingresso; sedia, sedie, seggiola, seggiole, carega, sedia impilabile, sedia pieghevole, sedia imbottita; sgabello, sgabelli, sgabello da bar, sgabello alto, sgabello girevole; panca, panche, panchetta, cassapanca, panca contenitore
parete attrezzata, mobile soggiorno, porta tv, mobile tv, portatv, mobile porta tv, base tv; libreria, librerie, scaffale, libreria a giorno, libreria divisoria, scaffalatura; mensola, mensole, mensola da muro, ripiano, cubo da parete; credenza, madia, buffet da soggiorno, vetrinetta, vetrina da soggiorno, cristalliera, mobile bar, angoliera; separe, paravento, divisorio, parete divisoria
letto, letti, letto contenitore, letto matrimoniale, letto singolo, letto a castello, letto a soppalco, letto a scomparsa, letto estraibile, letto alla francese, letto imbottito, sommier, giroletto, secondo letto; testiera, testiera letto, testata letto; rete, reti, rete a doghe, doghe, rete elettrica, doga di ricambio, piedini per rete; comodino, comodini, tavolino da notte; como, cassettiera, settimino, settimanale, toeletta, specchiera; armadio, armadi, guardaroba, armadio ante scorrevoli, cabina armadio, armadio a ponte, armadio in tela, armadietto; appendiabiti, attaccapanni, stender, stand appendiabiti, servomuto, piantana appendiabiti; scarpiera, scarpiere, portascarpe, scarpiera a ribalta; portaombrelli; svuotatasche; specchio, specchiera, specchio da terra
cameretta, camerette, letto a ponte, letto montessoriano, lettino montessori, letto casetta, letto con cassetti, scrivania per bambini, fasciatoio, baule giochi, cesta giochi, portagiochi
scrivania, scrivanie, scrittoio, scrivania angolare, scrivania regolabile, scrivania motorizzata, standing desk; sedia da ufficio, poltrona direzionale, sedia ergonomica, sedia girevole, poltrona presidenziale, sgabello ergonomico; cassettiera per ufficio, schedario, classificatore, cassettiera con ruote, armadio ufficio; tappeto salvapavimento, tappetino per sedia, proteggi pavimento; portapc, supporto cpu; pannello divisorio, tavolo riunioni, sedie da attesa, panca attesa, lavagna
cucina componibile, cucine componibili, isola per cucina, penisola cucina, carrello cucina, pensile, pensili, colonna forno, dispensa, mobile dispensa, credenzina, portabottiglie; mobile lavanderia, coprilavatrice, mobile bagno, colonna bagno; scaffale metallico, scaffalatura da garage
maniglie per mobili, pomelli, pomello; gambe per tavolo, gambe per mobili, piedini per mobili; rotelle; feltrini, tappini; guide per cassetti, cerniere per ante; kit antiribaltamento, fissaggio antiribaltamento; ritocco mobili, pennarello ritocco, cera per mobili
# materassi
materasso, materassi, mattress, matterasso, materrasso, materasso memory, materasso a molle, materasso in lattice, materasso ortopedico, memory foam, molle insacchettate, materassone, materassino: topper; futon; materasso gonfiabile
topper, correttore, sopramaterasso, materassino correttore, surmatelas; coprimaterasso, copri materasso, proteggimaterasso, coprimaterasso impermeabile, mollettone, cerata materasso, coprirete; guanciale, guanciali, cuscino, cuscini, cuscino memory, cuscino a saponetta, cuscino cervicale, traversino; copricuscino, proteggi cuscino, sottofedera; base letto, fermamaterasso, ferma materasso, unisci materassi, giunzione materassi, ponte per materassi; cuscino a cuneo, cuscino per gravidanza, cuscino per le gambe; cambia foderina, fodera materasso
# tende e tappeti
tenda, tende, tendaggi, tendina, tendine, tenda a pacchetto, tenda a pannello, tenda oscurante, tenda con passanti, tenda con occhielli, tenda filtrante, curtain, tende a vetro: veneziana; rullo; plisse; mantovana
tenda a rullo, rullo, rullo oscurante; veneziana, veneziane; tenda plissettata, plisse; tenda da sole, capottina, vela ombreggiante, tenda a bracci, tenda a caduta; tenda a fili, tenda antimosche, moschiera, tenda per porta; tenda doccia; mantovana; zanzariera, zanzariere, zanzariera magnetica, baldacchino; pellicola oscurante, pellicola per vetri, pellicola privacy
bastone per tende, bastone, bastoni per tende, bastoncini tenda, asta per tende, astina, asta estensibile, riloga, binario per tende, scorritenda; anelli per tende, ganci per tende, terminali, pomoli bastone, supporti per bastone; ferma tenda, fermatende, embrasse, calamite per tende, nastro arricciatende; orlo termoadesivo, termoadesivo
tappeto, tappeti, rug, kilim, tappeto a pelo lungo, shaggy, tappeto persiano, tappeto da esterno, tappeto lavabile, tappetone: passatoia; tappetino; scendiletto; zerbino
passatoia, tappeto da cucina, runner da corridoio; scendiletto, scendi letto; zerbino, zerbini, stuoino, stuoia, nettapiedi da ingresso, tappeto da ingresso; moquette, quadrotte di moquette, tappeto a metraggio; antiscivolo per tappeti, rete antiscivolo, rete ferma tappeto, ferma tappeti; cuscino arredo, copricuscino, cuscini decorativi; copridivano, telo copridivano, copripoltrona, granfoulard, salvadivano; coprisedia, cuscino per sedia; arazzo
`,
  needs: `
# mobili
> non so dove sedermi, ospiti in piedi, vedere la tv comodi, serate sul divano, stravaccarsi, svaccarsi, sdraiarsi davanti alla tv: divano; poltrona; pouf; penisola
> dorme mio fratello ogni tanto, posto per dormire in soggiorno, letto di emergenza, un letto in piu, dormire da noi, amici che restano a dormire, nipoti a dormire: divano; brandina; poltrona; futon; pouf; letto; materasso
> allungare le gambe, appoggiare i piedi, gambe sollevate davanti alla tv: pouf; poggiapiedi; poltrona; chaise
> mangiare in dieci, a natale siamo tanti, tavolo piccolo, siamo in tanti a tavola, cucina stretta, mangiare in due: tavolo; consolle; sedie; sgabelli; panca; ribalta
> dove appoggiare il telecomando, appoggiare il caffe, appoggiare la tazza, appoggiare il libro la sera: tavolino; comodino; mensola; vassoio
> libri per terra, pile di libri, libri ovunque, troppi libri, non so dove mettere i libri: libreria; scaffale; mensola; mensole
> scarpe ovunque, scarpe in giro, scarpe all'ingresso, inciampo nelle scarpe, scarpe dei bambini: scarpiera; scarpiere; portascarpe; panca
> giacche sulla sedia, vestiti sulla sedia, cappotti degli ospiti, dove appendere i cappotti, vestiti in giro, entrata disordinata: appendiabiti; attaccapanni; servomuto; stender; armadio; ganci
> chiavi all'ingresso, ingresso spoglio, ingresso stretto, ingresso piccolo, svuotare le tasche: consolle; svuotatasche; mensola; specchio; scarpiera; appendiabiti
> non ci stanno i vestiti, armadio pieno, pochi armadi, troppi vestiti, armadio che scoppia: armadio; cassettiera; stender; contenitore; letto; scatole
> due bambini una stanza, due figli nella stessa camera, cameretta piccola, dividere la stanza, fratelli nella stessa stanza: letto; castello; soppalco; paravento; separe; cameretta; libreria
> giochi sparsi, giocattoli ovunque, giochi in giro, inciampo nei giochi: baule; cesta; portagiochi; scaffale; libreria; contenitori
> dorme nel lettone, passa dal lettino al letto, primo letto da grande, lasciare il lettino: letto; lettino; sponda; spondina
> testa contro il muro, leggere appoggiato al letto, muro freddo dietro al letto: testiera; cuscino; testata
> letto che scricchiola, scricchiola il letto, doga rotta, doghe rotte, si e sfondata la rete, rete sfondata: rete; doghe; letto; doga
> lavorare in piedi, alzarsi dalla scrivania, mal di schiena in ufficio, otto ore seduta, ore seduto, sedia che cigola, sedia sgonfia, si abbassa la sedia: scrivania; sedia; poltrona; poggiapiedi; cuscino; sgabello
> rotelle che rigano, sedia che riga il parquet, rovinare il pavimento, sedie che strisciano, vicino di sotto si lamenta: feltrini; tappeto; tappetino; rotelle; proteggi
> mobile che balla, tavolo che balla, tavolo traballante, balla il tavolo: feltrini; piedini; gambe
> si ribalti addosso, bambino si arrampica sui mobili, libreria che cade: kit; staffe; fissaggio
> separare gli ambienti, dividere soggiorno e cucina, nascondere la cucina, angolo studio in soggiorno: paravento; separe; libreria; tenda; divisorio
> pochi piani d'appoggio, poco piano in cucina, appoggio in cucina, cucina senza piano: carrello; isola; mensola; tavolo; penisola
> dispensa che manca, tenere la pasta e le scorte, poco posto per la spesa: dispensa; carrello; scaffale; credenza; mobile
> trucchi davanti allo specchio, angolo trucco, truccarsi seduta: toeletta; specchiera; specchio; consolle
> nascondere la lavatrice, lavatrice in vista, lavatrice in bagno: coprilavatrice; mobile; tenda
> vedermi per intero, vedermi tutta, sembri piu grande la stanza, allargare la stanza: specchio; specchiera
> rinnovare i mobili, cambiare look ai mobili, mobili vecchi da rifare, maniglie brutte: pomelli; maniglie; pomello; gambe; pellicola
# dormire
> mi sveglio rotto, schiena a pezzi al mattino, mi alzo con il mal di schiena, materasso sfondato, buca nel materasso, avvallato, affossato, sprofondo, sprofondo nel letto, molle che sporgono, sento le molle: materasso; topper; rete; doghe; correttore
> materasso troppo duro, letto troppo duro, ammorbidire il letto: topper; materasso; correttore; sopramaterasso
> lui si gira e io mi sveglio, sento quando si muove, si gira nel letto, partner agitato: materasso; topper; molle
> suda nel letto, sudo di notte, caldo nel materasso, materasso caldo: materasso; topper; coprimaterasso; lattice
> buco in mezzo al letto, fessura tra i materassi, due materassi che si separano, materassi che si dividono: giunzione; ponte; unisci; topper
> materasso che scivola, si sposta il materasso: fermamaterasso; antiscivolo; base
> cuscino piatto, cuscino sgonfio, dormo su un fianco, dormo di lato, dormo a pancia sotto, dormo a pancia in giu, collo rigido al mattino, mal di testa al mattino: cuscino; guanciale; guanciali
> incinta non riesco a dormire, pancione a letto, ginocchia che si toccano: cuscino
> macchie sul materasso, proteggere il materasso, bimbo che fa la pipi, acari nel letto: coprimaterasso; proteggimaterasso; cerata; coprirete
> cuscini ingialliti, sudore sul cuscino: copricuscino; sottofedera; cuscino; federe
# tende e tappeti
> entra troppa luce, luce che mi sveglia, sole in faccia al mattino, lampione che entra in camera, dormire di giorno, turno di notte, oscurare, fare buio in camera: tenda; tende; rullo; tapparella; veneziana; plisse; mascherina
> vicini di fronte, ci vedono dentro, mi vedono da fuori, dirimpettai, passanti che guardano dentro, sentirsi osservati: tende; tenda; pellicola; rullo; veneziana; plisse
> sole sul divano, scolorisce il divano, riflessi sul monitor, riflesso sullo schermo, sole che batte sul vetro: tenda; pellicola; veneziana; rullo
> mosche dalla porta, insetti dalla porta, porta finestra aperta e mosche, finestre aperte la notte: zanzariera; tenda; moschiera; magnetica
> appendere le tende, tende senza buchi, senza bucare le tende, dove attacco le tende: bastone; binario; riloga; asta; astina; ganci
> tenda troppo lunga, accorciare le tende, tende che toccano terra, non so cucire l'orlo: termoadesivo; orlo; nastro
> tenere aperte le tende, raccogliere la tenda, legare la tenda: embrasse; fermatende; calamite
> pavimento freddo, piedi nudi per terra, scendere dal letto sul freddo, mattonelle fredde, gioca per terra, stanza spoglia, passi che rimbombano: tappeto; scendiletto; passatoia; moquette; tappetino
> tappeto che scivola, scivola il tappeto, angoli del tappeto, si alza l'angolo, inciampa nel tappeto, si arriccia il tappeto: antiscivolo; rete; biadesivo
> scarpe bagnate, scarpe sporche in casa, fango in casa, entrano con le scarpe, pulirsi i piedi, sporcano appena entrano: zerbino; stuoino; tappeto; passatoia
> cane sul divano, gatto graffia il divano, bambini che saltano sul divano, divano liso, divano stinto: copridivano; salvadivano; granfoulard; telo; plaid
`,
};
