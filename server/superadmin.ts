import { randomBytes } from 'node:crypto';
import { cleanEmail, hashPassword } from './accounts/credentials.ts';
import { revokeSessions } from './accounts/session-store.ts';
import { addAccount, findAccountByEmail, setPasswordHash } from './accounts/store.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/data-source.ts';
import { asSystem } from './database/system.ts';

// npm run superadmin -- E-MAIL: makes a superadmin, or gives one that is there a new password. Only on the server.
try {
  const email = cleanEmail(process.argv[2] ?? '');
  const config = readConfig(process.env);
  const database = await openDatabase({
    ownerUrl: config.databaseOwnerUrl,
    url: config.databaseUrl,
    folder: config.dataDir,
    poolSize: 2,
  });
  try {
    const password = randomBytes(15).toString('base64url');
    const passwordHash = await hashPassword(password);
    await asSystem(database, async (manager) => {
      const found = await findAccountByEmail(manager, email);
      if (found && found.role !== 'SUPERADMIN') throw new Error(`${email} è già registrata con un altro ruolo.`);
      if (found) {
        await setPasswordHash(manager, found.id, passwordHash);
        await revokeSessions(manager, found.id); // whoever knew the password before
      } else await addAccount(manager, { email, role: 'SUPERADMIN', companyId: null, passwordHash });
    });
    process.stdout.write(
      `Superadmin ${email}\nPassword   ${password}   (mostrata solo ora: cambiala dopo il primo accesso)\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\nUso: npm run superadmin -- EMAIL\n`);
  process.exitCode = 1;
}
