/** Household appliances great and small, and their spare parts. */
export const APPLIANCES = {
  things: `
# elettrodomestici: grandi
frigorifero, frigoriferi, frigo, fridge, frigorifero combinato, doppia porta, frigo americano, side by side, frigorifero da incasso, frigobar, minifrigo, frigoriffero; congelatore, congelatori, freezer, pozzetto, congelatore a pozzetto, frizer, surgelatore; cantinetta, cantina vini, wine cooler
lavatrice, lavatrici, washing machine, lavatrice carica dall'alto, lava panni, lavabiancheria; lavasciuga, lavasciugatrice; asciugatrice, asciugatrici, asciuga panni, asciugabiancheria, dryer; lavastoviglie, lavapiatti, dishwasher, lavastoviglia, lavapiatti da incasso; kit di sovrapposizione, kit colonna, torre lavatrice asciugatrice; mobile coprilavatrice, coprilavatrice; tubo di carico, tubo di scarico, aquastop; piedini antivibrazione, tappetino antivibrazione, antivibranti; pastiglie lavastoviglie, sale per lavastoviglie, cura lavatrice, decalcificante lavatrice
forno, forni, oven, forno elettrico, forno da incasso, fornetto, fornetto elettrico, fornetto pizza, forno pizza; microonde, forno a microonde, microwave, micro onde, combinato microonde; piano cottura, piano a induzione, piano a gas, fornelli, fornello, piastra a induzione, piastra elettrica, induzione portatile, piano in vetroceramica; cucina a gas, cucina con forno, cucina a libera installazione; cappa, cappe, cappa aspirante, cappa da incasso, filtro cappa, filtro a carboni attivi
# elettrodomestici: piccoli
piccoli elettrodomestici, elettrodomestici da cucina, small appliances: frullatore; tostapane; bollitore; friggitrice; planetaria; robot; estrattore; centrifuga; spremiagrumi; sbattitore; tritatutto; affettatrice; piastra; bistecchiera; vaporiera; gelatiera; yogurtiera; essiccatore; macchina del pane; macchina da caffe; montalatte; grattugia elettrica; sottovuoto; cuociriso; bilancia; waffle
frullatore, frullatori, blender, frulatore, frullino, frullatore a bicchiere; frullatore a immersione, minipimer, mixer a immersione, frullatore ad immersione, frullino a immersione, pimer; sbattitore, sbattitori, frusta elettrica, fruste elettriche, sbattiuova elettrico, hand mixer; impastatrice, planetaria, impastatrice planetaria, stand mixer, robot impastatore, kitchenaid, spirale impastatrice; robot da cucina, multifunzione, bimby, robot cuoco, cooking robot, monsieur cuisine, food processor; tritatutto, tritatutto elettrico, trita verdure, mini tritatutto, chopper, tritacarne, tritaghiaccio; affettatrice, affettatrice elettrica; grattugia elettrica, grattuggia elettrica; estrattore, estrattore di succo, slow juicer, centrifuga, spremiagrumi, spremiagrumi elettrico, juicer, spremifrutta; tostapane, toaster, tosta pane, tostiera, piastra per toast, sandwichiera, piastra panini, sandwich maker; bistecchiera, griglia elettrica, piastra elettrica, grill elettrico, barbecue elettrico, contact grill; friggitrice, friggitrice ad aria, air fryer, airfryer, airfrier, friggitrice senza olio, frigitrice; bollitore, bollitore elettrico, kettle, bolitore; macchina del pane, panificatrice, macchina per il pane; gelatiera, sorbettiera, macchina del gelato; yogurtiera; essiccatore, essicatore, disidratatore; vaporiera, vaporiera elettrica, pentola a vapore elettrica; cuociriso, rice cooker, slow cooker, pentola elettrica, multicooker, pentola a cottura lenta; roner, sous vide, cottura a bassa temperatura; macchina sottovuoto, sottovuoto, vacuum sealer, rotoli sottovuoto, sacchetti sottovuoto; macchina per pop corn, popcorn maker; crepiera, piastra per crepes, waffle, piastra per waffle, cialdiera, ferratelle elettrico; raclette, fornello da fonduta; scaldavivande elettrico, scaldapappa; cuociuova, bolliuova; fabbricatore di ghiaccio, macchina del ghiaccio, ice maker; gasatore, gasatore acqua, sodastream, frizzante in casa; tagliacapelli
macchina da caffe, macchina per caffe, macchina espresso, macchinetta del caffe, macchinetta, espresso machine, coffee machine, macchina a capsule, macchina a cialde, superautomatica; montalatte, cappuccinatore, schiumalatte, monta latte; macinacaffe, macina caffe, macinino elettrico, coffee grinder; caffettiera elettrica, moka elettrica; macchina caffe americano, caffettiera filtro
aspirapolvere, aspirapolveri, scopa elettrica, vacuum cleaner, folletto, aspira polvere, aspirapolvere senza sacco, aspirapolvere a traino, dyson, aspirapolvere senza fili, aspirapolvere ciclonico: aspirabriciole; bidone aspiratutto; robot aspirapolvere; lavapavimenti
robot aspirapolvere, roomba, robottino, robot lavapavimenti, robot per pavimenti, robot pulizia; aspirabriciole, aspira briciole, aspirapolvere portatile, aspiratore da auto; aspiratutto, bidone aspiratutto, aspiraliquidi, bidone aspirapolvere; lavapavimenti, lava pavimenti, lavapavimenti elettrico, scopa lavapavimenti, mocio elettrico; scopa a vapore, pulitore a vapore, vaporetto, vaporella per pavimenti, lavatrice a vapore pavimenti; lavamoquette, lava moquette, lavatappeti, lavadivani, smacchiatore elettrico, battitappeto, battimaterasso; lavavetri elettrico, lavavetri, robot lavavetri; lucidatrice; sacchetti aspirapolvere, sacco aspirapolvere, filtro hepa, spazzola di ricambio, batteria di ricambio aspirapolvere
ferro da stiro, ferro a vapore, ferro da viaggio; sistema stirante, ferro con caldaia, stirella, vaporella, generatore di vapore; stiratrice verticale, stiratore verticale, spazzola a vapore, vaporizzatore per abiti, steamer; asse da stiro, tavola da stiro; levapelucchi, leva pelucchi, rasapile, toglipelucchi; macchina da cucire, macchina per cucire, tagliacuci
phon, fon, asciugacapelli, hairdryer, fohn, phone per capelli; piastra, piastra per capelli, arricciacapelli, spazzola rotante, ferro arricciacapelli, styler; rasoio elettrico, rasoio, regolabarba, tagliacapelli, tosatrice; epilatore, silk epil, luce pulsata, epilatore a luce pulsata; spazzolino elettrico, idropulsore, testine di ricambio, testine; pesapersone, bilancia digitale
# elettrodomestici: ricambi
ricambi elettrodomestici, ricambi per elettrodomestici: guarnizione; resistenza; filtro; cinghia; pompa; cestello; manopola; scheda; termostato; spazzole
guarnizione frigorifero, guarnizione oblo, guarnizione forno, guarnizione lavatrice; cinghia lavatrice, cuscinetti lavatrice, spazzole motore, carboncini, oblo, cerniera oblo, maniglia oblo, elettroserratura, blocca porta; pompa di scarico, elettropompa, elettrovalvola, filtro lavatrice, pressostato; resistenza lavatrice, resistenza forno; cestello lavastoviglie, irroratore, girante, mulinello lavastoviglie, rotelle cestello; manopole forno, manopole cucina, lampadina forno, vetro forno, cerniere forno, griglia forno, leccarda; spartifiamma, spartifiamme, bruciatori, termocoppia, candelette cucina, griglia fornelli; balconcino frigorifero, cassetto freezer, ripiano frigo, lampadina frigo, filtro acqua frigo; piatto microonde, anello microonde, piatto girevole; caraffa di ricambio, bicchiere frullatore, lame frullatore, lama affettatrice; vaschetta raccogli gocce, guarnizione caffettiera, guarnizioni moka, portafiltro
`,
  needs: `
# conservare e lavare
> cibo che va a male, va a male il cibo, tenere in fresco, fa il ghiaccio, frigo pieno, non raffredda, frigo vecchio che consuma, si e rotto il frigo, spesa grande da conservare: frigorifero; frigo; congelatore; minifrigo; freezer
> surgelare, congelare, scorte surgelate, orto da congelare, carne da congelare, mezzo maiale: congelatore; freezer; pozzetto; sottovuoto; surgelatore
> bibite in camera, frigo per la camera, bevande fresche in ufficio, frigo da taverna: frigobar; minifrigo; frigo; cantinetta
> vini alla giusta temperatura, bottiglie al fresco, conservare i vini: cantinetta
> montagna di panni, panni sporchi, lavare i panni, fare le lavatrici, bucato per sei, famiglia numerosa bucato, mi si e rotta la lavatrice: lavatrice; lavasciuga; lavabiancheria
> non ho spazio per stendere, panni che puzzano di umido, asciugare in fretta, stendere d'inverno, panni bagnati in casa, non so dove stendere: asciugatrice; lavasciuga; deumidificatore; stendino
> la lavatrice balla, lavatrice che cammina, salta durante la centrifuga, lavatrice che vibra, trema la lavatrice: piedini; antivibranti; tappetino; cuscinetti; ammortizzatori
> oblo che perde, perde acqua la lavatrice, acqua sotto la lavatrice, pozza sotto la lavatrice: guarnizione; tubo; pompa; oblo
> lavatrice che non scarica, non scarica l'acqua, resta l'acqua dentro, non centrifuga: pompa; filtro; tubo; cinghia; spazzole; pressostato
> lavatrice sopra asciugatrice, una sopra l'altra, mettere sopra la lavatrice, colonna lavanderia: kit; colonna
> odio lavare i piatti, stufa di lavare i piatti, pila di piatti, lavare i piatti a mano, piatti sporchi, lavandino pieno di piatti: lavastoviglie; lavapiatti
> piatti con aloni, bicchieri opachi, bicchieri con aloni, lavastoviglie che puzza, lava male: brillantante; sale; pastiglie; irroratore; filtro; curalavastoviglie
> sportello del frigo che non chiude, frigo che non chiude, brina nel frigo, fa la brina, fa la condensa il frigo: guarnizione; sbrinatore
> odori di cucina, fumo in cucina, puzza di fritto, odore di fritto, fumi di cottura: cappa; filtro; aspiratore
# cucinare
> scaldare il latte, riscaldare gli avanzi, riscaldare in un minuto, scongelare, scongelo, scaldare la pappa, scaldare il pranzo: microonde; forno; fornetto; scaldavivande
> il gas e finito, bombola sempre da cambiare, cucinare senza gas, senza fiamma, paura del gas, dimentica il gas acceso: piano; induzione; piastra; fornello; bollitore
> patatine croccanti senza olio, friggere senza olio, friggere senza puzza, croccante senza grassi, friggere leggero: friggitrice; fryer; airfryer; forno
> acqua calda per la tisana, acqua che bolle in un attimo, tazza di te in ufficio, bollire l'acqua, acqua bollente: bollitore
> montare a neve, montare la panna, panna montata, albumi a neve, monto gli albumi, sbattere le uova: sbattitore; planetaria; fruste; frullatore; robot
> mi stanco a impastare, impastare il pane, impasti duri, impasto della pizza, braccia stanche per impastare: impastatrice; planetaria; robot; macchina
> vellutate, passati di verdura, passare le verdure, pappe per il bimbo, frullare la minestra, minestrone frullato: frullatore; minipimer; pimer; robot; cuocipappa
> frullati di frutta, bere la frutta, spremute al mattino, spremuta d'arancia, succhi freschi, centrifugati di verdura: frullatore; estrattore; centrifuga; spremiagrumi; blender
> tritare la cipolla, tritare le noci, tritare il ghiaccio, pangrattato in casa, pesto in casa: tritatutto; frullatore; robot; chopper
> tritare la carne, salsicce fatte in casa, macinare la carne: tritacarne
> affettare il prosciutto, affettare i salumi, prosciutto fatto a fette, fette sottili: affettatrice
> grattugiare il parmigiano, grattugiare il formaggio, mi gratto le dita, grattugiare a mano: grattugia
> toast, pane abbrustolito, abbrustolire, fette tostate, pane tostato: tostapane; tostiera; piastra; fornetto; toaster
> cucina da solo, cuoce mentre sono fuori, non so cucinare, cucini per me, fa tutto lui, cucinare senza stare ai fornelli, lasciare la pentola da sola: robot; multicooker; cuociriso; pentola; bimby; slow
> pane appena sfornato, svegliarsi col pane caldo, pane senza glutine in casa: macchina; panificatrice; forno
> gelato in casa, sorbetti, gelato fatto in casa: gelatiera; sorbettiera
> yogurt in casa, fare lo yogurt: yogurtiera
> seccare la frutta, funghi secchi, essiccare, frutta essiccata, pomodori secchi in casa: essiccatore; essicatore
> cuocere al vapore, cottura al vapore, verdure leggere: vaporiera; cuociriso; forno
> acqua frizzante, portare le casse d'acqua, basta bottiglie di plastica, acqua gassata: gasatore; depuratore; caraffa; filtro
> caffe come al bar, crema come al bar, espresso a casa, caffe in ufficio, caffe veloce: macchina; macchinetta; macinacaffe; capsule; cialde
> cappuccino a casa, schiuma del latte, latte schiumato: montalatte; cappuccinatore; macchina
> pizza come in pizzeria, pizza croccante a casa: forno; fornetto; pietra
> uova sode, uova alla coque: cuociuova; bolliuova
> mettere sotto vuoto, sotto vuoto, durare di piu il cibo, conservare la carne piu a lungo: sottovuoto; sacchetti; rotoli; macchina
# pulire e stirare
> non ho tempo di pulire, pulisca da solo, pulisce da solo, pavimento pulito senza fatica, torno e trovo pulito, passare l'aspirapolvere tutti i giorni: robot; roomba; robottino; aspirapolvere
> briciole sul divano, briciole in macchina, briciole a tavola, sabbia in macchina, seggiolino pieno di briciole, pulire l'auto dentro: aspirabriciole; aspirapolvere; aspiratutto
> peli del cane sul tappeto, peli di gatto ovunque, casa piena di peli: aspirapolvere; robot; battitappeto; scopa
> pesa troppo l'aspirapolvere, filo sempre in mezzo, aspirapolvere pesante, tirarsi dietro l'aspirapolvere, mal di schiena a pulire: scopa; aspirapolvere; robot; aspirabriciole
> cantina allagata, aspirare l'acqua, segatura, calcinacci, trucioli, aspirare i liquidi: aspiratutto; bidone; aspiraliquidi
> divano macchiato, materasso macchiato, pulire i tappeti, tappeto sporco, sedili della macchina sporchi: lavatappeti; lavamoquette; vaporetto; battitappeto; pulitore; lavadivani
> disinfettare senza detersivi, pulire senza detersivi, sgrassare col vapore, igienizzare, acari nel materasso: vaporetto; scopa; pulitore; battimaterasso; vapore
> aloni sui vetri, tante finestre, finestre alte, lavare i vetri: lavavetri; robot; vaporetto
> odio stirare, pila di camicie, montagna da stirare, camicie da stirare, stiro per ore, stirare in fretta: ferro; caldaia; stirella; stiratrice; vaporella; asse; steamer
> camicia stropicciata in viaggio, stropicciata in valigia, abiti appesi da stirare, tende da stirare: stiratrice; vaporizzatore; ferro; steamer; spazzola
> maglioni con i pallini, pallini sul maglione, pelucchi, palline di lana: levapelucchi; rasapile
> capelli bagnati, asciugare i capelli, asciugo i capelli, uscire coi capelli bagnati: phon; asciugacapelli; fon; spazzola; diffusore
> si e fulminata la resistenza, non scalda piu il forno, il forno non scalda, non scalda l'acqua: resistenza; termostato
> luce del forno, lampadina del forno bruciata, forno buio: lampadina
> manopola rotta, rotta la manopola, manopole consumate: manopole; manopola
> fiamma che si spegne, il fornello si spegne, non tiene la fiamma, fiamma gialla: termocoppia; spartifiamma; bruciatori; candelette
> piatto del microonde rotto, rotto il piatto girevole: piatto
> la moka perde, caffe bruciato dalla moka, guarnizione della moka: guarnizione; guarnizioni; filtro; moka
> acqua dura, calcare nella lavatrice, calcare nel ferro, incrostazioni nel bollitore, calcare nella macchina del caffe: decalcificante; anticalcare; sale
`,
};
