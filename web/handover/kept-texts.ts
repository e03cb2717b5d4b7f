/** Texts by key. A tab's storage is one; any object is another. */
export type Texts = Record<string, string>;

/** What this tab keeps over a reload, and forgets when it is closed; in memory where the browser allows none. */
export function tabTexts(): Texts {
  try {
    return sessionStorage as unknown as Texts;
  } catch {
    return {};
  }
}

/** A value that is kept under a key; undefined where none is, or where it is no longer readable. */
export function readKept<Value>(texts: Texts, key: string): Value | undefined {
  try {
    return JSON.parse(texts[key] ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets it where there is none. A full storage loses what a reload would have needed, no more. */
export function keep(texts: Texts, key: string, value: unknown): void {
  try {
    if (value === undefined) delete texts[key];
    else texts[key] = JSON.stringify(value);
  } catch {}
}
