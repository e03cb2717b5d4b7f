import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { keyEndOf, keyFor, type OwnModel, readOwnModel } from './own-model.ts';

const read = (given: Partial<OwnModel>, allowed: string[] = []) =>
  readOwnModel({ address: 'https://api.example.com/v1', model: 'gpt', dailyTokens: null, ...given }, allowed);

describe('the address of a model', () => {
  test.each([
    [' https://api.openai.com/v1 ', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://gateway.example.com:8443/openai/v1//', 'https://gateway.example.com:8443/openai/v1'],
    ['https://api.example.com', 'https://api.example.com'],
  ])('%s is kept as %s', (address, kept) => {
    expect(read({ address }).address).toBe(kept);
  });

  test.each([
    ['', 'OWN_MODEL_BAD_ADDRESS'],
    ['api.openai.com', 'OWN_MODEL_BAD_ADDRESS'],
    ['ftp://api.openai.com/v1', 'OWN_MODEL_BAD_ADDRESS'],
    ['http://api.openai.com/v1', 'OWN_MODEL_BAD_ADDRESS'],
    ['https://chiave@api.openai.com/v1', 'OWN_MODEL_BAD_ADDRESS'],
    ['https://api.openai.com/v1?version=1', 'OWN_MODEL_BAD_ADDRESS'],
    ['https://127.0.0.1/v1', 'OWN_MODEL_PRIVATE_ADDRESS'],
    ['https://192.168.1.7/v1', 'OWN_MODEL_PRIVATE_ADDRESS'],
    ['https://0x7f.1/v1', 'OWN_MODEL_PRIVATE_ADDRESS'],
    ['https://[fe80::1]/v1', 'OWN_MODEL_PRIVATE_ADDRESS'],
    ['https://[::ffff:10.0.0.1]/v1', 'OWN_MODEL_PRIVATE_ADDRESS'],
  ])('%s is refused: %s', (address, code) => {
    expect(() => read({ address })).toThrow(new UserError(code as 'OWN_MODEL_BAD_ADDRESS').message);
  });

  test('of the own network is taken where whoever runs the server allowed it', () => {
    expect(read({ address: 'http://10.0.0.5:8000/v1' }, ['10.0.0.5:8000']).address).toBe('http://10.0.0.5:8000/v1');
    expect(() => read({ address: 'http://10.0.0.5:8001/v1' }, ['10.0.0.5:8000'])).toThrow('rete privata');
  });
});

describe('the key', () => {
  const kept = { address: 'https://api.example.com/v1', model: 'gpt', dailyTokens: null, apiKey: 'sk-kept' };

  test('that is entered counts; left out, the one that is kept for the same server does', () => {
    expect(keyFor('https://api.other.com/v1', ' sk-new ', kept)).toBe('sk-new');
    expect(keyFor('https://api.example.com/v2', '', kept)).toBe('sk-kept');
    expect(keyFor('https://api.example.com/v1', null, kept)).toBe('sk-kept');
  });

  test.each([
    ['https://api.other.com/v1', kept],
    ['https://api.example.com:8443/v1', kept],
    ['https://api.example.com/v1', { ...kept, apiKey: null }],
    ['https://api.example.com/v1', null],
  ])('is asked for anew for %s', (address, before) => {
    expect(() => keyFor(address, null, before)).toThrow('Scrivi la chiave API');
  });

  test.each(['due parole', 'perché', 'a'.repeat(401), 'a\u0000b'])('%j is none', (key) => {
    expect(() => keyFor('https://api.example.com/v1', key, null)).toThrow('La chiave non è valida');
  });

  test.each([
    ['sk-proj-0123456789-a1b2', '…a1b2'],
    ['0123456789ab', '…89ab'],
    ['0123456789a', '…'],
    ['a1b2', '…'],
  ])('of %s is shown %s', (key, end) => {
    expect(keyEndOf(key)).toBe(end);
  });
});
