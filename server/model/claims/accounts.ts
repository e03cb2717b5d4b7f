const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ .-]?[A-Z\d]{1,4}){3,8}(?![\p{L}\d])/gu;
const IBAN_TOGETHER = /(?<![\p{L}\d])[a-z]{2}\d{2}[a-z\d]{11,30}(?![\p{L}\d])/giu;
const BANK =
  /(?<!\p{L})(?:BIC|SWIFT|bic|swift|Bic|Swift)(?!\p{L})[^A-Z.!?]{0,20}([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)(?![\p{L}\d])/gu;
const HANDLE = /(?<![\p{L}\d._%+@/-])@[\p{L}\d_.]{2,40}[\p{L}\d_]/gu;
const AT = '(?:\\[\\s*(?:at|chiocciola)\\s*\\]|\\(\\s*(?:at|chiocciola)\\s*\\)|\\{\\s*at\\s*\\}|chiocciola)';
const DOT =
  '(?:\\.|\\[\\s*(?:dot|punto)\\s*\\]|\\(\\s*(?:dot|punto)\\s*\\)|(?<!\\p{L})punto(?!\\p{L})|(?<!\\p{L})dot(?!\\p{L}))';
const SPELLED_EMAIL = new RegExp(
  `([\\p{L}\\d._-]{1,64})\\s*${AT}\\s*([\\p{L}\\d-]{1,63}(?:\\s*${DOT}\\s*[\\p{L}\\d-]{1,63})+)`,
  'giu',
);

/** Accounts, handles and e-mail addresses that are spelled, each as it is compared. */
function accountsIn(text: string): string[] {
  const together = (found: string) => found.replace(/[ .-]/g, '').toUpperCase();
  const ibans = [...(text.match(IBAN) ?? []), ...(text.match(IBAN_TOGETHER) ?? [])].map(together);
  return [
    ...ibans.filter((iban) => (iban.match(/\d/g) ?? []).length >= 10),
    ...[...text.matchAll(BANK)].map(([, code = '']) => code),
    ...(text.match(HANDLE) ?? []).map((handle) => handle.toLowerCase()),
    ...[...text.matchAll(SPELLED_EMAIL)].map(([, name = '', host = '']) => `${name}@${hostOf(host)}`.toLowerCase()),
  ];
}

function hostOf(spelled: string): string {
  return spelled.replace(new RegExp(`\\s*${DOT}\\s*`, 'giu'), '.');
}

/** Every account, handle and e-mail address that a text holds. */
export function heldAccounts(text: string, emails: readonly string[]): Set<string> {
  const names = (text.match(/@[\p{L}\d_.]{2,40}/gu) ?? []).map((handle) => handle.toLowerCase().replace(/\.$/, ''));
  return new Set([...accountsIn(text), ...names, ...emails]);
}

/** Whether a sentence names an account, a handle or a spelled address that nobody holds. */
export function inventsAccount(sentence: string, isHeld: (account: string) => boolean): boolean {
  return accountsIn(sentence).some((account) => !isHeld(account));
}
