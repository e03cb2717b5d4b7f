import { lookOf } from '../companies/chat-look.ts';
import type { Company } from '../companies/company.ts';
import type { ForeignLanguage } from '../language/foreign.ts';
import { FAULTS, type FaultKind, type ModelFailure } from '../model/faults.ts';
import { type Product, toldPrice } from '../products/product.ts';
import { saidPrice } from '../products/said-price.ts';
import type { VariantChoice } from '../products/variant.ts';
import type { Danger } from './danger.ts';
import type { SmallTalk } from './small-talk.ts';

/** Every sentence that the assistant says of its own accord. The interface's sentences stand in the `texts.ts` of each of its features. */

type Priced = Pick<Product, 'name' | 'price' | 'priceCents' | 'reduction'>;
type Contacts = Pick<Company, 'contactEmail' | 'contactPhone'>;

/** What this shop can help with. */
export interface Offer {
  /** Those of the usual subjects (orari, spedizioni, pagamenti, resi) that its FAQs speak of. */
  subjects: readonly string[];
  hasFaqs: boolean;
  hasProducts: boolean;
  hasContacts: boolean;
}

/** The help that a shop offers, a line each: what it has no answer to is not promised. */
function helpOf({ subjects, hasFaqs, hasProducts, hasContacts }: Offer): string[] {
  const money = ['pagamenti', 'spedizioni'].filter((subject) => subjects.includes(subject)).join(' e ');
  return [
    hasFaqs && '• Informazioni sul negozio',
    hasProducts && '• Consigli sui prodotti',
    money && `• ${money.charAt(0).toUpperCase()}${money.slice(1)}`,
    hasContacts && '• Contatti',
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
}

const SAYS_SO = /\b(?:ai|ia|bot|chatbot|virtuale|automatic[oa]|intelligenza artificiale)\b/i;

/** First message of a conversation: says that it is a machine, whatever the shop wrote, and where the privacy notice is. */
export function greeting(company: Pick<Company, 'name' | 'privacyUrl' | 'chatLook'>): string {
  const { greeting: own, name } = lookOf(company);
  const privacy = company.privacyUrl ? `\n\nInformativa sulla privacy: ${company.privacyUrl}` : '';
  const called = `${name && `${name}, `}l'assistente AI di ${company.name}`;
  const said = own || `Ciao! Sono ${called} 👋\nCome posso aiutarti?`;
  return `${SAYS_SO.test(said) ? said : `${said}\nSono un assistente AI.`}${privacy}`;
}

/** That the answer comes in Italian, in the language of who asked. */
export const IN_ITALIAN: Readonly<Record<ForeignLanguage, string>> = {
  en: 'Answers here come in Italian.',
  de: 'Die Antworten kommen hier auf Italienisch.',
  fr: 'Ici, les réponses sont en italien.',
  es: 'Aquí las respuestas llegan en italiano.',
};

const ONLY_THE_SHOP = 'Mi dispiace, in questa chat posso aiutarti solo con il negozio e i suoi prodotti.';

/** Declines what the shop has nothing to do with, and says what it can do instead. */
export function offTopicReply(offer: Offer): string {
  const help = helpOf(offer);
  return help.length > 0 ? `${ONLY_THE_SHOP} Ecco cosa posso fare per te:\n${help.join('\n')}` : ONLY_THE_SHOP;
}

/** Who speaks of taking their own life gets help first, whatever else the message says. */
export const SELF_HARM_REPLY = `Mi dispiace davvero che tu stia passando un momento così difficile. Io sono solo un assistente automatico, ma non sei solo: c'è chi può ascoltarti adesso.
• Se sei in pericolo, chiama subito il 112.
• Telefono Amico: 02 2327 2327, tutti i giorni, anche su WhatsApp al 324 011 7252.
Parlarne con qualcuno può aiutare davvero.`;

/** Violence at home, stalking. */
export const VIOLENCE_REPLY = `Mi dispiace per quello che stai vivendo: non è colpa tua e non devi affrontarlo da sola o da solo. Io sono solo un assistente automatico, ma c'è chi può aiutarti adesso.
• Se sei in pericolo, chiama subito il 112.
• 1522: numero gratuito contro violenza e stalking, attivo giorno e notte, anche in chat su www.1522.eu.
Chi risponde ti ascolta e non ti obbliga a denunciare.`;

/** What is said to who is in danger, before anything else. */
export const HELP_REPLIES: Readonly<Record<Danger, string>> = {
  SELF_HARM: SELF_HARM_REPLY,
  VIOLENCE: VIOLENCE_REPLY,
};

/** Greetings, thanks and their like. */
export function smallTalkReply(kind: SmallTalk, { name }: Pick<Company, 'name'>): string {
  const replies: Readonly<Record<SmallTalk, string>> = {
    GREETING: 'Ciao! Come posso aiutarti?',
    THANKS: 'Prego! Se ti serve altro, sono qui.',
    GOODBYE: 'A presto! Se ti serve altro, scrivimi quando vuoi.',
    AGREEMENT: 'Perfetto! Se ti serve altro, scrivimi pure.',
    WHO: `Sono l'assistente automatico di ${name}: un programma, non una persona. Rispondo alle domande sul negozio e ti aiuto a scegliere i prodotti.`,
  };
  return replies[kind];
}

/** What a visitor may say, or click, to talk to a person. */
export const ASK_FOR_PERSON = 'Parla con una persona';

/** A person was asked for, and somebody is there. */
export const PERSON_COMES =
  'Ti metto in contatto con una persona del negozio: ti risponde qui appena può. Intanto puoi continuare a scrivermi.';

/**
 * A person was asked for, and nobody is there: they answer later.
 * @param opening when people are there next, e.g. 'lunedì dalle 9:00'; null where that is not known.
 */
export function personIsAway(company: Contacts, opening: string | null): string {
  const when = opening === null ? '' : ` Ti rispondiamo ${opening}.`;
  return `In questo momento nessuno del negozio può risponderti in chat.${when} Lascia qui sotto un recapito e la tua domanda: ti ricontatta una persona. Intanto puoi continuare a scrivermi.${directly(company)}`;
}

/** What became of an order is told to who knows its number, and one thing more. */
export const ORDER_ASKED =
  "Te lo dico subito: scrivi qui sotto il numero d'ordine e l'e-mail o il CAP che hai usato. Restano tra te e il negozio.";

export const ASK_BACK_REPLY = 'Cosa stai cercando?';

/** Asked for advice, and nothing in the catalogue fits; a shop without categories offers itself. */
export function noPreciseAdvice(
  company: Contacts,
  categories: readonly string[],
  isOverBudget: boolean,
  cheapest?: Priced,
): string {
  const start = isOverBudget
    ? 'Con questo budget non ho trovato prodotti adatti.'
    : 'Al momento non ho un consiglio preciso per questa richiesta.';
  const nearest = cheapest && toldPrice(cheapest) ? ` ${cheapestIs(cheapest)}` : '';
  const contact = 'contatta il negozio: saremo felici di aiutarti.';
  if (categories.length === 0) return `${start}${nearest} Per un aiuto ${contact}${directly(company)}`;
  return `${start}${nearest} Prova a chiedermi di ${listed(categories)}, oppure ${contact}`;
}

/** What the products are named for: advice asked for, their prices, or just because they are spoken of. */
export type Naming = 'ADVICE' | 'PRICE' | 'FOUND' | 'YES';

/** The answer of the catalogue alone; the cards stand beside it in the same order. */
export function catalogueReply(products: readonly Priced[], naming: Naming = 'ADVICE'): string {
  const priced = products.map((product) => ({ name: product.name, price: toldPrice(product) }));
  if (naming === 'PRICE' && priced.every(({ price }) => price))
    return products.map((product) => `${product.name}: ${saidPrice(product)}.`).join('\n');
  const lines = priced.map(({ name, price }) => (price ? `• ${name} – ${price}` : `• ${name}`));
  return `${OPENINGS[naming]}\n${lines.join('\n')}`;
}

/** The name that was asked for is none of the shop's; the nearest that it has stand beside. */
export function nearestReply(name: string, products: readonly Priced[]): string {
  const lines = catalogueReply(products).split('\n').slice(1);
  return [`Non trovo «${name}». Il più vicino che abbiamo:`, ...lines].join('\n');
}

/** Nothing of the shop has that name. */
export function notOurs(company: Contacts, name: string, categories: readonly string[]): string {
  const instead = categories.length > 0 ? ` Prova a chiedermi di ${listed(categories)}.` : '';
  return `Non trovo «${name}» tra i nostri prodotti.${instead}${directly(company)}`;
}

const OPENINGS: Readonly<Record<Naming, string>> = {
  ADVICE: 'Ecco cosa ti consiglio:',
  YES: 'Sì, ecco cosa abbiamo:',
  PRICE: 'Ecco cosa ho trovato:',
  FOUND: 'Ecco cosa ho trovato:',
};

/** The thing is there, but none within the budget. */
export function allCostMore(cheapest: Priced): string {
  return `No, a questo prezzo non ne abbiamo. ${cheapestIs(cheapest)}`;
}

function cheapestIs(product: Priced): string {
  return `Il più economico è ${product.name}: ${toldPrice(product)}.`;
}

/** The thing is known, but cannot be bought now. */
export function soldOut({ name }: Pick<Product, 'name'>): string {
  return `Al momento non è disponibile: ${name}.`;
}

/** There is what was chosen of a product, with what may still be chosen beside. */
export function isThereIn(name: string, chosen: string, price: string, open: readonly VariantChoice[]): string {
  return [`Sì, c'è: ${name}, ${chosen}${price && ` – ${price}`}.`, ...open.map(choiceLine)].join('\n');
}

/** Several products that there are in what was asked for. */
export function thereIsIn(all: readonly { name: string; chosen: string; price: string }[]): string {
  const lines = all.map(({ name, chosen, price }) => `• ${name}, ${chosen}${price && ` – ${price}`}`);
  return `${OPENINGS.YES}\n${lines.join('\n')}`;
}

/** The shop has it in this, and none is left. */
export function soldOutIn(name: string, chosen: string, others: readonly VariantChoice[]): string {
  return [`No, al momento non c'è: ${name}, ${chosen}.`, ...offered(others)].join('\n');
}

/** The shop does not have it in this. */
export function notInVariant(name: string, asked: string, choices: readonly VariantChoice[]): string {
  return [`No, ${name} non c'è in ${asked}.`, ...offered(choices)].join('\n');
}

/** What a product comes in. */
export function comesIn(name: string, chosen: string, choices: readonly VariantChoice[]): string {
  return [`${[name, chosen].filter(Boolean).join(', ')}, disponibile ora:`, ...choices.map(choiceLine)].join('\n');
}

function offered(choices: readonly VariantChoice[]): string[] {
  const had = choices.filter(({ values }) => values.some(({ isAvailable }) => isAvailable));
  return had.length > 0 ? ['Disponibile ora:', ...had.map(choiceLine)] : [];
}

/** `• Taglia: S, L (esaurita: M)`. */
function choiceLine({ name, values }: VariantChoice): string {
  const list = (isAvailable: boolean) =>
    values
      .filter((each) => each.isAvailable === isAvailable)
      .map(({ value }) => value)
      .join(', ');
  const [had, gone] = [list(true), list(false)];
  if (had === '') return `• ${name}: al momento nessuna disponibilità (${gone})`;
  return `• ${name}: ${had}${gone && ` (ora non disponibili: ${gone})`}`;
}

/** The chatbot is switched off. */
export function inactiveReply(company: Contacts): string {
  return `In questo momento l'assistente del negozio non è attivo. Grazie per averci scritto: riprova più tardi.${directly(company)}`;
}

/**
 * Nothing was found: what this shop can help with and how to reach it. Why the model did not answer is nothing for a
 * customer; staff read it beside the answer, see `failureSentence`.
 */
export function nothingFound(company: Contacts, categories: readonly string[], subjects: readonly string[]): string {
  const help = [
    subjects.length > 0 && `• Informazioni sul negozio: ${subjects.join(', ')}`,
    categories.length > 0 && `• Consigli sui prodotti: ${listed(categories.slice(0, 3))}`,
    hasWays(company) && '• Contatti',
  ].filter(Boolean);
  const rest = help.length > 0 ? ` Posso però aiutarti con:\n${help.join('\n')}` : '';
  return `Mi dispiace, a questo non ho trovato una risposta.${rest}${directly(company)}`;
}

/** Why the model gave no answer, for staff; with what to do, where the service was at fault. */
export function failureSentence(failure: ModelFailure, fault?: FaultKind | null, isOwn = false): string {
  if (!fault) return FAILURES[failure];
  const { sentence, opensAfter } = FAULTS[fault];
  const advice = FAULTS[fault][isOwn ? 'ownAdvice' : 'advice'];
  const isTold = failure === 'MISCONFIGURED' || failure === 'QUOTA' || opensAfter === null;
  return isTold ? `${sentence} ${advice}` : `${FAILURES[failure]}\n${advice}`;
}

const REMAINING_HELP = `• Informazioni sul negozio (orari, spedizioni, pagamenti, resi)
• Consigli sui prodotti: scrivi "consiglio" e quello che cerchi
• Contatti`;

const FAILURES: Readonly<Record<ModelFailure, string>> = {
  NOT_ACTIVE: `L'integrazione AI non è attiva, quindi a questo non so rispondere. Posso però aiutarti con:\n${REMAINING_HELP}`,
  OVERLOADED: `In questo momento il servizio AI è sovraccarico. Riprova tra poco; intanto posso aiutarti con:\n${REMAINING_HELP}`,
  UNAUTHORIZED:
    "C'è un problema di autenticazione con il servizio AI. Le FAQ restano disponibili: chiedimi pure di orari, spedizioni, pagamenti o resi.",
  UNAVAILABLE:
    'Il servizio AI non è disponibile in questo momento. Riprova tra poco, oppure chiedimi di orari, spedizioni, pagamenti o contatti.',
  MISCONFIGURED: 'Le impostazioni del servizio AI non vanno bene, e il modello non risponde a nessuno.',
  QUOTA: 'Il credito presso il servizio AI è esaurito, e il modello non risponde a nessuno.',
  LIMIT_REACHED: 'Limite di oggi raggiunto, riprende a mezzanotte',
  SHARE_REACHED:
    "Questo visitatore, o la sua rete, ha già avuto la sua parte dei token di oggi: gli risponde ciò che il negozio sa senza l'AI.",
  TOTAL_REACHED: 'I token di oggi per tutte le aziende del servizio sono finiti, riprende a mezzanotte',
  VISITOR_LEFT:
    "Il visitatore se n'era andato prima della risposta: al suo ritorno trova ciò che il negozio sa senza l'AI.",
  CRASHED: 'La chiamata al servizio AI si è interrotta: ha risposto una frase generica.',
  EMPTY: 'Mi dispiace, non sono riuscito a preparare una risposta. Puoi riprovare, magari con altre parole?',
};

const SAYS: Readonly<Record<string, string>> = { spedizioni: 'spedizione', pagamenti: 'pagamento', resi: 'reso' };

/** Up to three, of what this shop can be asked; a shop that has nothing yet only apologises. */
function genericReplies({ subjects, hasProducts, hasContacts }: Offer): string[] {
  const words = [...subjects.map((subject) => SAYS[subject] ?? subject), ...(hasContacts ? ['contatti'] : [])];
  const advice = hasProducts ? ["un consiglio o un'idea regalo"] : [];
  const all = [...(words.length > 0 ? [listed(words, 'e')] : []), ...advice];
  return [
    words.length > 0 && `Non sono sicuro di aver capito. Prova a chiedermi di ${listed(words)}.`,
    hasProducts &&
      'Mi dispiace, qualcosa non ha funzionato. Se cerchi un prodotto scrivi "consiglio" o "regalo" e ti mostro le nostre proposte.',
    all.length > 0 && `Posso aiutarti con ${all.join(', oppure con ')}. Cosa ti serve?`,
  ].filter((reply) => reply !== false);
}

/** One of the generic replies, by chance; `random` is 0–1. */
export function genericReply(offer: Offer, random: () => number): string {
  const replies = genericReplies(offer);
  const place = Math.min(Math.floor(random() * replies.length), replies.length - 1);
  return replies[place] ?? 'Mi dispiace, qualcosa non ha funzionato. Riprova tra poco.';
}

function hasWays({ contactEmail, contactPhone }: Contacts): boolean {
  return Boolean(contactEmail || contactPhone);
}

/** Where the shop itself can be reached; nothing where the company says nothing. */
function directly({ contactEmail, contactPhone }: Contacts): string {
  const ways = [contactEmail && `scrivere a ${contactEmail}`, contactPhone && `chiamare il ${contactPhone}`].filter(
    Boolean,
  );
  return ways.length > 0 ? `\nPuoi anche ${ways.join(' o ')}.` : '';
}

function listed(names: readonly string[], last = 'o'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
