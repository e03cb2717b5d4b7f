import { asEditor } from '../companies/access.ts';
import type { ImportColumnChoice, MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { applyImport } from './apply-actions.ts';
import type { ColumnChoice } from './matched-columns.ts';
import { previewImport } from './preview-actions.ts';
import type { Import } from './store.ts';
import { importToUndo, undoImport } from './undo-actions.ts';

type ImportMutations = 'previewImport' | 'applyImport' | 'undoImport';

export const importMutations: Pick<MutationResolvers, ImportMutations> = {
  previewImport: async (_, { companyId, uploadId, mode, columns }, context) =>
    previewOf(await previewImport(context, companyId, uploadId, mode, columns.map(choiceOf))),
  applyImport: async (_, { companyId, importId }, context) =>
    previewOf(await applyImport(context, companyId, importId)),
  undoImport: async (_, { companyId, kind, importId }, context) => {
    await undoImport(context, companyId, kind, importId);
    return asEditor(context, companyId, async (_manager, company) => company);
  },
};

export const importQueries: Pick<QueryResolvers, 'importToUndo'> = {
  importToUndo: (_, { companyId, kind }, context) => importToUndo(context, companyId, kind),
};

/** What a person said of a column. */
export function choiceOf({ heading, field }: ImportColumnChoice): ColumnChoice {
  return { heading: heading.slice(0, 200), field: field ?? null };
}

/** The report's fields stand beside the import's own; previews from before these were kept have none. */
export function previewOf({ report, ...found }: Import) {
  const missing = {
    source: null,
    isIncremental: false,
    isMerged: false,
    fileRowCount: report.rowCount,
    columns: [],
    notTaken: [],
    columnsToMatch: [],
    variantCount: 0,
  };
  return { ...missing, ...found, ...report };
}
