import type { Field } from './field.ts';

/** War, crime reports, disasters. */
export const NEWS_FIELD: Field = {
  topic: 'POLITICS',
  alone: `telegiornale, tg1, tg5, tg la7, tgcom, giornalismo, notizie di oggi, ultime notizie, ultim ora, cronaca nera, cronaca rosa, cosa e successo oggi, cosa succede nel mondo, attualita,
    corriere della sera, la repubblica, il fatto quotidiano, la stampa di oggi, fake news, bufala, guerra in, guerra mondiale, terza guerra mondiale, la guerra, guerre, guerra fredda, guerra civile, conflitto in, cessate il fuoco, armistizio, negoziati, trattato di pace,
    invasione, invaso, occupazione israeliana, cisgiordania, gaza, striscia di gaza, donbass, crimea, kharkiv, mosca, cremlino, teheran, kabul, damasco, bombardamento, bombardamenti, bombardare,
    esercito italiano, generale vannacci, caporale, leva obbligatoria, servizio militare, riarmo, armamenti, bomba atomica, bomba nucleare, arma nucleare, hiroshima, chernobyl, fukushima,
    genocidio, crimini di guerra, pulizia etnica, ostaggi, ostaggio, prigionieri, rifugiati, attentato, attentati, attentatore, terrorismo, terrorista, terroristi, undici settembre, 11 settembre, torri gemelle, al qaeda, bin laden, brigate rosse, strage di, stragi, terremoti, scossa di terremoto, sisma, magnitudo, eruzione, alluvioni, esondazione, tsunami, incendio boschivo, protezione civile, allerta rossa, allerta meteo, naufragio, deragliamento, disastro aereo, ponte morandi, crollo del ponte,
    femminicidio, femminicidi, delitto di cogne, omicida, serial killer, mafia, mafioso, mafiosi, camorra, ndrangheta, cosa nostra, matteo messina denaro, toto riina, provenzano, falcone e borsellino, giovanni falcone, borsellino, rapinatore, rapimento, sequestro di persona,
    garlasco, chiara poggi, alberto stasi, yara gambirasio, bossetti, meredith, amanda knox, emanuela orlandi, denise pipitone, turetta, giulia cecchettin, ilaria salis, cecilia sala, assange, regeni, epstein,
    pandemia, lockdown, coronavirus, variante omicron, virus cinese, oms, papa morto, conclave, fumata bianca, olimpiadi invernali, g7, g20, vertice nato, summit, premio nobel, nobel per la pace, nobel`,
  hints: `terremoto, expo, naja, killer, delitti, delitto, rapina, alluvione, carri armati, carro armato, bellico, truppe, pace nel mondo, tregua, quotidiano nazionale, kamikaze, nucleare, atomica, giornalisti, giornalista, quarantena, ansa, uragano, tornado, vulcano, frana, incendi, kiev, drone militare, missili, missile, militari in, esercito, soldati, soldato, notizie, notizia, giornale, giornali, guerra, pace, ucraina, russia, israele, palestina, iran, siria, cina, morti, vittime, feriti, arrestato, processo, tribunale, successo, mondo, bomba, bombe, attacco, attaccato, confine, alleati, nemico, generale, base militare, crollo, incidente, incendio, borsa, crisi, emergenza, tg, testata, sbarcati, finisce, finira, scoppia, scoppiera`,
};
