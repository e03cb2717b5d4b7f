import { requireStaff } from '../accounts/requests.ts';
import { asManager, checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import type { SubscriptionTestReplyArgs } from '../graphql/generated/schema.ts';
import type { LiveSource } from '../live/source.ts';
import type { Turn } from '../model/model.ts';
import { LONGEST_REPLY } from '../model/reply-text.ts';
import { promptOf } from '../prompts/actions.ts';
import { answer } from './chain.ts';
import type { Knowledge } from './knowledge.ts';
import { modelOf } from './own-models.ts';
import { cleanClientId, cleanText } from './question.ts';
import { requireKnowledge } from './store.ts';
import { testReplyOf } from './test-reply.ts';

const MOST_TURNS = 12;

export const assistantSubscriptions = {
  async testReply(args: SubscriptionTestReplyArgs, context: Context) {
    const { account } = requireStaff(context);
    const isEdited = args.prompt != null || args.fields != null;
    const company = await (isEdited
      ? asManager(context, args.companyId, async (_, managed) => managed)
      : checkMaySee(context, args.companyId));
    const testId = cleanClientId(args.testId);
    const text = cleanText(args.text);
    const prompt = isEdited ? promptOf({ text: args.prompt ?? '', fields: args.fields }).text : null;
    const known = await requireKnowledge(context, company.id);
    const knowledge: Knowledge = { ...known, company: { ...known.company, isActive: true } };
    const turns = turnsOf(args.turns, knowledge);
    // Whose test it is stands in the name: two people never share one.
    return testSource(`testReply ${company.id} ${account.id} ${testId}`, async (watch) => {
      const chat = { turns, watch, ...(prompt === null ? {} : { prompt }) };
      return testReplyOf(knowledge, await answer(knowledge, text, modelOf(context, known.company), Math.random, chat));
    });
  },
};

function turnsOf(turns: SubscriptionTestReplyArgs['turns'], { catalogue }: Knowledge): Turn[] {
  return turns.slice(-MOST_TURNS).map(({ sender, text, productIds }) => ({
    sender,
    text: text.toWellFormed().slice(0, LONGEST_REPLY),
    products: productIds.slice(0, MOST_TURNS).flatMap((id) => catalogue.byId.get(id) ?? []),
  }));
}

interface Progress {
  text: string;
  reply: ReturnType<typeof testReplyOf> | null;
}

/** Runs while somebody listens, and is over when they leave. */
function testSource(
  name: string,
  run: (watch: { onText(text: string): void; signal: AbortSignal }) => Promise<Progress['reply']>,
): LiveSource<{ testReply: Progress }> {
  let progress: Progress = { text: '', reply: null };
  return {
    kind: 'value',
    name,
    after: 0,
    read: async () => ({ root: { testReply: progress }, position: 0, isLast: true }),
    listen(listener) {
      const abort = new AbortController();
      const tell = (next: Progress) => {
        if (abort.signal.aborted) return;
        progress = next;
        listener({ root: { testReply: progress }, position: 0 });
      };
      void run({ onText: (text) => tell({ text, reply: null }), signal: abort.signal }).then(
        (reply) => tell({ text: reply?.text ?? '', reply }),
        () => tell({ text: '', reply: null }),
      );
      return () => abort.abort('LEFT');
    },
  };
}
