import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** How a site goes from page to page without loading it anew. */
export interface Router {
  /** Scripts of its pages, in their order. */
  scripts: string[];
  /** Around what the router replaces. */
  wrap?: (body: string) => string;
}

/** Puts what another page has in place of this one's, as single-page routers do. */
const SHOW = `async function show() {
  const text = await (await fetch(location.pathname)).text();
  document.querySelector('main').innerHTML = new DOMParser().parseFromString(text, 'text/html').querySelector('main').innerHTML;
}`;

export const ROUTERS: Record<string, Router> = {
  'Turbo 8': { scripts: [installed('@hotwired/turbo', 'dist/turbo.es2017-umd.js')] },
  'Turbolinks 5': { scripts: [installed('turbolinks', 'dist/turbolinks.js')] },
  'Barba 2': {
    scripts: [installed('@barba/core', 'dist/barba.umd.js'), 'barba.init({ transitions: [{ name: "none" }] })'],
    wrap: (body) => `<div data-barba="wrapper"><div data-barba="container">${body}</div></div>`,
  },
  'Swup 4': {
    scripts: [installed('swup', 'dist/Swup.umd.js'), 'new Swup({ animationSelector: false })'],
    wrap: (body) => `<div id="swup">${body}</div>`,
  },
  'a router of its own, for which every popstate is another page': {
    scripts: [
      `${SHOW}
      addEventListener('popstate', show);
      addEventListener('click', (event) => {
        const link = event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        history.pushState(null, '', link.href);
        show();
      });`,
    ],
  },
  'no router': { scripts: [] },
};

function installed(name: string, file: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(join('node_modules', ...name.split('/'))));
  return readFileSync(join(folder || dirname(entry), 'node_modules', ...name.split('/'), file), 'utf8');
}
