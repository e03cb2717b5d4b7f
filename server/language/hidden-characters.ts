// Controls, zero-width characters, bidirectional marks and overrides, tags, fillers: they show nothing, or show a text in
// another order than it has. Joiners inside emoji are among them: names and e-mails need none.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}\u{2028}\u{2029}]/u;

/** Whether a text holds characters that nobody sees, or a half of one: a name with them passes for another name. */
export function hasHiddenCharacters(text: string): boolean {
  return !text.isWellFormed() || HIDDEN.test(text);
}
