/** Whose limit a refusal is of: everybody's who asks with this key and model, or of the one who asked. */
export type LimitOf = 'EVERYBODY' | 'ASKER';

type Header = (name: string) => string | null | undefined;

/** Gateways that tell people apart say so, in words of which some would mean everybody elsewhere. */
const OF_ASKER =
  /\b(?:end[_ -]?user|customer|per[_ -]?user|for (?:this |the )?user|user (?:rate )?limit|(?:limit|scope)[_ -]?(?:type|scope)?["' ]*[:=]["' ]*user)\b/i;
/** The key, the account or what it pays, the model, or the service's own machines. */
const OF_EVERYBODY =
  /organi[sz]ation|workspace|\bproject|per_?project|per_?model|\baccount\b|\bapi[_ -]?key\b|\bkey limit\b|\b(?:limit|scope)[_ -]?(?:type|scope)?["' ]*[:=]["' ]*(?:key|team|model|org)|subscription|\btier\b|deployment|\bfor (?:the )?model\b|\bfor [`'"]?[\w./:-]+[`'"]? in\b|free-models|upstream|overloaded|capacity|high (?:traffic|demand)/i;
/** What is left of the key's minute or day; a zero is everybody's. */
const LEFT = [
  ...['requests', 'tokens'].flatMap((what) => [
    ...['', '-minute', '-day'].map((period) => `x-ratelimit-remaining-${what}${period}`),
    `anthropic-ratelimit-${what}-remaining`,
  ]),
  ...['input', 'output'].map((side) => `anthropic-ratelimit-${side}-tokens-remaining`),
  'x-ratelimit-remaining',
];

/** Whose limit a service means by its refusal, by its body's words and its headers; null where it does not tell. */
export function limitOf(says: string, header: Header): LimitOf | null {
  const scope = header('x-ratelimit-scope') ?? header('ratelimit-scope') ?? '';
  if (OF_ASKER.test(says) || /user|customer/i.test(scope)) return 'ASKER';
  if (OF_EVERYBODY.test(says) || scope !== '') return 'EVERYBODY';
  return LEFT.some((name) => /^\s*0+(?:\.0+)?\s*$/.test(header(name) ?? '')) ? 'EVERYBODY' : null;
}
