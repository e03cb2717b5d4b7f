import type { MutationResolvers } from '../graphql/generated/schema.ts';
import { savePicture } from './actions.ts';

export const pictureMutations: Pick<MutationResolvers, 'savePicture'> = {
  savePicture: (_, { companyId, uploadId }, context) => savePicture(context, companyId, uploadId),
};
