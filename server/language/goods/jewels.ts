/** Jewels, watches, glasses. */
export const JEWELS = `
# gioielli
gioielli, gioiello, bijoux, bigiotteria, jewelry, preziosi: anello; collana; bracciale; orecchini; ciondolo; spilla; cavigliera; gemelli; charm; medaglia; tiara; piercing
anello, anelli, ring, anellino: fede; solitario; veretta; trilogy; fedina; chevalier; riviera; eternity
fede, fedi, fedi nuziali, fedina, fedine, vere nuziali, wedding ring; solitario, anello di fidanzamento; veretta, verette, eternity
collana, collane, collanina, necklace, girocollo, girocolli: catenina; collier; choker; filo di perle; lariat; rosario; sautoir
catenina, catenine, catena, catene, grumetta, collanina
bracciale, bracciali, braccialetto, braccialetti, bracelet, polsiera, braccialino: tennis; bangle; cavigliera
orecchini, orecchino, earrings: punto luce; creole; pendenti; monachelle; ear cuff
ciondolo, ciondoli, pendente, pendenti, charm, charms, medaglietta, medaglia, medaglione: croce; cammeo; corno, cornetto
spilla, spille, brooch, spilletta, fermacravatta; gemelli, gemelli da polso, cufflinks; tiara, tiare, diadema, coroncina, cerchietto; piercing, nostril; cammeo
perle, perla; diamante, diamanti, brillante; pietre dure, ametista, zaffiro, smeraldo, rubino, corallo, turchese, giada, onice, topazio
portagioie, portagioielli, scrigno, portagioia; pulisci argento
> argenteria: posate d'argento; vassoio; cornice; bomboniera, bomboniere
# orologi
orologi, orologio, watch, orologio da polso, orologino: cronografo; smartwatch; orologio subacqueo, diver; orologio automatico; orologio digitale
cronografo, cronografi; smartwatch, orologio intelligente, fitness tracker, smartband
orologio da parete, orologio da muro, pendolo, cucù; sveglia, sveglie, radiosveglia; clessidra; cronometro; orologio da tavolo; cinturino, cinturini, portaorologi, bracciale per orologio, carica orologi
# ottica
occhiali, occhiale, glasses, occhialini: occhiali da sole; occhiali da vista; occhiali da lettura; maschera; montatura; occhiali da nuoto
occhiali da sole, sunglasses, lenti polarizzate; occhiali da lettura, premontati, presbiopia; occhiali da vista, montatura, montature, eyewear
lenti a contatto, lente a contatto, lentine, contact lens, giornaliere, mensili, lenti colorate; soluzione, soluzione unica, liquido per lenti; portalenti
lacrime artificiali, collirio, gocce oculari; panno microfibra, spray per occhiali, pulisci lenti; custodia per occhiali, portaocchiali, astuccio per occhiali; cordino, cordoncino, catenella, laccetto, cordini; naselli, viti per occhiali, placchette
binocolo, binocoli, binoculars; cannocchiale, cannocchiali, monocolo; telescopio, telescopi; microscopio, microscopi; lente d'ingrandimento, lente di ingrandimento, lenti di ingrandimento, ingranditore, videoingranditore; clip on; barometro; altimetro; bussola; termometro; igrometro; stazione meteo
`;
