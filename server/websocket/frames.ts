/**
 * WebSocket text frames as a server sends them (RFC 6455: final, unmasked). Of what is pushed to many, only the frame's
 * header and the subscription's id differ; the rest is one buffer for all.
 */

/** The beginning of every `next` message of one subscription. */
function messageHead(subscriptionId: string): Buffer {
  return Buffer.from(`{"id":${JSON.stringify(subscriptionId)},"type":"next","payload":`);
}

/** The whole message that ends a subscription with what is wrong. */
export function errorMessage(subscriptionId: string, failures: unknown[]): Buffer {
  return textFrame(
    Buffer.from(`{"id":${JSON.stringify(subscriptionId)},"type":"error","payload":`),
    messageTail(failures),
  );
}

/** A message that is only for one. */
export function wholeMessage(text: string): Buffer {
  return textFrame(NONE, Buffer.from(text));
}

/** The end of a `next` message: the result, the same for everybody. */
export function messageTail(result: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(result)}}`);
}

/** One `next` message for many: subscriptions of the same name, one after the other, get the very same bytes. */
export class SharedFrames {
  readonly #tail: Buffer;
  #subscriptionId: string | null = null;
  #frame: Buffer = NONE;

  constructor(tail: Buffer) {
    this.#tail = tail;
  }

  of(subscriptionId: string): Buffer {
    if (subscriptionId !== this.#subscriptionId) {
      this.#subscriptionId = subscriptionId;
      this.#frame = textFrame(messageHead(subscriptionId), this.#tail);
    }
    return this.#frame;
  }
}

const NONE = Buffer.alloc(0);
const FINAL_TEXT = 0x81;

/** One whole frame. */
export function textFrame(head: Buffer, tail: Buffer): Buffer {
  const length = head.length + tail.length;
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  head.copy(frame, header);
  tail.copy(frame, header + head.length);
  return frame;
}
