import { expect, it } from 'vitest';
import { type Destination, destinationOf } from './dispatch.ts';

it.each<[string | null, string, Destination]>([
  ['SUPERADMIN', '/', { kind: 'redirect', to: '/admin' }],
  ['ADMIN', '/', { kind: 'redirect', to: '/admin' }],
  ['CLIENT', '/', { kind: 'redirect', to: '/dashboard' }],
  ['ADMIN', '/qualunque/altra', { kind: 'redirect', to: '/admin' }],
  ['ADMIN', '/administrator', { kind: 'redirect', to: '/admin' }],
  ['ADMIN', '/admin', { kind: 'area', area: 'admin' }],
  ['SUPERADMIN', '/admin/companies/1/people', { kind: 'area', area: 'admin' }],
  ['CLIENT', '/dashboard/conversations/1', { kind: 'area', area: 'dashboard' }],
  ['CLIENT', '/admin/companies/1', { kind: 'denied', requiredRole: 'ADMIN' }],
  ['ADMIN', '/dashboard', { kind: 'denied', requiredRole: 'CLIENT' }],
  ['SUPERADMIN', '/dashboard/people', { kind: 'denied', requiredRole: 'CLIENT' }],
  [null, '/', { kind: 'completion' }],
  [null, '/admin', { kind: 'completion' }],
  ['AUDITOR', '/admin', { kind: 'unknownRole' }],
])('%s at %s', (role, path, destination) => {
  expect(destinationOf(role, path)).toEqual(destination);
});
