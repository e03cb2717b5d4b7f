import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../accounts/credentials.ts';
import { addAccount, findAccountByEmail } from '../accounts/store.ts';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '../companies/company.ts';
import { addCompany } from '../companies/store.ts';
import type { Database } from '../database/data-source.ts';
import { asSystem } from '../database/system.ts';
import { parsePrice } from '../language/money.ts';
import { addProducts } from '../products/store.ts';
import { seed } from './actions.ts';
import { firstPrompt, type SeedFaq } from './content.ts';

/** The logins that the sign-in screen offers in demo mode. */
export const DEMO_ACCOUNTS = [
  { role: 'ADMIN', email: 'admin@demo.it', password: 'demo-admin' },
  { role: 'CLIENT', email: 'cliente@demo.it', password: 'demo-cliente' },
];

const SUPERADMIN_EMAIL = 'superadmin@demo.it';

/** The demo shop is always the same one, so that its widget's address can be printed. */
export const DEMO_COMPANY_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

// The 'Demo Shop' has 3 FAQs and 2 products.
const FAQS: SeedFaq[] = [
  {
    question: 'Come posso contattarvi?',
    answer: 'Puoi scriverci a info@demoshop.it oppure chiamarci al numero 02 1234567.',
    keywords: ['contatti', 'contatto', 'contattare', 'contattarvi', 'email', 'telefono', 'numero'],
    category: 'Generale',
    isDraft: false,
  },
  {
    question: 'Quali sono i vostri orari di apertura?',
    answer: 'Siamo aperti dal lunedì al venerdì, dalle 9:00 alle 18:00.',
    keywords: ['orari', 'orario', 'apertura', 'chiusura', 'aperti', 'aperto', 'quando aprite'],
    category: 'Generale',
    isDraft: false,
  },
  {
    question: 'La spedizione è gratuita?',
    answer: 'Sì, la spedizione è gratuita per tutti gli ordini superiori a 50 euro.',
    keywords: ['spedizione', 'spedizioni', 'spedire', 'spedite', 'consegna', 'consegne', 'gratuita'],
    category: 'Generale',
    isDraft: false,
  },
];

const PRODUCTS = [
  {
    name: 'Cuffie Wireless',
    description: 'Cuffie Bluetooth con cancellazione del rumore e 30 ore di autonomia, ottime anche come regalo.',
    price: '89,99 €',
    category: 'Elettronica',
    keywords: ['cuffie', 'wireless', 'bluetooth', 'musica', 'audio'],
  },
  {
    name: 'Zaino Urban',
    description: 'Zaino impermeabile da 20 litri con tasca imbottita per il portatile, per la scuola e per il lavoro.',
    price: '49,90 €',
    category: 'Accessori',
    keywords: ['zaino', 'borsa', 'scuola', 'viaggio', 'portatile'],
  },
];

/**
 * Makes the demo shop with its logins, once.
 * @returns the superadmin's password when it was made now, to be printed this once; null afterwards.
 */
export async function seedDemo(database: Database): Promise<string | null> {
  const isThere = await asSystem(database, (manager) => findAccountByEmail(manager, SUPERADMIN_EMAIL));
  if (isThere) return null;
  const superadminPassword = randomBytes(12).toString('base64url');
  const hashes = await Promise.all(
    [...DEMO_ACCOUNTS.map((account) => account.password), superadminPassword].map((password) => hashPassword(password)),
  );
  const isMade = await asSystem(database, async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await findAccountByEmail(manager, SUPERADMIN_EMAIL)) return false;
    await makeShop(manager, hashes);
    return true;
  });
  return isMade ? superadminPassword : null;
}

const SEED_LOCK = 4_715_283_002; // any number that nothing else in the database uses

async function makeShop(manager: EntityManager, hashes: string[]): Promise<void> {
  const [admin, client] = DEMO_ACCOUNTS;
  const [adminHash, clientHash, superadminHash] = hashes;
  const add = (email: string, role: string, companyId: string | null, passwordHash: string | undefined) =>
    addAccount(manager, { email, role, companyId, passwordHash: passwordHash ?? null, isDemo: true });
  const ownerId = await add(admin?.email ?? '', 'ADMIN', null, adminHash);
  await addCompany(manager, {
    id: DEMO_COMPANY_ID,
    name: 'Demo Shop',
    logoUrl: '',
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
    ownerId,
    contactEmail: 'info@demoshop.it',
    contactPhone: '02 1234567',
  });
  await add(client?.email ?? '', 'CLIENT', DEMO_COMPANY_ID, clientHash);
  await add(SUPERADMIN_EMAIL, 'SUPERADMIN', null, superadminHash);
  await seed(manager, DEMO_COMPANY_ID, FAQS, firstPrompt('Demo Shop'));
  await addProducts(manager, PRODUCTS.map(demoProduct));
}

function demoProduct(product: (typeof PRODUCTS)[number], index: number) {
  const price = parsePrice(product.price);
  return {
    ...product,
    companyId: DEMO_COMPANY_ID,
    id: randomUUIDv7(),
    code: String(index + 1),
    priceCents: price?.cents ?? null,
    currency: price?.currency ?? null,
    imageUrl: '',
    link: '',
    isAvailable: true,
    position: index,
  };
}

export { SUPERADMIN_EMAIL };
