/** Puts the server's modules together, unless it was done with the very same. */
export function ensureBundled(): void;
