/** By intent, sentences with which people ask for it, one a line: words they really use, also far from the subject's own. */
export type IntentExamples = Readonly<Record<string, string>>;
