import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, createVisitor, say, start } from './story.ts';

/** A message that a sender was told is stored, and may rely on. */
export interface Acknowledged {
  conversationId: string;
  clientMessageId: string;
  text: string;
  id: string;
  seq: number;
}

/** What all senders share: where the server is now, or the servers are, and what happened so far. */
export interface Scene {
  url: string | string[];
  shopId: string;
  isOver: boolean;
  /** Requests without an answer yet. */
  underway: number;
  retries: number;
  /** Refusals by code; attempts without any answer are under `lost`. */
  refusals: Record<string, number>;
  acknowledged: Acknowledged[];
}

/** A scene in which nothing happened yet. */
export function openScene(url: string | string[], shopId: string): Scene {
  return { url, shopId, isOver: false, underway: 0, retries: 0, refusals: {}, acknowledged: [] };
}

interface Sent {
  conversation: { id: string };
  message: { id: string; seq: number };
}

/** A visitor who says one thing after another until the scene is over; every second is a question for the model. */
export async function sendOn(scene: Scene, sender: number): Promise<void> {
  const token = await insist(scene, sender, (app) => createVisitor(app, scene.shopId));
  let conversationId: string | null = null;
  for (let number = 1; !scene.isOver; number++) {
    if (number % 20 === 1) conversationId = null; // another conversation
    const text = `${sender}.${number} ${number % 2 === 0 ? 'qual è il senso della vita?' : 'quali sono gli orari?'}`;
    const sent = await sendUntilStored(scene, sender, token, conversationId, text);
    conversationId = sent.conversationId;
    scene.acknowledged.push(sent);
  }
}

async function sendUntilStored(
  scene: Scene,
  sender: number,
  token: string,
  conversationId: string | null,
  text: string,
): Promise<Acknowledged> {
  const ids = { conversation: randomUUID(), message: randomUUID() };
  const { conversation, message } = await insist(scene, sender, async (app) => {
    const answer: Answer<Record<string, Sent>> =
      conversationId === null
        ? await start(app, token, text, ids)
        : await say(app, token, conversationId, text, ids.message);
    const sent = answer.data?.sendMessage ?? answer.data?.startConversation;
    if (!sent) throw new Refused(answer.errors[0]?.extensions.code ?? 'INTERNAL');
    return sent;
  });
  return { conversationId: conversation.id, clientMessageId: ids.message, text, id: message.id, seq: message.seq };
}

const RETRY_AFTER = 250; // ms; shorter ones only take the processor from the server that is starting

class Refused extends Error {}

/** What a crash may make the server say; every other refusal would be wrong here. */
const PASSING = new Set(['INTERNAL', 'BUSY']);

/** Tries until it succeeds, as a visitor's browser does. */
async function insist<Value>(
  scene: Scene,
  sender: number,
  attempt: (app: { url: string }) => Promise<Value>,
): Promise<Value> {
  for (let tries = 0; ; tries++) {
    const urls = [scene.url].flat();
    scene.underway++;
    try {
      return await attempt({ url: urls[(sender + tries) % urls.length] ?? '' });
    } catch (error) {
      if (error instanceof Refused && !PASSING.has(error.message)) throw error;
      const code = error instanceof Refused ? error.message : 'lost';
      scene.refusals[code] = (scene.refusals[code] ?? 0) + 1;
      scene.retries++;
    } finally {
      scene.underway--;
    }
    await wait(RETRY_AFTER);
  }
}
