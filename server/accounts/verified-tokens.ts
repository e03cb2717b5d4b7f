import type { Keys } from '../keys.ts';

const MOST = 5_000; // tokens

/**
 * Remembers what was verified: a signature that is right stays right until its token is over, and looking at it costs more
 * than all else that is done for a socket. What is wrong is not remembered, and costs its sender the same every time.
 */
export function rememberVerified<Claims extends { expiresAt: Date }>(
  verify: (keys: Keys, token: string) => Claims | null,
): (keys: Keys, token: string) => Readonly<Claims> | null {
  const byKeys = new WeakMap<Keys, Map<string, Readonly<Claims>>>();
  return (keys, token) => {
    const known = byKeys.get(keys) ?? new Map<string, Readonly<Claims>>();
    byKeys.set(keys, known);
    const found = known.get(token);
    if (found && found.expiresAt.getTime() > Date.now()) return found;
    known.delete(token);
    const claims = verify(keys, token);
    if (claims === null) return null;
    const oldest = known.keys().next();
    if (known.size >= MOST && !oldest.done) known.delete(oldest.value);
    known.set(token, Object.freeze(claims));
    return claims;
  };
}
