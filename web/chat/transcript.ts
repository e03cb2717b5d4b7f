import type { Conversation, Message, Product } from './connection.ts';

/** Messages are kept in blocks, so that a new one touches one block of a long transcript and leaves the others as they are. */
const BLOCK_SIZE = 50;

interface Block {
  /** `seq` 1–50 is block 0, 51–100 block 1 … */
  index: number;
  messages: readonly Message[];
}

/** One conversation with as many of its messages as the browser has. */
export interface Chapter {
  conversation: Conversation;
  blocks: readonly Block[];
  /** Every message from the first known one up to this `seq` is here; from there listening goes on. */
  completeTo: number;
}

/** Oldest first. */
export type Transcript = readonly Chapter[];

/** The chapter that is going on, or was the last to. */
export function newestChapter(transcript: Transcript): Chapter | undefined {
  return transcript.at(-1);
}

/** Takes in a conversation as it is now; of two states the one with the higher version stays. */
export function withConversation(transcript: Transcript, conversation: Conversation): Transcript {
  const known = transcript.find((chapter) => chapter.conversation.id === conversation.id);
  if (!known) {
    const chapter: Chapter = { conversation, blocks: [], completeTo: 0 };
    return [...transcript, chapter].sort((one, other) =>
      one.conversation.startedAt < other.conversation.startedAt ? -1 : 1,
    );
  }
  if (known.conversation.version >= conversation.version) return transcript;
  return transcript.map((chapter) => (chapter === known ? { ...chapter, conversation } : chapter));
}

/** Takes in messages of a known conversation, in whatever order and however often they come. */
export function withMessages(
  transcript: Transcript,
  conversationId: string,
  messages: readonly Message[],
  blockSize = BLOCK_SIZE,
): Transcript {
  const known = transcript.find((chapter) => chapter.conversation.id === conversationId);
  if (!known) return transcript;
  const grown = messages.reduce((chapter, message) => withMessage(chapter, message, blockSize), known);
  return grown === known ? transcript : transcript.map((chapter) => (chapter === known ? grown : chapter));
}

/** Takes in a page of history, which has no gap: listening goes on from its end. */
export function withHistory(
  transcript: Transcript,
  conversation: Conversation,
  messages: readonly Message[],
): Transcript {
  const known = transcript.some((chapter) => chapter.conversation.id === conversation.id);
  const merged = withMessages(withConversation(transcript, conversation), conversation.id, messages);
  const newest = messages.at(-1)?.seq ?? 0;
  if (known) return merged;
  return merged.map((chapter) =>
    chapter.conversation.id === conversation.id ? { ...chapter, completeTo: newest } : chapter,
  );
}

/** The message with the highest `seq`. */
export function newestMessage(chapter: Chapter): Message | undefined {
  return chapter.blocks.at(-1)?.messages.at(-1);
}

export interface Recommendation {
  products: readonly Product[];
  /** Whether something was said since: they are no advice for that, and are marked so. */
  isEarlier: boolean;
}

/** The products to show beside the chat: those of the newest answer that named any. */
export function recommendation(chapter: Chapter | undefined): Recommendation {
  for (const block of [...(chapter?.blocks ?? [])].reverse()) {
    for (const message of [...block.messages].reverse()) {
      const { products } = message;
      if (products.length > 0) return { products, isEarlier: message !== (chapter && newestMessage(chapter)) };
    }
  }
  return { products: [], isEarlier: false };
}

function withMessage(chapter: Chapter, message: Message, blockSize: number): Chapter {
  const index = Math.floor((message.seq - 1) / blockSize);
  const block = chapter.blocks.find((one) => one.index === index);
  const others = block?.messages.filter((one) => one.seq !== message.seq) ?? [];
  const known = block?.messages.find((one) => one.seq === message.seq);
  // A stored message changes in one thing: that it was not meant; and that stays.
  if (known && (known.isRejected || !message.isRejected)) return chapter;

  const messages = [...others, message].sort((one, other) => one.seq - other.seq);
  const blocks = [...chapter.blocks.filter((one) => one !== block), { index, messages }];
  blocks.sort((one, other) => one.index - other.index);
  let completeTo = chapter.completeTo;
  while (hasSeq(blocks, completeTo + 1, blockSize)) completeTo += 1;
  return { ...chapter, blocks, completeTo };
}

function hasSeq(blocks: readonly Block[], seq: number, blockSize: number): boolean {
  const index = Math.floor((seq - 1) / blockSize);
  const block = blocks.find((one) => one.index === index);
  return Boolean(block?.messages.some((message) => message.seq === seq));
}
