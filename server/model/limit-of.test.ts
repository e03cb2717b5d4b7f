import { expect, test } from 'vitest';
import { limitOf } from './limit-of.ts';

const none = () => null;

test.each([
  'Rate limit reached for gpt-4o in organization org-a1 on requests per min (RPM): Limit 500, Used 500.',
  'Rate limit reached for model `llama-3.3-70b` in organization `org_1` service tier `on_demand`',
  'This request would exceed your organization’s rate limit of 50 requests per minute',
  'Quota exceeded for quota metric GenerateRequestsPerMinutePerProjectPerModel-FreeTier',
  'Requests to the API have exceeded call rate limit of your current OpenAI S0 pricing tier.',
  'Service tier capacity exceeded for this model.',
  'Rate limit exceeded: free-models-per-day',
  'deepseek/deepseek-r1 is temporarily rate-limited upstream.',
  'LiteLLM Rate Limit Handler for rate limit type = key. Crossed TPM / RPM / Max Parallel Request Limit',
  'The engine is currently overloaded, please try again later',
  'your account org-1<ak-2> request reached max organization concurrency: 3',
])('a limit of everybody here, by the words: %s', (says) => {
  expect(limitOf(says, none)).toBe('EVERYBODY');
});

test.each([
  'LiteLLM Rate Limit Handler for rate limit type = end_user. Crossed TPM / RPM',
  'Rate limit type: customer reached for api key sk-…',
  'Too many requests for user shop-12 in this project',
  '{"scope": "user", "limit": 20}',
])('a limit of who asked alone, whatever else is named: %s', (says) => {
  expect(limitOf(says, none)).toBe('ASKER');
});

test.each(['Too Many Requests', 'Rate limit reached. Please try again in 6m0s.', 'Slow down', ''])(
  'a service that does not tell: %j',
  (says) => {
    expect(limitOf(says, none)).toBeNull();
  },
);

test.each([
  ['x-ratelimit-remaining-requests', '0', 'EVERYBODY'],
  ['x-ratelimit-remaining-tokens-minute', '0', 'EVERYBODY'],
  ['anthropic-ratelimit-input-tokens-remaining', '0', 'EVERYBODY'],
  ['x-ratelimit-remaining-requests', '12', null],
  ['x-ratelimit-scope', 'user', 'ASKER'],
  ['x-ratelimit-scope', 'key', 'EVERYBODY'],
])('a header tells it: %s: %s', (name, value, whose) => {
  expect(limitOf('Too many requests', (asked) => (asked === name ? value : null))).toBe(whose);
});
