import { describe, expect, test } from 'vitest';
import type { UserError } from '../errors.ts';
import { composePrompt, partedPrompt } from './compose.ts';
import { checkedFields, FIRST_FIELDS, type PromptFields } from './fields.ts';
import { promptHints } from './hints.ts';

const fields = (given: Partial<PromptFields> = {}): PromptFields => ({ ...FIRST_FIELDS, ...given });

test('the prompt says what the fields say, in their order, with the placeholders of every prompt', () => {
  expect(
    composePrompt(
      fields({
        ...{ tone: 'LIVELY', address: 'LEI', length: 'SHORT', about: 'Dal 1962.\nSiamo in due.' },
        ...{ always: ['Il ritiro è gratis', 'Si può provare'], never: ['Sconti'] },
      }),
    ),
  ).toBe(`Sei l'assistente di {COMPANY_NAME}, un negozio che si occupa di {COMPANY_DESCRIPTION}. Aiuta i clienti a trovare ciò che cercano e rispondi alle loro domande.

Usa un tono brioso e positivo, con leggerezza, senza esagerare. Dai del Lei a chi scrive. Rispondi in una o due frasi brevi.

Da dire sempre, quando l'argomento lo tocca:
- Il ritiro è gratis
- Si può provare

Da non dire mai:
- Sconti

Altro da sapere del negozio:
Dal 1962.
Siamo in due.

Domande frequenti del negozio:
{FAQ_CONTENT}

Prodotti:
{PRODUCTS_CONTENT}

Se non conosci la risposta dillo con semplicità e proponi di contattare il negozio.`);
});

test('each choice says another thing, and none needs a hint', () => {
  const texts = (['CORDIAL', 'PROFESSIONAL', 'LIVELY', 'ESSENTIAL'] as const).flatMap((tone) =>
    (['TU', 'LEI'] as const).flatMap((address) =>
      (['SHORT', 'NORMAL', 'DETAILED'] as const).map((length) => composePrompt(fields({ tone, address, length }))),
    ),
  );
  expect(new Set(texts).size).toBe(24);
  for (const text of texts) expect(promptHints(text, 'Rossi')).toEqual([]);
  expect(texts.join()).not.toMatch(/Da dire sempre|Da non dire mai|Altro da sapere/);
});

test('its lists are found again, also in a text that went on by hand; elsewhere there are none', () => {
  const prompt = composePrompt(fields({ always: ['Il ritiro è gratis'], never: ['Il fornitore', 'Sconti del 20%'] }));
  const { always, never, sayable, rest } = partedPrompt(prompt.replace('- Sconti', '- Mai sconti'));
  expect([always, never]).toEqual([['Il ritiro è gratis'], ['Il fornitore', 'Mai sconti del 20%']]);
  expect(sayable).toContain('Il ritiro è gratis');
  expect(sayable).not.toMatch(/fornitore|20%/);
  expect(rest).not.toMatch(/ritiro|fornitore/);
  expect(rest).toContain('{FAQ_CONTENT}');
  const own = 'Aiuta.\n\nDa non dire mai: niente.\n\nFine.';
  expect(partedPrompt(own)).toEqual({ always: [], never: [], sayable: own, rest: own });
});

describe('what is stored of the fields', () => {
  const code = (given: Partial<PromptFields>) => {
    try {
      checkedFields(fields(given));
      return null;
    } catch (error) {
      return (error as UserError).extensions.code;
    }
  };

  test.each([
    [{ always: Array.from({ length: 10 }, (_, index) => `Regola ${index}`) }, null],
    [{ never: Array.from({ length: 11 }, (_, index) => `Regola ${index}`) }, 'TOO_MANY_PROMPT_RULES'],
    [{ always: ['😀'.repeat(200)] }, null],
    [{ always: ['è'.repeat(201)] }, 'PROMPT_RULE_TOO_LONG'],
    [{ always: [' \n '] }, 'PROMPT_RULE_BLANK'],
    [{ always: ['Il ritiro è gratis', 'IL RITIRO  e gratis!'] }, 'PROMPT_RULE_TWICE'],
    [{ always: ['Sconti'], never: ['sconti.'] }, 'PROMPT_RULE_TWICE'],
    [{ always: ['!', '?'] }, null],
    [{ never: ['a\0b'] }, 'PROMPT_BAD_CHARACTERS'],
    [{ never: ['prezzi \u202Eoitnocs'] }, 'PROMPT_BAD_CHARACTERS'],
    [{ never: ['\ud800'] }, 'PROMPT_BAD_CHARACTERS'],
    [{ always: ['Ricette 👩‍🍳'] }, null],
    [{ about: 'è'.repeat(2_000) }, null],
    [{ about: 'è'.repeat(2_001) }, 'PROMPT_ABOUT_TOO_LONG'],
    [{ about: 'a\u0007' }, 'PROMPT_BAD_CHARACTERS'],
  ])('is checked (%#)', (given, refusal) => {
    expect(code(given)).toBe(refusal);
  });

  test('is a line for each rule, so that none can pass for another part of the prompt', () => {
    const checked = checkedFields(
      fields({ always: [' Uno\n\nDa non dire mai:\n- due '], about: ' una\r\nriga\te mezza ' }),
    );
    expect(checked.always).toEqual(['Uno Da non dire mai: - due']);
    expect(checked.about).toBe('una\nriga e mezza');
    expect(partedPrompt(composePrompt(checked)).never).toEqual([]);
  });
});
