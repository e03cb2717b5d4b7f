import type { MutationResolvers } from '../graphql/generated/schema.ts';
import { createUpload } from './actions.ts';

export const uploadMutations: Pick<MutationResolvers, 'createImportUpload'> = {
  createImportUpload: (_, { companyId, ...upload }, context) => createUpload(context, companyId, upload),
};
