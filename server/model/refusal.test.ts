import { expect, test } from 'vitest';
import type { FaultKind } from './faults.ts';
import { readRefusal } from './refusal.ts';
import { durationOf, waitIn } from './waits.ts';

const none = () => null;

const KINDS: [FaultKind, number, unknown][] = [
  ['KEY', 401, { error: { code: 'invalid_api_key', message: 'Incorrect API key provided: sk-abc***xyz.' } }],
  ['KEY', 401, ''],
  [
    'KEY',
    400,
    [{ error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } }],
  ],
  ['KEY', 403, { error: { message: 'Invalid API Key' } }],
  ['PERMISSION', 403, { error: { code: 'unsupported_country_region_territory', message: 'Country not supported' } }],
  ['PERMISSION', 403, '<html>Forbidden</html>'],
  ['MODEL', 404, { error: { code: 'model_not_found' } }],
  ['MODEL', 404, { error: { message: 'The model `gpt-9` does not exist or you do not have access to it.' } }],
  ['MODEL', 404, { error: { message: 'model "llama9" not found, try pulling it first' } }],
  ['MODEL', 400, { error: { message: 'Model Not Exist', type: 'invalid_request_error' } }],
  ['MODEL', 400, { object: 'error', message: 'Invalid model: mistral-old', type: 'invalid_model' }],
  ['MODEL', 400, { error: { message: 'llama-9 is not a valid model ID', code: 400 } }],
  [
    'MODEL',
    404,
    { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
  ],
  ['MODEL', 400, { error: { code: 'model_decommissioned', message: 'The model `a` has been decommissioned.' } }],
  ['ADDRESS', 404, '<!doctype html><title>Not Found</title>'],
  ['ADDRESS', 404, { detail: 'Not Found' }],
  ['ADDRESS', 405, ''],
  ['PARAMETER', 400, { error: { message: 'no' } }],
  ['PARAMETER', 422, ''],
  ['PARAMETER', 400, { error: { message: "'temperature' is not supported with this model.", param: 'temperature' } }],
  [
    'TOO_LONG', // of this one question, however it is numbered: it mutes nobody else
    429,
    {
      error: {
        code: 'rate_limit_exceeded',
        message: 'Request too large for gpt-4o on tokens per min (TPM): Limit 30000',
      },
    },
  ],
  ['QUOTA', 429, { error: { code: 'insufficient_quota' } }],
  [
    'QUOTA',
    429,
    {
      error: {
        type: 'insufficient_quota',
        message: 'You exceeded your current quota, please check your plan and billing details.',
      },
    },
  ],
  ['QUOTA', 402, { error: { message: 'Insufficient Balance' } }],
  ['QUOTA', 400, { error: { message: 'Your credit balance is too low to access the API.' } }],
  [
    'OVERLOAD',
    429,
    { error: { code: 'rate_limit_exceeded', message: 'Rate limit reached. Please try again in 20s.' } },
  ],
  [
    'OVERLOAD',
    429,
    {
      error: {
        code: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
        status: 'RESOURCE_EXHAUSTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' }],
      },
    },
  ],
  [
    'TOO_LONG',
    429,
    {
      error: {
        code: 'rate_limit_exceeded',
        message: 'Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 40000.',
      },
    },
  ],
  ['TOO_LONG', 400, { error: { code: 'context_length_exceeded' } }],
  ['TOO_LONG', 400, { message: "This model's maximum context length is 2048 tokens." }],
  ['TOO_LONG', 413, ''],
  [
    'FILTERED',
    400,
    {
      error: {
        code: 'content_filter',
        message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      },
    },
  ],
  ['FILTERED', 403, { error: { message: 'Your chosen model requires moderation and your input was flagged.' } }],
  ['SERVICE', 500, ''],
  ['SERVICE', 529, { type: 'error', error: { type: 'overloaded_error' } }],
  ['SERVICE', 503, 'upstream connect error'],
];

test.each(KINDS)('is a fault of kind %s: %d %j', (kind, status, body) => {
  expect(readRefusal(status, none, body, 0).kind).toBe(kind);
});

test.each([
  [{ error: { code: 429, message: 'Rate limited' } }, 429, 'OVERLOAD'],
  [{ error: { code: '429' } }, 429, 'OVERLOAD'],
  [{ error: { message: 'x', type: 'rate_limit_error' } }, 429, 'OVERLOAD'],
  [{ object: 'error', message: 'x', type: 'BadRequestError', code: 400 }, 400, 'PARAMETER'],
  [{ object: 'error', message: 'x', type: 'internal_error' }, 500, 'SERVICE'],
  [{ error: { status: 'RESOURCE_EXHAUSTED', code: 429 } }, 429, 'OVERLOAD'],
  [{ error: { code: 'insufficient_quota' } }, 429, 'QUOTA'],
  [{ type: 'error', error: { type: 'overloaded_error' } }, 503, 'SERVICE'],
  [{ error: 'boom' }, null, 'SERVICE'],
] as const)('inside an answer that began well: %j', (body, status, kind) => {
  expect(readRefusal(200, none, body, 0)).toMatchObject({ status, kind });
});

test('its own words are read, and what it asks to wait', () => {
  const headers: Record<string, string> = { 'retry-after': '3' };
  const body = { error: { message: 'Please try again in 20s.' } };
  expect(readRefusal(429, none, body, 0)).toMatchObject({ message: 'Please try again in 20s.', retryAfter: 20_000 });
  expect(readRefusal(429, (name) => headers[name], body, 0).retryAfter).toBe(3_000);
  expect(readRefusal(429, none, { error: { retry_after: 12 } }, 0).retryAfter).toBe(12_000);
  expect(readRefusal(429, none, { retry_after_ms: 12 }, 0).retryAfter).toBe(12);
  expect(readRefusal(404, none, '<html>long page</html>', 0).message).toBe('');
});

test.each([
  ['Please try again in 20s.', 20_000],
  ['Please try again in 6m0s.', 360_000],
  ['Please try again in 1m12.5s', 72_500],
  ['try again in 350ms', 350],
  ['Please retry after 26 seconds.', 26_000],
  ['Please retry in 14.5s.', 14_500],
  ['Please wait 2 minutes', 120_000],
  ['"retryDelay": nothing', null],
  ['Rate limit reached', null],
  ['Limit 200, used 190', null],
])('%s', (text, wait) => {
  expect(waitIn(text)).toBe(wait);
});

test.each([
  ['37s', 37_000],
  ['20', 20_000],
  ['1h2m', 3_720_000],
  ['soon', null],
])('a duration: %s', (text, duration) => {
  expect(durationOf(text)).toBe(duration);
});

test('what is deep, long or strange is read all the same', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 5_000; level++) deep = { deep };
  for (const body of [deep, '{"'.repeat(50_000), null, 7, [], 'a'.repeat(1_000_000)])
    expect(readRefusal(400, none, body, 0).says.length).toBeLessThanOrEqual(4_000);
});
