/** Keywords as they will be stored: a comma or a semicolon parts two, in lower case, each once. */
export function cleanKeywords(typed: readonly string[]): string[] {
  const words = typed.flatMap((keyword) => keyword.split(/[,;]/)).map((keyword) => keyword.trim().toLowerCase());
  return [...new Set(words)].filter((keyword) => keyword !== '');
}
