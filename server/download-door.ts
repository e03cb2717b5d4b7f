import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathOf } from './caller.ts';
import type { Shared } from './context.ts';
import { inCompany } from './database/tenant.ts';
import { UserError } from './errors.ts';
import { redeemExport } from './exports/actions.ts';
import type { ExportSource } from './exports/export.ts';
import { faqExport } from './exports/faq-export.ts';
import { exportFileName, exportText } from './exports/file.ts';
import { productExport } from './exports/product-export.ts';
import { rejectedExport } from './imports/rejected-export.ts';

/** Everything that can be exported, by the name that `createExport` gives it. */
const SOURCES: Record<string, ExportSource> = {
  PRODUCTS: productExport,
  FAQS: faqExport,
  REJECTED_ROWS: rejectedExport,
};

/** The door for exports: `GET /exports/{token}`, once; the file is streamed as it is read. */
export function openDownloadDoor(shared: Shared) {
  return async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      if (request.method !== 'GET') throw new UserError('EXPORT_NOT_FOUND');
      const { asked, company } = await redeemExport(shared, pathOf(request).slice('/exports/'.length));
      const source = SOURCES[asked.kind];
      if (!source) throw new UserError('EXPORT_NOT_FOUND');
      const { options, format } = asked;
      const rows = source.rows({
        companyId: company.id,
        read: (work) => inCompany(shared.database, company.id, work),
        options,
        dataDir: shared.config.dataDir,
      });
      const type = format === 'CSV' ? 'text/csv' : 'application/json';
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader(
        'Content-Disposition',
        `attachment; filename="${exportFileName(source, company.name, format)}"`,
      );
      const separator = typeof options.separator === 'string' ? options.separator : ';';
      await pipeline(Readable.from(exportText(source, rows, format, separator)), response);
    } catch (error) {
      if (!(error instanceof UserError)) {
        if (!response.headersSent) throw error;
        shared.log.warn({ error }, 'an export broke off');
        return void response.destroy();
      }
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(error.message);
    }
  };
}
