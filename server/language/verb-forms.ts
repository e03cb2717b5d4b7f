/** What may stand behind a verb, one or two of them: 'spedir-melo', 'speditemi', 'tagliando-la'. */
const PRONOUNS = 'gli(?:e(?:l[aeio]|ne))?|(?:me|te|ce|ve|se)(?:l[aeio]|ne)|mi|ti|ci|vi|si|l[aeio]|ne';

/** Endings that only verbs have, as far as a word of a verb's own stem goes: 'taglia' may be a size, 'taglieremo' is none. */
const VERB = new RegExp(
  `(?:${[
    `[aei]r(?:e|${PRONOUNS})`,
    `[ae]ndo(?:${PRONOUNS})?`,
    `(?:[aei]te|iamo)(?:${PRONOUNS})?`,
    '[aei]v(?:[aoi]|a(?:mo|te|no))',
    '[ei]r(?:emo|ete|anno|ai|ei|est[ei]|ebbe(?:ro)?|emmo)',
    '[aiu]t[aeio]',
    'isc(?:[aeio]|[ao]no)',
    '[aeo]no',
    '[aei]ss(?:[ei]|ero|imo)',
  ].join('|')})$`,
);

const HARD = /^(?!(?:ri)?chiamo$)(.+[cg])h(iamo|er(?:emo|ete|anno|ebbe(?:ro)?|est[ei]|emmo))$/;
const OF_TWO_VOWELS = /^(.{3,}u)iamo$/;
const ASKED_OF_SEVERAL = new RegExp(`^(?!ridate)(.{3,}[aei]te)(?:${PRONOUNS})$`); // who gives back does not laugh

/** The word is a verb, for all that its ending tells. Folded. */
export function isVerbForm(word: string): boolean {
  return VERB.test(word);
}

/**
 * The same verb in a form that the stemmer reads: it takes 'pagheremo' and 'pagare', 'restituiamo' and 'restituire',
 * 'mandatemi' and 'mandate' for different words. Any other word as it is.
 */
export function readableVerb(word: string): string {
  const hard = HARD.exec(word);
  if (hard) return `${hard[1]}are`;
  const two = OF_TWO_VOWELS.exec(word);
  if (two) return `${two[1]}ire`;
  return ASKED_OF_SEVERAL.exec(word)?.[1] ?? word;
}
