const FAMILIES = { conversation: '8000', visitor: '9000' } as const;

/** SQL that makes the id of a conversation, or of its visitor, from an SQL number. */
export function numbered(family: keyof typeof FAMILIES, number: string): string {
  return `('00000000-0000-7000-${FAMILIES[family]}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** The same id that SQL makes. */
export function isNumbered(family: keyof typeof FAMILIES, id: unknown): boolean {
  return typeof id === 'string' && id.startsWith(`00000000-0000-7000-${FAMILIES[family]}-`);
}
