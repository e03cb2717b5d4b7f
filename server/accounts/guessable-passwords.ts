import { fold } from '../language/fold.ts';

/** Whether guessers try this password among their first 50,000, in Italy or anywhere. */
export async function isCommonPassword(password: string): Promise<boolean> {
  everywhere ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  const lower = password.toLowerCase();
  return IN_ITALY.has(lower) || (await everywhere).has(lower);
}

// Read when somebody first chooses a password rather than at every start.
let everywhere: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one character again and again, or a run of neighbours: `aaaaaa`, `4567890`, `fedcba`. */
export function isOneRun(password: string): boolean {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step));
}

const SHORTEST_NAME = 4; // letters: three stand in many a password by chance

/** Whether a password is made of an e-mail's name or a company's, whatever stands around it. */
export function isAbout(password: string, names: string[]): boolean {
  const text = bare(password);
  return names
    .flatMap((name) => [bare(name), bare(name.split('@', 1)[0] ?? '')])
    .some((name) => name.length >= SHORTEST_NAME && text.includes(name));
}

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

// Lower case, six characters and more.
const IN_ITALY: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 123123 123321 654321 987654321 111111 000000 222222 333333
  444444 555555 666666 777777 888888 999999 112233 121212 131313 101010 159753 147258 147258369 123654 123qwe 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz asdfgh asdfghjkl zxcvbn zxcvbnm
  abc123 abcdef abcd1234 abcdefg a1b2c3 aaaaaa qazwsx password password1 password12 password123 passw0rd pass1234
  passwd parola parolachiave admin1 admin123 administrator amministratore root123 user123 utente letmein welcome
  welcome1 benvenuto benvenuta benvenuti login123 accesso changeme default master monkey dragon sunshine princess
  iloveyou shadow superman batman pokemon starwars football baseball michael jordan23 secret segreto test123 testtest
  test1234 prova123 provaprova ciao123 ciaociao ciaomamma ciao1234 amore1 amoremio amoremio1 tiamo1 tiamo123 tesoro
  cucciola cucciolo principessa stellina farfalla bellissima napoli milano torino palermo firenze bologna genova catania
  venezia cagliari juventus juventus1 forzajuve forzamilan forzainter forzanapoli forzaroma internazionale fiorentina
  sampdoria maradona totti10 delpiero andrea giuseppe francesco francesca alessandro alessandra antonio giovanni
  valentina federica federico martina chiara matteo lorenzo riccardo roberto roberta stefano stefania simone simona
  daniele daniela claudio claudia patrizia barbara valeria silvia serena giorgia giulia ginevra azzurra italia italia1
  italia123 ferrari valentino rossi46 pippo123 paperino topolino pluto123 negozio negozio1 negozio123 azienda azienda1
  azienda123 estate2024 estate2025 estate2026 inverno2025 inverno2026 gennaio febbraio settembre ottobre novembre
  dicembre carabinieri computer internet samsung google facebook whatsapp linkedin qwe123 zaq12wsx asd123 asdasd
  asdasd123 poiuyt lkjhgf mnbvcxz 1234qwer q1w2e3r4 trustno1 whatever freedom hello123 summer winter jesus1 gesu123`
    .split(/\s+/)
    .filter((password) => password.length >= 6),
);
