/**
 * Does something with each of many, some at the same time, and no more taken from the source than are under way.
 * @throws the first failure, after all that was begun has ended.
 */
export async function atOnce<Item>(
  most: number,
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const underway = new Set<Promise<void>>();
  try {
    for await (const item of items) {
      const begun = work(item).finally(() => underway.delete(begun));
      begun.catch(() => undefined); // thrown below
      underway.add(begun);
      if (underway.size >= most) await Promise.race(underway);
    }
    await Promise.all(underway);
  } finally {
    await Promise.allSettled(underway);
  }
}
