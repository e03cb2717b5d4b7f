import { asManager, checkMaySee } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import { saveSettings } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { checkedFirst } from '../database/paging.ts';
import { UserError } from '../errors.ts';
import { withDraft } from '../faqs/draft.ts';
import { compileFaqs } from '../faqs/faq-index.ts';
import { matchFaqs } from '../faqs/match.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { readMessage } from '../language/message.ts';
import { matchProducts } from '../products/match.ts';
import { cardOf } from '../products/product.ts';
import { promptOf } from '../prompts/actions.ts';
import { promptHints } from '../prompts/hints.ts';
import { inSlices } from '../search/slices.ts';
import { answer } from './chain.ts';
import type { Knowledge } from './knowledge.ts';
import { aiStatusOf, tryModelOf } from './model-actions.ts';
import { prepareRequest } from './model-request.ts';
import { findModelChoice, removeOwnModel, saveOwnModel } from './own-model-actions.ts';
import { modelOf } from './own-models.ts';
import { cleanText } from './question.ts';
import { checkedAllowedWords, checkedSynonyms, checkedTopics, settingsOf } from './settings.ts';
import { currentKnowledge } from './store.ts';
import { testReplyOf } from './test-reply.ts';

type AssistantQueries =
  | 'testAnswer'
  | 'matchFaqs'
  | 'matchProducts'
  | 'assistantSettings'
  | 'aiStatus'
  | 'modelChoice'
  | 'promptPreview';

export const assistantQueries: Pick<QueryResolvers, AssistantQueries> = {
  testAnswer: async (_, { companyId, text }, context) => {
    const knowledge = await seenKnowledge(context, companyId);
    const model = modelOf(context, knowledge.company);
    return testReplyOf(knowledge, await answer(knowledge, cleanText(text), model, Math.random));
  },

  aiStatus: async (_, { companyId }, context) => {
    const { id } = await checkMaySee(context, companyId);
    return aiStatusOf(context, id);
  },

  modelChoice: (_, { companyId }, context) => findModelChoice(context, companyId),

  promptPreview: async (_, { companyId, text, question, fields }, context) => {
    const { name, id } = await asManager(context, companyId, async (_manager, company) => company);
    const { text: prompt } = promptOf({ text, fields });
    const knowledge = await currentKnowledge(context, id);
    const asked = { knowledge, text: cleanText(question), productIds: [], isAsked: false, turns: [], prompt };
    const { messages, products, facts } = prepareRequest(asked);
    const hints = promptHints(prompt, name);
    return { text: prompt, messages, hints, products: products.map(cardOf), amounts: [...facts.amounts] };
  },

  matchFaqs: async (_, { companyId, text, first, draft }, context) => {
    const { company, faqs: saved, synonyms } = await seenKnowledge(context, companyId);
    const faqs = draft ? await inSlices(compileFaqs(withDraft(company.id, saved, draft))) : saved;
    const matches = matchFaqs(faqs, readMessage(cleanText(text), synonyms));
    return matches.slice(0, checkedFirst(first)).map(({ faq, terms }) => ({ ...faq, terms }));
  },

  matchProducts: async (_, { companyId, term, first }, context) => {
    const { catalogue, synonyms } = await seenKnowledge(context, companyId);
    const found = matchProducts(catalogue, readMessage(cleanText(term), synonyms), checkedFirst(first));
    return { ...found, products: found.products.map(cardOf) };
  },

  assistantSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (_manager, company) => settingsOf(company)),
};

export const assistantMutations: Pick<
  MutationResolvers,
  'saveAssistantSettings' | 'testModel' | 'saveOwnModel' | 'removeOwnModel'
> = {
  saveOwnModel: (_, { companyId, input }, context) =>
    saveOwnModel(context, companyId, {
      ...input,
      apiKey: input.apiKey ?? null,
      dailyTokens: input.dailyTokens ?? null,
    }),
  removeOwnModel: (_, { companyId }, context) => removeOwnModel(context, companyId),

  testModel: async (_, { companyId }, context) => {
    const { id } = await asManager(context, companyId, async (_manager, company) => company);
    const trial = await tryModelOf(context, id);
    return { ...trial, status: await aiStatusOf(context, id) };
  },

  saveAssistantSettings: async (_, { companyId, input }, context) => {
    const settings = {
      allowedTopics: checkedTopics(input.allowedTopics),
      allowedWords: input.allowedWords && checkedAllowedWords(input.allowedWords),
      synonyms: checkedSynonyms(input.synonyms),
    };
    return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
      const saved = { ...settings, allowedWords: settings.allowedWords ?? company.allowedWords };
      const isSaved = await saveSettings(manager, company.id, input.version, saved);
      if (!isSaved) throw new UserError('STALE_VERSION');
      return settingsOf({ ...company, ...saved, settingsVersion: input.version + 1 });
    });
  },
};

/** What the assistant knows of a company that the viewer may see. */
async function seenKnowledge(context: Context, companyId: string): Promise<Knowledge> {
  const { id } = await checkMaySee(context, companyId);
  return currentKnowledge(context, id);
}
