import { checkedAllowedWords, checkedTopics, settingsOf } from '../assistant/settings.ts';
import { asManager, isUuid } from '../companies/access.ts';
import { changeKnowledge } from '../companies/actions.ts';
import { saveSettings } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { findGroup } from '../improvement/store.ts';
import { wordingsOf } from '../improvement/wordings.ts';
import { proofOf } from '../proofs/actions.ts';
import { type Allowed, type AllowedProof, proveAllowed, withAllowed } from './proof.ts';

/**
 * Lets a company answer topics, and whatever bears some words, beside what it answers already.
 * @throws UserError NOTHING_ALLOWED, UNKNOWN_TOPIC, BAD_ALLOWED_WORDS, also where there would be too many: then nothing is saved.
 */
export function allow(context: Context, companyId: string, given: Allowed) {
  const allowed = checkedAllowed(given);
  if (allowed.topics.length + allowed.words.length === 0) throw new UserError('NOTHING_ALLOWED');
  return changeKnowledge(context, companyId, 'settings', async (manager, company) => {
    const { topics, words } = withAllowed({ topics: company.allowedTopics, words: company.allowedWords }, allowed);
    const { synonyms, settingsVersion } = company;
    const saved = { allowedTopics: topics, allowedWords: checkedAllowedWords(words), synonyms };
    if (!(await saveSettings(manager, company.id, settingsVersion, saved))) throw new UserError('STALE_VERSION');
    return settingsOf({ ...company, ...saved, settingsVersion: settingsVersion + 1 });
  });
}

/**
 * What allowing something would change for the questions that a company's visitors asked lately, and whether it is enough
 * for those of a group. @throws UserError as `allow` but for NOTHING_ALLOWED, QUESTION_GROUP_NOT_FOUND, PROOF_SUPERSEDED.
 */
export async function allowedProofOf(
  context: Context,
  companyId: string,
  id: string,
  given: Allowed,
): Promise<AllowedProof> {
  const allowed = checkedAllowed(given);
  const group = await asManager(context, companyId, (manager, company) =>
    isUuid(id) ? findGroup(manager, company.id, 'DECLINED', id) : Promise.resolve(null),
  );
  if (!group) throw new UserError('QUESTION_GROUP_NOT_FOUND');
  const own = wordingsOf(group.texts).map(({ text }) => text);
  return proofOf(context, companyId, (knowledge, questions) => proveAllowed(knowledge, allowed, own, questions));
}

function checkedAllowed({ topics, words }: Allowed): Allowed {
  return { topics: checkedTopics(topics), words: checkedAllowedWords(words) };
}
