import { randomUUID } from 'node:crypto';
import { querySystem } from '../database/system.ts';
import type { ErrorCode } from '../errors.ts';
import type { QuestionKind } from '../improvement/question-group.ts';
import type { Target, ViewerKind, World } from './isolation-world.ts';
import { PASSWORD } from './story.ts';

/** What a cell of the matrix must come to: an answer, or a refusal with its code. */
export type Outcome = 'answered' | ErrorCode;
export type Rule = (viewer: ViewerKind, target: Target) => Outcome;

export interface Row {
  rule: Rule;
  targets: readonly Target[];
  /** The variables of one cell; what they name is made for that cell alone where it is used up. */
  variables(world: World, target: Target): Promise<Record<string, unknown>> | Record<string, unknown>;
}

// ─── The rights table of the decisions ───────────────────────────────────────────────────────────────────────────────

type Company = 'own' | 'other';
const SEES: Record<Company, readonly ViewerKind[]> = {
  own: ['client', 'owner admin', 'superadmin'],
  other: ["other company's client", 'other admin', 'superadmin'],
};
const EDITS = SEES;
const ANSWERS = SEES;
const MANAGES: Record<Company, readonly ViewerKind[]> = {
  own: ['owner admin', 'superadmin'],
  other: ['other admin', 'superadmin'],
};
const VISITS: Record<Company, readonly ViewerKind[]> = { own: ['visitor'], other: ["other company's visitor"] };
const VISITORS: readonly ViewerKind[] = ['visitor', 'another visitor', "other company's visitor"];
const SIGNED_IN: readonly ViewerKind[] = [...new Set([...SEES.own, ...SEES.other, 'no role', 'unknown role'] as const)];
const LOCKED_OUT: readonly ViewerKind[] = ['disabled', 'expired'];

/** Whoever comes with a token that is over is refused before anything else, even where no token is needed. */
const valid =
  (rule: Rule): Rule =>
  (viewer, target) =>
    LOCKED_OUT.includes(viewer) ? 'SESSION_EXPIRED' : rule(viewer, target);

const anyone = valid(() => 'answered');
const anyoneWho = (refusal: ErrorCode) => valid((_, target) => (target === 'unknown' ? refusal : 'answered'));
const visitors = valid((viewer) => (VISITORS.includes(viewer) ? 'answered' : 'UNAUTHENTICATED'));
const signedIn = valid((viewer) => (SIGNED_IN.includes(viewer) ? 'answered' : 'UNAUTHENTICATED'));

const itsVisitor = valid((viewer, target) => {
  if (!VISITORS.includes(viewer)) return 'UNAUTHENTICATED';
  const isTheirs = (target === 'own' || target === 'other') && VISITS[target].includes(viewer);
  return isTheirs ? 'answered' : 'CONVERSATION_NOT_FOUND';
});

/** Whoever may ask is refused for another reason. */
const refused =
  (rule: Rule, refusal: ErrorCode): Rule =>
  (viewer, target) => {
    const outcome = rule(viewer, target);
    return outcome === 'answered' ? refusal : outcome;
  };

/** Whoever may ask is told that the shop tells nothing: no shop of another network is asked by a test. */
const untold = (rule: Rule): Rule => refused(rule, 'ORDERS_NOT_TOLD');

/** Of a company that one does not see, nothing is told; what one sees and may not do is forbidden. */
const staff = (may: Record<Company, readonly ViewerKind[]>, inner: ErrorCode = 'COMPANY_NOT_FOUND') =>
  valid((viewer, target) => {
    if (!SIGNED_IN.includes(viewer)) return 'UNAUTHENTICATED';
    const company = target === 'mixed' ? 'own' : target;
    if (company === 'unknown' || !SEES[company].includes(viewer)) return 'COMPANY_NOT_FOUND';
    if (!may[company].includes(viewer)) return 'FORBIDDEN';
    return target === 'mixed' ? inner : 'answered';
  });

const registering = valid((viewer) => {
  if (!SIGNED_IN.includes(viewer)) return 'UNAUTHENTICATED';
  return viewer === 'no role' ? 'answered' : 'ROLE_ALREADY_SET';
});

const ADMINS: readonly ViewerKind[] = ['owner admin', 'other admin', 'superadmin'];
const creating = valid((viewer) => {
  if (!SIGNED_IN.includes(viewer)) return 'UNAUTHENTICATED';
  return ADMINS.includes(viewer) ? 'answered' : 'FORBIDDEN';
});
const initializing = valid((viewer) =>
  ADMINS.includes(viewer) ? 'SYSTEM_ALREADY_INITIALIZED' : creating(viewer, 'own'),
);

// ─── Rows ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const NOTHING: readonly Target[] = ['own'];
const COMPANIES: readonly Target[] = ['own', 'other', 'unknown'];
const ROWS_OF_COMPANIES: readonly Target[] = [...COMPANIES, 'mixed'];

const email = () => `${randomUUID()}@example.it`;
const password = 'una parola segreta';
const text = 'Quali sono gli orari?';

function plain(rule: Rule, variables: Record<string, unknown> = {}): Row {
  return { rule, targets: NOTHING, variables: () => variables };
}
function ofCompany(rule: Rule, variables: () => Record<string, unknown> = () => ({})): Row {
  return {
    rule,
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), ...variables() }),
  };
}
function ofPerson(variables: Record<string, unknown> = {}): Row {
  return {
    rule: staff(MANAGES, 'PERSON_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      personId: (await world.newPersonAt(target)).id,
      ...variables,
    }),
  };
}
function ofVisitor(variables: () => Record<string, unknown> = () => ({})): Row {
  return {
    rule: itsVisitor,
    targets: COMPANIES,
    variables: async (world, target) => ({
      conversationId: await world.newConversationAt(target),
      ...variables(),
    }),
  };
}

/** A change of one FAQ or product, or of several. */
function ofRow(kind: 'faq' | 'product', variables: (id: string) => Record<string, unknown>, isDeleted = false): Row {
  return {
    rule: staff(EDITS, kind === 'faq' ? 'FAQ_NOT_FOUND' : 'PRODUCT_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => {
      const id = await (kind === 'faq' ? world.newFaqAt(target, isDeleted) : world.newProductAt(target, isDeleted));
      return { companyId: world.companyAt(target), ...variables(id) };
    },
  };
}

/** A change of what a visitor left. */
function ofRequest(): Row {
  return {
    rule: staff(ANSWERS, 'REQUEST_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({ companyId: world.companyAt(target), id: await world.newRequestAt(target) }),
  };
}

function ofSavedReply(who: typeof SEES, isDeleted = false): Row {
  return {
    rule: staff(who, 'SAVED_REPLY_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      id: await world.newSavedReplyAt(target, isDeleted),
    }),
  };
}

const ALLOWED = { topics: ['TRAVEL'], words: ['tatuaggi'] };

function ofAcceptance(kind: 'test' | 'run', who: typeof SEES, isDeleted = false): Row {
  return {
    rule: staff(who, kind === 'test' ? 'ACCEPTANCE_TEST_NOT_FOUND' : 'ACCEPTANCE_RUN_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      id: await (kind === 'test' ? world.newAcceptanceTestAt(target, isDeleted) : world.newAcceptanceRunAt(target)),
    }),
  };
}

function ofQuestionGroup(which: typeof SEES, kind: QuestionKind = 'UNANSWERED', given: object = {}): Row {
  return {
    rule: staff(which, 'QUESTION_GROUP_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      id: await world.newGroupAt(target, kind),
      ...given,
    }),
  };
}

function ofUnmetWish(which: typeof SEES): Row {
  return {
    rule: staff(which, 'UNMET_WISH_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({ companyId: world.companyAt(target), id: await world.newWishAt(target) }),
  };
}

function ofRejectedAnswer(variables: Record<string, unknown> = {}): Row {
  return {
    rule: staff(EDITS, 'REJECTED_ANSWER_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      id: await world.newRejectedAt(target),
      ...variables,
    }),
  };
}

const seenConversation = staff(SEES, 'CONVERSATION_NOT_FOUND');

/** Files are their sender's alone: even who sees the company is answered that there is none. */
const ownFile = (refusal: ErrorCode): Rule =>
  valid((viewer, target) => {
    const seen = staff(SEES)(viewer, target);
    return seen === 'answered' ? refusal : seen;
  });

/** One row for every field of Query, Mutation and Subscription: who may. */
export const ROWS: Record<string, Row> = {
  'Query.installation': plain(anyone),
  'Query.shop': ofCompany(anyoneWho('COMPANY_NOT_FOUND')),
  'Query.widgetSettings': ofCompany(staff(MANAGES)),
  'Query.chatLook': ofCompany(staff(MANAGES)),
  'Query.personSettings': ofCompany(staff(MANAGES)),
  'Query.priceSettings': ofCompany(staff(MANAGES)),
  'Query.savedReplies': ofCompany(staff(SEES)),
  'Query.savedReply': ofSavedReply(SEES),
  'Query.contactRequests': ofCompany(staff(SEES), () => ({ isDone: false })),
  'Query.companyAttention': ofCompany(staff(SEES)),
  'Query.acceptanceTests': ofCompany(staff(SEES)),
  'Query.acceptanceTest': ofAcceptance('test', SEES),
  'Query.proposedAcceptanceTest': {
    rule: staff(SEES, 'ANSWER_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: world.conversationAt(target),
      seq: 3,
    }),
  },
  'Query.acceptanceCounts': ofCompany(staff(SEES)),
  'Query.acceptanceRuns': ofCompany(staff(SEES)),
  'Query.acceptanceRun': ofAcceptance('run', SEES),
  'Query.acceptanceModelEstimate': ofCompany(staff(EDITS)),
  'Query.questionGroups': ofCompany(staff(SEES), () => ({ status: 'OPEN' })),
  'Query.questionGroup': ofQuestionGroup(SEES),
  'Query.questionGroupCounts': ofCompany(staff(SEES)),
  'Query.unmetWishes': ofCompany(staff(SEES), () => ({ status: 'OPEN' })),
  'Query.unmetWishCounts': ofCompany(staff(SEES)),
  'Query.weeklyLetter': ofCompany(staff(SEES)),
  'Mutation.setWeeklyLetterAside': ofCompany(refused(staff(SEES), 'BAD_WEEK'), () => ({ week: '2026-01-01' })),
  'Mutation.bringWeeklyLetterBack': ofCompany(refused(staff(SEES), 'BAD_WEEK'), () => ({ week: '2026-01-01' })),
  'Subscription.weeklyLetter': ofCompany(staff(SEES)),
  'Query.rejectedAnswers': ofCompany(staff(SEES), () => ({ status: 'OPEN' })),
  'Query.rejectedAnswerCounts': ofCompany(staff(SEES)),
  'Query.proveFaq': ofCompany(staff(SEES), () => ({ draft: { question: text, answer: text, keywords: [] } })),
  'Query.proveAssistantSettings': ofCompany(staff(MANAGES), () => ({
    draft: { allowedTopics: [], synonyms: [], version: 1 },
  })),
  'Query.proveProduct': ofRow('product', (id) => ({
    draft: { id, name: 'a', description: 'b', price: '1 €', category: 'c', keywords: [] },
  })),
  'Query.proveProductDeletion': ofRow('product', (id) => ({ ids: [id] })),
  'Query.proveImport': {
    rule: ownFile('IMPORT_NOT_FOUND'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), importId: randomUUID() }),
  },
  'Query.refusedGroups': ofCompany(staff(SEES), () => ({ status: 'OPEN' })),
  'Query.refusedGroupCounts': ofCompany(staff(SEES)),
  'Query.proveAllowed': ofQuestionGroup(MANAGES, 'DECLINED', { allowed: ALLOWED }),
  'Query.chatHistory': plain(visitors),
  'Query.isPasswordLinkOpen': plain(anyone, { token: 'di nessuno' }),
  'Query.viewer': plain(anyone),
  'Query.companies': plain(signedIn),
  'Query.company': {
    rule: staff(SEES),
    targets: COMPANIES,
    variables: (world, target) => ({ id: world.companyAt(target) }),
  },
  'Query.testAnswer': ofCompany(staff(SEES), () => ({ text })),
  'Query.matchFaqs': ofCompany(staff(SEES), () => ({ text })),
  'Query.matchProducts': ofCompany(staff(SEES), () => ({ term: 'cuffie' })),
  'Query.assistantSettings': ofCompany(staff(MANAGES)),
  'Query.importToUndo': ofCompany(staff(SEES)),
  'Query.catalogueSources': ofCompany(staff(SEES)),
  'Query.catalogueQuestion': ofCompany(staff(SEES)),
  'Query.faqs': ofCompany(staff(SEES)),
  'Query.faq': ofRow('faq', (id) => ({ id })),
  'Query.products': ofCompany(staff(SEES)),
  'Query.product': ofRow('product', (id) => ({ id })),
  'Query.readPrice': plain(signedIn, { text: '49,99 €' }),
  'Query.promptSettings': ofCompany(staff(MANAGES)),
  'Query.promptPreview': ofCompany(staff(MANAGES), () => ({ text: 'Aiuta i clienti', question: text })),
  'Query.aiStatus': ofCompany(staff(SEES)),
  'Query.modelFacts': {
    rule: seenConversation,
    targets: ROWS_OF_COMPANIES,
    variables: (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: world.conversationAt(target),
      seq: 3,
    }),
  },
  'Query.conversations': ofCompany(staff(SEES)),
  'Query.statistics': ofCompany(staff(SEES), () => ({ period: { name: 'TODAY' } })),
  'Query.companyFigures': ofCompany(staff(SEES)),
  'Query.platformFigures': plain(signedIn),
  'Query.companyDay': ofCompany(staff(SEES)),
  'Query.companyOverviews': plain(signedIn),
  'Query.companiesToWatch': plain(signedIn),
  'Query.conversation': {
    rule: seenConversation,
    targets: ROWS_OF_COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), id: world.conversationAt(target) }),
  },

  'Mutation.renewVisitor': plain(visitors),
  'Mutation.createVisitor': ofCompany(anyoneWho('COMPANY_NOT_FOUND')),
  'Mutation.startConversation': {
    ...plain(visitors),
    variables: () => ({ clientConversationId: randomUUID(), clientMessageId: randomUUID(), text }),
  },
  'Mutation.sendMessage': ofVisitor(() => ({ clientMessageId: randomUUID(), text })),
  'Mutation.endConversation': ofVisitor(),
  'Mutation.stopReply': ofVisitor(),
  'Mutation.rateConversation': {
    ...ofVisitor(),
    async variables(world, target) {
      const conversationId = await world.newConversationAt(target);
      await endConversation(world, target, conversationId);
      return { conversationId, satisfaction: 4 };
    },
  },

  'Mutation.leaveContactRequest': {
    ...ofVisitor(),
    async variables(world, target) {
      const conversationId = await world.newConversationAt(target);
      await offerContact(world, conversationId);
      return { conversationId, contact: 'anna@example.it', question: text };
    },
  },

  'Query.modelChoice': ofCompany(staff(MANAGES)),
  // Whoever may save is told that the key is missing: no service of another network is asked by a test.
  'Mutation.saveOwnModel': ofCompany(refused(staff(MANAGES), 'OWN_MODEL_KEY_REQUIRED'), () => ({
    input: { address: 'https://api.example.com/v1', model: 'gpt-nostro' },
  })),
  'Mutation.removeOwnModel': ofCompany(staff(MANAGES)),

  'Query.orderAccess': ofCompany(staff(MANAGES)),
  'Mutation.saveOrderAddress': ofCompany(staff(MANAGES), () => ({ address: 'https://www.negozio.it/ordini' })),
  'Mutation.renewOrderSecret': {
    rule: staff(MANAGES),
    targets: COMPANIES,
    async variables(world, target) {
      await tellOrders(world, target, 'https://www.negozio.it/ordini');
      return { companyId: world.companyAt(target) };
    },
  },
  'Mutation.removeOrderAddress': ofCompany(staff(MANAGES)),
  'Mutation.tryOrder': {
    rule: untold(staff(SEES)),
    targets: COMPANIES,
    async variables(world, target) {
      await tellOrders(world, target, null);
      return { companyId: world.companyAt(target), orderNumber: '10482', proof: '20121' };
    },
  },
  'Mutation.findOrder': {
    rule: untold(itsVisitor),
    targets: COMPANIES,
    async variables(world, target) {
      await tellOrders(world, target, null);
      return { conversationId: await world.newConversationAt(target), orderNumber: '10482', proof: '20121' };
    },
  },

  'Mutation.rejectAnswer': ofVisitor(() => ({ seq: 3 })),

  'Mutation.signIn': {
    rule: anyoneWho('INVALID_CREDENTIAL'),
    targets: COMPANIES,
    variables: async (world, target) => ({
      email: (await world.newPersonAt(target)).email,
      password: PASSWORD,
      delivery: 'BODY',
    }),
  },
  'Mutation.register': { ...plain(anyone), variables: () => ({ email: email(), password, delivery: 'BODY' }) },
  'Mutation.refreshSession': {
    rule: anyoneWho('SESSION_EXPIRED'),
    targets: COMPANIES,
    variables: async (world, target) => ({ refreshToken: await world.newRefreshTokenAt(target) }),
  },
  'Mutation.signOut': {
    rule: anyone,
    targets: COMPANIES,
    variables: async (world, target) => ({ refreshToken: await world.newRefreshTokenAt(target) }),
  },
  'Mutation.signOutEverywhere': plain(signedIn),
  'Mutation.changePassword': plain(signedIn, { oldPassword: PASSWORD, newPassword: PASSWORD }),
  'Mutation.redeemPasswordLink': {
    rule: anyoneWho('LINK_EXPIRED'),
    targets: COMPANIES,
    variables: async (world, target) => ({
      token: await world.newPasswordLinkAt(target),
      password,
      delivery: 'BODY',
    }),
  },

  'Mutation.completeRegistration': plain(registering, { input: { name: 'Negozio nuovo' } }),
  'Mutation.createCompany': plain(creating, { input: { name: 'Un altro negozio' } }),
  'Mutation.initializeSystem': plain(initializing),
  'Mutation.updateCompany': {
    rule: staff(SEES),
    targets: COMPANIES,
    async variables(world, target) {
      const companyId = world.companyAt(target);
      const [row] = await querySystem<{ version: number }>(
        world.app.shared.database,
        'select branding_version as version from companies where id = $companyId',
        { companyId },
      );
      return { companyId, input: { contactPhone: '02 1234567' }, version: row?.version ?? 1 };
    },
  },
  'Mutation.setChatbotActive': ofCompany(staff(MANAGES), () => ({ isActive: true })),
  'Mutation.deleteCompany': {
    // The name is another's: whoever may delete is told so, and the companies stay for the other cells.
    rule: (viewer, target) => {
      const outcome = staff(MANAGES)(viewer, target);
      return outcome === 'answered' ? 'WRONG_COMPANY_NAME' : outcome;
    },
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), name: 'un nome sbagliato' }),
  },
  'Mutation.addClient': ofCompany(staff(MANAGES), () => ({ email: email(), password })),
  'Mutation.addClientByLink': ofCompany(staff(MANAGES), () => ({ email: email() })),
  'Mutation.createPasswordLink': ofPerson(),
  'Mutation.setClientPassword': ofPerson({ password }),
  'Mutation.disableClient': ofPerson(),
  'Mutation.enableClient': ofPerson(),
  'Mutation.removeClient': ofPerson(),
  'Mutation.saveChatLook': {
    rule: staff(MANAGES),
    targets: COMPANIES,
    async variables(world, target) {
      const companyId = world.companyAt(target);
      const look = { side: 'LEFT', name: 'Bea', avatarUrl: '', greeting: '', questions: [] };
      return { companyId, input: { ...look, hiddenPages: ['/cassa'], version: await versionOf(world, companyId) } };
    },
  },
  'Mutation.saveWidgetSettings': {
    rule: staff(MANAGES),
    targets: COMPANIES,
    async variables(world, target) {
      const companyId = world.companyAt(target);
      const version = await versionOf(world, companyId);
      return { companyId, input: { allowedSites: ['*.negozio.it'], teaser: '', isTeaserOn: false, version } };
    },
  },
  'Mutation.savePersonSettings': {
    rule: staff(MANAGES),
    targets: COMPANIES,
    async variables(world, target) {
      const companyId = world.companyAt(target);
      const version = await versionOf(world, companyId);
      return { companyId, input: { isOffered: true, patience: 5, version } };
    },
  },
  'Mutation.allowWebsite': ofCompany(staff(MANAGES)),
  'Mutation.saveFreshCategories': ofCompany(staff(MANAGES), () => ({ categories: ['Frutta'] })),
  'Mutation.setMerchantFeed': ofCompany(staff(MANAGES), () => ({ isOn: true })),
  'Mutation.savePrompt': {
    rule: staff(MANAGES),
    targets: COMPANIES,
    async variables(world, target) {
      const companyId = world.companyAt(target);
      const secret = target === 'other' ? world.other.secret : world.own.secret;
      const versionId = await promptVersionOf(world, companyId);
      return { companyId, input: { text: secret, template: 'custom', personality: 'friendly', versionId } };
    },
  },
  'Mutation.testModel': ofCompany(staff(MANAGES)),
  'Mutation.saveAssistantSettings': {
    rule: staff(MANAGES),
    targets: COMPANIES,
    async variables(world, target) {
      const companyId = world.companyAt(target);
      const secret = target === 'other' ? world.other.secret : world.own.secret;
      const version = await versionOf(world, companyId);
      const synonyms = [[`${secret}uno`, `${secret}due`]];
      return { companyId, input: { allowedTopics: [], synonyms, version } };
    },
  },
  'Mutation.createImportUpload': ofCompany(staff(SEES), () => ({ kind: 'PRODUCTS', fileName: 'p.csv', size: 10 })),
  'Mutation.previewImport': {
    rule: ownFile('UPLOAD_NOT_FOUND'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), uploadId: randomUUID() }),
  },
  'Mutation.applyImport': {
    rule: ownFile('IMPORT_NOT_FOUND'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), importId: randomUUID() }),
  },
  'Mutation.undoImport': {
    rule: ownFile('NOTHING_TO_UNDO'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), importId: randomUUID() }),
  },
  // A bad address: whoever may save one is told so, and no run comes into another cell's time.
  'Mutation.saveCatalogueFeed': {
    rule: ownFile('FEED_BAD_ADDRESS'),
    targets: COMPANIES,
    variables: (world, target) => ({
      companyId: world.companyAt(target),
      input: { address: 'ftp://negozio.it', everyHours: 1, isOn: false },
    }),
  },
  'Mutation.removeCatalogueFeed': ofCompany(ownFile('FEED_MISSING')),
  'Mutation.runCatalogueFeed': ofCompany(ownFile('FEED_MISSING')),
  'Mutation.applyCatalogueRun': ofCompany(ownFile('RUN_NOT_FOUND'), () => ({ runId: randomUUID() })),
  'Mutation.dismissCatalogueRun': {
    rule: staff(EDITS, 'RUN_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      runId: await world.newQuestionAt(target),
    }),
  },
  'Mutation.createCataloguePush': ofCompany(staff(EDITS)),
  'Mutation.removeCataloguePush': ofCompany(staff(EDITS)),
  'Mutation.savePicture': {
    rule: ownFile('UPLOAD_NOT_FOUND'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), uploadId: randomUUID() }),
  },
  'Mutation.createExport': ofCompany(staff(SEES), () => ({ kind: 'FAQS', format: 'CSV' })),
  'Mutation.removeConversations': {
    rule: staff(MANAGES, 'CONVERSATION_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    async variables(world, target) {
      return { companyId: world.companyAt(target), ids: [await world.newConversationAt(target)] };
    },
  },
  'Mutation.createUnmetWishExport': ofCompany(staff(SEES), () => ({ format: 'CSV' })),
  'Mutation.createConversationExport': ofCompany(staff(SEES), () => ({ format: 'CSV' })),
  'Mutation.saveFaq': ofRow('faq', (id) => ({ input: { id, version: 1, question: 'a', answer: 'b', keywords: [] } })),
  'Mutation.deleteFaq': ofRow('faq', (id) => ({ id })),
  'Mutation.restoreFaq': ofRow('faq', (id) => ({ id }), true),
  'Mutation.moveFaq': ofRow('faq', (id) => ({ id, afterId: null })),
  'Mutation.saveProduct': ofRow('product', (id) => ({
    input: { id, version: 1, name: 'a', description: 'b', price: '1 €', category: 'c', keywords: [] },
  })),
  'Mutation.deleteProducts': ofRow('product', (id) => ({ ids: [id] })),
  'Mutation.restoreProducts': ofRow('product', (id) => ({ ids: [id] }), true),
  'Mutation.setProductsAvailable': ofRow('product', (id) => ({ ids: [id], isAvailable: true })),
  'Mutation.setProductsCategory': ofRow('product', (id) => ({ ids: [id], category: 'c' })),
  'Mutation.closeConversation': {
    rule: seenConversation,
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      id: await world.newConversationAt(target),
    }),
  },
  'Mutation.closeActiveConversations': {
    rule: staff(SEES),
    targets: COMPANIES,
    async variables(world, target) {
      await world.newConversationAt(target);
      return { companyId: world.companyAt(target) };
    },
  },

  'Mutation.saveShownName': plain(signedIn, { name: 'Anna' }),
  'Mutation.takeOver': {
    rule: staff(ANSWERS, 'CONVERSATION_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: await world.newConversationAt(target),
    }),
  },
  'Mutation.handBack': {
    rule: staff(ANSWERS, 'CONVERSATION_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: await world.newConversationAt(target),
    }),
  },
  'Mutation.sendStaffMessage': {
    // The assistant has it: whoever may answer is told that it is not theirs.
    rule: (viewer, target) => {
      const outcome = staff(ANSWERS, 'CONVERSATION_NOT_FOUND')(viewer, target);
      return outcome === 'answered' ? 'NOT_YOUR_CONVERSATION' : outcome;
    },
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: await world.newConversationAt(target),
      clientMessageId: randomUUID(),
      text,
    }),
  },

  'Mutation.noteStaffTyping': {
    rule: (viewer, target) => {
      const outcome = staff(ANSWERS, 'CONVERSATION_NOT_FOUND')(viewer, target);
      return outcome === 'answered' ? 'NOT_YOUR_CONVERSATION' : outcome;
    },
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: await world.newConversationAt(target),
    }),
  },
  'Mutation.noteTyping': ofVisitor(),
  'Mutation.markRead': ofVisitor(() => ({ seq: 1 })),
  'Mutation.noteConversion': ofVisitor(() => ({ conversion: { kind: 'ORDER', key: randomUUID(), value: 10 } })),

  'Mutation.setAvailable': plain(signedIn, { isAvailable: true }),
  'Mutation.saveSavedReply': {
    rule: staff(ANSWERS, 'SAVED_REPLY_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      input: { id: await world.newSavedReplyAt(target), version: 1, title: text, text },
    }),
  },
  'Mutation.deleteSavedReply': ofSavedReply(ANSWERS),
  'Mutation.restoreSavedReply': ofSavedReply(ANSWERS, true),
  'Subscription.savedReplyCount': ofCompany(staff(SEES)),
  'Mutation.completeContactRequest': ofRequest(),
  'Mutation.reopenContactRequest': ofRequest(),
  'Mutation.saveAcceptanceTest': {
    rule: staff(EDITS, 'ACCEPTANCE_TEST_NOT_FOUND'),
    targets: ROWS_OF_COMPANIES,
    variables: async (world, target) => ({
      companyId: world.companyAt(target),
      input: {
        ...{
          id: await world.newAcceptanceTestAt(target),
          version: 1,
          question: randomUUID(),
          expectedKind: 'OFF_TOPIC',
        },
      },
    }),
  },
  'Mutation.deleteAcceptanceTest': ofAcceptance('test', EDITS),
  'Mutation.restoreAcceptanceTest': ofAcceptance('test', EDITS, true),
  'Mutation.importAcceptanceTests': {
    rule: ownFile('UPLOAD_NOT_FOUND'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), uploadId: randomUUID() }),
  },
  'Mutation.runAcceptanceTests': ofCompany(staff(EDITS)),
  'Mutation.startAcceptanceModelRun': ofCompany(refused(staff(EDITS), 'ACCEPTANCE_NO_MODEL')),
  'Mutation.stopAcceptanceRun': ofAcceptance('run', EDITS),
  'Subscription.acceptanceCounts': ofCompany(staff(SEES)),
  'Mutation.ignoreQuestionGroup': ofQuestionGroup(EDITS),
  'Mutation.restoreQuestionGroup': ofQuestionGroup(EDITS),
  'Mutation.ignoreRefusedGroup': ofQuestionGroup(EDITS, 'DECLINED'),
  'Mutation.restoreRefusedGroup': ofQuestionGroup(EDITS, 'DECLINED'),
  'Mutation.allowRefused': ofCompany(staff(MANAGES), () => ({ allowed: ALLOWED })),
  'Subscription.refusedGroupCounts': ofCompany(staff(SEES)),
  'Mutation.ignoreUnmetWish': ofUnmetWish(EDITS),
  'Mutation.restoreUnmetWish': ofUnmetWish(EDITS),
  'Subscription.unmetWishCounts': ofCompany(staff(SEES)),
  'Subscription.questionGroupCounts': ofCompany(staff(SEES)),
  'Mutation.markRejectedAnswerSeen': ofRejectedAnswer({ until: '2026-11-28T12:00:00.000Z' }),
  'Mutation.restoreRejectedAnswer': ofRejectedAnswer(),
  'Subscription.rejectedAnswerCounts': ofCompany(staff(SEES)),
  'Subscription.availability': plain(signedIn),
  'Subscription.catalogueSources': ofCompany(staff(SEES)),
  'Subscription.companyAttention': ofCompany(staff(SEES)),

  'Subscription.chatMessages': ofVisitor(() => ({ afterSeq: 0 })),
  'Subscription.chatConversation': ofVisitor(),
  'Subscription.chatWriting': ofVisitor(),
  'Subscription.shopChanges': ofCompany(anyoneWho('COMPANY_NOT_FOUND')),
  'Subscription.visibleCompanyCount': plain(signedIn),
  'Subscription.companyTotals': plain(signedIn),
  'Subscription.importProgress': {
    rule: ownFile('UPLOAD_NOT_FOUND'),
    targets: COMPANIES,
    variables: (world, target) => ({ companyId: world.companyAt(target), id: randomUUID() }),
  },
  'Subscription.companyChanges': ofCompany(staff(SEES)),
  'Subscription.staffChanges': ofCompany(staff(SEES)),
  'Subscription.conversationActivity': ofCompany(staff(SEES)),
  'Subscription.conversationRemovals': ofCompany(staff(SEES)),
  'Subscription.statisticsChanges': ofCompany(staff(SEES), () => ({ period: { name: 'TODAY' } })),
  'Subscription.companyFigures': ofCompany(staff(SEES)),
  'Subscription.platformFigures': plain(signedIn),
  'Subscription.companyDay': ofCompany(staff(SEES)),
  'Subscription.companyOverviews': plain(signedIn, { ids: [] }),
  'Subscription.companiesToWatch': plain(signedIn),
  'Subscription.testReply': ofCompany(staff(SEES), () => ({ testId: randomUUID(), turns: [], text })),
  'Subscription.conversationWriting': {
    rule: seenConversation,
    targets: ROWS_OF_COMPANIES,
    variables: (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: world.conversationAt(target),
    }),
  },
  'Subscription.conversationRejections': {
    rule: seenConversation,
    targets: ROWS_OF_COMPANIES,
    variables: (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: world.conversationAt(target),
    }),
  },
  'Subscription.conversationMessages': {
    rule: seenConversation,
    targets: ROWS_OF_COMPANIES,
    variables: (world, target) => ({
      companyId: world.companyAt(target),
      conversationId: world.conversationAt(target),
      afterSeq: 0,
    }),
  },
};

/**
 * Every field below the roots that the server computes, and the root field through which its cells go: it asks no
 * permission of its own, so it must be reached only by who may see what it stands on. `none` where it only rewrites what
 * its parent holds.
 */
export const NESTED: Record<string, string> = {
  'Viewer.lastLoginAt': 'none',
  'Viewer.company': 'Query.viewer',
  'Viewer.isAvailable': 'none',
  'Shop.isPersonOffered': 'none',
  'Shop.isModelOn': 'none',
  'UnmetWish.category': 'none',
  'UnmetWish.budget': 'none',
  'UnmetWish.examples': 'none',
  'UnmetWish.supply': 'none',
  'UnmetWish.product': 'Query.unmetWishes',
  'AcceptanceTest.expectedFaq': 'Query.acceptanceTests',
  'AcceptanceTest.expectedProducts': 'Query.acceptanceTests',
  'ProposedAcceptanceTest.faq': 'Query.proposedAcceptanceTest',
  'ProposedAcceptanceTest.products': 'Query.proposedAcceptanceTest',
  'AcceptanceRun.results': 'Query.acceptanceRuns',
  'QuestionGroup.title': 'none',
  'QuestionGroup.examples': 'none',
  'QuestionGroup.trend': 'none',
  'QuestionGroup.keywords': 'none',
  'QuestionGroup.answer': 'Query.questionGroups',
  'RefusedGroup.title': 'none',
  'RefusedGroup.examples': 'none',
  'RefusedGroup.trend': 'none',
  'RefusedGroup.topics': 'none',
  'RefusedGroup.declinedWords': 'none',
  'RefusedGroup.words': 'none',
  'RefusedGroup.found': 'Query.refusedGroups',
  'RejectedAnswer.faq': 'Query.rejectedAnswers',
  'RejectedAnswer.product': 'Query.rejectedAnswers',
  'RejectedAnswer.meant': 'Query.rejectedAnswers',
  'RejectedAnswer.share': 'none',
  'RejectedAnswer.examples': 'none',
  'CatalogueSources.isRunning': 'none',
  'CatalogueFeed.hasCredentials': 'none',
  'CatalogueFeed.nextRunAt': 'none',
  'SavedReply.filledText': 'Query.savedReplies',
  'ChatMessage.isOrderAsked': 'none',
  'ContactRequest.visitorName': 'none',
  'ContactRequest.messages': 'Query.contactRequests',
  'Company.blockedWebsite': 'Query.company',
  'Company.canManage': 'Query.company',
  'Company.productCount': 'Query.company',
  'Company.faqCount': 'Query.company',
  'Company.people': 'Query.company',
  'Company.staff': 'Query.company',
  'Company.draftFaqCount': 'Query.company',
  'Person.isDisabled': 'none',
  'Conversation.visitorName': 'none',
  'Conversation.handler': 'none',
  'Conversation.messageCount': 'none',
  'Conversation.isReplyPending': 'none',
  'Conversation.unansweredQuestion': 'Query.conversation',
  'Conversation.messages': 'Query.conversation',
  'ChatConversation.isReplyPending': 'none',
  'ChatConversation.isPersonAwaited': 'none',
  'ChatConversation.messages': 'Mutation.endConversation',
  'Message.faqQuestion': 'Subscription.conversationMessages',
  'Message.found': 'Query.conversation',
  'Message.step': 'none',
  'Message.understood': 'none',
  'Message.products': 'Subscription.conversationMessages',
  'ChatMessage.faqQuestion': 'Subscription.chatMessages',
  'ChatMessage.products': 'Subscription.chatMessages',
  'ChatMessage.alternatives': 'Subscription.chatMessages',
  'ChatMessage.understood': 'none',
  'Product.link': 'none',
  'Product.priceWarning': 'none',
  'Product.reduction': 'none',
  'Product.shownListPrice': 'none',
  'Product.shownPrice': 'none',
  'Product.variants': 'none',
  'ProductCard.link': 'none',
  'ProductCard.reduction': 'none',
  'ProductCard.choices': 'none',
};

async function endConversation(world: World, target: Target, conversationId: string): Promise<void> {
  if (target === 'unknown') return;
  const place = target === 'other' ? world.other : world.own;
  await world.app.shared.database.dataSource.query(
    `update conversations set status = 'COMPLETED', ended_at = now() where company_id = $1 and id = $2`,
    [place.companyId, conversationId],
  );
}

async function offerContact(world: World, conversationId: string): Promise<void> {
  await querySystem(world.app.shared.database, 'update conversations set is_contact_offered = true where id = $id', {
    id: conversationId,
  });
}

/** Where a company's shop is asked after orders; null: nowhere. */
async function tellOrders(world: World, target: Target, address: string | null): Promise<void> {
  await querySystem(world.app.shared.database, 'update companies set order_address = $address where id = $id', {
    id: world.companyAt(target),
    address,
  });
}

async function versionOf(world: World, companyId: string): Promise<number> {
  const [row] = await world.app.shared.database.dataSource.query<{ version: number }[]>(
    'select settings_version as version from companies where id = $1',
    [companyId],
  );
  return row?.version ?? 1;
}

async function promptVersionOf(world: World, companyId: string): Promise<string | null> {
  const [row] = await world.app.shared.database.dataSource.query<{ id: string }[]>(
    'select id from prompt_versions where company_id = $1 order by created_at desc, id desc limit 1',
    [companyId],
  );
  return row?.id ?? null;
}
