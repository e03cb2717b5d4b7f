import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnowledgeCache } from '../assistant/knowledge-cache.ts';
import { isUuid } from '../companies/access.ts';
import { lookOf } from '../companies/chat-look.ts';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '../companies/company.ts';
import { bubbleSvg, colorOf, NO_BUBBLE } from '../shop/bubble.ts';
import { isUnusual, lookScript } from '../shop/chat-look.ts';
import { demoPage, demoStyle } from '../shop/demo-page.ts';
import type { ShopFront, ShopFronts } from '../shop/front.ts';
import { DEFAULT_TEASER } from '../shop/widget-settings.ts';
import { allowEverySite, STRICT_POLICY, sendText } from './headers.ts';

const FIVE_MINUTES = 'public, max-age=300';
const COMPANY_FILE = /^\/(bubble|teaser|look|embed-demo)\/([^/.]+)(\.svg|\.js|\.css|)$/;

type Front = ShopFront | null | undefined;

export interface ShopSources {
  knowledge: KnowledgeCache;
  fronts: ShopFronts;
}

/** What the pages of shops ask of us for one company. Answers whether the address was one of these. */
export function openShopPages({ knowledge, fronts }: ShopSources) {
  return async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const [, name, id = '', extension] = COMPANY_FILE.exec(path) ?? [];
    const front = name ? await frontOf(id) : undefined;
    switch (`${name}${extension}`) {
      case 'bubble.svg':
        sendBubble(request, response, front);
        return true;
      case 'teaser.js':
        sendTeaser(request, response, front);
        return true;
      case 'look.js':
        sendScript(
          request,
          response,
          front ? lookScript(lookOf(front), front.isTeaserOn) : front === null ? UNKNOWN : '',
        );
        return true;
      case 'embed-demo.css':
        sendCached(request, response, 'text/css; charset=utf-8', demoStyle(front));
        return true;
      case 'embed-demo':
        await sendDemo(response, front);
        return true;
      default:
        return false;
    }
  };

  /** Null for a company that does not exist, undefined while nobody can tell. */
  async function frontOf(id: string): Promise<Front> {
    return isUuid(id) ? fronts.get(id.toLowerCase()).catch(() => undefined) : null;
  }

  async function sendDemo(response: ServerResponse, front: Front): Promise<void> {
    const known = front && (await knowledge.get(front.id));
    if (!known) return sendText(response, 404, 'Azienda non trovata');
    response.setHeader('Content-Security-Policy', STRICT_POLICY);
    sendText(response, 200, demoPage(known.company, known.catalogue.products), 'text/html; charset=utf-8');
  }
}

/** While the database is away the bubble is drawn in our own colours; for an unknown company there is none. */
function sendBubble(request: IncomingMessage, response: ServerResponse, front: Front): void {
  const asked = colorOf(new URL(request.url ?? '/', 'http://localhost').searchParams.get('color'));
  const primary = asked ?? front?.primaryColor ?? DEFAULT_PRIMARY_COLOR;
  const secondary = asked ?? front?.secondaryColor ?? DEFAULT_SECONDARY_COLOR;
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  allowEverySite(response);
  if (front === undefined) response.setHeader('Cache-Control', 'no-store');
  const hasWishes = front ? isUnusual(lookOf(front), front.isTeaserOn) : false;
  const svg = front === null ? NO_BUBBLE : bubbleSvg(primary, secondary, front?.isTeaserOn ?? false, hasWishes);
  sendCached(request, response, 'image/svg+xml', svg);
}

/** No picture of a bubble makes a page ask for it. */
const UNKNOWN = "console.warn('TuoShop: azienda sconosciuta')";

/** A script, because a page with a strict policy takes nothing else from another site that it could read. */
function sendTeaser(request: IncomingMessage, response: ServerResponse, front: Front): void {
  const text = front?.isTeaserOn ? front.teaser || DEFAULT_TEASER : '';
  sendScript(request, response, text && `TuoShop('teaser',${JSON.stringify(text)})`);
}

function sendScript(request: IncomingMessage, response: ServerResponse, script: string): void {
  allowEverySite(response);
  sendCached(request, response, 'text/javascript; charset=utf-8', script);
}

function sendCached(request: IncomingMessage, response: ServerResponse, type: string, body: string): void {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', FIVE_MINUTES);
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] !== tag) sendText(response, 200, body, type);
  else response.writeHead(304).end();
}
