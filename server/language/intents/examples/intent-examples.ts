/** By intent, sentences with which people ask for it, parted by semicolons: words they really use, also far from the subject's own. */
export type IntentExamples = Readonly<Record<string, string>>;
