import type { MutationResolvers } from '../graphql/generated/schema.ts';
import { noteConversion } from './actions.ts';

export const conversionMutations: Pick<MutationResolvers, 'noteConversion'> = {
  noteConversion: (_, { conversationId, conversion }, context) => noteConversion(context, conversationId, conversion),
};
