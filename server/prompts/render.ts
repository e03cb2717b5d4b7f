/** What the placeholders of a prompt stand for. */
export interface PromptValues {
  COMPANY_NAME: string;
  COMPANY_DESCRIPTION: string;
  FAQ_CONTENT: string;
  PRODUCTS_CONTENT: string;
}

export const COMPANY_DESCRIPTION = 'settore commerciale';

const PLACEHOLDER = /\{(COMPANY_NAME|COMPANY_DESCRIPTION|FAQ_CONTENT|PRODUCTS_CONTENT)\}/g;

/** The prompt with its placeholders filled, each once: what is filled in is not looked at again. */
export function renderPrompt(prompt: string, values: PromptValues): string {
  return prompt.replace(PLACEHOLDER, (_, name: keyof PromptValues) => values[name]);
}
