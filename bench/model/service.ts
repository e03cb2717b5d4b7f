import { startModelServer } from '../../server/test/model-server.ts';

// The stand-in for the model's service, in a process of its own: so many pieces, one every so often.
const [pieces = 100, pause = 10] = process.argv.slice(2).map(Number);
const service = await startModelServer();
service.behave({
  kind: 'answer',
  pieces: Array.from({ length: pieces }, (_, place) => (place % 12 === 11 ? 'parola. ' : 'parola ')),
  pause,
});
process.on('SIGTERM', () => process.exit(0));
process.send?.(service.url);
