type Area = 'admin' | 'dashboard';

/** What a person sees who opens an address: their workspace, another of its addresses, or why not. */
export type Destination =
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'denied'; readonly requiredRole: 'ADMIN' | 'CLIENT' }
  | { readonly kind: 'completion' }
  | { readonly kind: 'unknownRole' };

/** The role decides what an address shows. */
export function destinationOf(role: string | null, path: string): Destination {
  if (role === null) return { kind: 'completion' };
  const area = areaOf(role);
  if (!area) return { kind: 'unknownRole' };
  if (isWithin(path, area)) return { kind: 'area', area };
  if (isWithin(path, 'admin')) return { kind: 'denied', requiredRole: 'ADMIN' };
  if (isWithin(path, 'dashboard')) return { kind: 'denied', requiredRole: 'CLIENT' };
  return { kind: 'redirect', to: `/${area}` };
}

function areaOf(role: string): Area | undefined {
  if (role === 'SUPERADMIN' || role === 'ADMIN') return 'admin';
  return role === 'CLIENT' ? 'dashboard' : undefined;
}

function isWithin(path: string, area: Area): boolean {
  return path === `/${area}` || path.startsWith(`/${area}/`);
}
