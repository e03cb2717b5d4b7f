/** Masonry, plasterboard, roofs, floors, insulation. */
export const BUILDING = {
  things: `
# edilizia e cartongesso
cemento, cementi, malta, malta pronta, premiscelato, calcestruzzo, cls, malta bastarda, calce, calce idraulica, grassello, legante, cemento rapido, presa rapida, betoncino, malta refrattaria; sabbia edile, ghiaia, ghiaino, inerti, pietrisco, stabilizzato; intonaco, intonaci, rinzaffo, rasante, rasatura, scagliola, intonachino, malta da ripristino; massetto, massetti, autolivellante, livellina; betoniera, miscelatore per malta, frusta miscelatrice, mescolatore
cartongesso, lastra in cartongesso, lastre di cartongesso, cartongeso, pannelli di cartongesso, gypsum, lastra idrorepellente, fibrogesso, controsoffitto, controsoffitti, pannello controsoffitto; montante, profili per cartongesso, orditura, pendini, ganci per controsoffitto; viti per cartongesso, tasselli per cartongesso, ancorette; nastro per giunti, banda microforata, rete per giunti, garza per giunti, stucco per giunti, stucco, stucchi, paraspigolo, paraspigoli metallici; botola, botole, botola di ispezione; taglierino per cartongesso, raspa per cartongesso, alzalastre, sega a foretto
mattone, mattoni, laterizi, forati, forato, tavella, tavelle, tavellone, blocchi, blocco in cemento, gasbeton, ytong, mattoni refrattari, vetromattone, vetrocemento; tegola, tegole, coppo, coppi, lastra ondulata, onduline, ondulina, policarbonato, pannello sandwich; grondaia, grondaie, canale di gronda, pluviale, pluviali, scossalina, scossaline, parafoglie; guaina, guaine, guaina liquida, guaina bituminosa, impermeabilizzante, catramina, nastro bituminoso, bitume, membrana; lucernario, lucernari, finestra da tetto
isolante, isolanti, polistirene, polistirolo, pannello isolante, lana di roccia, lana di vetro, lana minerale, sughero in pannelli, cappotto termico, pannelli fonoassorbenti, barriera al vapore, schiuma poliuretanica, schiuma espandente, rete per cappotto, tasselli a fungo
piastrella, piastrelle, mattonella, mattonelle, gres, gres porcellanato, ceramica per pavimenti, rivestimento, mosaico, battiscopa, zoccolino, klinker, cotto, pietra ricostruita: listello; pezzi speciali; profilo
colla per piastrelle, adesivo per piastrelle, kerakoll, mapei, stucco per fughe, fugante, fughe, stucco epossidico; distanziatori, distanziatori livellanti, crocette, crocettine; tagliapiastrelle, taglia piastrelle, disco diamantato, dischi diamantati, pinza per piastrelle; ginocchiere da piastrellista; parquet, prefinito, laminato, pavimento flottante, pavimento vinilico, lvt, spc, doghe adesive, listoni, linoleum, pavimento autoposante, sottopavimento, materassino sottoparquet, battiscopa, giunto, profilo di giunzione, coprigiunto; pavimento per esterni, autobloccanti, betonella, decking, listoni wpc, quadrotti in legno, piastrelle a incastro, ghiaia stabilizzata, cordolo, cordoli, erba sintetica
cazzuola, cazzuole, frattazzo, frattone, frattazzino, spatola dentata, cucchiaia, americana da muratore, manara, spatola, taloscia, staggia, filo a piombo, livella, tracciatore, cordella, secchio da muratore, cofana, caldarella, caldarello, carriola, pala, piccone, mazzetta, scalpello, demolitore, martello demolitore, carotatrice; trabattello, ponteggio, cavalletto da muratore, scala, puntello, puntelli; telo di protezione, telo nylon, nastro segnaletico, rete arancione, rete da cantiere
tondino, tondini, ferro da armatura, rete elettrosaldata, rete metallica, rete in fibra; architrave, travetto, tavole da ponte, legname, listelli, multistrato, osb, compensato, perline, perlinato; pozzetto, pozzetti, chiusino, chiusini, tubo corrugato, canaletta, caditoia, griglia carrabile, drenaggio, tubo drenante; geotessile, tessuto non tessuto, guaina bugnata, membrana bugnata; recinzione, rete a maglia sciolta, pali, paletti, pannelli recinzione, gabbioni
primer, aggrappante, consolidante, ancorante chimico, resina bicomponente, antisale, idrorepellente, antirisalita, deumidificante per muri, intonaco deumidificante; silicone, sigillante, acrilico, sigillante poliuretanico, pistola per silicone, pistola per schiuma; sportello contatore, comignolo, canna fumaria, griglia di ventilazione, soglia in marmo, davanzale, davanzali
`,
  needs: `
# muri
> buco nel muro, buchi dei chiodi, tappare i buchi, crepa nel muro, crepe sul soffitto, muro crepato, si e aperta una crepa, chiudere una traccia, tracce dell'elettricista: stucco; malta; rasante; gesso; scagliola; acrilico; rete; intonaco
> dividere una stanza, tirare su un muro, parete nuova, chiudere un vano, ricavare una stanza, ricavare un ripostiglio, abbassare il soffitto, nicchia per la tv, nascondere i tubi: cartongesso; lastre; montante; viti; stucco; nastro; profili; mattoni; controsoffitto; blocchi
> giunti che si vedono, crepa tra le lastre, fessura tra due lastre, giunti del cartongesso: nastro; stucco; banda; rete; garza
> appendere sul cartongesso, mensola sul cartongesso, muro vuoto, muro che si sbriciola, tassello che gira, tassello che non tiene, non tiene il tassello, muro forato: tasselli; tassello; ancorette; ancorante; ancora; resina
> intonaco che si stacca, intonaco che cade, si stacca l'intonaco, muro che si sfarina, muro scrostato, intonaco gonfio, salnitro, umidita che sale, muro umido dal basso, risalita, macchie d'umido in basso: intonaco; rinzaffo; consolidante; antisale; deumidificante; rasante; malta; primer
> pareti storte, muro storto, raddrizzare il muro, lisciare il muro, muro ruvido, muro grezzo: rasante; rasatura; intonaco; staggia; frattazzo; cartongesso
> spigolo rotto, angolo del muro rotto, spigolo sbeccato: paraspigolo; stucco; malta; gesso
> murare, muro di cinta, muretto, muretto in giardino, aiuola in muratura, barbecue in muratura, forno in muratura, costruire un forno: mattoni; malta; cemento; cazzuola; blocchi; mattone; refrattari
> gettare una soletta, fare un basamento, base per la casetta, platea, piazzola, plinto, fissare un palo, cementare un palo, palo nel terreno: cemento; calcestruzzo; ghiaia; betoniera; rete; pozzetto; malta; tondino
> sentono i vicini, sento i vicini, muro sottile, sento tutto dal piano di sopra, passi dal piano di sopra, insonorizzare, isolare dal rumore: lana; pannelli; isolante; cartongesso; sughero; materassino
> parete gelida, muro freddo, isolare il sottotetto, isolare la mansarda, isolare casa, soffitta gelida, cassonetto freddo, disperde calore: isolante; lana; polistirene; polistirolo; sughero; pannello; schiuma; pannelli
> fessura intorno alla finestra, riempire il vuoto, buco intorno al tubo, sigillare il telaio: schiuma; silicone; sigillante; acrilico
# tetto, acqua, pavimenti
> piove in casa dal tetto, piove dentro, goccia dal soffitto, tegola rotta, tegole spostate, perde il tetto, infiltrazione dal terrazzo, perde il terrazzo, balcone che perde, acqua dal balcone: guaina; tegola; tegole; coppi; impermeabilizzante; nastro; sigillante; membrana; coppo
> grondaia che perde, grondaia piena di foglie, acqua che cade dal tetto, grondaia otturata, gocciola la grondaia: grondaia; parafoglie; sigillante; nastro; pluviale; guaina
> coprire la legnaia, tettoia in giardino, coprire il pollaio, riparare l'auto, copertura leggera: lastra; ondulina; policarbonato; tegole; guaina; lastre; onduline
> acqua che ristagna, cortile allagato, acqua davanti al garage, raccogliere l'acqua piovana, acqua nel vialetto: canaletta; pozzetto; caditoia; griglia; tubo; ghiaia; drenaggio
> piastrella rotta, piastrella che si muove, piastrelle che si staccano, si e staccata una piastrella, mattonella che suona a vuoto: colla; piastrelle; adesivo; fugante; stucco; distanziatori
> posare le piastrelle, mettere le piastrelle, piastrellare, piastrelle dritte, piastrelle tutte uguali: colla; distanziatori; crocette; frattazzo; spatola; fugante; tagliapiastrelle; livella
> tagliare le piastrelle, tagliare il gres, tagliare il marmo, tagliare i mattoni: tagliapiastrelle; disco; dischi; smerigliatrice; flex; pinza
> pavimento storto, pavimento in pendenza, livellare il pavimento, pavimento irregolare, avvallamento: autolivellante; massetto; livellina; malta
> cambiare pavimento senza demolire, pavimento sopra le piastrelle, coprire le vecchie piastrelle, pavimento in un giorno, posare da solo il pavimento: laminato; lvt; spc; doghe; pavimento; vinilico; linoleum; sottopavimento; piastrelle; listoni
> bordo del pavimento, muro rovinato in basso, scopa contro il muro, gradino tra due pavimenti, dislivello tra le stanze: battiscopa; zoccolino; profilo; soglia; giunto; coprigiunto
> fango davanti casa, vialetto da rifare, parcheggio in ghiaia, camminare sull'erba bagnata, terrazzo brutto, balcone brutto: ghiaia; autobloccanti; lastre; piastrelle; decking; quadrotti; cordoli; erba; listoni
> erba tra i sassi, erba nella ghiaia: geotessile; telo; tessuto; ghiaia
> recintare, chiudere il terreno, cani che scavano, delimitare il giardino: rete; pali; paletti; recinzione; pannelli; gabbioni; cordoli
# mestiere
> impastare il cemento, mescolare la malta, fare la malta, impastare la colla: betoniera; secchio; miscelatore; frusta; cazzuola; cofana; mescolatore
> stendere la malta, lisciare l'intonaco, dare la malta: cazzuola; frattazzo; spatola; cucchiaia; staggia; taloscia
> demolire, buttare giu un muro, togliere le piastrelle, rompere il pavimento, calcinacci: demolitore; mazzetta; scalpello; martello; piccone; sacchi; carriola
> portare la sabbia, spostare la terra, trasportare i calcinacci, spostare i mattoni: carriola; secchio; pala; sacchi
> lavorare in alto, arrivare al soffitto, imbiancare le scale, lavorare sul tetto: trabattello; scala; ponteggio; cavalletti; imbracatura
> segnare una linea dritta, mettere in bolla, e dritto, muro a piombo, tracciare: livella; laser; piombo; tracciatore; staggia; filo
> coprire i mobili durante i lavori, proteggere il pavimento dai lavori, polvere dei lavori: telo; nylon; nastro; teli
> in ginocchio tutto il giorno, ginocchia a posare: ginocchiere
`,
};
