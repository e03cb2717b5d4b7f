import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { pathOf } from './caller.ts';
import type { Config } from './config.ts';
import { schemaText } from './graphql/schema.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Content-Security-Policy of our own pages: nothing from elsewhere runs; pictures of products come from anywhere. */
const policy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Component libraries set positions and colours in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** The `base` of the widget's build. */
const WIDGET_FILES = '/widget-assets/';

const OWN_PAGES = policy("'none'");
/** The widget is made to stand in the pages of shops. */
const IN_ANY_PAGE = policy('*');

/** Everything that is not GraphQL: built pages and files, the schema's text, health. */
export function openPages(config: Config, isReady: () => Promise<boolean>) {
  const workspaces = served('web');
  const widget = served('widget');
  const embed = served('embed');
  const graphiql = served('graphiql');

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    setSafeHeaders(response, config);
    if (path === '/health/live') return text(response, 200, 'ok');
    if (path === '/health/ready')
      return (await isReady()) ? text(response, 200, 'ok') : text(response, 503, 'not ready');
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(response, 405, 'Metodo non ammesso');
    if (path === '/schema.graphql') return text(response, 200, schemaText);
    const notFound = () => text(response, 404, 'Pagina non trovata');
    if (path === '/graphiql' || path.startsWith('/graphiql/')) {
      if (config.isProduction) return notFound();
      request.url = path.slice('/graphiql'.length) || '/graphiql.html';
      return graphiql(request, response, notFound);
    }
    if (path === '/embed.js') {
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return embed(request, response, notFound);
    }
    if (/^\/widget\/[^/]+\/?$/.test(path)) {
      response.setHeader('Content-Security-Policy', IN_ANY_PAGE);
      response.removeHeader('X-Frame-Options');
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

function setSafeHeaders(response: ServerResponse, config: Config): void {
  response.setHeader('Content-Security-Policy', OWN_PAGES);
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Addresses here can hold one-time tokens.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  if (config.publicUrl?.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

function text(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** Files with a hash in their name never change; pages are asked for anew each time. */
function served(folder: string) {
  return sirv(join(DIST, folder), {
    dev: !existsSync(join(DIST, folder)),
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const isHashed = /-[\w-]{8,}\.(js|css|svg|png|woff2)$/.test(path);
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
