declare module 'snowball-stemmers' {
  export function newStemmer(language: 'italian'): { stem(word: string): string };
}
