import type { MutationResolvers, QueryResolvers, SavedReplyResolvers } from '../graphql/generated/schema.ts';
import { deleteSavedReply, pageOfSavedReplies, readSavedReply, restoreSavedReply, saveSavedReply } from './actions.ts';
import { filledText } from './saved-reply.ts';

export const savedReplyQueries: Pick<QueryResolvers, 'savedReplies' | 'savedReply'> = {
  savedReplies: (_, { companyId, search, ...page }, context) =>
    pageOfSavedReplies(context, companyId, search ?? '', page),
  savedReply: (_, { companyId, id }, context) => readSavedReply(context, companyId, id),
};

export const savedReplyMutations: Pick<MutationResolvers, 'saveSavedReply' | 'deleteSavedReply' | 'restoreSavedReply'> =
  {
    saveSavedReply: (_, { companyId, input }, context) => saveSavedReply(context, companyId, input),
    deleteSavedReply: (_, { companyId, id }, context) => deleteSavedReply(context, companyId, id),
    restoreSavedReply: (_, { companyId, id }, context) => restoreSavedReply(context, companyId, id),
  };

export const savedReplyFields: SavedReplyResolvers = {
  // Who is shown under no name yet speaks for the shop.
  filledText: async ({ companyId, text }, _, { findCompany, viewer }) => {
    const company = (await findCompany(companyId))?.name ?? '';
    const person = (viewer.kind === 'staff' && viewer.account.shownName) || company;
    return filledText(text, { company, person });
  },
};
