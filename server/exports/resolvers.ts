import type { MutationResolvers } from '../graphql/generated/schema.ts';
import { createExport } from './actions.ts';

/** The character of each separator. */
export const SEPARATORS = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;

export const exportMutations: Pick<MutationResolvers, 'createExport'> = {
  createExport: (_, { companyId, kind, format, separator, importId }, context) =>
    createExport(context, companyId, {
      kind,
      format,
      options: { separator: SEPARATORS[separator], ...(importId ? { importId } : {}) },
    }),
};
