/** A subject that a shop's assistant does not talk about. A company may switch it off by its name. */
export interface OffTopicTopic {
  name: string;
  /** What staff read. */
  label: string;
  /** Whole words and phrases, folded, separated by commas. */
  words: string;
}

/**
 * Only words that by themselves tell the subject: 'messa', 'partito', 'camera', 'classe' and their like are said about
 * parcels and goods every day, so they stand here inside phrases.
 */
export const OFF_TOPIC_TOPICS: readonly OffTopicTopic[] = [
  {
    name: 'TRAVEL',
    label: 'Viaggi e vacanze',
    words: `viaggio, viaggi, viaggiare, vacanza, vacanze, villeggiatura, crociera, crociere, turismo, turista, turisti,
      itinerario, itinerari, gita, gite, escursione, ferie, luna di miele, agenzia di viaggi, passaporto, mete turistiche, viaggio di nozze, guida turistica, organizzare un viaggio, prenotare un viaggio, prenotarmi un viaggio, andare in vacanza, dove andare in ferie, tour operator, campeggiare, trekking in, last minute`,
  },
  {
    name: 'FLIGHTS',
    label: 'Voli',
    words: `volo, voli, aereo, aerei, aeroporto, aeroporti, biglietto aereo, biglietti aerei, volare, compagnia aerea,
      compagnie aeree, ryanair, easyjet, alitalia, check in, imbarco, low cost per`,
  },
  {
    name: 'HOTELS',
    label: 'Hotel e alloggi',
    words: `hotel, albergo, alberghi, ostello, ostelli, agriturismo, agriturismi, bed and breakfast, b&b, airbnb, booking,
      pernottamento, pernottare, resort, villaggio turistico, camera doppia, camera singola`,
  },
  {
    name: 'FILMS',
    label: 'Film e cinema',
    words: `film, films, cinema, cinematografo, attore, attori, attrice, attrici, regista, registi, trailer, oscar,
      sala cinematografica, pellicola cinematografica, cartoni animati, hollywood, colonna sonora, cortometraggio, film al cinema, guardare un film, vedere un film, trama del film, lungometraggio, documentario, documentari`,
  },
  {
    name: 'STREAMING',
    label: 'Streaming e serie TV',
    words: `streaming, netflix, prime video, disney plus, disney+, serie tv, telefilm, puntata, puntate, spotify, youtube,
      twitch, raiplay, now tv, dazn, podcast, soap opera`,
  },
  {
    name: 'RELIGION',
    label: 'Religione',
    words: `religione, religioni, religioso, religiosa, dio, gesu, chiesa, chiese, papa francesco, bibbia, vangelo, corano,
      preghiera, preghiere, pregare, islam, musulmano, musulmani, cristianesimo, cattolico, cattolici, ebraismo, buddismo,
      buddha, santa messa, vaticano, ateo, il papa, prete, preti, parroco, parrocchia, rosario, andare a messa, ebreo, ebrei, cristiano, cristiani, ateismo, madonna, parrocchie`,
  },
  {
    name: 'POLITICS',
    label: 'Politica',
    words: `politica, politico, politici, governo, elezioni, elezione, votare, votato, parlamento, senato, senatore, ministro,
      ministra, ministri, presidente della repubblica, presidente del consiglio, partito politico, partiti politici,
      partito democratico, meloni, salvini, renzi, berlusconi, trump, putin, referendum, deputato, deputati, sindaco, premier, democrazia, comunismo, fascismo, fascista, fascisti, comunista, comunisti, decreto legge, chi voti, chi voto`,
  },
  {
    name: 'SEX',
    label: 'Sesso',
    words: `sesso, sessuale, sessuali, sessualita, porno, pornografia, pornografico, orgasmo, masturbazione, masturbarsi,
      escort, prostituta, prostitute, prostituzione, scopare, trombare, hot chat, foto nude, fare l amore, erotico, erotica, erotismo, pornhub, onlyfans`,
  },
  {
    name: 'DRUGS',
    label: 'Droghe',
    words: `droga, droghe, drogarsi, drogato, cocaina, eroina, marijuana, hashish, spinello, spinelli, ecstasy, lsd,
      metanfetamina, stupefacente, stupefacenti, spacciatore, spacciatori, spacciare, farsi una canna, spaccio, drogata, tossicodipendente, crack, overdose`,
  },
  {
    name: 'VIOLENCE',
    label: 'Violenza',
    words: `violenza, violenze, violento, omicidio, omicidi, uccidere, uccido, ammazzare, ammazzo, assassinare, assassino,
      assassini, strage, stragi, terrorismo, terrorista, attentato, stupro, stuprare, picchiare, torturare, tortura,
      costruire una bomba, fabbricare una bomba, arma da fuoco, armi da fuoco, arma, armi, pistola, pistole, fucile, fucili, bomba, bombe, guerra, guerre, sparare, rapina, rapire, mafia, aggressione, massacro`,
  },
  {
    name: 'FOOD',
    label: 'Ricette e cibo',
    words: `ricetta, ricette, cucinare, cucino, cibo, cibi, ristorante, ristoranti, pizzeria, pizzerie, trattoria, pranzo, cena,
      carbonara, tiramisu, lasagne, risotto, ingredienti della, ingredienti per, piatto tipico, piatti tipici, dieta, mangiare, mangio, spaghetti, sushi, hamburger, kebab, pizza, calorie, dimagrire, colazione, ho fame, gastronomia, dolci tipici`,
  },
  {
    name: 'MEDICINE',
    label: 'Medicina e salute',
    words: `medicina, medicine, medicinale, medicinali, farmaco, farmaci, medico, medici, dottore, dottoressa, malattia, malattie,
      sintomo, sintomi, diagnosi, febbre, antibiotico, antibiotici, ospedale, mal di testa, mal di pancia, mal di schiena,
      mal di gola, terapia, vaccino, vaccini, tachipirina, ibuprofene, aspirina, tosse, raffreddore, influenza, covid, pillola, pillole, sciroppo, allergia, allergie, colesterolo, diabete, dentista, psicologo, chirurgo, farmacia, farmacie, incinta, infezione, dolore al, dolori al, mal di stomaco`,
  },
  {
    name: 'SPORT',
    label: 'Sport',
    words: `sport, sportivo, calcio, calciatore, calciatori, partita di, partite di, la partita, serie a, champions league,
      campionato, scudetto, juventus, juve, l inter, il milan, napoli calcio, tennis, basket, pallavolo, pallacanestro, nuoto,
      ciclismo, formula 1, motogp, olimpiadi, mondiali, allenamento, palestra, maratona, fantacalcio, formula uno, ronaldo, sinner, allenatore, allenatori, rugby, pugilato, scommesse, pronostico, pronostici, classifica di serie, le partite, che partita, partite di oggi, gol`,
  },
  {
    name: 'WORK',
    label: 'Lavoro',
    words: `lavoro, lavori, lavorare, colloquio, colloqui, curriculum, cv, stipendio, stipendi, licenziamento, licenziato,
      dimissioni, disoccupazione, disoccupato, contratto di lavoro, posto di lavoro, busta paga, pensione, sindacato,
      carriera, datore di lavoro, tirocinio, disoccupata, cerco lavoro, cerco un lavoro, cercare lavoro, trovare lavoro, trovare un lavoro, offerte di lavoro, offerta di lavoro, colloquio di lavoro, assumere, assunto, impiego, part time, busta paga, tfr, naspi`,
  },
  {
    name: 'SCHOOL',
    label: 'Scuola e studio',
    words: `scuola, scuole, scolastico, studio, studiare, studiato, studi, compito, compiti, esame, esami, universita, liceo,
      professore, professoressa, prof, maestra, interrogazione, verifica di, tesi, laurearsi, matematica, equazione,
      equazioni, riassunto, tesina, dottorato, lezione, lezioni, i compiti, compiti di, compito di, fare i compiti, tema di, esame di, ripetizioni, grammatica, filosofia, geografia, teorema, insegnante, insegnanti, diploma, scolastica, maturita, algebra`,
  },
];

/** Said of other things: parcels, papers, goods. A listed word inside one of these tells nothing. */
export const HARMLESS_PHRASES = `in viaggio, lavorate, lavora con noi, spese di viaggio, buon viaggio, giorni di lavoro, giorno di lavoro, ore di lavoro,
  orario di lavoro, orari di lavoro, buon lavoro, ottimo lavoro, bel lavoro, per lavoro, in studio, studio professionale,
  pausa pranzo, ora di pranzo, ora di cena, dopo cena, dopo pranzo, orario di pranzo, prima di cena, chiusi per ferie,
  chiuso per ferie, chiusura per ferie, chiusi per vacanze, siete in ferie, durante le ferie, politica di reso,
  politica di restituzione, politica sui resi, politica dei resi, politica di rimborso, politica sulla privacy,
  politica di spedizione, lavori in corso, per motivi di lavoro, via aereo, in aereo, morire dal ridere,
  morire dalle risate, suicide squad, partita iva, partite iva`;
