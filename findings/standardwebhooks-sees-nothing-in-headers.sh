#!/usr/bin/env bash
# Expected: the reference library that checks a Standard Webhooks signature takes the headers as a web framework hands them
#   over, `Headers` of fetch among them (Next.js, Hono, Deno, Workers).
# Seen: of a plain object names in any case are found; of `Headers` none is, and `verify` throws 'Missing required headers'
#   though all three are there, as if somebody had sent an unsigned message (standardwebhooks 1.1.1; svix 1.99.1 likewise).
#   With `Object.fromEntries(headers)` the same message is right.
# Why it matters here: a shop that answers where its orders are checks our signature so, and would refuse each of our
#   questions. docs/orders.md says how the headers are handed over.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact standardwebhooks@1.1.1 svix@1.99.1
cat > look.mjs <<'JS'
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"orderNumber":"1042"}';
const now = new Date();
const headers = new Headers({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
});
const seen = [];
for (const [name, Checker] of [['standardwebhooks 1.1.1', Webhook], ['svix 1.99.1', SvixWebhook]]) {
  const of = (given) => {
    try {
      return JSON.stringify(new Checker(secret).verify(body, given));
    } catch (error) {
      return `${error.name}: ${error.message}`;
    }
  };
  const capitals = Object.fromEntries([...headers].map(([key, value]) => [key.toUpperCase(), value]));
  const answers = [of(headers), of(Object.fromEntries(headers)), of(capitals)];
  console.log(`${name}: Headers → ${answers[0]}; a plain object → ${answers[1]}; in capitals → ${answers[2]}`);
  seen.push(/Missing required headers/.test(answers[0]) && answers[1] === body && answers[2] === body);
}
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node look.mjs
