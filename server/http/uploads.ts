import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shared } from '../context.ts';
import { UserError } from '../errors.ts';
import { receiveUpload } from '../uploads/actions.ts';
import { pathOf } from './caller.ts';

/** The door for files: `PUT /uploads/{token}`, once, with the file as its body. */
export function openUploadDoor(shared: Shared) {
  return async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      if (request.method !== 'PUT') throw new UserError('BAD_REQUEST');
      const upload = await receiveUpload(shared, pathOf(request).slice('/uploads/'.length), request);
      response.end(JSON.stringify({ id: upload.id, size: upload.size }));
    } catch (error) {
      if (!(error instanceof UserError)) {
        // A request that was read to its end counts as destroyed, though its sender waits for the answer.
        if (!response.destroyed) throw error;
        return; // the sender is gone
      }
      shared.counts.add('refusals', error.code);
      response.statusCode = STATUS[error.code] ?? 400;
      // What is still on its way is not read.
      response.setHeader('Connection', 'close');
      response.end(JSON.stringify({ errors: [{ message: error.message, extensions: { code: error.code } }] }));
    }
  };
}

const STATUS: Partial<Record<UserError['code'], number>> = {
  UPLOAD_NOT_FOUND: 404,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_TOO_SLOW: 408,
};
