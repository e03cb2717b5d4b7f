import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'the depth of a document on the WebSocket',
    edits: [
      [
        'server/websocket/operations.ts',
        "  type OperationDefinitionNode,\n} from 'graphql';",
        "  type OperationDefinitionNode,\n  parse,\n} from 'graphql';",
      ],
      [
        'server/websocket/operations.ts',
        'const document = documents.read(request.query);',
        'const document = documents && parse(request.query);',
      ],
    ],
    tests: [['server/test/both-doors.test.ts', 'too deep']],
  },
  {
    name: "the hub's scope",
    edits: [
      [
        'server/websocket/operations.ts',
        'shared, scopeKey(context.viewer)]',
        'shared, context.viewer && scopeKey({ kind: "anonymous" })]',
      ],
    ],
    tests: [['server/websocket/operations.test.ts', 'between those']],
  },
  {
    name: 'what closes the sockets of a disabled person',
    edits: [['server/websocket/viewer-watch.ts', "else if (now === null) socket.close(CLOSE.REVOKED, 'revoked');", '']],
    tests: [['server/test/people.test.ts', 'closes by .*, for good']],
  },
  {
    name: 'flood: how fast one socket may send',
    edits: [['server/websocket/server.ts', 'allowance.take(now) && ', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'a socket alone']],
  },
  {
    name: 'flood: only a pong that answers our ping counts',
    edits: [['server/websocket/heartbeat.ts', '?.equals(payload)', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'counts only if it answers']],
  },
  {
    name: 'half an answer is passed on to nobody',
    edits: [['server/websocket/hub.ts', 'if (failed) throw failed.originalError ?? failed;', '']],
    tests: [['server/websocket/hub.test.ts', 'in part']],
  },
  {
    name: 'flood: who reads none of the answers',
    edits: [['server/websocket/server.ts', 'socket.bufferedAmount <= limits.unread && ', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'reads none of the answers']],
  },
  {
    name: 'flood: what was read with the message that cut the socket off',
    edits: [['server/websocket/slices.ts', ' && !socket.destroyed', '']],
    tests: [['server/websocket/slices.test.ts', 'parsed no more']],
  },
  {
    name: 'flood: all sockets of an address together',
    edits: [['server/websocket/server.ts', ' && messages.has(address, now)', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'all sockets of an address']],
  },
  {
    name: 'flood: how many sockets an address opens',
    edits: [['server/websocket/server.ts', ' || !opened.has(address, performance.now())', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'an address opens so many']],
  },
  {
    name: 'flood: how many sockets an address has',
    edits: [['server/websocket/server.ts', 'open >= limits.socketsPerAddress || ', '']],
    tests: [['server/test/both-doors.test.ts', 'sockets of an address']],
  },
  {
    name: 'flood: how many subscriptions a socket has',
    edits: [
      [
        'server/websocket/protocol.ts',
        "if (Object.keys(subscriptions).length > parts.subscriptionsPerSocket) throw new UserError('BUSY');",
        '',
      ],
    ],
    tests: [['server/test/both-doors.test.ts', 'sockets of an address']],
  },
  {
    name: 'flood: a long id of a subscription',
    edits: [['server/websocket/protocol.ts', 'subscriptionId.length > LONGEST_ID', 'false']],
    tests: [['server/test/abusive-sockets.test.ts', 'an id over']],
  },
  {
    name: 'flood: a long query of a subscription',
    edits: [
      [
        'server/websocket/protocol.ts',
        "if (payload.query.length > LONGEST_QUERY) throw new UserError('QUERY_TOO_COMPLEX');",
        '',
      ],
    ],
    tests: [['server/test/abusive-sockets.test.ts', 'a query over']],
  },
  {
    name: 'flood: large variables of a subscription',
    edits: [['server/websocket/protocol.ts', '.length > LARGEST_VARIABLES', '.length < 0']],
    tests: [['server/test/abusive-sockets.test.ts', 'variables over']],
  },
  {
    name: 'flood: what a subscription costs',
    edits: [
      [
        'server/websocket/operations.ts',
        'const knownCost = checkCost(schema, document, operation, variables);',
        'const knownCost = 1;',
      ],
    ],
    tests: [['server/test/both-doors.test.ts', 'too dear']],
  },
  {
    name: 'flood: a subscription that is completed while it waits',
    edits: [
      [
        'server/websocket/protocol.ts',
        "if (!(subscriptionId in subscriptions)) throw new UserError('BAD_REQUEST');",
        '',
      ],
    ],
    tests: [['server/test/overload.test.ts', 'completed while it waits']],
  },
  {
    name: 'flood: how often one caller may subscribe',
    edits: [
      ['server/websocket/protocol.ts', 'shared.allowances.subscribes.take(connection.turnKey, performance.now());', ''],
    ],
    tests: [['server/test/limits.test.ts', 'subscribes too often']],
  },
  {
    name: 'flood: the event loop’s time that subscribing takes',
    edits: [
      [
        'server/websocket/protocol.ts',
        'loopTime.admit(who);\n        const asked = loopTime.measured(who, () => readSubscription(schema, documents, payload), COST_OF_REQUEST);',
        'const asked = readSubscription(schema, documents, payload);',
      ],
    ],
    tests: [['server/test/loop-time.test.ts', 'subscriptions that are refused']],
  },
  {
    name: 'flood: the event loop’s time that a subscription’s readings take',
    edits: [['server/websocket/protocol.ts', 'loopTime.run(who, asked.knownCost, work)', 'work()']],
    tests: [['server/test/loop-time.test.ts', 'what a subscription reads']],
  },
  {
    name: 'a password for a proxy is no token',
    edits: [
      ['server/websocket/server.ts', 'bearer: bearerOf(request)', 'bearer: request.headers.authorization ?? null'],
    ],
    tests: [['server/test/graphql-programs.test.ts', 'a password for a proxy']],
  },
  {
    name: 'flood: the pieces of a message',
    edits: [['server/websocket/server.ts', 'maxFragments: limits.fragments,', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'more than 64 pieces']],
  },
  {
    name: 'flood: a message that does not end',
    edits: [['server/websocket/server.ts', 'endSlowMessages(webSocket, socket, head, limits.messageWithin);', '']],
    tests: [['server/test/abusive-sockets.test.ts', 'never ends']],
  },
];
