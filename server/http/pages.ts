import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { isUuid } from '../companies/access.ts';
import type { Config } from '../config.ts';
import { printedSchema } from '../graphql/schema.ts';
import { frameAncestors } from '../shop/sites.ts';
import { ownOriginOf, pathOf } from './caller.ts';
import { allowEverySite, policy, sendText } from './headers.ts';
import { openShopPages, type ShopSources } from './shop-pages.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The `base` of the widget's build. */
const WIDGET_FILES = '/widget-assets/';

/** Everything that is not GraphQL: built pages and files, the schema's text, health. */
export function openPages({ config, ...sources }: ShopSources & { config: Config }, isReady: () => Promise<boolean>) {
  const shopPages = openShopPages(sources);
  const workspaces = served('web');
  const widget = served('widget');
  // Every page of a shop asks for it: a few minutes old is new enough.
  const embed = served('embed', 'public, max-age=300');
  const graphiql = served('graphiql');

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (path === '/health/live') return sendText(response, 200, 'ok');
    if (path === '/health/ready')
      return (await isReady()) ? sendText(response, 200, 'ok') : sendText(response, 503, 'not ready');
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Metodo non ammesso');
    if (path === '/schema.graphql') return sendText(response, 200, printedSchema());
    const notFound = () => sendText(response, 404, 'Pagina non trovata');
    if (path === '/graphiql' || path.startsWith('/graphiql/')) {
      if (config.isProduction) return notFound();
      // Its editor brings its letters along in its style sheet.
      response.setHeader(
        'Content-Security-Policy',
        `${response.getHeader('Content-Security-Policy')}; font-src 'self' data:`,
      );
      request.url = path.slice('/graphiql'.length) || '/graphiql.html';
      return graphiql(request, response, notFound);
    }
    if (await shopPages(request, response, path)) return;
    if (/^\/embed(-[a-z]+)?\.js$/.test(path)) {
      allowEverySite(response);
      return embed(request, response, notFound);
    }
    const companyId = /^\/widget\/([^/]+)\/?$/.exec(path)?.[1];
    if (companyId !== undefined) {
      // While the database is away the page comes all the same, and tells that the chat cannot be reached; but not into
      // pages of which nobody can say whether the shop allows them.
      const front = isUuid(companyId) ? await sources.fronts.get(companyId.toLowerCase()).catch(() => undefined) : null;
      const ancestors = front === undefined ? "'self'" : frameAncestors(front?.allowedSites ?? []);
      response.setHeader('Content-Security-Policy', policy(ancestors, ownOriginOf(request, config)));
      response.removeHeader('X-Frame-Options');
      // A page that isolates itself shows only frames that do, too; without credentials pictures come from anywhere.
      response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      request.url = '/widget.html';
      return widget(request, response, notFound);
    }
    if (path.startsWith(WIDGET_FILES)) {
      request.url = path.slice(WIDGET_FILES.length - 1);
      return widget(request, response, notFound);
    }
    return workspaces(request, response, () => {
      if (/\.[a-z0-9]+$/i.test(path)) return notFound();
      request.url = '/index.html';
      workspaces(request, response, notFound);
    });
  };
}

/** Files with a hash in their name never change; pages are asked for anew each time. */
function served(folder: string, unhashed = 'no-cache') {
  return sirv(join(DIST, folder), {
    dev: !existsSync(join(DIST, folder)),
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const isHashed = /-[\w-]{8,}\.(js|css|svg|png|woff2)$/.test(path);
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : unhashed);
    },
  });
}
