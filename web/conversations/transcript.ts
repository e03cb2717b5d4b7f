import type { MessageBubble_MessageFragment as Message } from '../graphql/generated/graphql.ts';

/** Messages are kept in blocks, so that a new one touches a block and not the whole transcript. */
export interface Block<Item extends { readonly seq: number } = Message> {
  readonly number: number;
  readonly messages: readonly Item[];
}

const BLOCK = 50; // messages

/** The blocks with the incoming messages in their places; the very same blocks where nothing is new. */
export function withMessages<Item extends { readonly seq: number }>(
  blocks: readonly Block<Item>[],
  incoming: readonly Item[],
): readonly Block<Item>[] {
  const byNumber = Map.groupBy(incoming, ({ seq }) => Math.floor(seq / BLOCK));
  let next = blocks;
  for (const [number, messages] of byNumber) {
    const former = blocks.find((block) => block.number === number);
    const added = messages.filter(({ seq }) => !former?.messages.some((message) => message.seq === seq));
    if (added.length === 0) continue;
    const distinct = new Map([...(former?.messages ?? []), ...added].map((message) => [message.seq, message]));
    const block = { number, messages: [...distinct.values()].sort((one, other) => one.seq - other.seq) };
    next = [...next.filter((other) => other.number !== number), block];
  }
  return next === blocks ? blocks : [...next].sort((one, other) => one.number - other.number);
}

/** The blocks with these answers marked as not meant; the very same blocks where that is known already. */
export function withRejected<Item extends { readonly seq: number; readonly isRejected: boolean }>(
  blocks: readonly Block<Item>[],
  seqs: readonly number[],
): readonly Block<Item>[] {
  const isNew = ({ seq, isRejected }: Item) => !isRejected && seqs.includes(seq);
  if (!blocks.some(({ messages }) => messages.some(isNew))) return blocks;
  return blocks.map((block) => {
    if (!block.messages.some(isNew)) return block;
    return { ...block, messages: block.messages.map((item) => (isNew(item) ? { ...item, isRejected: true } : item)) };
  });
}

/** The `seq` of the newest message; 0 when there is none. */
export function newestSeq(blocks: readonly Block<{ readonly seq: number }>[]): number {
  return blocks.at(-1)?.messages.at(-1)?.seq ?? 0;
}

/** The newest message of a person up to `seq`, which the visitor's chat has shown; undefined where there is none. */
export function newestRead(blocks: readonly Block[], seq: number): number | undefined {
  if (seq === 0) return undefined;
  return blocks
    .flatMap(({ messages }) => messages)
    .findLast((message) => message.sender === 'STAFF' && !message.handover && message.seq <= seq)?.seq;
}
