/** What an import waits for when it has read half of its rows: nothing, unless a test says. */
export const halfWay = { wait: async (): Promise<unknown> => undefined };

type Slices = Pick<typeof import('../imports/rows-store.ts'), 'slicesOf'>;

/** The rows' store, in which an import can be met half-way however quick it is; for `vi.mock`. */
export function withPauseHalfWay<Store extends Slices>(actual: Store): Store {
  return {
    ...actual,
    async *slicesOf(path: string) {
      const slices: string[] = [];
      for await (const slice of actual.slicesOf(path)) slices.push(slice);
      const half = Math.ceil(slices.length / 2);
      yield* slices.slice(0, half);
      await halfWay.wait();
      yield* slices.slice(half);
    },
  };
}
