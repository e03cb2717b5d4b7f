const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?)\s*(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?)(?![a-z])/gi;
const DURATION =
  '(?:\\d+(?:\\.\\d+)?\\s*(?:ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?)?\\s*)+';
const ASKED = new RegExp(
  `(?:(?:try again|retry|available again|wait)(?:ing)?\\s*(?:in|after|for)?|retry[_-]?after["':\\s]*)\\s*(?:about\\s+)?(${DURATION})`,
  'i',
);

/** How long a service asks to wait, in ms, from the text of its refusal: 'try again in 6m0.5s'; null where it says nothing. */
export function waitIn(text: string): number | null {
  const [, asked] = ASKED.exec(text) ?? [];
  return asked === undefined ? null : durationOf(asked);
}

/** '37s', '1m12.5s', '350ms', '20' (seconds) in ms; null for anything else. */
export function durationOf(text: string): number | null {
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return Number(text) * 1_000;
  const parts = [...text.matchAll(PART)];
  if (parts.length === 0) return null;
  return parts.reduce((sum, [, amount, unit = 's']) => sum + Number(amount) * unitOf(unit), 0);
}

function unitOf(unit: string): number {
  const name = unit.toLowerCase();
  return UNITS[name.startsWith('mil') ? 'ms' : name === 'ms' ? 'ms' : name.charAt(0)] ?? 1_000;
}
