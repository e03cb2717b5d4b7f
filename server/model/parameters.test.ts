import { describe, expect, test } from 'vitest';
import { changesOf, guesses, type Parameters, requestBody, USUAL_PARAMETERS, withoutRefused } from './parameters.ts';
import { readRefusal } from './refusal.ts';

const refusal = (status: number, body: unknown) => readRefusal(status, () => null, body, 0);
const RENAMED = { limit: 'max_completion_tokens' } as const;
const COOL = { hasTemperature: false };
const NO_OPTIONS = { hasStreamOptions: false };

/** The same thing as eleven kinds of service say it. */
const REFUSED: [who: string, status: number, body: unknown, change: Partial<Parameters>][] = [
  [
    'OpenAI, max_tokens',
    400,
    {
      error: {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      },
    },
    RENAMED,
  ],
  [
    'OpenAI, temperature',
    400,
    {
      error: {
        message:
          "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
        param: 'temperature',
        code: 'unsupported_value',
      },
    },
    COOL,
  ],
  ['only the param and the code', 400, { error: { param: 'max_tokens', code: 'unsupported_parameter' } }, RENAMED],
  ['only a param and a value', 400, { error: { param: 'temperature', code: 'unsupported_value' } }, COOL],
  [
    'Azure',
    400,
    { error: { code: null, message: 'Unrecognized request argument supplied: stream_options' } },
    NO_OPTIONS,
  ],
  [
    'Mistral',
    422,
    {
      object: 'error',
      message: {
        detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }],
      },
      type: 'invalid_request_error',
    },
    NO_OPTIONS,
  ],
  [
    'FastAPI',
    422,
    { detail: [{ type: 'extra_forbidden', loc: ['body', 'temperature'], msg: 'Extra inputs are not permitted' }] },
    COOL,
  ],
  [
    "Gemini's own form of a list",
    400,
    [
      {
        error: {
          code: 400,
          message: 'Invalid JSON payload received. Unknown name "stream_options": Cannot find field.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    NO_OPTIONS,
  ],
  [
    'Groq',
    400,
    { error: { message: "property 'stream_options' is unsupported", type: 'invalid_request_error' } },
    NO_OPTIONS,
  ],
  [
    'vLLM',
    400,
    { object: 'error', message: 'Unknown parameter: max_tokens', type: 'BadRequestError', code: 400 },
    RENAMED,
  ],
  ['LM Studio', 400, { error: "'temperature' is not supported for this model" }, COOL],
  [
    'Ollama',
    400,
    { error: { message: 'temperature: unsupported option', type: 'api_error', param: null, code: null } },
    COOL,
  ],
  ['Moonshot', 400, { error: { message: 'invalid temperature: only 1 is allowed for this model' } }, COOL],
  [
    'DeepSeek',
    400,
    { error: { message: 'Invalid temperature value, the valid range of temperature is [0, 2.0]' } },
    COOL,
  ],
  [
    'OpenRouter, around what its provider said',
    400,
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: {
          raw: '{"error":{"message":"Unsupported parameter: \'max_tokens\' is not supported with this model. Use \'max_completion_tokens\' instead.","param":"max_tokens"}}',
        },
      },
    },
    RENAMED,
  ],
  [
    'a proxy',
    400,
    {
      error: {
        message: "litellm.UnsupportedParamsError: azure does not support parameters: ['temperature'], for model=o1",
      },
    },
    COOL,
  ],
  ['a fault of the server instead', 500, { error: { message: 'stream_options is not supported' } }, NO_OPTIONS],
  ['as plain text', 400, "Unsupported parameter 'max_tokens'", RENAMED],
  [
    'a stream that needs a verified organisation',
    400,
    {
      error: {
        message: 'Your organization must be verified to stream this model.',
        param: 'stream',
        code: 'unsupported_value',
      },
    },
    { isStreamed: false },
  ],
  [
    "the system's role",
    400,
    {
      error: {
        message: "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
        param: 'messages[0].role',
      },
    },
    { isSystemFolded: true },
  ],
  [
    "a template without the system's role",
    400,
    { message: 'System role not supported', object: 'error' },
    { isSystemFolded: true },
  ],
];

describe('what a service refuses is asked for differently', () => {
  test.each(REFUSED)('%s', (_, status, body, change) => {
    expect(withoutRefused(USUAL_PARAMETERS, refusal(status, body))).toEqual({ ...USUAL_PARAMETERS, ...change });
  });

  test('what is refused under its other name too is left out', () => {
    const renamed = { ...USUAL_PARAMETERS, ...RENAMED };
    const body = { error: { message: "Unsupported parameter: 'max_completion_tokens'" } };
    expect(withoutRefused(renamed, refusal(400, body))).toEqual({ ...USUAL_PARAMETERS, limit: null });
  });

  test.each([
    [401, { error: { message: 'Incorrect API key provided', param: 'temperature' } }],
    [429, { error: { message: 'Rate limit for max_tokens reached' } }],
    [
      400,
      {
        message:
          "'max_tokens' or 'max_completion_tokens' is too large: 250. This model's maximum context length is 2048 tokens.",
      },
    ],
    [400, { error: { code: 'content_filter', message: 'The response was filtered; change the temperature' } }],
    [400, { error: { message: 'no' } }],
  ])('nothing else is: %d %j', (status, body) => {
    expect(withoutRefused(USUAL_PARAMETERS, refusal(status, body))).toBeNull();
  });

  test('nor what was not sent', () => {
    const cool = { ...USUAL_PARAMETERS, ...COOL };
    expect(withoutRefused(cool, refusal(400, { error: { message: 'temperature: no' } }))).toBeNull();
  });
});

test('a refusal that names nothing is guessed at, one thing at a time and then all', () => {
  const tried = guesses(USUAL_PARAMETERS, refusal(422, ''));
  expect(tried).toEqual([
    { ...USUAL_PARAMETERS, hasStreamOptions: false },
    { ...USUAL_PARAMETERS, hasTemperature: false },
    { ...USUAL_PARAMETERS, limit: 'max_completion_tokens' },
    { ...USUAL_PARAMETERS, limit: null, hasTemperature: false, hasStreamOptions: false },
  ]);
  expect(guesses(USUAL_PARAMETERS, refusal(404, ''))).toEqual([]);
  expect(guesses(tried[3] as Parameters, refusal(422, ''))).toEqual([]);
});

test('a request has what is wanted and nothing else', () => {
  const asked = { model: 'a', longest: 250, temperature: 0.7 };
  const messages = [
    { role: 'system', content: 'Sei gentile.' },
    { role: 'user', content: 'Ciao' },
  ] as const;
  expect(requestBody(USUAL_PARAMETERS, asked, messages)).toEqual({
    ...{ model: 'a', messages, max_tokens: 250, temperature: 0.7, stream: true },
    stream_options: { include_usage: true },
  });
  const bare: Parameters = {
    ...{ limit: 'max_completion_tokens', hasTemperature: false, hasStreamOptions: true },
    ...{ isStreamed: false, isSystemFolded: true },
  };
  expect(requestBody(bare, asked, messages)).toEqual({
    ...{ model: 'a', max_completion_tokens: 250 },
    messages: [{ role: 'user', content: 'Sei gentile.\n\nCiao' }],
  });
  expect(changesOf(bare)).toEqual([
    'max_completion_tokens al posto di max_tokens',
    'senza temperature',
    'senza stream',
    'istruzioni dentro la domanda',
  ]);
  expect(changesOf(USUAL_PARAMETERS)).toEqual([]);
});
