import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A small pooler before a PostgreSQL, which lends a connection for one transaction, as PgBouncer does. */
export interface Pooler {
  /** The address through it. */
  url: string;
  /** The texts of the statements that came with a name so far. */
  named: string[];
  /** From now on whoever comes is told that PostgreSQL cannot be reached; with null they are served again. */
  refuse(reason: string | null): void;
  close(): void;
}

/** One who came in, and what they have sent that nobody was lent to yet. */
interface Guest {
  socket: Socket;
  waiting: Buffer[];
  lent: Lent | null;
}

/** A connection to PostgreSQL, which several use one after the other. */
interface Lent {
  socket: Socket;
  guest: Guest | null;
  /** Answers that its guest still waits for. */
  unanswered: number;
}

const TAKEN = ['user', 'database', 'application_name', 'client_encoding'];
const LETS_IN = Buffer.concat([message('R', Buffer.alloc(4)), message('K', Buffer.alloc(8)), message('Z', 'I')]);

/** @param size connections to PostgreSQL, trusted by it; they keep what was prepared on them. */
export async function openPooler(url: string, size: number): Promise<Pooler> {
  const target = new URL(url);
  const lents = await Promise.all(Array.from({ length: size }, () => connected(target)));
  const queue: Guest[] = [];
  const guests = new Set<Guest>();
  const named: string[] = [];
  let refusal: string | null = null;

  /** Lends what is free to who waits, and passes on what they have sent. */
  function serve(): void {
    for (const lent of lents) {
      if (lent.guest) continue;
      const guest = queue.shift();
      if (!guest) return;
      lent.guest = guest;
      guest.lent = lent;
      pass(guest, lent);
    }
  }

  function pass(guest: Guest, lent: Lent): void {
    for (const each of guest.waiting.splice(0)) {
      if (asks(each)) lent.unanswered++;
      lent.socket.write(each);
    }
  }

  function take(guest: Guest, sent: Buffer): void {
    guest.waiting.push(sent);
    if (guest.lent) pass(guest, guest.lent);
    else if (!queue.includes(guest)) queue.push(guest);
    serve();
  }

  for (const lent of lents) {
    eachMessage(lent.socket, (answer) => {
      const { guest } = lent;
      guest?.socket.write(answer); // what nobody asked for, as a notification, is lost
      if (answer.toString('latin1', 0, 1) !== 'Z') return;
      lent.unanswered--;
      if (lent.unanswered > 0 || answer.toString('latin1', 5, 6) !== 'I') return;
      if (guest) guest.lent = null;
      lent.guest = null;
      if (guest && guest.waiting.length > 0) queue.push(guest);
      serve();
    });
  }

  const server = createServer((socket) => {
    const guest: Guest = { socket, waiting: [], lent: null };
    guests.add(guest);
    socket.on('error', () => socket.destroy()).on('close', () => guests.delete(guest));
    atTheDoor(socket, (parameters) => {
      const foreign = Object.keys(parameters).find((name) => !TAKEN.includes(name));
      const reason = refusal ?? (foreign && `unsupported startup parameter: ${foreign}`);
      if (reason) return void socket.end(message('E', `SFATAL\0C08P01\0M${reason}\0\0`));
      socket.write(LETS_IN);
      eachMessage(socket, (sent) => {
        const kind = sent.toString('latin1', 0, 1);
        if (kind === 'P') named.push(...textWithName(sent));
        if (kind !== 'X') take(guest, sent);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    named,
    refuse(reason) {
      refusal = reason;
      if (reason !== null) for (const { socket } of guests) socket.destroy();
    },
    close() {
      server.close();
      for (const { socket } of [...guests, ...lents]) socket.destroy();
    },
  };
}

/** A connection to PostgreSQL that is ready to be lent. */
async function connected(target: URL): Promise<Lent> {
  const socket = connect(Number(target.port || 5432), target.hostname);
  const parameters = { user: decodeURIComponent(target.username), database: target.pathname.slice(1) };
  const body = Object.entries(parameters).flat();
  const text = Buffer.from(`\0\x03\0\0${body.join('\0')}\0\0`, 'latin1');
  socket.write(Buffer.concat([length(text), text]));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    const stop = eachMessage(socket, (answer) => {
      if (answer.toString('latin1', 0, 1) !== 'Z') return;
      stop();
      resolve();
    });
  });
  return { socket, guest: null, unanswered: 0 };
}

/** Hears the first words of who comes: names and values. Encryption is not offered. */
function atTheDoor(socket: Socket, welcome: (parameters: Record<string, string>) => void): void {
  const hear = (sent: Buffer) => {
    if (sent.readInt32BE(4) === 80_877_103) return void socket.write('N');
    socket.off('data', hear);
    const words = sent.toString('utf8', 8).split('\0');
    const names = words.filter((word, place) => place % 2 === 0 && word !== '');
    welcome(Object.fromEntries(names.map((name) => [name, words[words.indexOf(name) + 1] ?? ''])));
  };
  socket.on('data', hear);
}

/** Calls back with each message that comes, whole; call the result to stop. */
function eachMessage(socket: Socket, take: (message: Buffer) => void): () => void {
  let rest = Buffer.alloc(0);
  const hear = (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      take(whole);
    }
  };
  socket.on('data', hear);
  return () => socket.off('data', hear);
}

/** What is prepared; nothing where it gets no name. */
function textWithName(sent: Buffer): string[] {
  const [name, text = ''] = sent.toString('utf8', 5).split('\0');
  return name ? [text] : [];
}

/** Whether PostgreSQL answers with 'ready': a plain question, or the end of a prepared one. */
function asks(sent: Buffer): boolean {
  return ['Q', 'S'].includes(sent.toString('latin1', 0, 1));
}

function message(kind: string, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(kind), length(bytes), bytes]);
}

function length(body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + 4);
  return size;
}
