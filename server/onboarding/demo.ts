import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../accounts/credentials.ts';
import { addAccount, findAccountByEmail } from '../accounts/store.ts';
import type { Database } from '../database/data-source.ts';
import { query } from '../database/sql.ts';
import { asSystem } from '../database/system.ts';
import { addCasaSerena } from './casa-serena-shop.ts';
import { addDemoShop } from './demo-shop.ts';

/** The logins that the sign-in screen offers in demo mode. */
export const DEMO_ACCOUNTS = [
  { role: 'ADMIN', email: 'admin@demo.it', password: 'demo-admin' },
  { role: 'CLIENT', email: 'cliente@demo.it', password: 'demo-cliente' },
];

const SUPERADMIN_EMAIL = 'superadmin@demo.it';

/** The demo shop is always the same one, so that its widget's address can be printed. */
export const DEMO_COMPANY_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** The second one, a whole shop. */
export const CASA_SERENA_ID = '01890a5d-ac96-774b-bcce-b302099a8058';

/**
 * Makes the demo shop with its logins, once.
 * @param tellSuperadmin is told the superadmin's password this once, before it counts: what fails later loses none.
 */
export async function seedDemo(database: Database, tellSuperadmin: (password: string) => void): Promise<void> {
  const isThere = await asSystem(database, (manager) => findAccountByEmail(manager, SUPERADMIN_EMAIL));
  if (isThere) return;
  const superadminPassword = randomBytes(12).toString('base64url');
  const hashes = await Promise.all(
    [...DEMO_ACCOUNTS.map((account) => account.password), superadminPassword].map((password) => hashPassword(password)),
  );
  await asSystem(database, async (manager) => {
    await query(manager, 'select pg_advisory_xact_lock($lock)', { lock: SEED_LOCK });
    if (await findAccountByEmail(manager, SUPERADMIN_EMAIL)) return;
    await makeShop(manager, hashes);
    tellSuperadmin(superadminPassword);
  });
}

const SEED_LOCK = 4_715_283_002; // any number that nothing else in the database uses

async function makeShop(manager: EntityManager, hashes: string[]): Promise<void> {
  const [admin, client] = DEMO_ACCOUNTS;
  const [adminHash, clientHash, superadminHash] = hashes;
  const add = (email: string, role: string, companyId: string | null, passwordHash: string | undefined) =>
    addAccount(manager, { email, role, companyId, passwordHash: passwordHash ?? null, isDemo: true });
  const ownerId = await add(admin?.email ?? '', 'ADMIN', null, adminHash);
  await addDemoShop(manager, DEMO_COMPANY_ID, ownerId);
  await addCasaSerena(manager, CASA_SERENA_ID, ownerId);
  await add(client?.email ?? '', 'CLIENT', CASA_SERENA_ID, clientHash); // a client's first look is at a full shop
  await add(SUPERADMIN_EMAIL, 'SUPERADMIN', null, superadminHash);
}

export { SUPERADMIN_EMAIL };
