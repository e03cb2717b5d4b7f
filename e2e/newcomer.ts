import type { BrowserContext, Locator, Page } from 'playwright-core';

/** What a newcomer had to do, counted. */
export interface Effort {
  clicks: number;
  /** Typed, keys such as Enter included. */
  keys: number;
}

/** A pause of a person before each act, and how long a key takes them; ms. A test hurries. */
export interface Pace {
  beforeAct: number;
  perKey: number;
}

export const HURRIED: Pace = { beforeAct: 0, perKey: 0 };
export const AS_A_PERSON: Pace = { beforeAct: 700, perKey: 80 };

/** Twenty products, as a shop has them in a file. */
const PRICE_LIST = [
  'Nome;Descrizione;Prezzo;Categoria;Parole chiave',
  ...['Rosa', 'Tulipano', 'Orchidea', 'Ciclamino', 'Girasole'].flatMap((flower, place) => [
    `${flower} in vaso;Pianta fiorita per interni;${12 + place},90 €;Piante;${flower.toLowerCase()};`,
    `Mazzo ${flower};Fiori freschi di stagione;${18 + place},50 €;Mazzi;${flower.toLowerCase()};`,
    `Composizione ${flower};Cesto con fiori e foglie;${29 + place},00 €;Composizioni;${flower.toLowerCase()};`,
    `Bouquet ${flower};Bouquet da sposa su ordinazione;${65 + place},00 €;Bouquet;${flower.toLowerCase()};`,
  ]),
].map((line) => line.replace(/;$/, ''));

export const PRODUCTS = PRICE_LIST.length - 1;

/** Somebody who has never seen the product, with mouse and keyboard. */
export class Newcomer {
  readonly page: Page;
  readonly effort: Effort = { clicks: 0, keys: 0 };
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #pace: Pace;

  constructor(page: Page, url: string, pace: Pace) {
    this.page = page;
    this.#context = page.context();
    this.#url = url;
    this.#pace = pace;
  }

  /** Registers, names the shop, and stands in its panel. */
  async register(email: string, password: string, shop: string): Promise<void> {
    const { page } = this;
    await page.goto(this.#url);
    await this.#click(page.getByText('Registrazione', { exact: true }));
    await this.#type(page.getByLabel('Email'), email);
    await this.#type(page.getByLabel('Password', { exact: true }), password);
    await this.#press('Enter');
    await this.#type(page.getByLabel('Nome azienda'), shop);
    await this.#press('Enter');
    await this.steps().waitFor();
  }

  /** Seven of the usual FAQs on one sheet, beside the contacts that are there, with the shop's own facts. */
  async writeFaqs(): Promise<void> {
    const { page } = this;
    await this.#click(this.steps().getByRole('link', { name: 'Scrivi le FAQ' }));
    await this.#click(page.getByRole('link', { name: 'Aggiungi dai modelli' }));
    const blanks: [label: string, text: string][] = [
      ['Quali sono gli orari di apertura? Giorni e orari', 'dal martedì al sabato, dalle 9 alle 19'],
      ['Quanto costa la spedizione? Costo', '5 €'],
      ['Quanto costa la spedizione? Gratuita sopra', '50 €'],
      ['Quali pagamenti accettate? Pagamenti', 'carta e PayPal'],
      ['Come posso fare un reso? Giorni', '14'],
    ];
    for (const [label, text] of blanks) await this.#type(page.getByLabel(label, { exact: true }), text);
    // What she cannot say yet waits for another day.
    for (const question of ['Dove si trova il negozio?', 'In quanto tempo arriva il mio ordine?'])
      await this.#click(page.getByLabel(question, { exact: true }));
    await this.#click(page.getByRole('button', { name: 'Aggiungi 7 FAQ' }));
    await page.getByRole('link', { name: 'Aggiungi dai modelli' }).waitFor();
    await this.#click(page.getByRole('link', { name: 'Panoramica', exact: true }));
  }

  async loadProducts(): Promise<void> {
    const { page } = this;
    await this.#click(this.steps().getByRole('link', { name: 'Carica i prodotti' }));
    await this.#click(page.getByRole('button', { name: 'Importa', exact: true }));
    const file = { name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(PRICE_LIST.join('\r\n')) };
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      this.#click(page.getByRole('button', { name: 'Scegli file' })),
    ]);
    await chooser.setFiles(file);
    this.effort.clicks += 2; // the file and 'Apri', in the system's own window
    await this.#click(page.getByRole('button', { name: `Applica ${PRODUCTS} prodotti` }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.#click(page.getByRole('link', { name: 'Panoramica', exact: true }));
  }

  async tryIt(): Promise<void> {
    await this.#type(this.page.getByLabel('Domanda di test'), 'mi consigli una rosa?');
    await this.#press('Enter');
    await this.page.getByText('Ecco cosa ti consiglio').waitFor();
  }

  /** Copies the line, and sees the widget answer as a first visitor does. @returns the visitor's page. */
  async embed(): Promise<Page> {
    const { page } = this;
    await Promise.all([
      page.getByText('Copiata', { exact: true }).waitFor(), // it says so for a moment
      this.#click(page.getByRole('button', { name: 'Copia', exact: true }).last()),
    ]);
    const [widget] = await Promise.all([
      this.#context.waitForEvent('page'),
      this.#click(page.getByRole('link', { name: /Vai alla pagina del chatbot/ })),
    ]);
    await this.#type(widget.getByPlaceholder('Scrivi qui il tuo messaggio...'), 'quando siete aperti?');
    await this.#press('Enter', widget);
    await widget.getByRole('listitem').filter({ hasText: 'dal martedì al sabato' }).first().waitFor();
    return widget;
  }

  steps(): Locator {
    return this.page.getByRole('region', { name: 'I primi cinque minuti' });
  }

  async #click(target: Locator): Promise<void> {
    await target.waitFor();
    await this.page.waitForTimeout(this.#pace.beforeAct);
    await target.click();
    this.effort.clicks++;
  }

  async #type(target: Locator, text: string): Promise<void> {
    await this.#click(target);
    await target.fill('');
    await target.pressSequentially(text, { delay: this.#pace.perKey });
    this.effort.keys += [...text].length;
  }

  async #press(key: string, page = this.page): Promise<void> {
    await page.keyboard.press(key);
    this.effort.keys++;
  }
}
