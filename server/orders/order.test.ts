import { describe, expect, test } from 'vitest';
import { questionOf, readOrder, readSought } from './order.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('what an order is looked for by', () => {
  test.each([
    ['10482', 'Anna.Rossi@Example.it', { orderNumber: '10482', email: 'anna.rossi@example.it', postcode: null }],
    [' #WC-10482 ', ' 20121 ', { orderNumber: '#WC-10482', email: null, postcode: '20121' }],
    ['2026/000 17', 'sw1a 1aa', { orderNumber: '2026/000 17', email: null, postcode: 'SW1A 1AA' }],
  ])('%s and %s', (number, proof, sought) => {
    expect(readSought(number, proof)).toEqual(sought);
  });

  test.each(['', ' ', '"; drop', '-1', 'a'.repeat(41), '<b>1</b>', '1\u0000\u202e'])('no number: %j', (number) => {
    expect(() => readSought(number, '20121')).toThrow(refusal('BAD_ORDER_NUMBER'));
  });

  test.each([
    '',
    'Anna',
    'anna@',
    '@example.it',
    'a b@example.it',
    'MILANO',
    '1',
    '1'.repeat(11),
    'anna@example.it\nX: 1',
  ])('neither an e-mail address nor a postcode: %j', (proof) => {
    expect(() => readSought('10482', proof)).toThrow(refusal('BAD_ORDER_PROOF'));
  });

  test('only what is known is asked with', () => {
    expect(questionOf(readSought('10482', 'anna@example.it'))).toBe(
      '{"orderNumber":"10482","email":"anna@example.it"}',
    );
    expect(questionOf(readSought('10482', '20121'))).toBe('{"orderNumber":"10482","postcode":"20121"}');
  });
});

describe('what a shop answers', () => {
  test.each([
    ['{"state":"ordered"}', { state: 'ORDERED', since: null, trackingUrl: null }],
    [
      '{"state":"SENT","since":"2026-11-27T09:30:00+01:00","trackingUrl":"https://corriere.example/t/1","customer":"Anna"}',
      { state: 'SENT', since: new Date('2026-11-27T08:30:00Z'), trackingUrl: 'https://corriere.example/t/1' },
    ],
    [
      '{"state":"delivered","since":"2026-11-27","trackingUrl":null}',
      { state: 'DELIVERED', since: new Date('2026-11-27T12:00Z'), trackingUrl: null },
    ],
    ['{"state":"returned","trackingUrl":""}', { state: 'RETURNED', since: null, trackingUrl: null }],
  ])('%s', (body, order) => {
    expect(readOrder(body)).toEqual(order);
  });

  test.each([
    '',
    'null',
    '[]',
    '"sent"',
    '<html>',
    '{}',
    '{"state":"lost"}',
    '{"state":["sent"]}',
    '{"state":"constructor"}',
    '{"state":"sent","since":"27/11/2026"}',
    '{"state":"sent","since":"2026-13-40"}',
    '{"state":"sent","since":1764230000}',
    '{"state":"sent","trackingUrl":"javascript:alert(1)"}',
    '{"state":"sent","trackingUrl":"https://user:pw@corriere.example/"}',
    '{"state":"sent","trackingUrl":"/t/1"}',
    '{"state":"sent","trackingUrl":{"href":"https://corriere.example/"}}',
    `{"state":"sent","trackingUrl":"https://corriere.example/${'a'.repeat(2_000)}"}`,
  ])('tells nothing: %s', (body) => {
    expect(() => readOrder(body)).toThrow(refusal('ORDER_BAD_ANSWER'));
  });
});
