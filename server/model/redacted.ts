const LONGEST = 300; // characters
const MASKED = /[\w.-]*[*•…]{3,}[\w*•….-]*/g;
const LIKE_A_KEY =
  /(?:bearer\s+)?(?:sk|pk|gsk|xai|AIza|hf|key|nvapi|or)[-_][\w-]{4,}|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi;
const ADDRESS_LOGIN = /\/\/[^/\s@]+@/g;

/** A service's own words as staff may read them: without the key, whole or in part, and of bounded length. */
export function redacted(says: string, apiKey: string): string {
  const plain = (apiKey.length > 3 ? says.replaceAll(apiKey, '…') : says)
    .replace(MASKED, '…')
    .replace(LIKE_A_KEY, '…')
    .replace(ADDRESS_LOGIN, '//')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}
