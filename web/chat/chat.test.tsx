// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENTLY } from '../test/patiently.ts';
import { aConversation, aMessage, aProduct, aShop, OFFLINE, ScriptedConnection } from '../test/story.ts';
import { Chat } from './chat.tsx';
import { ChatFailure } from './connection.ts';
import de from './languages/de.ts';
import { speak } from './say.ts';

let connection: ScriptedConnection;
let page: HTMLElement;
let unmount: () => void = () => {};

beforeEach(() => {
  connection = new ScriptedConnection();
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  unmount();
  page.remove();
});

/** Runs on React and on the small one of the widget: nothing here is known to one of them only. */
async function shown(shop = aShop()): Promise<void> {
  const root = createRoot(page);
  root.render(<Chat shop={shop} connection={connection} />);
  unmount = () => root.unmount();
  await see(shop.greeting);
}

const see = (text: string) => vi.waitFor(() => expect(page.textContent).toContain(text), PATIENTLY);
const field = () => page.querySelector('textarea') as HTMLTextAreaElement;
const button = (name: string) =>
  Array.from(page.querySelectorAll('button')).find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent)?.includes(name),
  ) as HTMLButtonElement;

/** As the browser tells it: two clicks, the second of which knows that it is one. */
function doubleClick(element: HTMLElement): void {
  for (const detail of [1, 2]) element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

async function type(text: string): Promise<void> {
  field().value = text;
  field().setSelectionRange(text.length, text.length);
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(
    () => expect(page.textContent).toContain(`${Math.min(500, Array.from(text).length)}/500`),
    PATIENTLY,
  );
}

function press(key: string, given: KeyboardEventInit & { keyCode?: number } = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given });
  if (given.keyCode) Object.defineProperty(event, 'keyCode', { value: given.keyCode });
  field().dispatchEvent(event);
}

async function say(text: string): Promise<void> {
  await type(text);
  press('Enter');
}

describe('the chat shows', () => {
  it('who answers, and the greeting before anything is stored', async () => {
    await shown();
    await see('Online • 2 prodotti disponibili');
    await see('Supporto Attivo');
    await see('Nessun prodotto consigliato');
    expect(field().placeholder).toBe('Scrivi qui il tuo messaggio...');
    expect(connection.kept.size).toBe(0);
  });

  it('that an assistant answers, also to who hears the field', async () => {
    await shown(aShop({ isModelOn: true }));
    const described = (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((one) => one?.textContent)).toEqual([
      'Assistente AI',
      "L'AI può sbagliare: verifica le risposte.",
      '0/500',
    ]);
    connection.reply = undefined;
    await say('Ci siete?');
    await vi.waitFor(() => expect(connection.listener).toBeDefined(), PATIENTLY);
    connection.change({ isReplyPending: false, handlerName: 'Anna' });
    await see('Ti risponde Anna');
    expect(described[0]?.textContent).toBe('Anna');
    expect(page.textContent).not.toContain('può sbagliare');
  });

  it('nothing of a model where none is on', async () => {
    await shown();
    expect(page.textContent).toContain('Assistente AI');
    expect(page.textContent).not.toContain('può sbagliare');
  });

  it('the questions of the shop, which a click asks, until one was asked', async () => {
    await shown(aShop({ questions: ['Quando arriva?', 'Posso rendere?'], assistantName: 'Bea' }));
    expect(page.querySelector('h1')?.textContent).toBe('Bea');
    expect(connection.kept.size).toBe(0);
    doubleClick(button('Quando arriva?'));
    await see('Ecco la risposta');
    expect(connection.attempts.map(({ text }) => text)).toEqual(['Quando arriva?']);
    expect(button('Posso rendere?')).toBeUndefined();
  });

  it('no number of products where the shop has none', async () => {
    await shown(aShop({ productCount: 0 }));
    await see('Online');
    expect(document.body.textContent).not.toContain('prodotti disponibili');
  });

  it('the default name where the shop has none', async () => {
    await shown(aShop({ name: '' }));
    await see('TuoShop Assistant');
  });

  it('a question, its answer, its time and where it came from', async () => {
    await shown();
    await say('Quali sono gli orari?');
    await see('Ecco la risposta');
    await see('Dalle FAQ: Una domanda');
    expect(page.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);
    expect(field().value).toBe('');
  });

  it('addresses as links that open elsewhere', async () => {
    connection.reply = { text: 'Vedi https://demo.it/resi.', source: 'AI' };
    await shown();
    await say('resi');
    await see('Risposta IA');
    const link = page.querySelector('.hp-bubble a') as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
      'https://demo.it/resi',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('e-mail addresses and telephone numbers as links that stay here', async () => {
    connection.reply = { text: 'Scrivi a info@demo.it o chiama lo 051 555 0100.', source: 'FAQ' };
    await shown();
    await say('contatti');
    await see('Dalle FAQ');
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.hp-bubble a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
      ['info@demo.it', 'mailto:info@demo.it', ''],
      ['051 555 0100', 'tel:+390515550100', ''],
    ]);
  });

  it('the sizes that there are of a product, and those that are sold out', async () => {
    const values = [
      { value: 'S', isAvailable: true },
      { value: 'M', isAvailable: false },
      ...Array.from({ length: 12 }, (_, place) => ({ value: String(40 + place), isAvailable: true })),
    ];
    connection.reply = {
      text: 'Ecco:',
      source: 'CATALOG',
      products: [aProduct({ choices: [{ name: 'Taglia', values }] })],
    };
    await shown();
    await say('avete felpe?');
    await see('Ecco:');
    const [sizes] = page.querySelectorAll('[aria-label="Taglia"]');
    const texts = Array.from(sizes?.querySelectorAll('li') ?? []).map((one) => one.textContent);
    expect(texts.slice(0, 3)).toEqual(['S', 'M (esaurito)', '40']);
    expect(texts.at(-1)).toBe('+2 altre');
  });

  it('the recommended products, each with its details', async () => {
    const products = [
      aProduct({ link: 'https://demo.it/cuffie' }),
      aProduct({ id: 'product-2', name: 'Custodia', description: 'Rigida, con tasca per il cavo. '.repeat(4) }),
      aProduct({ id: 'product-3', name: 'Cavo' }),
    ];
    const text = 'Ecco cosa ti consiglio:\n• Cuffie Wireless – 89,99 €\n• Custodia – 9 €\n• Cavo – 3 €';
    connection.reply = { text, source: 'CATALOG', products };
    await shown();
    await say('consigli per cuffie');
    await see('Custodia');
    expect(page.querySelector('.hp-products a')?.getAttribute('href')).toBe('https://demo.it/cuffie');
    // What leads nowhere and has nothing to unfold offers no details.
    expect(page.querySelectorAll('.hp-products button')).toHaveLength(1);
    // Where the cards stand in the message, their names and prices are said by them alone.
    expect(page.querySelector('.hp-listed')?.textContent).toBe(text.slice(text.indexOf('\n')));
    const details = page.querySelector('.hp-products button') as HTMLButtonElement;
    details.click();
    await vi.waitFor(() => expect(details.getAttribute('aria-expanded')).toBe('true'), PATIENTLY);
  });

  it("the default picture where a product's does not load", async () => {
    connection.reply = {
      text: 'Ecco',
      source: 'CATALOG',
      products: [aProduct({ imageUrl: 'https://demo.it/no.png' })],
    };
    await shown();
    await say('cuffie');
    await vi.waitFor(() => expect(page.querySelector('img.hp-picture')).not.toBeNull(), PATIENTLY);
    page.querySelector('img.hp-picture')?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(page.querySelector('span.hp-picture svg')).not.toBeNull(), PATIENTLY);
  });
});

describe('while a person of the shop answers', () => {
  async function handled(): Promise<void> {
    connection.reply = undefined;
    await shown();
    await say('Una domanda difficile');
    await see("L'assistente di Demo Shop sta scrivendo");
    const line = { sender: 'STAFF', handover: 'TAKEN_OVER', authorName: 'Anna', text: 'Ora ti risponde Anna' } as const;
    connection.listener?.writing('Dunque');
    connection.listener?.messages([connection.add(line)]);
    connection.change({ isReplyPending: false, handlerName: 'Anna' });
    await see('Ti risponde Anna');
  }

  it('who that is, and nothing of what the assistant was writing', async () => {
    await handled();
    expect(page.querySelector('.hp-line')?.textContent).toBe('Ora ti risponde Anna');
    expect(page.textContent).not.toContain("L'assistente di Demo Shop sta scrivendo");
    expect(page.textContent).not.toContain('Dunque');
    connection.listener?.messages([connection.add({ sender: 'STAFF', authorName: 'Anna', text: 'Eccomi' })]);
    await see('Anna di Demo Shop');
    await vi.waitFor(() => expect(page.querySelector('[aria-live]')?.textContent).toBe('Eccomi'), PATIENTLY);
  });

  it('one message after the other can be written', async () => {
    await handled();
    await say('prima');
    await see('prima');
    await say('seconda');
    await see('seconda');
    expect(page.textContent).not.toContain("L'assistente di Demo Shop sta scrivendo");
    connection.change({ handlerName: null });
    await see('Online');
  });
});

/** What a form's field with this label says from now on. */
const fill = (label: string, text: string) => {
  const field = [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.hp-contact :is(input, textarea)'),
  ].find((one) => one.parentElement?.textContent === label);
  if (!field) throw new Error(`no field ${label}`);
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('a person', () => {
  const offered = () => shown(aShop({ isPersonOffered: true }));

  it('is asked for by a click, in the words that the click says', async () => {
    await offered();
    button('Parla con una persona').click();
    await vi.waitFor(() => expect(connection.attempts[0]?.text).toBe('Parla con una persona'), PATIENTLY);
  });

  it('is asked for once: whoever waits is told so, and so is who is answered', async () => {
    await offered();
    await say('ciao');
    await see('Ecco la risposta');
    connection.change({ isPersonAwaited: true });
    await see('In attesa di una persona');
    expect(button('Parla con una persona')).toBeUndefined();
    connection.change({ isPersonAwaited: false, handlerName: 'Anna' });
    await see('Ti risponde Anna');
    expect(button('Parla con una persona')).toBeUndefined();
  });

  it('is offered by no shop that has none', async () => {
    await shown();
    expect(button('Parla con una persona')).toBeUndefined();
  });

  it('is left an address where none came, which stays until it was taken', async () => {
    await offered();
    await say('ciao');
    await see('Ecco la risposta');
    connection.change({ isContactOffered: true });
    await see('E-mail o telefono');
    expect(button('Invia richiesta').disabled).toBe(true);
    fill('E-mail o telefono', 'domani');
    fill('La tua domanda', 'Avete la misura 42?');
    await vi.waitFor(() => expect(button('Invia richiesta').disabled).toBe(false), PATIENTLY);
    connection.failures = [new ChatFailure('BAD_CONTACT', 'Scrivi un indirizzo e-mail.')];
    button('Invia richiesta').click();
    await see('Scrivi un indirizzo e-mail.');
    fill('E-mail o telefono', '');
    await vi.waitFor(() => expect(button('Invia richiesta').disabled).toBe(true), PATIENTLY);
    fill('E-mail o telefono', 'anna@example.it');
    await vi.waitFor(() => expect(button('Invia richiesta').disabled).toBe(false), PATIENTLY);
    button('Invia richiesta').click();
    await vi.waitFor(() => expect(connection.left).toEqual([['anna@example.it', 'Avete la misura 42?']]), PATIENTLY);
    await vi.waitFor(() => expect(button('Invia richiesta')).toBeUndefined(), PATIENTLY);
    expect(page.ownerDocument.activeElement?.getAttribute('aria-label')).toBe('Il tuo messaggio');
  });

  it('is offered to whom an answer was not meant for', async () => {
    await offered();
    connection.reply = { text: 'Ecco la risposta', source: 'FAQ', isRejected: true };
    await say('ciao');
    await see('Ecco la risposta');
    const chip = [...page.querySelectorAll<HTMLButtonElement>('.hp-instead button')].at(-1);
    expect(chip?.textContent).toBe('Parla con una persona');
    chip?.click();
    await vi.waitFor(() => expect(page.querySelector('textarea')?.value).toBe('parla con una persona'), PATIENTLY);
  });
});

describe('an order', () => {
  const asked = async () => {
    await shown();
    connection.reply = { text: 'Te lo dico subito', source: 'FALLBACK', isOrderAsked: true };
    await say("dov'è il mio ordine?");
    await see("Numero d'ordine");
  };
  const find = async (orderNumber: string, proof: string) => {
    fill("Numero d'ordine", orderNumber);
    fill("E-mail o CAP dell'ordine", proof);
    await vi.waitFor(() => expect(button("Cerca l'ordine").disabled).toBe(false), PATIENTLY);
    button("Cerca l'ordine").click();
  };

  it('is found by its number and one thing more, and is led to', async () => {
    await asked();
    expect(button("Cerca l'ordine").disabled).toBe(true);
    await find('10482', '20121');
    await see('Il tuo ordine è stato spedito: è in viaggio.');
    await see('Aggiornato: giovedì 19 novembre');
    const told = page.querySelector('.hp-order');
    expect(told?.querySelector('a')?.getAttribute('href')).toBe('https://corriere.example/1');
    expect(page.ownerDocument.activeElement).toBe(told);
    expect(connection.asked).toEqual([['10482', '20121']]);
    expect(connection.stored.map(({ text }) => text).join()).not.toContain('10482');
  });

  it('that is not found is told below the fields, which stay as they are', async () => {
    await asked();
    connection.failures = [new ChatFailure('ORDER_NOT_FOUND', 'Nessun ordine con questi dati.')];
    await find('1', '20121');
    await see('Nessun ordine con questi dati.');
    expect(page.querySelector<HTMLInputElement>('.hp-contact input')?.value).toBe('1');
    connection.order = { state: 'DELIVERED', since: null, trackingUrl: null };
    await find('10482', '20121');
    await see('Il tuo ordine risulta consegnato.');
    expect(page.querySelector('.hp-order a')).toBeNull();
  });

  it('is looked for no more once something else is spoken of', async () => {
    await asked();
    connection.reply = { text: 'Ecco la risposta', source: 'FAQ' };
    await say('e gli orari?');
    await see('Ecco la risposta');
    expect(button("Cerca l'ordine")).toBeUndefined();
  });
});

describe('writing', () => {
  it('Shift+Enter and the Enter of an input method do not send', async () => {
    await shown();
    await type('ciao');
    press('Enter', { shiftKey: true });
    press('Enter', { keyCode: 229 });
    expect(connection.attempts).toEqual([]);
    press('Enter');
    await vi.waitFor(() => expect(connection.attempts).toHaveLength(1), PATIENTLY);
  });

  it('blank text cannot be sent', async () => {
    await shown();
    expect(button('Invia').disabled).toBe(true);
    await type('   ');
    press('Enter');
    expect(button('Invia').disabled).toBe(true);
    expect(connection.attempts).toEqual([]);
  });

  it('more than 500 characters are cut, and it says how many and where', async () => {
    await shown();
    await type('😀'.repeat(510));
    expect(Array.from(field().value)).toHaveLength(500);
    await see('Massimo 500 caratteri: 10 lasciati fuori, da «😀');
    await type('Ciao');
    expect(page.textContent).not.toContain('Massimo');
  });

  it('a chip fills the field with its word in lower case', async () => {
    await shown();
    button('Spedizioni').click();
    await vi.waitFor(() => expect(field().value).toBe('spedizioni'), PATIENTLY);
    expect(connection.attempts).toEqual([]);
  });

  it('a word that the assistant offers does the same', async () => {
    connection.reply = { text: 'Cosa stai cercando?', source: 'FALLBACK', chips: ['Elettronica'] };
    await shown();
    await say('consigli');
    await see('Elettronica');
    button('Elettronica').click();
    await vi.waitFor(() => expect(field().value).toBe('elettronica'), PATIENTLY);
  });

  it('waits while the assistant writes', async () => {
    connection.reply = undefined;
    await shown();
    await say('Una domanda difficile');
    await see("L'assistente di Demo Shop sta scrivendo");
    await type('e poi');
    expect(button('Invia').disabled).toBe(true);
    press('Enter');
    expect(field().value).toBe('e poi');
    connection.listener?.messages([connection.add({ sender: 'BOT', text: 'Eccomi', source: 'AI' })]);
    await see('Eccomi');
    expect(button('Invia').disabled).toBe(false);
  });
});

describe('what goes wrong is told', () => {
  it('an unsent message, with a way to send it again', async () => {
    connection.failures = [OFFLINE()];
    await shown();
    await say('ciao');
    await see('In attesa della rete: partirà da solo');
    button('Riprova ora').click();
    await see('Ecco la risposta');
    expect(page.textContent).not.toContain('In attesa');
  });

  it('under a limit, how long it still takes; then it goes by itself', async () => {
    connection.failures = [new ChatFailure('TOO_FAST', 'Stai scrivendo troppo in fretta.', 2)];
    await shown();
    await say('ciao');
    await see('partirà da solo tra 2 secondi');
    await vi.waitFor(() => expect(page.textContent).toContain('tra 1 secondo'), PATIENTLY);
    expect(page.textContent).not.toContain('Riprova');
    await vi.waitFor(() => expect(page.textContent).toContain('Ecco la risposta'), PATIENTLY);
  });

  it('of a server that is busy, only that it takes a moment; then it goes by itself', async () => {
    connection.failures = [new ChatFailure('BUSY', 'Il servizio è molto occupato. Riprova tra poco.', 2)];
    await shown();
    await say('ciao');
    await see('Un attimo...');
    expect(page.textContent).not.toMatch(/Riprova|occupato|Troppi messaggi|Non inviato/);
    await see('Ecco la risposta');
    expect(page.textContent).not.toContain('Un attimo');
  });

  it('a failure of its own that does not pass, with the choice to try again', async () => {
    connection.failures = Array.from({ length: 20 }, () => new ChatFailure('INTERNAL', 'Errore interno.'));
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await shown();
    await say('ciao');
    await see('Non inviato: partirà da solo ·Riprova ora(Errore interno.)');
    vi.restoreAllMocks();
  });

  it('an end asks how it went, once', async () => {
    await shown();
    await say('ciao');
    await see('Ecco la risposta');
    button('Nuova conversazione').click();
    await see("Com'è andata la chat?");
    button('4 su 5').click();
    await see('Grazie! Hai dato 4/5');
    expect(page.textContent).not.toContain("Com'è andata");
    await see('Invia commento');
  });

  it('the focus stays in the chat after an end, a rating and a sentence', async () => {
    await shown();
    await say('ciao');
    await see('Ecco la risposta');
    button('Nuova conversazione').focus();
    button('Nuova conversazione').click();
    await see("Com'è andata la chat?");
    expect(document.activeElement).toBe(field());
    button('4 su 5').focus();
    button('4 su 5').click();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Grazie! Hai dato 4/5'), PATIENTLY);
    const comment = page.querySelector('.hp-comment textarea') as HTMLTextAreaElement;
    comment.value = 'Tutto chiaro';
    comment.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(button('Invia commento').disabled).toBe(false), PATIENTLY);
    button('Invia commento').focus();
    button('Invia commento').click();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('«Tutto chiaro»'), PATIENTLY);
  });

  it.each(['COMPLETED', 'ABANDONED'] as const)('whoever ended it, the question is asked: %s', async (status) => {
    await shown();
    await say('ciao');
    await see('Ecco la risposta');
    connection.change({ status, endedAt: '2026-11-20T14:35:00.000Z' });
    await see("Com'è andata la chat?");
  });
});

describe('what may have been misunderstood', () => {
  const WISH = [
    { label: 'Uomo', rest: 'scarpe sotto i 50 euro' },
    { label: 'sotto 50 €', rest: 'scarpe da uomo' },
  ];

  it('what was understood stands as chips, and taking one away asks anew', async () => {
    connection.reply = { text: 'Ecco cosa ho trovato:', source: 'CATALOG', products: [aProduct()], understood: WISH };
    await shown();
    await say('scarpe da uomo sotto i 50 euro');
    await see('Uomo ✕');
    await see('sotto 50 € ✕');
    expect(button('Togli: Uomo').parentElement?.getAttribute('aria-label')).toBe('Ho capito');
    connection.reply = { text: 'Allora ecco', source: 'CATALOG' };
    button('Togli: Uomo').click();
    await see('Allora ecco');
    expect(connection.attempts.at(-1)).toMatchObject({
      text: 'scarpe sotto i 50 euro',
      correction: { seq: 3, label: 'Uomo' },
    });
    expect(page.querySelector('.hp-taken')?.textContent).toBe('Senza: Uomo');
    expect(field().value).toBe('');
  });

  it('a correction that the network keeps back says what it takes away, and goes by itself', async () => {
    connection.reply = { text: 'Ecco', source: 'CATALOG', understood: WISH };
    await shown();
    await say('scarpe da uomo sotto i 50 euro');
    await see('Uomo ✕');
    connection.failures = [OFFLINE()];
    button('Togli: Uomo').click();
    await see('In attesa della rete');
    expect(page.querySelector('.hp-unsent')?.textContent).toContain('Senza: Uomo');
    button('Riprova ora').click();
    await vi.waitFor(() => expect(page.textContent).not.toContain('In attesa'), PATIENTLY);
    expect(new Set(connection.attempts.slice(1).map((one) => one.clientMessageId)).size).toBe(1);
  });

  it('an answer that was not meant offers what may have been, and asks it', async () => {
    connection.reply = { text: 'Dalle 9', source: 'FAQ', alternatives: ['Siete aperti la domenica?'] };
    await shown();
    await say('orari');
    await see('Non era questo?');
    expect(page.textContent).not.toContain('Siete aperti');
    const wrong = button('Non era questo?');
    wrong.focus();
    wrong.click();
    await see('Siete aperti la domenica?');
    await see('Prova a chiedermelo con altre parole.');
    expect(document.activeElement).toBe(wrong);
    expect(wrong.getAttribute('aria-expanded')).toBe('true');
    wrong.click();
    connection.reply = { text: 'La domenica no', source: 'FAQ' };
    button('Siete aperti la domenica?').click();
    await see('La domenica no');
    expect(connection.rejected).toEqual([
      { seq: 3, chosen: undefined },
      { seq: 3, chosen: 'Siete aperti la domenica?' },
    ]);
    expect(connection.attempts.at(-1)?.text).toBe('Siete aperti la domenica?');
  });

  it('is asked once though it was clicked twice in a row', async () => {
    connection.reply = { text: 'Ecco', source: 'FAQ', understood: WISH, alternatives: ['Quali sono gli orari?'] };
    await shown();
    await say('scarpe da uomo sotto i 50 euro');
    await see('Uomo ✕');
    doubleClick(button('Togli: Uomo'));
    await vi.waitFor(() => expect(connection.attempts).toHaveLength(2), PATIENTLY);
    button('Non era questo?').click();
    await see('Quali sono gli orari?');
    doubleClick(button('Quali sono gli orari?'));
    await vi.waitFor(() => expect(connection.rejected).toHaveLength(2), PATIENTLY);
    await vi.waitFor(() => expect(connection.attempts).toHaveLength(3), PATIENTLY);
  });

  it('and the way to a person, where the shop names one', async () => {
    connection.reply = { text: 'Ecco', source: 'CATALOG', isRejected: true };
    await shown(aShop({ contactEmail: 'ciao@demo.it', contactPhone: '+39 06 123' }));
    await say('cuffie');
    await see('Parla con una persona:');
    const ways = Array.from(page.querySelectorAll('.hp-instead a')).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['tel:+3906123', 'mailto:ciao@demo.it']);
    expect(page.textContent).not.toContain('altre parole');
  });

  it.each(['AI', 'FALLBACK'] as const)('is not asked under an answer of %s', async (source) => {
    connection.reply = { text: 'Ecco la risposta', source };
    await shown();
    await say('ciao');
    await see('Ecco la risposta');
    expect(page.textContent).not.toContain('Non era questo');
  });

  it('what cannot be noted is told, and can be said again', async () => {
    await shown();
    await say('ciao');
    await see('Non era questo?');
    vi.spyOn(connection, 'reject').mockRejectedValueOnce(OFFLINE());
    button('Non era questo?').click();
    await see('Errore di connessione. Verifica la rete.');
    expect(button('Non era questo?').getAttribute('aria-expanded')).toBe('false');
    button('Non era questo?').click();
    await see('con altre parole');
  });
});

describe('a long transcript', () => {
  it('keeps its rows when one is added', async () => {
    connection.conversation = aConversation();
    connection.stored = Array.from({ length: 400 }, (_, place) => aMessage(place + 1));
    await shown(aShop({ greeting: 'Messaggio 400' }));
    const rows = Array.from(page.querySelectorAll('.hp-row'));
    connection.listener?.messages([connection.add({ sender: 'BOT', text: 'Nuovo' })]);
    await see('Nuovo');
    const after = Array.from(page.querySelectorAll('.hp-row'));
    expect(after).toHaveLength(rows.length + 1);
    expect(rows.every((row, place) => row === after[place])).toBe(true);
  });
});

describe('an answer that is being written', () => {
  it('grows, can be stopped, and gives way to the stored message', async () => {
    connection.reply = undefined;
    await shown();
    await say('Chi siete?');
    await vi.waitFor(() => expect(connection.listener).toBeDefined(), PATIENTLY);
    connection.listener?.writing('Siamo un');
    await see('Siamo un');
    connection.listener?.writing('Siamo un negozio');
    await see('Siamo un negozio');
    expect(page.querySelector('[aria-live]')?.textContent).not.toContain('negozio');
    const stopped = vi.spyOn(connection, 'stop');
    button('Interrompi').click();
    expect(stopped).toHaveBeenCalledOnce();
    connection.listener?.messages([
      aMessage(3, { id: 'c-3', sender: 'BOT', source: 'AI', text: 'Siamo un negozio di', isInterrupted: true }),
    ]);
    connection.change({ isReplyPending: false });
    await see('Risposta interrotta');
    expect(button('Interrompi')).toBeUndefined();
    expect(page.textContent?.match(/Siamo un negozio/g)).toHaveLength(2); // the bubble, and the live region
    connection.reply = { text: 'Siamo un negozio di Bologna', source: 'AI' };
    doubleClick(button('Riprova'));
    await see('Siamo un negozio di Bologna');
    expect(connection.attempts.map(({ text }) => text)).toEqual(['Chi siete?', 'Chi siete?']);
    expect(button('Riprova')).toBeUndefined();
  });
});

describe('in another language', () => {
  afterEach(() => speak('it', {}));

  it('its own words are in that one, and what the shop wrote is marked as Italian', async () => {
    speak('de', de);
    await shown(aShop({ isModelOn: true, isPersonOffered: true }));
    await see('Online • 2 Produkte verfügbar');
    expect(field().placeholder).toBe('Schreib deine Nachricht...');
    expect(page.querySelector('.hp-who')?.textContent).toBe('KI-Assistent');
    expect(page.textContent).toContain('KI kann sich irren: Prüfe die Antworten.');
    expect(page.querySelector('[lang=it]')?.textContent).toBe(aShop().greeting);
    expect(button('Was eignet sich als Geschenk?')).toBeDefined();
    // What is clicked is said in the words that were read.
    button('Mit einer Person sprechen').click();
    await see('Ecco la risposta');
    expect(connection.attempts.map(({ text }) => text)).toEqual(['Mit einer Person sprechen']);
  });

  it('what is clicked for an example is Italian where only rules answer', async () => {
    speak('de', de);
    await shown();
    expect(button('Consigli per un regalo')).toBeDefined();
  });

  it('what a model wrote is in the language of the page, what rules said is not', async () => {
    speak('de', de);
    connection.reply = { text: 'Ja, gibt es.', source: 'AI' };
    await shown();
    await say('Haben Sie Rucksäcke?');
    await see('KI-Antwort');
    const marked = [...page.querySelectorAll('[lang=it]')].map(({ textContent }) => textContent);
    expect(marked).not.toContain('Ja, gibt es.');
    connection.reply = { text: 'Siamo a Bologna.', source: 'FAQ' };
    await say('Wo ist der Laden?');
    await see('Aus den FAQ');
    expect([...page.querySelectorAll('[lang=it]')].map(({ textContent }) => textContent)).toContain('Siamo a Bologna.');
  });
});
