const address = /^\/password\/([^/]+)\/?$/;

/** The token of a one-time link's address, which is taken off the address bar and its history at once. */
export function takePasswordLinkToken(): string | undefined {
  const token = address.exec(location.pathname)?.[1];
  if (token) history.replaceState(null, '', '/');
  return token && decoded(token);
}

/** What was mangled on its way stays as it is: the server knows no such token, and the person is told. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
