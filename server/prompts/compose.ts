import type { PromptAddress, PromptFields, PromptLength, PromptTone } from './fields.ts';

const ALWAYS = "Da dire sempre, quando l'argomento lo tocca:";
const NEVER = 'Da non dire mai:';
const ABOUT = 'Altro da sapere del negozio:';

const TONES: Readonly<Record<PromptTone, string>> = {
  CORDIAL: 'Usa un tono cordiale e caloroso, come un commesso gentile che ha tempo per chi entra.',
  PROFESSIONAL: 'Usa un tono professionale e cortese, preciso, senza confidenze.',
  LIVELY: 'Usa un tono brioso e positivo, con leggerezza, senza esagerare.',
  ESSENTIAL: 'Usa un tono essenziale: vai dritto alla risposta, senza convenevoli.',
};

const ADDRESSES: Readonly<Record<PromptAddress, string>> = {
  TU: 'Dai del tu a chi scrive.',
  LEI: 'Dai del Lei a chi scrive.',
};

const LENGTHS: Readonly<Record<PromptLength, string>> = {
  SHORT: 'Rispondi in una o due frasi brevi.',
  NORMAL: 'Rispondi in due o tre frasi.',
  DETAILED: 'Rispondi con i dettagli utili, in quattro o cinque frasi.',
};

/** The prompt that the model gets for a company's fields: the same for the same fields, its placeholders still in it. */
export function composePrompt({ tone, address, length, always, never, about }: PromptFields): string {
  return [
    "Sei l'assistente di {COMPANY_NAME}, un negozio che si occupa di {COMPANY_DESCRIPTION}. Aiuta i clienti a trovare ciò che cercano e rispondi alle loro domande.",
    `${TONES[tone]} ${ADDRESSES[address]} ${LENGTHS[length]}`,
    listed(ALWAYS, always),
    listed(NEVER, never),
    about && `${ABOUT}\n${about}`,
    'Domande frequenti del negozio:\n{FAQ_CONTENT}',
    'Prodotti:\n{PRODUCTS_CONTENT}',
    'Se non conosci la risposta dillo con semplicità e proponi di contattare il negozio.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function listed(heading: string, rules: readonly string[]): string {
  return rules.length > 0 ? `${heading}\n${rules.map((rule) => `- ${rule}`).join('\n')}` : '';
}

/** A prompt by what may be read of it in an answer. */
export interface PartedPrompt {
  /** What the shop wants said. */
  always: string[];
  /** What it wants said to nobody. */
  never: string[];
  /** All of it but what is never said. */
  sayable: string;
  /** All of it but these two lists. */
  rest: string;
}

/** Finds the two lists again in a composed prompt; in one that was written by hand there are none. */
export function partedPrompt(prompt: string): PartedPrompt {
  const blocks = prompt.split(/\n{2,}/);
  const isOf = (heading: string) => (block: string) => block.startsWith(`${heading}\n- `);
  const rulesOf = (heading: string) =>
    blocks
      .filter(isOf(heading))
      .flatMap((block) => block.split('\n').slice(1))
      .map((line) => line.replace(/^- /, ''));
  const without = (...headings: string[]) =>
    blocks.filter((block) => !headings.some((heading) => isOf(heading)(block))).join('\n\n');
  return { always: rulesOf(ALWAYS), never: rulesOf(NEVER), sayable: without(NEVER), rest: without(ALWAYS, NEVER) };
}
