/**
 * What can happen. An event names rows and says nothing about them: whoever hears it reads the table, which is the
 * truth. It may be lost or come twice.
 */
export type Event =
  /** A conversation started, got a message, changed its state or its pending replies. */
  | { kind: 'conversation'; companyId: string; id: string }
  /** A conversation was removed. */
  | { kind: 'removal'; companyId: string; id: string }
  /** A company, or something that its assistant knows, changed. */
  | { kind: 'company'; id: string }
  /**
   * What the assistant has written so far of an answer that is not stored yet; a null text when it writes no more. It
   * and the next alone carry what no row has: hints that no catch-up repeats, and that the stored message replaces.
   */
  | { kind: 'writing'; companyId: string; id: string; questionSeq: number; text: string | null }
  /** Somebody is typing: a person of the shop, by their name, or the visitor, whose name is null. Never what. */
  | { kind: 'typing'; companyId: string; id: string; name: string | null }
  /** Whoever writes an answer in this conversation is asked to stop. */
  | { kind: 'stop'; companyId: string; id: string }
  /** A file of a company was read, or applied, a little further. */
  | { kind: 'import'; companyId: string; id: string }
  /** A catalogue came by itself, or is on its way; under the company's own id: what it comes from was changed. */
  | { kind: 'catalogueRun'; companyId: string; id: string }
  /** A visitor's socket listens to their conversation, or does so no more; see `presence.ts`. */
  | { kind: 'visitor'; companyId: string; id: string; isHere: boolean }
  /** A visitor's request was left, done or opened again. */
  | { kind: 'request'; companyId: string; id: string }
  /** A text that people keep ready was saved, deleted or restored. */
  | { kind: 'savedReply'; companyId: string; id: string }
  /** A group of unanswered or declined questions grew, shrank, was answered, ignored or brought back. */
  | { kind: 'questions'; companyId: string; id: string }
  /** A wish that was not met grew, shrank, was met, ignored or brought back. */
  | { kind: 'wishes'; companyId: string; id: string }
  /** An acceptance test was saved, deleted, restored or tried, or a run of them went on. */
  | { kind: 'acceptance'; companyId: string; id: string }
  /** An answer of a FAQ, or of a product, was not what a visitor meant, or somebody saw that; under its id. */
  | { kind: 'rejected'; companyId: string; id: string }
  /** A person set the letter of a week aside, or brought it back; under their id. */
  | { kind: 'letter'; companyId: string; id: string }
  /** A person said that they are there for visitors or not, or was gone for too long. */
  | { kind: 'availability'; id: string }
  /** An account changed: its rights, its password, its sessions. */
  | { kind: 'account'; id: string }
  /** The same for one of a company's people; they may also have come, gone or signed in. */
  | { kind: 'person'; companyId: string; id: string };

/** Publishes what happened. Called by actions only, after their transaction has been committed. */
export type Publish = (...events: Event[]) => void;

/** The names of what can be listened to; they are built nowhere else. */
export const topics = {
  conversation: (companyId: string, id: string) => `conversation:${companyId}:${id}`,
  /** What is being written, in any conversation. */
  writings: () => 'writings',
  writing: (companyId: string, id: string) => `writing:${companyId}:${id}`,
  stop: (companyId: string, id: string) => `stop:${companyId}:${id}`,
  visitor: (companyId: string, id: string) => `visitor:${companyId}:${id}`,
  /** Every visitor who comes or leaves. */
  visitors: () => 'visitors',
  /** Every conversation of a company. */
  activity: (companyId: string) => `activity:${companyId}`,
  /** Conversations of a company that are removed. */
  removals: (companyId: string) => `removals:${companyId}`,
  /** Every conversation of any company. */
  anyActivity: () => 'activity',
  company: (id: string) => `company:${id}`,
  /** Any company. */
  companies: () => 'companies',
  /** How far the reading of an upload, or the applying of an import, has come. */
  import: (companyId: string, id: string) => `import:${companyId}:${id}`,
  /** How a company's catalogue comes by itself. */
  catalogueRuns: (companyId: string) => `catalogueRuns:${companyId}`,
  /** What visitors of a company left for its people. */
  requests: (companyId: string) => `requests:${companyId}`,
  /** Texts that a company's people keep ready. */
  savedReplies: (companyId: string) => `savedReplies:${companyId}`,
  /** Groups of unanswered and of declined questions of a company. */
  questions: (companyId: string) => `questions:${companyId}`,
  /** Wishes of a company's visitors that were not met. */
  wishes: (companyId: string) => `wishes:${companyId}`,
  /** Acceptance tests of a company, and their runs. */
  acceptance: (companyId: string) => `acceptance:${companyId}`,
  /** Those of any company. */
  anyAcceptance: () => 'acceptance',
  /** Answers of a company that were not what visitors meant. */
  rejected: (companyId: string) => `rejected:${companyId}`,
  /** Letters of a week that people of a company set aside. */
  letters: (companyId: string) => `letters:${companyId}`,
  availability: (id: string) => `availability:${id}`,
  account: (id: string) => `account:${id}`,
  /** Every account. */
  accounts: () => 'accounts',
  /** Everybody who works at a company. */
  people: (companyId: string) => `people:${companyId}`,
};

/** The topics that an event wakes. */
export function topicsOf(event: Event): string[] {
  switch (event.kind) {
    case 'conversation':
      return [topics.conversation(event.companyId, event.id), topics.activity(event.companyId), topics.anyActivity()];
    case 'removal':
      return [
        topics.conversation(event.companyId, event.id),
        topics.activity(event.companyId),
        topics.anyActivity(),
        topics.removals(event.companyId),
      ];
    case 'typing':
      return [topics.writing(event.companyId, event.id)];
    case 'writing':
      return [topics.writing(event.companyId, event.id), topics.writings()];
    case 'stop':
      return [topics.stop(event.companyId, event.id)];
    case 'visitor':
      return [topics.visitors(), topics.visitor(event.companyId, event.id)];
    case 'company':
      return [topics.company(event.id), topics.companies()];
    case 'import':
      return [topics.import(event.companyId, event.id)];
    case 'catalogueRun':
      return [topics.catalogueRuns(event.companyId)];
    case 'request':
      return [topics.requests(event.companyId)];
    case 'savedReply':
      return [topics.savedReplies(event.companyId)];
    case 'questions':
      return [topics.questions(event.companyId)];
    case 'wishes':
      return [topics.wishes(event.companyId)];
    case 'acceptance':
      return [topics.acceptance(event.companyId), topics.anyAcceptance()];
    case 'rejected':
      return [topics.rejected(event.companyId)];
    case 'letter':
      return [topics.letters(event.companyId)];
    case 'availability':
      return [topics.availability(event.id)];
    case 'account':
      return [topics.account(event.id), topics.accounts()];
    case 'person':
      return [topics.account(event.id), topics.accounts(), topics.people(event.companyId)];
  }
}
