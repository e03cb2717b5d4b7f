/** A list as far as it was read. */
export interface List<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

/** A list with its next page; a row that moved meanwhile stands once, where it stood. */
export function appended<Node extends { readonly id: string }>(former: List<Node>, next: List<Node>): List<Node> {
  const known = new Set(former.nodes.map(({ id }) => id));
  return { ...next, nodes: [...former.nodes, ...next.nodes.filter(({ id }) => !known.has(id))] };
}
