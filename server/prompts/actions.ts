import { randomUUIDv7 } from 'node:crypto';
import { requireStaff } from '../accounts/requests.ts';
import { changeKnowledge } from '../companies/actions.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { composePrompt } from './compose.ts';
import { checkedFields, type PromptFields } from './fields.ts';
import { LONGEST_PROMPT, PERSONALITIES, type Personality, type PromptVersion } from './prompt.ts';
import { addPromptVersion, deleteOldPrompts, latestPrompts } from './store.ts';
import { PROMPT_TEMPLATES } from './templates.ts';

export interface PromptInput extends WrittenPrompt {
  template: string;
  personality: string;
  versionId?: string | null | undefined;
}

/** A prompt as it arrives: from fields where there are any, and else its text, written by hand. */
export interface WrittenPrompt {
  text: string;
  fields?: PromptFields | null | undefined;
}

/** The prompt that the model gets for it. @throws UserError as `checkedFields` and `cleanPrompt`. */
export function promptOf({ text, fields }: WrittenPrompt): Pick<PromptVersion, 'text' | 'fields'> {
  if (!fields) return { text: cleanPrompt(text), fields: null };
  const checked = checkedFields(fields);
  return { text: composePrompt(checked), fields: checked };
}

/** A prompt as it may be stored. @throws UserError PROMPT_TOO_LONG, BAD_TEXT. */
export function cleanPrompt(input: string): string {
  const text = input.toWellFormed().replace(/\r\n?/g, '\n').trim();
  if (text.length > LONGEST_PROMPT) throw new UserError('PROMPT_TOO_LONG');
  if (text.includes('\0')) throw new UserError('BAD_TEXT');
  return text;
}

/** Saves the company's prompt and returns the latest versions. @throws UserError STALE_VERSION and those of `promptOf`. */
export async function savePrompt(context: Context, companyId: string, input: PromptInput): Promise<PromptVersion[]> {
  const { account } = requireStaff(context);
  const { text, fields } = promptOf(input);
  const { template, personality } = checkedOrigin(input);
  return changeKnowledge(context, companyId, 'prompt', async (manager, company) => {
    const kept = await latestPrompts(manager, company.id);
    const [newest] = kept;
    if ((newest?.id ?? null) !== (input.versionId?.toLowerCase() ?? null)) throw new UserError('STALE_VERSION');
    const id = randomUUIDv7();
    // A text that comes back as it was composed is still what those fields say.
    const origin = fields ?? kept.find((version) => version.text === text)?.fields ?? null;
    const written = { text, fields: origin, template, personality };
    await addPromptVersion(manager, { companyId: company.id, id, ...written, madeBy: account.id });
    await deleteOldPrompts(manager, company.id);
    return latestPrompts(manager, company.id);
  });
}

function checkedOrigin({ template, personality }: PromptInput) {
  const isKnown =
    PROMPT_TEMPLATES.some(({ id }) => id === template) && PERSONALITIES.some((one) => one === personality);
  if (!isKnown) throw new UserError('UNKNOWN_TEMPLATE');
  return { template, personality: personality as Personality };
}
