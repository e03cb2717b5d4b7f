import { describe, expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules } from './answer.ts';
import { asksForOrder } from './order-asked.ts';

const asks = (text: string) => asksForOrder(readMessage(text, compileSynonyms([])));

describe('asks what became of an order', () => {
  test.each([
    "dov'è il mio ordine?",
    "Dov'è il mio pacco",
    'dove sta il mio ordine',
    'dove si trova la mia spedizione?',
    "dov'è finito il pacco che aspetto",
    "a che punto è l'ordine 10482?",
    'a che punto siamo con la mia consegna',
    'che fine ha fatto il mio ordine',
    'stato ordine',
    "vorrei sapere lo stato dell'ordine",
    'stato della mia spedizione',
    'tracking ordine',
    'come posso tracciare il mio pacco?',
    "vorrei tracciare l'ordine",
    'posso seguire la spedizione?',
    'non ho ancora ricevuto il pacco',
    'non mi è arrivato niente',
    'Il mio ordine non è ancora arrivato!',
    'il pacco doveva arrivare ieri ma non è arrivato',
    'quando arriva il mio ordine?',
    "quando mi arriva l'ordine",
    'quando arriva il pacco?',
    'ho ordinato una moka lunedì, quando arriva?',
    'ho fatto un ordine la settimana scorsa e non è arrivato',
    'avete spedito il mio ordine?',
    'il mio pacco è partito?',
    'è già partito il mio ordine?',
    'ordine 10482',
    'ordine n. 10482 notizie?',
    'novità sul mio ordine?',
    'il pacco risulta partito ma nn si vede niente da nessuna parte, dove guardo?',
    'ord 55231 a ke punto sta??',
    'tracking nn funziona dv guardo',
    'è una settimana che aspetto, ma che fine ha fatto la mia roba??',
    'mi date il tracking del cappotto?',
    'where is my order?',
    'track my order please',
    'salve, avrei bisogno di sapere a che punto è il mio ordine, grazie',
    'il mio ordine dov’è?',
  ])('%s', (text) => {
    expect(asks(text)).toBe(true);
  });

  test.each([
    'come faccio a ordinare?',
    'quanto costa la spedizione?',
    'in quanto tempo arriva un ordine?',
    'se ordino oggi quando arriva il pacco?',
    'quando arriva il pacco se compro adesso',
    "dov'è il negozio?",
    'dove siete?',
    "dove trovo il numero d'ordine?",
    "dov'è il numero dell'ordine?",
    "qual è l'ordine minimo?",
    'posso annullare il mio ordine?',
    'posso modificare il mio ordine?',
    'fate il pacco regalo?',
    "dov'è il pacco regalo?",
    'come faccio il reso del mio acquisto?',
    'le spedizioni sono tracciate?',
    'quando arrivano i nuovi prodotti?',
    'quando torna disponibile la moka?',
    'non ho ricevuto la mail di conferma',
    'non ho ancora ricevuto il rimborso',
    'il pacco è arrivato rotto',
    'mi è arrivato il prodotto sbagliato',
    "posso cambiare l'indirizzo di consegna del mio ordine?",
    "vorrei annullare l'ordine",
    'mi manca la fattura del mio acquisto',
    'spedite in Francia?',
    'con quale corriere spedite?',
    'posso ritirare in negozio?',
    'avete uno zaino per seguire i corsi?',
    'mi serve un tracker gps',
    'lo stato del prodotto è nuovo?',
    'vorrei un pacco batteria per il trapano',
    'che merce vendete?',
    'quali sono i tempi di consegna?',
    'avete un metro per la consegna dei diplomi?',
    'un regalo per mia madre',
    '',
  ])('not: %s', (text) => {
    expect(asks(text)).toBe(false);
  });
});

test('it is told only where the shop tells, and before what a FAQ says of shipping', () => {
  const reasonOf = (orderAddress: string | null) =>
    answerFromRules(exampleKnowledge({ company: exampleCompany({ orderAddress }) }), "dov'è il mio ordine?").reply;
  expect(reasonOf('https://www.negozio.it/ordini')?.fallbackReason).toBe('ORDER_ASKED');
  expect(reasonOf(null)?.fallbackReason).not.toBe('ORDER_ASKED');
});

test('who wants advice about a thing that finds things is not asked for a number', () => {
  const knowledge = exampleKnowledge({ company: exampleCompany({ orderAddress: 'https://www.negozio.it/ordini' }) });
  const { reply } = answerFromRules(knowledge, 'mi consigliate un orologio per sapere dove si trova mio figlio?');
  expect(reply?.fallbackReason).not.toBe('ORDER_ASKED');
});
