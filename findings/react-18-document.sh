#!/usr/bin/env bash
# Expected: an element that a third party's script has put behind <body> before React takes the document over is left
#   alone, as one inside <body> or <head> is: React rendered neither.
# Seen: react-dom 18.3.1 gives up hydration for one extra child of <html> (error 418, then 423), renders the whole document
#   anew, empties what was typed and removes the element; inside <body> the same element does no harm. react-dom 19.2.0
#   leaves both alone. (jsdom 27.0.0, Node 24)
# Why it matters here: shops on Remix, or on Hydrogen before React 19, hydrate the document. A chat's element that is
#   appended to document.documentElement breaks such a page and is gone; there it has to stand in <body>.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
for version in 18.3.1 19.2.0; do
  mkdir "$version"; cd "$version"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund --save-exact "react@$version" "react-dom@$version" jsdom@27.0.0
  cat >page.cjs <<'JS'
const { JSDOM } = require('jsdom');
const place = process.argv[2];
const dom = new JSDOM('<!doctype html><html><head></head><body><form><input name="name"></form></body></html>', { pretendToBeVisual: true });
Object.assign(globalThis, { window: dom.window, document: dom.window.document, MessageChannel: undefined });
const { createElement: h } = require('react');
const { hydrateRoot } = require('react-dom/client');
const { document } = dom.window;
const field = document.querySelector('input');
field.value = 'typed';
document[place].append(document.createElement('third-party'));
let complaints = 0;
const page = h('html', null, h('head'), h('body', null, h('form', null, h('input', { name: 'name' }))));
hydrateRoot(document, page, { onRecoverableError: () => { complaints += 1; } });
setTimeout(() => {
  const typed = document.querySelector('input').value;
  const isThere = document.querySelector('third-party') !== null;
  console.log(`${complaints > 0 ? 'given up' : 'hydrated'}, field '${typed}', element ${isThere ? 'there' : 'gone'}`);
  process.exit();
}, 1_000);
JS
  for place in documentElement body; do
    echo "react-dom $version, extra element in $place: $(NODE_ENV=production node page.cjs "$place")" | tee -a ../seen
  done
  cd ..
done
diff seen - <<'TEXT'
react-dom 18.3.1, extra element in documentElement: given up, field '', element gone
react-dom 18.3.1, extra element in body: hydrated, field 'typed', element there
react-dom 19.2.0, extra element in documentElement: hydrated, field 'typed', element there
react-dom 19.2.0, extra element in body: hydrated, field 'typed', element there
TEXT
