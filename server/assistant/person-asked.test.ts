import { describe, expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules } from './answer.ts';
import { asksForPerson } from './person-asked.ts';
import { ASK_FOR_PERSON } from './replies.ts';

const synonyms = compileSynonyms([]);
const asks = (text: string) => asksForPerson(readMessage(text, synonyms));

describe('a person is asked for', () => {
  test.each([
    ASK_FOR_PERSON,
    'parlare con una persona',
    'Vorrei parlare con una persona',
    'voglio parlare con un operatore',
    'VOGLIO PARLARE CON UN OPERATORE!!!',
    "c'è un umano?",
    "c'è un umano lì dentro?",
    "c'e' un operatore",
    "c'è qualche operatore in carne e ossa?",
    "c'è qualcuno in carne e ossa con cui parlare?",
    "buongiorno, c'è un operatore disponibile?",
    'operatore',
    'un operatore, per favore',
    'umano!',
    'mi passi un operatore',
    'mi passate un collega umano? grazie',
    'passami un umano',
    'passatemi qualcuno del reparto fiati',
    'fammi parlare con qualcuno',
    'mi fate parlare con un umano per favore',
    'posso parlare con un commesso?',
    'posso chattare con qualcuno? è complicato da spiegare',
    'come faccio a parlare con un operatore umano',
    'vorrei parlare col titolare',
    'vorrei parlare con una persona vera, non con un robot',
    'non voglio parlare con un robot, passami un umano',
    'il chatbot non mi aiuta, datemi un umano',
    "è un'ora che chiedo e non capisci, c'è un umano?",
    'basta, voglio un operatore',
    'voglio una persona in carne e ossa',
    'fatemi parlare con un meccanico vero',
    'preferirei parlare con una persona, come faccio?',
    'mettetemi in contatto con un operatore',
    'ho bisogno di parlare con un consulente',
    'vorrei contattare un operatore',
    'can i talk to a human',
    'Talk to a person',
    'Mit einer Person sprechen',
    'Ich möchte bitte mit einer Person sprechen!',
    'Parler à une personne',
    'Hablar con una persona',
    'quiero hablar con alguien',
    'I want to speak to an agent please',
  ])('%s', (text) => {
    expect(asks(text)).toBe(true);
  });
});

describe('something else is asked for', () => {
  test.each([
    '',
    '?!',
    'ciao',
    'sei un robot o una persona?',
    'parlo con una persona?',
    "c'è qualcuno?",
    'cerco un regalo per una persona speciale',
    'un profumo da uomo',
    'avete felpe per persone alte?',
    'posso venire di persona?',
    'vorrei passare di persona, dove siete?',
    'posso parlare con qualcuno al telefono?',
    "c'è un numero per parlare con qualcuno?",
    'a che ora posso parlare con un operatore?',
    'I telefoni sono liberi da operatore?',
    "ho l'operatore iliad, funziona il telefono che vendete?",
    'non voglio parlare con un operatore',
    'può passare qualcuno a prendere le misure?',
    'una luce che si accende quando passa qualcuno',
    'vorrei un tappeto vero, fatto a mano',
    'un pennello in pelo vero',
    'capelli umani: avete parrucche?',
    "come funziona l'occhio umano?",
    'quanto costa un assistente vocale?',
    'assistente di volo, che scarpe mi consigliate?',
    'un libro su come parlare con i bambini',
    'quanti posti ha, va bene per quattro persone?',
    'per quante persone è la tenda?',
    "c'è qualcuno che monta i mobili?",
    'mi consigli un regalo per la mia collega?',
  ])('%s', (text) => {
    expect(asks(text)).toBe(false);
  });
});

test('only where the shop has persons, before what its goods and FAQs say, and after who is in danger', () => {
  const reasonOf = (text: string, isPersonOffered: boolean) =>
    answerFromRules(exampleKnowledge({ company: exampleCompany({ isPersonOffered }) }), text).reply?.fallbackReason;
  expect(reasonOf('voglio parlare con un operatore', true)).toBe('PERSON_ASKED');
  expect(reasonOf('voglio parlare con un operatore', false)).not.toBe('PERSON_ASKED');
  expect(reasonOf('mio marito mi picchia, voglio parlare con una persona', true)).toBe('DANGER');
});
