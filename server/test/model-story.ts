import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import { startTestApp } from './app.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { createShop, createVisitor, eventually, listen, must, type Shop, start } from './story.ts';

export const TIMES = { total: 60_000, firstWord: 50_000, thinking: 55_000, stall: 50_000, worthTrying: 100 }; // longer than in earnest, on a machine that is busy
export const HURRIED = { total: 8_000, firstWord: 5_000, thinking: 6_000, stall: 5_000, worthTrying: 100 }; // for those that hang
export const STARTED = 'che materiali usate?'; // no rule knows it
export const NOTHING = /^Mi dispiace, a questo non ho trovato una risposta/;

export interface ModelStory {
  app: App;
  shop: Shop;
  service: ModelServer;
}

/** A server with a stand-in for the model's service and a shop, for the stories of one file; given before the first. */
export function tellModelStories(begin: (story: ModelStory) => void): void {
  let story: ModelStory;
  beforeAll(async () => {
    await import('openai'); // read from disk at the first call, which may take longer than the limits above
    const service = await startModelServer();
    const app = await startTestApp(environment(service), { modelTimes: TIMES });
    story = { app, service, shop: await createShop(app) };
    begin(story);
  });
  afterAll(async () => {
    await story.app.close();
    await story.service.close();
  });
  beforeEach(() => {
    const { shared } = story.app;
    story.service.requests.length = 0;
    // A breaker that an earlier fault opened is no part of the next story.
    shared.model = openModel(shared.config.model, shared.database, shared.log, TIMES);
  });
}

export const environment = ({ url }: ModelServer, more: Record<string, string> = {}) => ({
  OPENAI_API_KEY: 'sk-secret-canary',
  OPENAI_BASE_URL: url,
  ...more,
});

export interface Stored {
  seq: number;
  text: string;
  source: string;
  isInterrupted: boolean;
  products: { name: string }[];
}

export const MESSAGES = `subscription ($id: ID!, $after: Int!) {
  chatMessages(conversationId: $id, afterSeq: $after) { seq text sender source isInterrupted products { name } }
}`;
export const WRITING = 'subscription ($id: ID!) { chatWriting(conversationId: $id) { questionSeq text } }';
const FACTS = `query ($company: ID!, $id: ID!, $seq: Int!) {
  modelFacts(companyId: $company, conversationId: $id, seq: $seq) {
    model failure failureText detail attempts sent { role content } faqs { question } products { name } inputTokens outputTokens firstWordAfter totalTime inventions addresses
  }
}`;

/** Asks what the rules leave to the model; returns the stored answer, and how the model did. */
export async function replyOf(server: App, asked: Shop, text = STARTED) {
  const token = await createVisitor(server, asked.id);
  const { data } = await start(server, token, text);
  const { id } = data.startConversation.conversation;
  const stored = await storedAnswer(server, id, token, 2);
  const facts = await factsOf(server, asked, id, stored.seq);
  return { ...stored, facts, id, token };
}

export async function storedAnswer(server: App, id: string, token: string, after: number): Promise<Stored> {
  const watching = listen(server, MESSAGES, { id, after }, token);
  const stored = await eventually('the answer is stored', () =>
    watching.events.flatMap(({ chatMessages }) => chatMessages).find(({ sender }) => sender === 'BOT'),
  );
  await watching.stop();
  return stored;
}

export async function factsOf(server: App, asked: Shop, id: string, seq: number) {
  return (await must(server, FACTS, { company: asked.id, id, seq }, asked.owner.token)).modelFacts;
}
