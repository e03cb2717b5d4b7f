/** Furniture, linen, kitchen, bath, light, decoration, cleaning, heating. */
export const HOME = `
# arredamento
mobili, mobile, arredamento, arredo, furniture, mobilio: divano; poltrona; tavolo; sedia; letto; armadio; libreria; comodino; cassettiera; credenza; scrivania; scarpiera; madia; mobile tv; consolle; vetrina; panca; scaffale; como; mensola; mobiletto
divano, divani, sofa, couch, divanetto, divano letto, chaise longue, penisola; poltrona, poltrone, armchair, poltroncina, bergere, recliner, poltrona relax; pouf, puff, poggiapiedi, pouff
tavolo, tavoli, table, tavolo da pranzo, tavola: tavolino; consolle; tavolo allungabile; tavolo da giardino
tavolino, tavolini, coffee table, tavolinetto, tavolo basso; consolle, console ingresso
sedia, sedie, chair, sedute, seggiola, seggiole: sedia da ufficio; sedia pieghevole; sedia a dondolo; poltroncina; sedia gaming
sgabello, sgabelli, stool; panca, panche, panchetta, cassapanca; sedia da ufficio, poltrona da ufficio, sedia ergonomica, sedia girevole, sedia gaming
scrivania, scrivanie, desk, scrittoio, secretaire; letto, letti, bed, lettino: letto a castello; letto contenitore; letto matrimoniale; letto singolo; brandina; futon; rete
materasso, materassi, mattress: topper; materasso gonfiabile; materassino
rete, reti, doghe, rete a doghe; testiera; topper, correggi materasso, sopramaterasso; comodino, comodini, nightstand; armadio, armadi, guardaroba, wardrobe, cabina armadio, armadietto; cassettiera, cassettiere, como, settimanale; credenza, credenze, madia, buffet, sideboard; libreria, librerie, bookcase, scaffalatura; scaffale, scaffali, shelving, etagere; mensola, mensole, shelf, ripiano; vetrina, vetrinetta, cristalliera; scarpiera, scarpiere, portascarpe; appendiabiti, attaccapanni, servomuto, appendini da muro, gancio, ganci; paravento, separe; mobile tv, porta tv; baule, bauli; carrello, carrello portavivande, carrellino; cucina componibile; portaombrelli
specchio, specchi, mirror, specchiera, specchiera
# biancheria per la casa
biancheria, biancheria per la casa, tessili, home textiles: lenzuola; asciugamani; coperta; piumone; tovaglia; federa; accappatoio; copriletto; tenda; cuscino
lenzuola, lenzuolo, completo letto, completo lettino, completo, parure, lenzuolino, lenzuolini, sheets, sotto con angoli, set lenzuola; federa, federe; piumone, piumoni, trapunta, trapunte, duvet; copripiumino, copripiumone, sacco copripiumino, duvet cover; copriletto, copriletti, boutis, bedspread, trapuntino, gran foulard; coperta, coperte, plaid, blanket, copertina, pile; coprimaterasso, proteggi materasso; coprirete
cuscino, cuscini, pillow, guanciale, guanciali, guanciale cervicale: cuscino arredo; cuscino memory; coprisedia; cuscino cervicale
asciugamano, asciugamani, towel, telo, teli, salvietta, ospite asciugamano, spugna bagno: telo doccia; telo mare; asciugamani bagno
telo mare, telo da spiaggia, teli mare, asciugamano da spiaggia, fouta; accappatoio, accappatoi
tovaglia, tovaglie, tablecloth, tovaglietta, tovagliette, runner: americana; copritavolo; tovaglia cerata
tovagliolo, tovaglioli, napkins; canovaccio, canovacci, strofinaccio, strofinacci, asciugapiatti; presine, guanto da forno, guanti da forno; grembiule da cucina
copridivano, granfoulard, copripoltrona; coprisedia, cuscini sedia; tenda, tende, curtains, tendaggi: tenda oscurante; tenda a rullo; veneziana; tenda a pacchetto; mantovana
bastone per tende, riloga, binario per tende; zanzariera, zanzariere; tapparella, veneziana, veneziane; tappeto, tappeti, rug, carpet, tappetino: passatoia; tappeto bagno; zerbino
zerbino, zerbini, doormat; passatoia; moquette
# cucina: pentole e cottura
pentole, pentola, cookware, batteria di pentole, pentolame, pentolino: casseruola; padella; wok; tegame; bistecchiera; pentola a pressione; bollilatte; pesciera; rostiera; vaporiera; teglia; pignatta; brasiera; cocotte; coperchio
casseruola, casseruole, cocotte, brasiera, pot; padella, padelle, frying pan, pan, saltapasta, crepiera; wok; tegame, tegami, tegamino; bistecchiera, piastra, griglia in ghisa; pentola a pressione, pressure cooker; teglia, teglie, rostiera, pirofila, pirofile, lasagnera, stampo, stampi, tortiera, tortiere, bakeware; coperchio, coperchi; vaporiera, cestello vapore; tajine, pietra refrattaria
utensili da cucina, attrezzi da cucina, kitchen tools: mestolo; frusta; spatola; grattugia; pelapatate; mattarello; schiumarola; scolapasta; apriscatole; pinza; tagliere; coltello; forbici da cucina; schiaccianoci; schiacciapatate; spremiagrumi; imbuto; setaccio
mestolo, mestoli, ramaiolo, cucchiaio di legno; frusta, fruste, sbattiuova; spatola, spatole, leccapentole, raschietto; grattugia, grattugie, grater, mandolina, affettatartufi, affettaverdure; pelapatate, sbucciatore, pelaverdure; mattarello, mattarelli, matterello; scolapasta, colapasta, colino, passino; apriscatole; tagliere, taglieri, cutting board; schiaccianoci; schiacciapatate, passaverdure, passapatate; spremiagrumi, spremi limone; imbuto; setaccio; macchina per la pasta, sfogliatrice, nonna papera; sac a poche, tasca da pasticcere; tagliabiscotti, formine; termometro da cucina; bilancia da cucina, bilancia, bilance; pepiera, macinapepe, macinino, saliera; oliera, ampolla, acetiera; trinciapollo; levatorsolo; spargifarina; cannello
coltello, coltelli, knife, knives: coltello da pane; coltello da chef; mannaia; santoku; trinciante; spelucchino; coltello da formaggio; coltelli da bistecca; coltellino
affilacoltelli, affilatoio, cote, acciaino; ceppo coltelli, ceppo
# tavola
posate, posata, cutlery: forchetta; cucchiaio; coltello; cucchiaino
forchetta, forchette, forchettina; cucchiaio, cucchiai, cucchiaino, cucchiaini
stoviglie, tableware: piatti; bicchieri; tazze; posate; ciotole
piatti, piatto, plates, servizio di piatti, servizio piatti: piatto fondo; piatto piano; sottopiatti; piattini; vassoio; piatto da portata; piatto pizza
bicchieri, bicchiere, glassware: calici; flute; tumbler; coppe; boccale; bicchierini; shot; ballon; coppa
calici, calice, wine glass; flute; tumbler; boccale, boccali; bicchierini, bicchierino
tazza, tazze, mug, tazzone, tazzina, tazzine, cup; ciotola, ciotole, bowl, scodella, insalatiera, insalatiere, zuppiera, terrina; vassoio, vassoi, tray; caraffa, caraffe, brocca, brocche, jug; teiera, teiere, teapot; zuccheriera; lattiera; alzata, alzatina, portatorta; sottobicchieri, sottobicchiere; centrotavola; portatovaglioli; sottopentola; fruttiera; formaggiera; antipastiera
bottiglia, bottiglie, bottle; borraccia, borracce, water bottle, flask; thermos, termos, bottiglia termica; barattolo, barattoli, vasetto, jar, vasetti, portaspezie; contenitore, contenitori, portapranzo, lunch box, schiscetta, contenitori ermetici, tupperware; portapane; biscottiera
cavatappi, apribottiglie, corkscrew, levatappi; decanter; secchiello ghiaccio, glacette, rinfrescatore; tappo, tappi, tappo salvavino, salvavino; shaker; portabottiglie, cantinetta vino; versatore, aeratore; bicchieri da degustazione; termometro da vino
> monouso, usa e getta: piatti di carta; bicchieri di carta; posate di legno; pellicola; alluminio; carta forno
carta forno, pellicola trasparente, alluminio, sacchetti gelo, sottovuoto
# bagno
> bagno, arredo bagno, arredobagno: mobile bagno; lavabo; doccia; vasca; bidet; wc; specchio; rubinetto; portasciugamani; portasapone; tenda doccia; tappeto bagno; scopino
lavabo, lavandino, lavello, lavelli, sink; wc, water, sanitari, vaso sanitario, sedile wc, copriwater, copri water, tavoletta wc; bidet; box doccia, cabina doccia, piatto doccia; vasca, vasche, vasca da bagno; soffione, doccetta, flessibile doccia, saliscendi; portasapone, dispenser, dispenser sapone, dosatore, portaspazzolini, bicchiere portaspazzolini; scopino, portascopino; portasciugamani, porta asciugamani, scaldasalviette; portarotolo, portarotoli, porta carta igienica; tenda doccia, tenda per doccia; tappeto bagno, tappetino bagno, antiscivolo; mobile bagno, colonna bagno; cesto biancheria, portabiancheria, cesta biancheria; pesapersone, bilancia pesapersone; maniglione
# illuminazione
> illuminazione, lighting: lampada; lampadina
lampade, lampada, luci, lamp, luce: lampadario; applique; piantana; plafoniera; faretto; abatjour; lanterna; striscia led; lampada da tavolo; lampada da terra; sospensione; luce notturna
lampadario, lampadari, sospensione, chandelier; applique, lampada da parete; piantana, piantane, lampada da terra; plafoniera, plafoniere; faretto, faretti, faro, faro led, proiettore led; abatjour, abat jour, lampada da tavolo, lampada da comodino, lume, lampada da scrivania; striscia led, strip led, led; lampadina, lampadine, bulb; paralume; catena luminosa, lucine, luci di natale, ghirlanda luminosa
# decorazione
decorazioni, decorazione, complementi, soprammobili, oggettistica, home decor: vaso; candela; cornice; quadro; orologio da parete; specchio; soprammobile; statua; fiori finti; portacandele; centrotavola; ghirlanda; sticker
vaso, vasi, vase; candela, candele, candles, lumino, lumini; portacandele, candelabro, candeliere, candelieri; cornice, cornici, portafoto, photo frame; quadro, quadri, poster, tela, dipinto, canvas; statua, statue, statuina, statuetta, scultura, soprammobile; diffusore, diffusori, profumatore, profumatori, profumo per ambienti, room fragrance, bastoncini, bruciaessenze; fiori finti, fiori artificiali, piante finte, fiori secchi; carta da parati, adesivi murali, stickers, wall stickers; album foto; orologio da parete; calamita, calamite, magneti; portachiavi da parete
> natale, addobbi, decorazioni natalizie: albero di natale; presepe; palline; ghirlanda; puntale; luci di natale; statuine; stella di natale
albero di natale, alberello; presepe, presepi, capanna; palline di natale, palline, addobbo, puntale, festoni natalizi; ghirlanda, ghirlande
# riordino e lavanderia
scatole, scatola, contenitore, organizer, organizzatore, cestone: scatola armadio; sacchi sottovuoto; cesto; portaoggetti; divisori
grucce, gruccia, appendini, appendino, stampelle abiti; stendino, stendibiancheria, stendipanni; mollette da bucato; asse da stiro, tavola da stiro; ferro da stiro, ferro a vapore, stiro, caldaia stiro; portabiti, custodia abiti; levapelucchi
# pulizia
> pulizia, pulizie, prodotti per la casa, cleaning: detersivo; sgrassatore; candeggina; scopa; mocio; panno; anticalcare; detergente; spugna; straccio; spray multiuso; lavavetri
detersivo, detersivi, detergent, sapone piatti, detersivo piatti, detersivo lavatrice, bucato, pods; ammorbidente, ammorbidenti; candeggina, varechina; sgrassatore, sgrassante; anticalcare; scopa, scope, broom, paletta; mocio, mop, lavapavimenti, secchio; panno, panni, straccio, stracci, microfibra; spugnetta, spugnette, paglietta; guanti di gomma; smacchiatore, smacchiatori; brillantante, pastiglie lavastoviglie, sale lavastoviglie; carta igienica, rotoloni, carta casa, scottex; sacchi spazzatura, sacchetti immondizia, sacchi; pattumiera, pattumiere, cestino, bidone, bidoni, spazzatura, raccolta differenziata; lucidante, lucidamobili; tira acqua, tergivetro, lavavetri; disgorgante, sturalavandini; deodorante per ambienti; insetticida, insetticidi, trappola, antitarme
# clima
> riscaldamento: stufa; termosifone; camino; caldaia; termoventilatore; radiatore; termoconvettore; scaldabagno
stufa, stufe, stufetta, stufe a pellet, termostufa, stufa a legna; camino, caminetto, biocamino; caldaia, caldaie; termosifone, termosifoni, radiatore, radiatori, calorifero; termoventilatore, termoconvettore, stufetta elettrica; scaldabagno, boiler, scaldacqua; pellet, legna, legna da ardere, bioetanolo; termostato, cronotermostato, valvole termostatiche; scaldaletto, termocoperta
condizionatore, condizionatori, climatizzatore, climatizzatori, aria condizionata; ventilatore, ventilatori, ventola; deumidificatore, deumidificatori; umidificatore, umidificatori; purificatore, purificatori
`;
