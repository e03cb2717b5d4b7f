/**
 * Stories of which a second database tells nothing new: each runs on the embedded one, and not again on PostgreSQL.
 * What a story is left out for is said once for its kind; whatever reads or writes rows in a way of its own is not here.
 */
const BY_REASON = {
  'It starts servers on the embedded database, or looks at files alone.': [
    'built-server',
    'damaged-data',
    'full-disk',
    'private-files',
    'start',
  ],
  'Bytes on a socket, before any statement.': [
    'abusive-sockets',
    'memory-under-attack',
    'paused-client',
    'stalled-download',
  ],
  'How a document is taken or refused, before any statement.': [
    'altered-tokens',
    'both-doors',
    'documented-programs',
    'graphql-client',
    'graphql-over-http',
    'graphql-programs',
    'hostile-documents',
    'no-documents',
  ],
  'What a model service says and refuses; how its answers are stored is told by model-answers, -tokens and -shares.': [
    'model-fails',
    'model-refuses',
    'model-thinks',
  ],
  'Pages, addresses and headers.': ['pages', 'proxy-notices', 'public-address', 'widget-on-a-site'],
  'How a file of a shop is read; how its rows are written is told by imported-products and imported-faqs.': [
    'bad-input',
    'shop-formats',
  ],
  'Work of the process: its turns, its loop, what it compiled.': [
    'loop-time',
    'midnight',
    'no-answer-waits',
    'overload',
  ],
};

/** Their files. */
export const ANY_DATABASE = Object.values(BY_REASON)
  .flat()
  .map((name) => `server/test/${name}.test.ts`);
