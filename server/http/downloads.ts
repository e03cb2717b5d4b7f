import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { acceptanceExport } from '../acceptance/acceptance-export.ts';
import type { Shared } from '../context.ts';
import { conversationExport } from '../conversations/conversation-export.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { redeemExport } from '../exports/actions.ts';
import type { ExportReach, ExportSource } from '../exports/export.ts';
import { faqExport } from '../exports/faq-export.ts';
import { exportFileName, exportText } from '../exports/file.ts';
import { productExport } from '../exports/product-export.ts';
import { rejectedExport } from '../imports/rejected-export.ts';
import { unmetExport } from '../unmet/unmet-export.ts';
import { pathOf } from './caller.ts';

/** Everything that can be exported, by the name under which it was asked for. */
const SOURCES: Record<string, ExportSource> = {
  PRODUCTS: productExport,
  FAQS: faqExport,
  REJECTED_ROWS: rejectedExport,
  CONVERSATIONS: conversationExport,
  UNMET_WISHES: unmetExport,
  ACCEPTANCE_TESTS: acceptanceExport,
};

/** Whoever takes nothing for so long is cut off, ms: what was read for them waits in memory meanwhile. */
const LONGEST_SILENCE = 30_000;

/** The door for exports: `GET /exports/{token}`, once; the file is streamed as it is read. */
export function openDownloadDoor(shared: Shared, silence = LONGEST_SILENCE) {
  return async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      if (request.method !== 'GET') throw new UserError('EXPORT_NOT_FOUND');
      const { asked, company } = await redeemExport(shared, pathOf(request).slice('/exports/'.length));
      const source = SOURCES[asked.kind];
      if (!source) throw new UserError('EXPORT_NOT_FOUND');
      const { options, format } = asked;
      const reach: ExportReach = {
        companyId: company.id,
        read: (work) => inCompany(shared.database, company.id, work),
        options,
        dataDir: shared.config.dataDir,
      };
      const columns = (await source.usedColumns?.(reach)) ?? source.columns;
      const rows = await begun(source.rows(reach));
      const type = format === 'CSV' ? 'text/csv' : 'application/json';
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader(
        'Content-Disposition',
        `attachment; filename="${exportFileName(source, company.name, format)}"`,
      );
      const separator = typeof options.separator === 'string' ? options.separator : ';';
      response.setTimeout(silence, () => response.destroy());
      await pipeline(Readable.from(exportText({ ...source, columns }, rows, format, separator)), response);
    } catch (error) {
      if (!(error instanceof UserError)) {
        if (!response.headersSent) throw error;
        shared.log.warn({ error }, 'an export broke off');
        return void response.destroy();
      }
      shared.counts.add('refusals', error.code);
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(error.message);
    }
  };
}

/** With the first rows read already: what cannot be read at all is refused before anything is sent. */
async function begun<Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}
