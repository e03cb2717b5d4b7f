import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import type { Shared } from '../context.ts';
import { UserError } from '../errors.ts';
import { readCredentials } from '../feeds/push.ts';
import { admitSender, receivePush } from '../feeds/push-actions.ts';
import { LARGEST_UPLOAD } from '../uploads/upload.ts';
import { addressOf, addressSubject, pathOf } from './caller.ts';
import { sendText } from './headers.ts';

const WRONG_TAKES = 1_000; // ms that a wrong password waits for its answer

/**
 * The door for what Danea Easyfatt sends ('Invia prodotti'): `POST /easyfatt/{key}` with user and password, the file in a
 * form. The answer is `OK`, or a sentence that Easyfatt shows to who pressed the button.
 */
export function openEasyfattDoor(shared: Shared) {
  return async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method !== 'POST') throw new UserError('METHOD_NOT_ALLOWED');
      const companyId = await admitSender(shared, {
        key: pathOf(request).slice('/easyfatt/'.length),
        credentials: readCredentials(request.headers),
        addressSubject: addressSubject(addressOf(request, shared.config.trustedProxies), shared.keys, new Date()),
      });
      sendText(response, 200, await receivePush(shared, companyId, fileOf(request)));
    } catch (error) {
      if (!(error instanceof UserError)) {
        if (!response.destroyed) throw error;
        return; // the sender is gone
      }
      shared.counts.add('refusals', error.code);
      if (error.code === 'INVALID_CREDENTIAL') {
        await pause(WRONG_TAKES);
        response.setHeader('WWW-Authenticate', 'Basic realm="Easyfatt"');
      }
      response.setHeader('Connection', 'close'); // what is still on its way is not read
      sendText(response, STATUS[error.code] ?? 400, error.message);
    }
  };
}

const STATUS: Partial<Record<UserError['code'], number>> = {
  INVALID_CREDENTIAL: 401,
  METHOD_NOT_ALLOWED: 405,
  UPLOAD_TOO_SLOW: 408,
  UPLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
};

/** The first file of a form, or what comes as it is; it fails with BAD_REQUEST where the form is none, or has no file. */
function fileOf(request: IncomingMessage): Readable {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data/i.test(type)) return request;
  const file = new PassThrough();
  const refuse = () => file.destroy(new UserError('BAD_REQUEST'));
  try {
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      // One byte more than is taken, so that what is too large is noticed.
      limits: { files: 1, fileSize: LARGEST_UPLOAD.PRODUCTS + 1, fields: 20, fieldSize: 64 * 1024, parts: 25 },
    });
    let isFound = false;
    form.on('file', (_, content) => {
      isFound = true;
      content.on('error', refuse);
      content.pipe(file);
    });
    form.on('error', refuse);
    form.on('finish', () => isFound || refuse());
    request.on('error', refuse).on('aborted', refuse);
    request.pipe(form);
  } catch {
    refuse(); // a form without a boundary
  }
  return file;
}
