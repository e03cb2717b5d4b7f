import { asManager } from '../companies/access.ts';
import type { MutationResolvers, QueryResolvers } from '../graphql/generated/schema.ts';
import { savePrompt } from './actions.ts';
import { FIRST_FIELDS, LONGEST_ABOUT, LONGEST_RULE, MOST_RULES } from './fields.ts';
import { LONGEST_PROMPT, type PromptVersion } from './prompt.ts';
import { latestPrompts } from './store.ts';
import { PROMPT_TEMPLATES } from './templates.ts';

export const promptQueries: Pick<QueryResolvers, 'promptSettings'> = {
  promptSettings: (_, { companyId }, context) =>
    asManager(context, companyId, async (manager, company) => settingsOf(await latestPrompts(manager, company.id))),
};

export const promptMutations: Pick<MutationResolvers, 'savePrompt'> = {
  savePrompt: async (_, { companyId, input }, context) => settingsOf(await savePrompt(context, companyId, input)),
};

function settingsOf(versions: PromptVersion[]) {
  const [newest] = versions;
  return {
    text: newest?.text ?? '',
    fields: newest?.fields ?? null,
    // Who goes back to the fields finds the last that were in use.
    lastFields: versions.find(({ fields }) => fields)?.fields ?? FIRST_FIELDS,
    fieldLimits: { rules: MOST_RULES, ruleLength: LONGEST_RULE, aboutLength: LONGEST_ABOUT },
    template: newest?.template ?? 'custom',
    personality: newest?.personality ?? 'friendly',
    versionId: newest?.id ?? null,
    versions,
    templates: [...PROMPT_TEMPLATES],
    longest: LONGEST_PROMPT,
  };
}
