import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/saved-replies.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'saved replies: how many a company keeps',
    edits: [
      [
        'server/saved-replies/actions.ts',
        'if (count >= MOST_SAVED_REPLIES) throw new UserError(',
        'if (count < 0) throw new UserError(',
      ],
    ],
    tests: [[STORIES, 'keeps so many']],
  },
  {
    name: 'saved replies: two who add the last one',
    edits: [['server/saved-replies/actions.ts', 'await lockSavedReplies(manager, companyId);', '']],
    tests: [[STORIES, 'keeps so many']],
    needs: 'postgres',
  },
  {
    name: 'saved replies: a save over what another saved',
    edits: [['server/saved-replies/store.ts', ' and version = $version and deleted_at is null', ' and $version > 0']],
    tests: [[STORIES, 'saved in between']],
  },
  {
    name: 'saved replies: a placeholder that nothing fills in',
    edits: [
      [
        'server/saved-replies/saved-reply.ts',
        "if (!Object.hasOwn(VALUES, name)) throw new UserError('UNKNOWN_PLACEHOLDER');",
        '',
      ],
    ],
    tests: [['server/saved-replies/saved-reply.test.ts', 'is checked']],
  },
  {
    name: 'saved replies: only who answers for the company changes them',
    edits: [
      [
        'server/saved-replies/actions.ts',
        'await asAnswerer(context, companyId, work)',
        "await (await import('../database/tenant.ts')).inCompany(context.database, companyId, work)",
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', '']],
  },
];
