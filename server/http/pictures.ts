import type { IncomingMessage, ServerResponse } from 'node:http';
import { pictureOfPath } from '../companies/picture.ts';
import type { Shared } from '../context.ts';
import { findPicture } from '../pictures/store.ts';
import { pathOf } from './caller.ts';

/** The door for uploaded pictures: `GET /logo/{id}`, `GET /picture/{id}`. An address always shows the same picture. */
export function openPictureDoor({ database }: Pick<Shared, 'database'>) {
  return async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const named = request.method === 'GET' || request.method === 'HEAD' ? pictureOfPath(pathOf(request)) : null;
    const picture = named && (await findPicture(database, named.kind, named.id));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!picture) {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end('Immagine non trovata');
      return;
    }
    response.setHeader('Content-Type', picture.contentType);
    response.setHeader('Content-Length', picture.bytes.length);
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.end(request.method === 'HEAD' ? undefined : picture.bytes);
  };
}
