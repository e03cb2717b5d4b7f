import { texts } from './texts.ts';

const names: Readonly<Record<string, string>> = texts.roles;

/** A role as people read it; one that this version does not know as it is, none as 'Non definito'. */
export function roleName(role: string | null): string {
  return role ? (names[role.toUpperCase()] ?? role) : texts.common.undefinedRole;
}
