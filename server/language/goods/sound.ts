/** Hi-fi, loudspeakers, television's neighbours, and the instruments with what they wear out. */
export const SOUND = {
  things: `
# hi-fi
hi fi, hifi, impianto stereo, stereo, stereo compatto, micro hi fi, impianto hi fi, impianto audio: amplificatore; giradischi; casse; diffusori; lettore; sintonizzatore; sintoamplificatore
amplificatore, amplificatori, ampli, preamplificatore, sintoamplificatore, amplificatore valvolare, sinto; giradischi, piatto giradischi, giradisco, turntable, piatto vinili, fonovaligia; testina, testine, puntina, puntine, stilo di ricambio, puntina giradischi; pre phono, prephono, preamplificatore phono, stadio phono; casse acustiche, diffusori, diffusore acustico, casse da pavimento, casse da scaffale, bookshelf, altoparlanti, canale centrale; subwoofer, subwofer; soundbar, sound bar, barra audio, barra del suono; home theatre, home theater, home cinema, dolby, kit cinque punto uno; lettore cd, lettore di cd, meccanica cd; dac, convertitore digitale, streamer, lettore di rete, ricevitore bluetooth, trasmettitore bluetooth; radio, radio dab, radiolina, radio da cucina, radio vintage, radio portatile, radio internet, radiosveglia; mangiacassette, musicassette, walkman, registratore a cassette, boombox, radioregistratore, ghetto blaster
cassa bluetooth, speaker, speaker bluetooth, cassa portatile, altoparlante portatile, altoparlante wireless, cassettina, cassa per feste, party box, partybox, cassa con microfono, trolley karaoke, cassa trolley; smart speaker, altoparlante intelligente, alexa, echo dot, google nest; cuffie, cuffia, cuffie hi fi, cuffie over ear, cuffie wireless, cuffie tv, cuffie a cancellazione del rumore, cuffie antirumore musicali, cuffie da studio; auricolari, in ear
cavo per casse, cavi di potenza, cavo rca, cavo ottico, cavo toslink, cavo jack, adattatore jack, banana, spinotti, connettori rca; stand per casse, piedistalli per casse, staffe per casse, punte disaccoppianti, piedini antivibranti, mobile hi fi, porta hi fi; vinili, vinile, dischi, lp, disco in vinile, trentatre giri, quarantacinque giri; spazzola per vinili, spazzolina antistatica, lavadischi, liquido per vinili, tappetino slipmat, slipmat, stabilizzatore per dischi, buste per vinili, bustine per dischi, porta vinili, cassa porta vinili; telecomando universale, telecomando di ricambio; proiettore, videoproiettore, telo per proiettore, schermo da proiezione; staffa tv, supporto tv, staffa da muro, braccio tv; decoder, ricevitore digitale terrestre, parabola, antenna da interni, antenna tv, amplificatore di antenna, tv box, fire stick, chiavetta tv
mixer, mixer audio, console dj, consolle dj, controller dj, giradischi dj; cassa attiva, casse amplificate, monitor da palco, impianto voce; microfono, microfoni, microfono a condensatore, radiomicrofono, microfono senza fili, archetto microfono, asta per microfono, filtro antipop, anti pop, ragno per microfono; scheda audio, interfaccia audio, scheda audio usb; monitor da studio, casse monitor; pannelli fonoassorbenti, pannelli acustici, bass trap, piramidali; registratore digitale, registratore portatile; karaoke, macchina karaoke
# strumenti musicali: accessori
chitarra, chitarre, chitarra classica, chitarra acustica, chitarra elettrica, chitarra folk, chitarra da viaggio, tre quarti, chitarrina; basso elettrico; ukulele, ukelele, ukulelle; mandolino; banjo; corde, corde per chitarra, muta di corde, corde di ricambio, cantino; plettro, plettri, plettrini, portaplettri; capotasto, capotasti, capotasto mobile; accordatore, accordatori, accordatore a clip, tuner; tracolla, cinghia per chitarra, strap; custodia, gig bag, astuccio rigido, hard case, borsa per chitarra; reggichitarra, supporto per chitarra, stand per chitarra, gancio per chitarra; poggiapiede, poggiapiedi per chitarra; ponticello, meccaniche, pick up, avvolgicorde, olio per tastiera, polish per chitarra, umidificatore per chitarra; bottleneck; ampli per chitarra, amplificatore per chitarra; pedaliera, pedale, pedalino, distorsore, overdrive, chorus, wah wah, looper, multieffetto, pedalboard
pianoforte, piano digitale, pianoforte digitale; pianola, tastiera, tastiere, tastiera musicale; synth, sintetizzatore; master keyboard, tastiera muta; supporto per tastiera, stand a x, reggitastiera; panchetta, sgabello per pianoforte; pedale sustain, pedale di risonanza; copritastiera
batteria acustica, batteria elettronica, drum set, set di batteria: rullante; grancassa; piatti; hihat; charleston
bacchette, bacchette per batteria, spazzole per batteria, mallet; pelle per batteria, pelle battente; pad da allenamento, pad muto, practice pad; sordine per piatti, piatti silenziosi; sgabello per batteria; cajon; bongo; djembe; congas; tamburello, cembalo; maracas; handpan; campane tubolari; xilofono, metallofono, glockenspiel; kalimba; nacchere; legnetti
violino, violini: archetto; spalliera; mentoniera; sordina; colofonia
archetto, arco per violino; spalliera, mentoniera; colofonia, pece greca, pece; sordina, sordine; flauto dolce, flauto di scuola; flauto traverso; ottavino; clarinetto; oboe; fagotto; sassofono, sax; tromba; trombone; corno; flicorno; melodica, diamonica; armonica a bocca; fisarmonica, organetto; ocarina; ance, ancia, legatura, bocchino, olio per pistoni, grasso per sughero, scovolo per flauto, scovolino, straccetto
leggio, leggii, leggio pieghevole, reggi spartito, reggispartito, lampada da leggio; metronomo, metronomi; spartito, spartiti, libro di spartiti, canzoniere, quaderno pentagrammato, carta pentagrammata; diapason; cavo per strumenti, cavo jack jack
`,
  needs: `
# ascoltare
> sento male la tv, dialoghi non si capiscono, voci della tv, audio della tv gracchia, televisione si sente male, non capisco i dialoghi, tv nuova si sente poco: soundbar; casse; cuffie; sintoamplificatore; altoparlanti
> effetto cinema, cinema in salotto, serata film, esplosioni che tremano, bassi che si sentono, poco basso, bassi potenti: soundbar; subwoofer; home; proiettore; sintoamplificatore; casse
> ascoltare i vecchi dischi, dischi di papa, vecchi vinili, vinili in soffitta, trentatre giri in cantina, ritrovato i dischi: giradischi; testina; puntina; spazzola; amplificatore; fonovaligia
> disco che gracchia, vinile che salta, salta la puntina, saltano i dischi, dischi che frusciano, crepitio: puntina; testina; spazzola; lavadischi; stabilizzatore; spazzolina
> dischi impolverati, vinili sporchi, lavare i vinili, elettricita statica: spazzola; lavadischi; buste; liquido
> giradischi collegato direttamente, si sente pianissimo il giradischi: pre; prephono; amplificatore; preamplificatore
> musica dal telefono allo stereo, bluetooth allo stereo vecchio, collegare il telefono all'impianto: ricevitore; adattatore; cavo; streamer; amplificatore
> musica in ogni stanza, musica mentre cucino, radio in cucina, compagnia mentre stiro, radio mentre lavoro: radio; speaker; cassa; altoparlante
> musica in barca, musica al parco, musica sotto la doccia, grigliata con musica, musica al mare: speaker; cassa; altoparlante
> moglie che dorme e io guardo la tv, senza disturbare la sera, vicini che battono sul muro, suonare senza disturbare, suonare di notte, condominio che si lamenta: cuffie; pad; sordina; piano; batteria; piatti
> rumore in aereo, rumore dell'ufficio, isolarmi dal rumore, colleghi che parlano: cuffie; auricolari
> rimbombo, rimbomba, eco nella stanza, stanza che rimbomba, sala prove che rimbomba: pannelli; bass; fonoassorbenti; tappeto
> cassette della nonna, vecchie cassette, audiocassette: mangiacassette; walkman; registratore; radioregistratore
> attaccare la tv al muro, tv a parete, appendere la tv, tv appesa: staffa; supporto; braccio
> canali che non si vedono, si vede a quadretti, non prende i canali, tv senza segnale, tv vecchia: decoder; antenna; amplificatore; parabola
> perso il telecomando, telecomando rotto, mille telecomandi: telecomando
> cantare con gli amici, serata canora, cantare a squarciagola, cantare in casa: karaoke; microfono; cassa
> fare il dj, mettere musica alle feste, mixare, scratchare: console; controller; mixer; giradischi; cuffie; slipmat
# suonare
> rotta una corda, si e rotta la corda, corde arrugginite, corde vecchie, suono spento, mi si spezza il cantino, cambiare le corde: corde; corda; muta; avvolgicorde
> scordata, si scorda sempre, stonata, suona stonata, accordare, accordarla: accordatore; corde; meccaniche; diapason; tuner
> dita doloranti sulle corde, mi fanno male le dita sulle corde, polpastrelli: corde; plettro; ukulele; plettri
> cambiare tonalita, canzone troppo bassa, cantare piu alto: capotasto
> suonare in piedi, mi scivola la chitarra, tenere la chitarra, reggere la chitarra: tracolla; cinghia; poggiapiede
> chitarra appoggiata al muro, cade la chitarra, appendere la chitarra, tenere la chitarra in mostra: supporto; stand; reggichitarra; gancio
> portare la chitarra a lezione, chitarra in spalla, viaggiare con la chitarra, chitarra in aereo: custodia; borsa; gig; fodero; astuccio
> andare a tempo, perdo il tempo, non va a tempo, tenere il tempo: metronomo; batteria; cajon; pad
> leggere la musica, tenere gli spartiti, fogli che cadono, vento sugli spartiti, note per terra: leggio; mollette; reggispartito; lampada
> flauto delle medie, musica alle medie, prima media flauto, lo vuole il prof di musica, lo chiede il prof di musica: flauto; melodica; diamonica; leggio; tastiera; metodo
> iniziare il pianoforte, lezioni di piano, corso di pianoforte, appartamento senza spazio per il piano: piano; tastiera; pianola; panchetta; supporto; cuffie
> bambino che batte su tutto, batte sulle pentole, ha il ritmo nel sangue, primo tamburo: batteria; tamburo; cajon; bacchette; bongo; tamburello
> primo violino, lezioni di violino, saggio di violino: violino; archetto; spalliera; pece; colofonia; leggio
> crini consumati, archetto che scivola, non vibra la corda: pece; colofonia; archetto
> fischia l'ancia, ancia rotta, ancia spaccata, labbra stanche col sax: ance; ancia; bocchino; legatura
> pistoni duri, pistoni che si bloccano, tasti appiccicosi, sugheri secchi: olio; grasso; scovolo
> saliva nel flauto, asciugare il flauto, pulire lo strumento, pulire il sax: scovolo; scovolino; panno; straccetto
> suono piu cattivo, suono rock, assolo, suonare metal, effetti per chitarra: pedale; distorsore; pedaliera; amplificatore; multieffetto; overdrive
> spiaggia con gli amici, falo, intorno al fuoco, in campeggio si canta: chitarra; ukulele; armonica; bongo; cajon; cassa
> registrare la voce, registrare canzoni, fare podcast, doppiare, sussurri: microfono; scheda; cuffie; antipop; monitor; asta; interfaccia
> la p che scoppia, soffi nel microfono, rumori nel microfono: antipop; filtro; spugna; ragno
> parlare in pubblico, insegnante senza voce, guida turistica, fitness con microfono, animatore, matrimonio con musica: microfono; archetto; radiomicrofono; cassa; amplificatore
> sedere male al piano, troppo basso per i tasti, seduto alla batteria: panchetta; sgabello
`,
};
