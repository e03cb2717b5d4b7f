import type { QueryResolvers } from '../graphql/generated/schema.ts';
import { proofOf } from './actions.ts';
import { proofOfDeletion, proofOfImport, proofOfProduct, proofOfSettings } from './draft-actions.ts';
import { proveFaq } from './faq-proof.ts';
import { toldProof } from './told-proof.ts';

export const proofQueries: Pick<
  QueryResolvers,
  'proveFaq' | 'proveAssistantSettings' | 'proveProduct' | 'proveProductDeletion' | 'proveImport'
> = {
  proveFaq: async (_, { companyId, draft }, context) =>
    toldProof(await proofOf(context, companyId, (...known) => proveFaq(...known, draft))),
  proveAssistantSettings: async (_, { companyId, draft }, context) =>
    toldProof(await proofOfSettings(context, companyId, draft)),
  proveProduct: async (_, { companyId, draft }, context) => toldProof(await proofOfProduct(context, companyId, draft)),
  proveProductDeletion: async (_, { companyId, ids }, context) =>
    toldProof(await proofOfDeletion(context, companyId, ids)),
  proveImport: async (_, { companyId, importId }, context) =>
    toldProof(await proofOfImport(context, companyId, importId)),
};
