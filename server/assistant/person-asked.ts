import type { Message } from '../language/message.ts';
import { compilePhrases, findPhrases } from '../language/phrases.ts';

const set = (words: string) => new Set(words.split(/\s+/));

/** Who answers in the place of a machine. */
const HUMANS = set('operatore operatrice operatori umano umana umani human agent operator');
/** Who may be anybody: asked for only where they are to be talked to, or are said to be real. */
const ANYBODY = set(
  `persona qualcuno addetto addetta commesso commessa responsabile titolare consulente impiegato impiegata incaricato
  incaricata collega dipendente assistente person someone somebody voce`,
);
const REAL = set('vero vera reale fisica fisico umano umana');

const TALKS = set(
  'parlare parlarci parla parliamo chattare chatto dialogare conversare comunicare discutere talk speak chat',
);
const WITH = set('con col cn to with');
const PUTS_THROUGH = set(
  'passami passatemi passarmi contatto collegami collegatemi collegarmi trasferiscimi trasferitemi',
);
/** The same, where it is done to who says it: 'mi passi un operatore'. */
const PUTS_ME_THROUGH = set('passa passi passate passare fai fate metti mettete');
const WANTS = set(
  `voglio vorrei vogliamo preferisco preferirei serve servirebbe bisogno dammi datemi fammi fatemi desidero gradirei esigo
  pretendo contattare need want`,
);
const BETWEEN = set(
  `un uno una l il lo la gli le i qualche altro altra vostro vostra tuo tua nostro nostra di del della dello dal dalla da in
  essere proprio solo subito ancora direttamente personalmente mi ci me a an the real vero vera vera con col to with avere`,
);

/** What is asked of the telephone, of times and of money is a question like others: a FAQ answers it. */
const OTHER_QUESTIONS = set(
  `telefono telefonare telefonico telefonica telefonicamente telefonata tel numero cellulare whatsapp orari orario ore ora quando
  costa costo paga sbloccato sbloccati voce`,
);
const HUMAN_VOICE = 'voce umana';
const AN_HOUR = 'un ora'; // 'è un.ora che chiedo'

const ALONE = compilePhrases(
  `per favore, per cortesia, per piacere, grazie, subito, adesso, please, pls, basta, ciao, salve, buongiorno, buonasera, un, uno, una, vero, vera,
  reale, in carne e ossa, in carne ed ossa, scusa, scusi, no, si, allora, operatore, operatrice, umano, umana, essere umano, human, operator, a`,
);

const IS_SOMEBODY_THERE = compilePhrases(
  ['c e', 'ce', 'c e anche', 'esiste', 'ci sta', 'c e mica', 'avete']
    .flatMap((there) => [
      ...['operatore', 'umano', 'essere umano', 'operatore umano', 'collega umano', 'addetto umano'].flatMap(
        (human) => [`${there} un ${human}`, `${there} qualche ${human}`],
      ),
      ...[`un operatrice`, 'una persona vera', 'una persona reale', 'una persona umana', 'qualcuno di umano'].map(
        (human) => `${there} ${human}`,
      ),
      ...[
        'con cui parlare',
        'con cui poter parlare',
        'con cui posso parlare',
        'con cui discutere',
        'con cui chattare',
      ].flatMap((talk) => [`${there} qualcuno ${talk}`, `${there} una persona ${talk}`]),
      ...['in carne e ossa', 'in carne ed ossa'].flatMap((flesh) => [
        `${there} qualcuno ${flesh}`,
        `${there} una persona ${flesh}`,
      ]),
    ])
    .join(','),
);
const THERE = compilePhrases(
  `li, la, qui, qua, dietro, dentro, online, disponibile, libero, libera, in linea, in chat, dall altra parte, vero, vera, reale, umana, umano,
  in carne e ossa, in carne ed ossa, con cui parlare, con cui discutere, con cui posso parlare, per favore, che mi aiuta, che mi aiuti, che mi risponde,
  che mi risponda, che risponde, che legge, che mi legge, che mi puo aiutare, che possa aiutarmi, che puo aiutarmi, adesso, ciao, salve, buongiorno, buonasera,
  ma, e, ehi, ue, del negozio, un attimo, please, grazie`,
);

/** The same in the languages that the chat has, as its button says it and as one may. */
const IN_OTHER_LANGUAGES = compilePhrases(
  `mit einer person sprechen, mit einer person reden, mit einem menschen sprechen, mit jemandem sprechen, mit einem mitarbeiter sprechen,
  mit einer mitarbeiterin sprechen, parler a une personne, parler avec une personne, parler a quelqu un, parler avec quelqu un, parler a un humain,
  parler a un conseiller, hablar con una persona, hablar con alguien, hablar con un humano, hablar con un agente`,
);

const NEAR = 6; // words from who talks to who is talked to

/**
 * Whether a message asks for a person in the assistant's place: certain of what it finds, so that nothing that is asked
 * of goods or of the shop is taken for it.
 */
export function asksForPerson({ words, text }: Pick<Message, 'words' | 'text'>): boolean {
  const said = words.map((word) => word.text);
  if (said.length === 0 || isAnotherQuestion(said)) return false;
  if (findPhrases(words, IN_OTHER_LANGUAGES).length > 0) return true;
  return clausesOf(words, text).some((clause) => isAskedFor(clause) || isCalledFor(clause) || isLookedFor(clause));
}

function isAnotherQuestion(said: readonly string[]): boolean {
  const isOther = (word: string, place: number) =>
    OTHER_QUESTIONS.has(word) &&
    `${word} ${said[place + 1]}` !== HUMAN_VOICE &&
    `${said[place - 1]} ${word}` !== AN_HOUR;
  return said.some(isOther);
}

type Words = Message['words'];

/** What stands between commas, full stops and question marks. */
function clausesOf(words: Words, text: string): Words[] {
  const clauses: Message['words'][number][][] = [[]];
  words.forEach((word, place) => {
    const before = words[place - 1];
    if (before && /[.,;:!?\n]/.test(text.slice(before.end, word.start))) clauses.push([]);
    clauses.at(-1)?.push(word);
  });
  return clauses;
}

/** 'Voglio parlare con un operatore', 'mi passate un collega umano?', 'fammi parlare con qualcuno'. */
function isAskedFor(clause: Words): boolean {
  const said = clause.map(({ text }) => text);
  return said.some((word, place) => {
    const isReal = REAL.has(said[place + 1] ?? '') || (said[place + 1] === 'in' && said[place + 2] === 'carne');
    const isHuman = HUMANS.has(word);
    if (!(isHuman || ANYBODY.has(word) || isReal) || isManner(said, place)) return false;
    const from = Math.max(0, place - NEAR);
    const before = said.slice(from, place);
    const talks = before.findLastIndex((each) => TALKS.has(each));
    if (talks >= 0 && isWith(before.slice(talks + 1), isReal)) return !isDenied(said, from + talks);
    const wants = before.findLastIndex((_, at) => isWish(said, from + at, isHuman || (isReal && ANYBODY.has(word))));
    return (
      wants >= 0 &&
      (isHuman || ANYBODY.has(word)) &&
      before.slice(wants + 1).every((each) => BETWEEN.has(each) || ANYBODY.has(each)) &&
      !isDenied(said, from + wants)
    );
  });
}

/** 'Di persona', 'in persona': how, not who. */
function isManner(said: readonly string[], place: number): boolean {
  return said[place] === 'persona' && (said[place - 1] === 'di' || said[place - 1] === 'in');
}

/** 'Con un operatore', 'con una persona vera', 'con un tecnico in carne e ossa'. */
function isWith([first = '', ...rest]: readonly string[], isReal: boolean): boolean {
  return WITH.has(first) && (isReal ? rest.length < 3 : rest.every((each) => BETWEEN.has(each) || ANYBODY.has(each)));
}

/** Wants them, or to be put through to them. */
function isWish(said: readonly string[], place: number, isHuman: boolean): boolean {
  const word = said[place] ?? '';
  return (
    PUTS_THROUGH.has(word) || (PUTS_ME_THROUGH.has(word) && said[place - 1] === 'mi') || (isHuman && WANTS.has(word))
  );
}

/** 'Non voglio parlare con un operatore'. */
function isDenied(said: readonly string[], place: number): boolean {
  return said.slice(Math.max(0, place - 3), place).includes('non');
}

/** 'Operatore!', 'un umano, per favore': nothing else is said. */
function isCalledFor(clause: Words): boolean {
  return clause.some(({ text }) => HUMANS.has(text)) && isCovered(clause, findPhrases(clause, ALONE));
}

/** "C'è un umano?", "c'è qualcuno in carne e ossa?" */
function isLookedFor(clause: Words): boolean {
  const finds = findPhrases(clause, IS_SOMEBODY_THERE);
  return finds.length > 0 && isCovered(clause, [...finds, ...findPhrases(clause, THERE)]);
}

function isCovered(words: Words, finds: readonly { start: number; end: number }[]): boolean {
  return words.every((_, place) => finds.some(({ start, end }) => place >= start && place < end));
}
