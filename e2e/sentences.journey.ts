import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { asSystem, querySystem } from '../server/database/system.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { NO_LIMITS, ONE_WINDOW } from '../server/test/no-limits.ts';
import { createPerson, createShop, createVisitor, must, PASSWORD, start } from '../server/test/story.ts';
import { answering, failing, waiting } from './answers.ts';
import { addClient, type Login, openBrowser, type Person, signInAs, startDemo } from './browser.ts';
import { SENTENCES, type Sentence } from './sentences.ts';

// Each sentence is read where a person reads it, after what makes it come about. Where that is a failure of the
// server's, the answer to one operation is replaced by the server's own answer to a failure.

const ADMIN = { email: 'admin@demo.it', password: 'demo-admin' };

let app: App;
let telling: App; // says which e-mails exist, and loses patience after three attempts
let admin: Person;
let guest: Person;
let client: Person;
const read = new Set<Sentence>();

beforeAll(async () => {
  app = await startDemo();
  const limits = { ...NO_LIMITS, signInByPair: { most: 3, seconds: ONE_WINDOW } };
  telling = await startDemo({ limits }, { AUTH_REVEAL_ACCOUNTS: '1' });
  [admin, guest, client] = await Promise.all([openBrowser(), openBrowser(), openBrowser()]);
  await signInAs(admin, app, ADMIN);
  await signInAs(client, app, await addClient(app, DEMO_COMPANY_ID));
});
afterAll(async () => {
  await Promise.all([admin, guest, client].map((person) => person?.close()));
  await app?.close();
});

const panel = (section = '') => `${app.url}/admin/companies/${DEMO_COMPANY_ID}${section && `/${section}`}`;

/** Waits until a person can read the sentence. */
async function reads(page: Page, ...sentences: Sentence[]): Promise<void> {
  for (const sentence of sentences) {
    await page.getByText(sentence).locator('visible=true').first().waitFor();
    read.add(sentence);
  }
}

async function enter(page: Page, url: string, { email, password }: Login): Promise<void> {
  if (page.url() !== `${url}/`) await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
}

describe('signing in and registering', () => {
  test('each refusal has its sentence', async () => {
    const { page } = guest;
    await enter(page, app.url, { email: 'nessuno@esempio.it', password: 'qualcosa' });
    await reads(page, 'Credenziali non valide. Verifica email e password.');
    await failing(page, 'SignIn', async () => {
      await enter(page, app.url, ADMIN);
      await reads(page, 'Errore di autenticazione. Riprova.');
    });
    await page.route('**/graphql', (route) => route.abort());
    await enter(page, app.url, ADMIN);
    await reads(page, 'Errore di connessione. Verifica la rete.');
    await page.unroute('**/graphql');
    const disabled = await createPerson(app, 'CLIENT', DEMO_COMPANY_ID);
    await querySystem(app.shared.database, 'update accounts set disabled_at = now() where id = $id', {
      id: disabled.id,
    });
    await enter(page, app.url, { email: disabled.email, password: PASSWORD });
    await reads(page, 'Account disabilitato. Contatta il supporto.');
    await page.getByText('Registrazione', { exact: true }).click();
    await enter(page, app.url, { email: 'admin@demo.it', password: 'pane e tulipani' });
    await reads(page, 'Email già registrata. Prova ad accedere.');
    await enter(page, app.url, { email: 'nuova@esempio.it', password: 'corta' });
    await reads(page, 'Password troppo debole. Usa almeno 6 caratteri.');
    await enter(page, app.url, { email: 'senza chiocciola', password: 'pane e tulipani' });
    await reads(page, 'Formato email non valido.');
  });

  test('a server that tells which e-mails exist says what was wrong, and loses patience', async () => {
    const { page } = guest;
    await enter(page, telling.url, { email: 'nessuno@esempio.it', password: 'qualcosa' });
    await reads(page, "Utente non trovato. Verifica l'email inserita.");
    await enter(page, telling.url, { ...ADMIN, password: 'sbagliata' });
    await reads(page, 'Password errata. Riprova.');
    for (let attempt = 0; attempt < 3; attempt++) {
      await enter(page, telling.url, { ...ADMIN, password: `sbagliata ${attempt}` });
      await page.getByRole('alert').waitFor();
      await page.locator('button[type=submit]:not([data-loading])').waitFor();
    }
    await reads(page, 'Troppi tentativi. Riprova più tardi.');
  });

  test('whoever has no role completes a company; a role that nobody knows is named', async () => {
    const { page } = guest;
    const nobody = await createPerson(app, null);
    await page.goto(app.url);
    await enter(page, app.url, { email: nobody.email, password: PASSWORD });
    await reads(page, 'Completa Registrazione');
    await page.getByLabel('Nome azienda').fill('  ');
    await page.getByRole('button', { name: 'Completa Registrazione' }).click();
    await reads(page, 'Nome Company obbligatorio');
    await failing(page, 'CompleteRegistration', async () => {
      await page.getByLabel('Nome azienda').fill('La mia');
      await page.getByRole('button', { name: 'Completa Registrazione' }).click();
      await reads(page, "Errore nella creazione dell'azienda");
    });
    await page.goto(`${app.url}/admin`);
    for (const [role, sentence] of [
      ['MAGAZZINIERE', 'Ruolo non riconosciuto'],
      ['', 'Non definito'],
    ] as const) {
      const named = (text: string) => text.replace('"role":null', `"role":"${role}"`);
      await answering(page, 'RefreshSession', named, async () => {
        await page.reload();
        await reads(page, sentence);
      });
    }
    await failing(page, 'RefreshSession', async () => {
      await page.reload();
      await reads(page, 'Errore nel caricamento del profilo utente');
    });
  });
});

describe("the admin's dashboard", () => {
  test('companies, and none', async () => {
    const { page } = admin;
    await page.goto(`${app.url}/admin`);
    await reads(page, 'Admin Dashboard', 'Aziende Registrate', 'Creata il', 'Nuova Azienda');
    const undated = (text: string) => text.replace(/"createdAt":"[^"]*"/g, '"createdAt":null');
    await answering(page, 'Companies', undated, async () => {
      await page.reload();
      await reads(page, 'N/A');
    });
    await failing(page, 'Companies', async () => {
      await page.reload();
      await reads(page, 'Errore nel caricamento delle aziende', 'Inizializza Sistema');
      await page.getByText('Verifica di essere connesso a Internet.').waitFor();
    });
  });

  test('a new company', async () => {
    const { page } = admin;
    await page.goto(`${app.url}/admin?new=1`);
    await reads(page, 'Crea Azienda');
    await page.getByLabel('Nome azienda').fill('x');
    await page.getByLabel('Nome azienda').fill(' ');
    await reads(page, "Il nome dell'azienda è obbligatorio");
    await failing(page, 'CreateCompany', async () => {
      await page.getByLabel('Nome azienda').fill('Bottega');
      await page.getByRole('button', { name: 'Crea Azienda' }).click();
      await reads(page, "Errore durante la creazione dell'azienda");
      expect(await page.getByLabel('Nome azienda').inputValue()).toBe('Bottega');
    });
  });

  test('an admin without a company initializes the system', async () => {
    const person = await openBrowser();
    const { page } = person;
    const { email } = await createPerson(app, 'ADMIN');
    await signInAs(person, app, { email, password: PASSWORD });
    await reads(page, 'Nessuna azienda registrata');
    const initialize = async () => {
      await page.getByRole('button', { name: 'Inizializza Sistema' }).click();
      await page.getByRole('button', { name: 'Crea Demo Shop' }).click();
    };
    await failing(page, 'InitializeSystem', async () => {
      await initialize();
      await reads(page, 'Errore nella creazione utenti demo: ');
    });
    await waiting(page, 'InitializeSystem', async () => {
      await initialize();
      await reads(page, 'Inizializzazione sistema...');
    });
    await page.getByText('Demo Shop creato.').waitFor();
    expect(person.complaints).toEqual([]);
    await person.close();
  });

  test('who cannot sign out is told, and stays', async () => {
    const { page } = admin;
    await page.goto(`${app.url}/admin`);
    await failing(page, 'SignOut', async () => {
      await page.getByRole('button', { name: 'Esci' }).click();
      await reads(page, 'Errore durante il logout');
    });
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  });
});

describe('the panel', () => {
  test('its overview', async () => {
    const { page } = admin;
    await page.goto(panel());
    await reads(page, 'Attivo');
    await page.getByText('Prova una domanda').waitFor();
    await page.getByRole('button', { name: 'Prova', exact: true }).click();
    await reads(page, 'Inserisci una domanda di test!');
    await page.getByRole('button', { name: 'Testa Chatbot' }).click();
    await reads(page, 'Test Chatbot: Demo Shop');
    await page.getByRole('button', { name: 'Chiudi il test' }).click();
    const toggle = page.getByRole('switch', { name: 'Chatbot attivo', disabled: false }); // not while it is sent
    await failing(page, 'SetChatbotActive', async () => {
      await toggle.press('Space');
      await page.getByRole('dialog').getByRole('button', { name: 'Spegni' }).click();
      await reads(page, 'Errore nel salvataggio dei dati del chatbot');
    });
    await toggle.press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Spegni' }).click();
    await reads(page, 'Inattivo');
    await toggle.press('Space');
    await page.getByText('Il chatbot è attivo: risponde già ai visitatori.').waitFor();
    const { createCompany } = await must(
      app,
      'mutation { createCompany(input: { name: "Senza nessuno" }) { id } }',
      {},
      (await createPerson(app, 'ADMIN')).token,
    );
    await asSystem(app.shared.database, (manager) =>
      manager.query(
        "update companies set owner_id = (select id from accounts where email = 'admin@demo.it') where id = $1",
        [createCompany.id],
      ),
    );
    await page.goto(`${app.url}/admin?company=${createCompany.id}`);
    await reads(page, 'Mai');
  });

  test('what cannot be read says so', async () => {
    const { page } = admin;
    for (const [operation, section, sentence] of [
      ['People', 'people', "Errore nel caricamento degli utenti dell'azienda"],
      ['Faqs', 'faq', 'Errore nel caricamento dei dati del chatbot'],
    ] as const) {
      await failing(page, operation, async () => {
        await page.goto(panel(section));
        await reads(page, sentence);
      });
    }
    await failing(page, 'CompanyDetail', async () => {
      await page.goto(`${app.url}/admin?company=${DEMO_COMPANY_ID}`);
      await reads(page, 'Errore nel caricamento dei dati aziendali');
    });
  });

  test('FAQs are checked, saved and deleted', async () => {
    const { page } = admin;
    await page.goto(panel('faq/new'));
    await page.getByLabel('Domanda', { exact: true }).fill('Fate pacchi regalo?');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await reads(page, 'Domanda e risposta sono obbligatorie!');
    await failing(page, 'SaveFaq', async () => {
      await page.getByLabel('Risposta', { exact: true }).fill('Certo.');
      await page.getByRole('button', { name: 'Salva', exact: true }).click();
      await page.getByText('Si è verificato un errore. Riprova.').first().waitFor(); // the refusal before has the same title
      await reads(page, 'Errore nel salvataggio delle FAQ');
    });
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('button', { name: 'Elimina «Fate pacchi regalo?»' }).click();
    await reads(page, 'Sei sicuro di voler eliminare questa FAQ?');
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  });

  test('products are checked in the order of their fields', async () => {
    const { page } = admin;
    await page.goto(panel('products/new'));
    const save = () => page.getByRole('button', { name: 'Salva', exact: true }).click();
    for (const [field, text, sentence] of [
      ['Nome', 'Lampada', 'Nome prodotto obbligatorio!'],
      ['Descrizione', 'Da tavolo', 'Descrizione prodotto obbligatoria!'],
      ['Prezzo', '25,00 €', 'Prezzo prodotto obbligatorio!'],
      ['Categoria', 'Casa', 'Categoria prodotto obbligatoria!'],
    ] as const) {
      await save();
      await reads(page, sentence);
      await page
        .getByRole(field === 'Categoria' ? 'combobox' : 'textbox', { name: field })
        .first()
        .fill(text);
    }
    await failing(page, 'SaveProduct', async () => {
      await save();
      await reads(page, 'Errore nel salvataggio dei prodotti');
    });
  });

  test('the prompt', async () => {
    const { page } = admin;
    await page.goto(panel('prompt'));
    await page.getByText('Avanzate').click();
    await page
      .getByRole('textbox', { name: 'Prompt' })
      .first()
      .fill("Sei l'assistente di {COMPANY_NAME}, che si occupa di {COMPANY_DESCRIPTION}. Aiuta tutti.");
    await page.getByText(/^Anteprima di ciò che riceve il modello/).click();
    await reads(page, 'settore commerciale');
    await failing(page, 'SavePrompt', async () => {
      await page.getByRole('button', { name: 'Salva', exact: true }).click();
      await reads(page, 'Errore nel salvataggio del prompt');
    });
    await page.reload();
  });

  test('the company and its people', async () => {
    const { page } = admin;
    await page.goto(panel('settings'));
    await failing(page, 'UpdateCompany', async () => {
      await page.getByLabel('Telefono di contatto').fill('02 7654321');
      await page
        .locator('form')
        .filter({ has: page.getByLabel('Telefono di contatto') })
        .getByRole('button', { name: 'Salva' })
        .click();
      await reads(page, "Errore nell'aggiornamento dei dati aziendali");
    });
    await page.goto(panel('people'));
    await failing(page, 'AddClient', async () => {
      await page
        .getByRole('button', { name: /^Aggiungi/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('giulia@esempio.it');
      await dialog.getByLabel('Prima password').fill('mare e monti blu');
      await dialog.getByRole('button', { name: /^Aggiungi/ }).click();
      await reads(page, 'Errore nella creazione del profilo utente');
    });
  });

  test('conversations are closed, once', async () => {
    const { page } = admin;
    const begin = async () => {
      const visitor = await createVisitor(app, DEMO_COMPANY_ID);
      const { data } = await start(app, visitor, 'Quali sono gli orari?');
      return { visitor, id: data.startConversation.conversation.id as string };
    };
    const closeAll = async () => {
      await page.getByRole('button', { name: 'Chiudi tutte le attive' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Chiudi tutte' });
    };
    await begin();
    await page.goto(panel('conversations'));
    await failing(page, 'CloseActiveConversations', async () => {
      await (await closeAll()).click();
      await reads(page, 'Errore nella chiusura della conversazione');
    });
    await (await closeAll()).click();
    await reads(page, '1 conversazione chiusa.');
    const { visitor, id } = await begin();
    const confirm = await closeAll();
    await must(app, `mutation { endConversation(conversationId: "${id}") { id } }`, {}, visitor);
    await confirm.click();
    await reads(page, 'Nessuna conversazione attiva da chiudere');
  });
});

describe('files', () => {
  const SEVEN = [
    'name,description,price,category',
    ...Array.from({ length: 7 }, (_, at) => `Cosa ${at},Utile,${at + 1} €,Casa`),
  ];

  test('each refusal of a file has its sentence', async () => {
    const { page } = client;
    await page.goto(`${app.url}/dashboard`);
    await page.getByRole('button', { name: 'Carica prodotti' }).click();
    await page.getByText(/^Prodotti attuali: \d/).waitFor();
    for (const [name, content, sentence] of [
      ['a.json', '   ', 'Il file JSON sembra essere vuoto'],
      ['a.json', '{"prodotti":[]}', 'Il file JSON deve contenere un array che inizia con [ e finisce con ]'],
      ['a.json', '[1, 2]', 'JSON deve contenere un array di prodotti'],
      ['a.json', '[{"name":"Tazza"},{"price":"3 €"}]', 'Prodotto alla riga 2 non ha un nome'],
      ['a.json', '[{"name":"Tazza"},{"name":"Vaso"}]', '0€'],
      ['a.json', '[{"name": Tazza}]', 'Errore nel formato JSON: Carattere non valido trovato'],
      ['a.json', '[\n{"name":["Tazza"]', 'Errore nel formato JSON: JSON incompleto'],
      ['a.csv', 'name,description,price,category', 'CSV deve avere almeno header e una riga dati'],
      ['a.csv', 'price,category\n3,Casa', 'Campi mancanti nel CSV: name'],
      ['a.pdf', 'Tazza', 'Formato file non supportato. Usa .json o .csv'],
      ['a.csv', SEVEN.join('\n'), 'e altri 2 prodotti'],
    ] as const) {
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
      await page.getByLabel('File da importare').setInputFiles(file);
      await reads(page, sentence);
    }
  });

  test("the panel's door has sentences of its own", async () => {
    const { page } = admin;
    await page.goto(panel('faq'));
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    for (const [content, sentence] of [
      ['{"faq":[]}', 'Formato file non valido!'],
      ['[{"question": Orari}]', 'Errore nella lettura del file JSON!'],
    ] as const) {
      const file = { name: 'faq.json', mimeType: 'application/json', buffer: Buffer.from(content) };
      await page.getByLabel('File da importare').setInputFiles(file);
      await reads(page, sentence);
    }
  });
});

describe("the client's dashboard and the chat", () => {
  test('loading, connected, and not', async () => {
    const { page } = client;
    await waiting(page, 'OwnCompany', async () => {
      await page.goto(`${app.url}/dashboard`);
      await reads(page, 'Caricamento Dashboard...');
    });
    await reads(page, 'Connesso');
    const elsewhere = await openBrowser();
    await signInAs(elsewhere, telling, { email: 'cliente@demo.it', password: 'demo-cliente' });
    await elsewhere.page.getByText('Connesso', { exact: true }).waitFor();
    await telling.close();
    await reads(elsewhere.page, 'Locale');
    await elsewhere.close();
    await admin.page.goto(panel('dashboard'));
    await reads(admin.page, 'ADMIN MODE');
  });

  test('the chat', async () => {
    const { page } = guest;
    await page.goto(`${app.url}/widget/${(await createShop(app, { name: 'Demo Shop' })).id}`);
    await reads(page, 'Online • 2 prodotti disponibili', 'Supporto Attivo', 'Nessun prodotto consigliato');
    const composer = page.getByPlaceholder('Scrivi qui il tuo messaggio...' satisfies Sentence);
    await composer.fill('consigli per cuffie');
    read.add('Scrivi qui il tuo messaggio...');
    await waiting(page, 'startConversation', async () => {
      await page.keyboard.press('Enter');
      await reads(page, "L'assistente di Demo Shop sta scrivendo");
    });
    await reads(page, 'Dettagli');
  });
});

test('every sentence was made to come about, and read', () => {
  expect(SENTENCES.filter((sentence) => !read.has(sentence))).toEqual([]);
  expect(admin.complaints).toEqual([]);
});
