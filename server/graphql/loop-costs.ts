// What holds the event loop, as `npm run bench -- field-costs` measures it; what was measured once need not be exact, since
// what an operation did cost is settled after it.

/** ms that a request costs, whatever is in it: to be received, and answered. */
export const COST_OF_REQUEST = 0.2;

/** ms that any operation costs: its viewer, its way to the database and back. */
export const COST_OF_OPERATION = 0.7;

/** ms of one field of one row: read from its row, checked, written out. */
export const COST_OF_FIELD = 0.003;

/** ms that a field costs beside that, for each row that has it. */
export const LOOP_COSTS: Readonly<Record<string, number>> = {
  // What the assistant knows is made anew.
  'Mutation.saveFaq': 15,
  'Mutation.moveFaq': 15,
  'Mutation.deleteFaq': 15,
  'Mutation.restoreFaq': 15,
  'Mutation.restoreProducts': 8,
  'Mutation.saveProduct': 3,
  'Mutation.deleteProducts': 3,
  'Mutation.setProductsCategory': 3,
  'Mutation.setProductsAvailable': 3,
  'Mutation.savePrompt': 3,
  // A question is answered.
  'Mutation.startConversation': 4,
  'Mutation.sendMessage': 4,
  'Query.promptPreview': 10,
  // Up to 2,000 questions are looked at, and some of them answered twice.
  'Query.proveFaq': 100,
  'Query.proveAssistantSettings': 100,
  'Query.proveProduct': 100,
  'Query.proveProductDeletion': 100,
  // A whole catalogue is compiled, too.
  'Query.proveImport': 100,
  'Query.proveAllowed': 100,
  // Up to 500 questions are answered, or 100 put together for a model.
  'Mutation.runAcceptanceTests': 100,
  'Mutation.importAcceptanceTests': 50,
  'Mutation.startAcceptanceModelRun': 100,
  'Query.acceptanceModelEstimate': 100,
  'Query.testAnswer': 4,
  'Query.matchFaqs': 3,
  'Query.matchProducts': 3,
  // The newest questions of a group are read for their words.
  'QuestionGroup.title': 0.5,
  'QuestionGroup.examples': 0.1,
  'QuestionGroup.keywords': 0.5,
  'RefusedGroup.title': 0.5,
  'RefusedGroup.examples': 0.1,
  'RefusedGroup.words': 0.5,
  'UnmetWish.examples': 0.1,
  // A password is hashed, or a session opened.
  'Mutation.signIn': 4,
  'Mutation.register': 3,
  'Mutation.redeemPasswordLink': 4,
  'Mutation.addClient': 4,
  'Mutation.setClientPassword': 3,
  'Query.statistics': 3,
  'Query.companyFigures': 2,
  'Query.companyDay': 2,
  'Query.companyOverviews': 3,
  'Query.companiesToWatch': 3,
};
