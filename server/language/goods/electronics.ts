/** Electronics and household appliances. */
export const ELECTRONICS = `
# grandi elettrodomestici
elettrodomestici, elettrodomestico, appliances: frigorifero; lavatrice; lavastoviglie; forno; asciugatrice; aspirapolvere; microonde; congelatore; piano cottura; cappa; frullatore; ferro da stiro; robot da cucina; friggitrice
frigorifero, frigo, frigoriferi, fridge, frigobar, minibar; congelatore, freezer, pozzetto; lavatrice, lavatrici, washing machine, lavasciuga; asciugatrice, asciugatrici; lavastoviglie, dishwasher; forno, forni, oven, fornetto: microonde; forno a vapore; forno pizza
microonde, forno a microonde; piano cottura, induzione, fornelli, piano a induzione; cappa, cappe; cantinetta, cantinette
# piccoli elettrodomestici
frullatore, frullatori, blender, frullatore a immersione, minipimer, mixer a immersione, smoothie maker; robot da cucina, bimby; impastatrice, impastatrici, planetaria; tritatutto, tritacarne; tostapane, toaster, piastra panini, sandwich maker; friggitrice, friggitrici, friggitrice ad aria, air fryer; bollitore, bollitori, kettle; spremiagrumi elettrico, centrifuga, estrattore, estrattore di succo; gelatiera, yogurtiera; macchina del pane; affettatrice; vaporiera elettrica, cuociriso; waffle, piastra waffle; raclette; essiccatore; sottovuoto, macchina sottovuoto; bistecchiera elettrica; macchina per pop corn
aspirapolvere, aspirapolveri, vacuum, scopa elettrica, aspiratore: robot aspirapolvere; bidone aspiratutto; aspirabriciole
robot aspirapolvere, roomba, robot lavapavimenti; vaporetto, pulitore a vapore, scopa a vapore; ferro da stiro, ferro da stiro con caldaia; macchina da cucire
# informatica
> informatica, computing: computer; notebook; desktop; tablet; monitor; stampante; mini pc
computer, pc, personal computer, calcolatore: notebook; desktop; macbook; imac; mini pc; all in one; pc gaming
notebook, laptop, portatile, portatili, ultrabook, computer portatile, pc portatile: macbook; chromebook; notebook gaming
desktop, pc fisso, computer fisso; tablet: ipad; kindle; galaxy tab; tavoletta grafica
ipad; macbook; monitor, schermo, schermi, display; stampante, stampanti, printer, plotter; scanner; toner, cartuccia, cartucce, inchiostro; tastiera, tastiere, keyboard; mouse, topolino; tappetino mouse, mousepad; webcam; router, modem, access point, ripetitore, range extender, powerline, mesh; chiavetta, pendrive, usb, penna usb, chiavetta usb; hard disk, ssd, disco esterno, hdd, nvme, disco rigido, nas; memoria ram, ram, scheda di memoria, microsd, sd; scheda video, gpu, processore, cpu, scheda madre, motherboard, alimentatore pc, dissipatore, ventola; docking station, dock; lettore di schede; ups, gruppo di continuita; supporto notebook, base raffreddamento; software, antivirus, licenza, office; tavoletta grafica, penna grafica; borsa porta pc, custodia notebook
# telefonia
telefono, telefoni, telefonino, cellulare, cellulari, smartphone: iphone; samsung galaxy; telefono fisso; cordless; cellulare per anziani; telefono a tasti
iphone; telefono fisso, cordless, telefono di casa; cover, custodia, custodie, guscio, cover telefono; pellicola, pellicole, vetro temperato, vetrino, proteggi schermo; caricabatterie, caricabatteria, caricatore, caricatori, charger, alimentatore, alimentatori, caricatore wireless; powerbank, power bank, batteria esterna; supporto auto, supporto telefono, portacellulare; bastone selfie, selfie stick; sim, scheda sim; smartwatch, smartband; auricolare bluetooth; vivavoce
# audio e tv
televisore, televisori, televisione, tv, smart tv, television: oled; qled; tv led
decoder, digitale terrestre, antenna, antenne, parabola; fire stick, chromecast, tv box; telecomando, telecomandi; supporto tv, staffa tv, staffa; proiettore, videoproiettore, proiettori; lettore dvd, blu ray, lettore blu ray, dvd
cuffie, cuffiette, headphones, headset: auricolari; cuffie wireless; cuffie gaming; cuffie con filo
auricolari, auricolare, earbuds, airpods, earphones
altoparlante, altoparlanti, speaker, cassa bluetooth, casse, cassa, diffusori: soundbar; subwoofer; cassa portatile; smart speaker, alexa
microfono, microfoni: radiomicrofono
soundbar, home theater, home cinema; subwoofer; radio, radioline, radiolina, dab; giradischi, vinili, vinile, piatto giradischi; stereo, hi fi, hifi, impianto stereo, micro hifi; lettore mp3, mp3, ipod; lettore cd, cd; karaoke; amplificatore, amplificatori, sintoamplificatore; registratore, dittafono
# foto
fotocamera, fotocamere, macchina fotografica, camera, macchine fotografiche: reflex; mirrorless; compatta; bridge; istantanea, polaroid; action cam; analogica; usa e getta
reflex; mirrorless; action cam, gopro; videocamera, videocamere, camcorder; drone, droni; obiettivo, obiettivi, teleobiettivo, lens; treppiede, treppiedi, cavalletto, cavalletti, tripod, monopiede; flash, softbox, ring light, luce led, faretto video; zaino fotografico, borsa fotografica; filtro nd, filtro polarizzatore, paraluce; gimbal, stabilizzatore; fondale; stampante fotografica; album; pellicola fotografica, rullino, rullini; cornice digitale; tracolla fotocamera
# videogiochi
videogioco, videogiochi, videogame, videogames, games, gioco ps5, gioco ps4, gioco switch; console, consolle giochi: playstation; xbox; nintendo; switch; ps5; retrogame
playstation, ps5, ps4; xbox; nintendo, switch; controller, joystick, joypad, gamepad, volante gaming, dualsense; visore, vr, realta virtuale; gift card gaming, ricarica gaming; sedia gaming
# domotica e cavi
> domotica, smart home: presa smart; lampadina smart; termostato; telecamera; assistente vocale; sensore; campanello smart
telecamera, telecamere, videosorveglianza, ip cam, webcam di sicurezza; allarme, antifurto casa; sensore, sensori, rilevatore, rilevatori; videocitofono, citofono; cavo, cavi, cavetto, cable, prolunga: hdmi; usb c; lightning; ethernet
adattatore, adattatori, adapter, spina, convertitore; ciabatta elettrica, multipresa, ciabatte; batteria, batterie, pila, pile, accumulatore, pile ricaricabili; caricapile; calcolatrice; e reader, ereader, ebook reader, kindle; navigatore, gps; walkie talkie, ricetrasmittente; traduttore vocale; torcia elettrica, torcia, torce
`;
