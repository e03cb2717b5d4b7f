import { asEditor } from '../companies/access.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { catalogueToReturnTo } from '../products/catalogue-store.ts';
import { applyImport } from './apply-actions.ts';
import { previewImport } from './preview-actions.ts';
import type { Import } from './store.ts';
import { undoImport } from './undo-actions.ts';
import { faqImportToUndo } from './undo-store.ts';

type ImportMutations = 'previewImport' | 'applyImport' | 'undoImport';

export const importMutations: Pick<MutationResolvers, ImportMutations> = {
  previewImport: async (_, { companyId, uploadId, mode }, context) =>
    previewOf(await previewImport(context, companyId, uploadId, mode)),
  applyImport: async (_, { companyId, importId }, context) =>
    previewOf(await applyImport(context, companyId, importId)),
  undoImport: async (_, { companyId, kind }, context) => {
    await undoImport(context, companyId, kind);
    return asEditor(context, companyId, async (_manager, company) => company);
  },
};

export const importQueries: Pick<QueryResolvers, 'canUndoImport'> = {
  canUndoImport: (_, { companyId, kind }, context) =>
    asEditor(context, companyId, async (manager) => {
      const find = kind === 'FAQS' ? faqImportToUndo : catalogueToReturnTo;
      return (await find(manager, companyId)) !== null;
    }),
};

/** The report's fields stand beside the import's own. */
function previewOf({ report, ...found }: Import) {
  return { ...found, ...report };
}
