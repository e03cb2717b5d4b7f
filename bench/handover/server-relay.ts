import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { benchDatabaseUrl } from '../harness.ts';
import type { Door } from './protocol.ts';

// What passing a message on costs at the least: a frame of a person goes to the socket of the same number, unread.
// `stores`: it is first written to a table and committed, in one statement, as whoever must not lose it would.
const stores = process.argv[2] === 'stores';
const pool = stores ? new pg.Pool({ connectionString: benchDatabaseUrl(), max: 10 }) : null;
await pool?.query('create table if not exists relayed (id bigserial primary key, text text not null)');

const http = createServer();
const visitors = new Map<string, WebSocket>();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const [, role, number = ''] = url.split('/');
  if (role === 'visitor') visitors.set(number, socket);
  else
    socket.on('message', async (data) => {
      if (pool)
        await pool.query({ name: 'relay', text: 'insert into relayed (text) values ($1)', values: [String(data)] });
      visitors.get(number)?.send(data, { binary: false });
    });
});
process.once('SIGTERM', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}`, companyId: '', pairs: [] } satisfies Door);
});
