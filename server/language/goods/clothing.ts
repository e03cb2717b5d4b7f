/** Clothes, shoes and what is worn with them. One line a family: `family: kind; kind`; names of one thing stand between commas. */
export const CLOTHING = `
# abbigliamento
abbigliamento, indumenti, clothes, clothing: abito; gonna; camicia; maglia; pantaloni; giacca; cappotto; tuta; completo
abito, vestito, abitino, vestitino, dress: tubino; caftano; chemisier; prendisole; kimono; tunica; abito da sera; abito da cerimonia
gonna, gonne, skirt: minigonna; longuette; tutu
camicia, camicie, camicetta, camicetta, shirt: blusa; camicia di jeans; casacca
maglia, maglie, maglieria, knitwear: maglione; cardigan; lupetto; gilet; maglietta; canotta; felpa; twin set; coprispalle, bolero
maglietta, magliette, tshirt, t shirt, tee, maglietta a maniche corte: polo; canotta; top
canotta, canotte, canottiera, canottiere, tank top
maglione, maglioncino, pullover, sweater, jumper: dolcevita; lupetto
lupetto, dolcevita, collo alto
cardigan, golfino
felpa, felpe, hoodie, sweatshirt, felpa con cappuccio
top, crop top, bustier
pantaloni, pantalone, calzoni, trousers, pants: jeans; leggings; pantaloncini; chino, chinos; cargo; pinocchietto, capri; palazzo; bermuda
jeans, denim, jeggings
leggings, leggins, pantacollant, fuseaux
pantaloncini, shorts, bermuda, calzoncini, hot pants
salopette, tutone; jumpsuit, tuta elegante
tuta, tute, tracksuit, completo sportivo
giacca, giacche, giacchetta, jacket, giacchino: blazer; giubbotto; bomber; kway, antivento, giacca a vento; chiodo; softshell; parka; mantella; cappotto; piumino; sahariana
blazer, giacca elegante
giubbotto, giubbotti, giubbino, giubbini, giaccone, giubbetto, giubbottino: piumino; bomber; parka; chiodo; montone
piumino, piumini, down jacket, cento grammi
cappotto, cappotti, soprabito, coat, paltò: montgomery; trench; loden; parka; pelliccia; cappa, mantello; eskimo; montone
impermeabile, impermeabili, raincoat, antipioggia: trench; poncho; kway, kway; mantella
gilet, smanicato, panciotto, vest
completo, completi, tailleur, smoking, suit, abito da uomo, frac
pelliccia, pellicce, ecopelliccia; scialle, stola, mantella
grembiule, grembiuli, apron; divisa, divise, uniforme, camice, camici; tonaca, clergyman
abito da sposa, vestito da sposa, velo
> maternita, premaman: abito premaman; pantaloni premaman
# mare e piscina
costume, costumi, costume da bagno, swimwear, costumino: bikini; costume intero; boxer mare, slip mare, trikini, monokini
pareo, copricostume
# intimo e notte
intimo, biancheria intima, lingerie, underwear: reggiseno; mutande; canottiera; body; guepiere; sottoveste; pigiama; calze; perizoma; bustino
reggiseno, reggiseni, bra, reggipetto: bralette; push up; balconcino; brassiere
mutande, mutandine, slip, boxer, culotte, perizoma, tanga, brasiliana, parigamba, coulotte
canottiera, canotta intima; sottoveste, sottogonna; guaina, guaine, corsetto, bustino, modellante, contenitiva; body
pigiama, pigiami, pajamas, camicia da notte, nightwear: babydoll; vestaglia; homewear
vestaglia, vestaglie, accappatoio, accappatoi, bathrobe, kimono
calze, calza, calzini, calzino, socks, calzettoni, gambaletti, fantasmini, pedalini, calzettone: collant; parigine; autoreggenti; calzamaglia; calze a compressione; gambaletto
collant, calzamaglia, autoreggenti, tights
giarrettiera; giarrettiere
# calzature
calzature, scarpe, scarpa, shoes, footwear, scarpina, scarpine: sneakers; stivali; sandali; ballerine; mocassini; decollete; ciabatte; scarponi; zoccoli; espadrillas; francesine; polacchine; derby; mary jane; scarpe antinfortunistiche
sneakers, sneaker, scarpe da ginnastica, scarpe da tennis, trainers, scarpe sportive
stivali, stivale, stivaletti, stivaletto, boots: anfibi; tronchetti; cuissardes; camperos, texani; doposci, moon boot; galosce, stivali da pioggia; chelsea, beatles; biker boots
anfibi, anfibio; tronchetti, tronchetto, ankle boots
sandali, sandalo, sandaletto, sandals: infradito; zeppe; gladiator
ballerine, ballerina, babbucce; mocassini, mocassino, loafers, car shoe
decollete, decolté, tacchi, scarpe col tacco, pumps, chanel
ciabatte, ciabatta, pantofole, pantofola, slippers, babbucce: infradito; zoccoli; friulane; crocs, sabot
infradito, flip flop, havaianas; zoccoli, zoccolo, sabot, clogs
scarponi, scarpone, scarponcini, scarponcino, pedule, scarpe da trekking
espadrillas, espadrilles; polacchine, polacchino, clarks; francesine, stringate, oxford, derby
zeppe, zeppa, zeppa in corda
soletta, solette, plantare, plantari; lacci, laccio, stringhe; calzascarpe, calzante; lucido, lucidascarpe, cera per scarpe; impermeabilizzante; forma per scarpe, tendiscarpe
# accessori
> accessori moda: cintura; cappello; sciarpa; guanti; cravatta; borsa; occhiali; ombrello; bretelle; foulard; fascia
cintura, cinture, cinta, cinte, cinturone, belt
cappello, cappelli, cappellino, cappellini, copricapo, hat: berretto; cuffia; panama; bombetta; basco; fedora, borsalino; bucket, pescatora; coppola; colbacco; paglietta; visiera; turbante; passamontagna; sombrero
berretto, berretti, berrettino, cuffia, zuccotto, beanie, zucchetto: coppola; basco; baseball cap, snapback; berretto con visiera
sciarpa, sciarpe, scarf: scaldacollo; pashmina; stola; foulard; snood
scaldacollo, buff, collare, girocollo tecnico, snood
foulard, fazzoletto da collo, bandana, bandane, carré; pashmina, scialle
guanti, guanto, gloves, muffole, manopole; paraorecchie; scaldamani
cravatta, cravatte, tie, papillon, farfallino, cravattino, fermacravatta; bretelle; fazzoletto, pochette da taschino; polsini
ombrello, ombrelli, umbrella, parapioggia; parasole
fermaglio, fermagli, cerchietto, cerchietti, molletta, mollette, elastici, scrunchie, forcine, becchi, fascia per capelli
# pelletteria
> pelletteria: borsa; portafogli; cintura; portachiavi; cartella
borsa, borse, borsetta, borsette, borsa a mano, handbag, bag, borsina: shopper; pochette; tracolla; secchiello; bauletto; marsupio; zaino; borsone; clutch; tote; hobo; postina; borsello; minibag
pochette, clutch, busta; tracolla, tracolle, crossbody, borsa a tracolla; shopper, shopping bag, tote, sporta; borsello, borselli; bauletto; secchiello
marsupio, marsupi, borsa a cintura, belt bag
zaino, zaini, zainetto, zainetti, backpack, rucksack
portafogli, portafoglio, portamonete, borsellino, wallet, portacarte, portatessere, portadocumenti
portachiavi, keychain, portapass
ventiquattrore, valigetta, cartella, portadocumenti, briefcase, borsa da lavoro, borsa porta pc
# merceria
> merceria: filo; bottoni; aghi; cerniera; gomitolo; nastro; elastico; passamaneria; spilli; toppa; forbici da sarto; ditale; uncinetto
filo, filati, filato, cotone da cucito, rocchetto, spoletta, cucirino; gomitolo, gomitoli, lana da lavorare, matassa, lana
bottoni, bottone, automatici; aghi, ago; cerniera, cerniere, zip; spilli, spille da balia; toppa, toppe, termoadesivo, termoadesivi, patch; ditale; uncinetto, uncinetti; ferri da maglia, ferri
tessuto, tessuti, stoffa, stoffe, scampolo, scampoli, fodera, tela, pannolenci, feltro, pizzo, tulle; passamaneria, sbieco, fettuccia, nastro, velcro
macchina da cucire, tagliacuci, macchina per cucire; manichino; telaio da ricamo, punto croce, canovaccio, ricamo
`;
