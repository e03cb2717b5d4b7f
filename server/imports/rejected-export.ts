import { UserError } from '../errors.ts';
import type { ExportRow, ExportSource } from '../exports/export.ts';
import { importPaths, isMissing, slicesOf } from './rows-store.ts';
import { hasImport } from './store.ts';

/** The rows that an import left out, with their reasons: all of them, where the preview shows the first. */
export const rejectedExport: ExportSource = {
  fileName: 'righe_scartate',
  columns: [
    { key: 'row', label: 'Riga' },
    { key: 'field', label: 'Campo' },
    { key: 'reason', label: 'Motivo' },
  ],
  async *rows({ companyId, read, options, dataDir }) {
    const importId = String(options.importId ?? '');
    if (!(await read((manager) => hasImport(manager, companyId, importId)))) throw new UserError('EXPORT_NOT_FOUND');
    try {
      for await (const slice of slicesOf(importPaths(dataDir, importId).rejected))
        yield JSON.parse(slice) as ExportRow[];
    } catch (error) {
      // It was refused as a whole, or applied meanwhile.
      throw isMissing(error) ? new UserError('EXPORT_NOT_FOUND') : error;
    }
  },
};
