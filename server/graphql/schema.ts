import { readFileSync } from 'node:fs';
import { GraphQLError, GraphQLID, Kind, printSchema, type ValueNode } from 'graphql';
import {
  acceptanceMutations,
  acceptanceQueries,
  acceptanceRunFields,
  acceptanceTestFields,
  proposedAcceptanceTestFields,
} from '../acceptance/resolvers.ts';
import { acceptanceSubscriptions } from '../acceptance/subscriptions.ts';
import { accountMutations, accountQueries, viewerFields } from '../accounts/resolvers.ts';
import { assistantMutations, assistantQueries } from '../assistant/resolvers.ts';
import { assistantSubscriptions } from '../assistant/subscriptions.ts';
import {
  companyFields,
  companyMutations,
  companyQueries,
  companySubscriptions,
  viewerCompanyFields,
} from '../companies/resolvers.ts';
import type { Context } from '../context.ts';
import {
  chatConversationFields,
  chatMessageFields,
  conversationFields,
  conversationMutations,
  conversationQueries,
  messageFields,
} from '../conversations/resolvers.ts';
import { conversationSubscriptions } from '../conversations/subscriptions.ts';
import { conversionMutations } from '../conversions/resolvers.ts';
import { exportMutations } from '../exports/resolvers.ts';
import { companyFaqFields, faqMutations, faqQueries } from '../faqs/resolvers.ts';
import { catalogueFeedFields, catalogueSourcesFields, feedMutations, feedQueries } from '../feeds/resolvers.ts';
import { feedSubscriptions } from '../feeds/subscriptions.ts';
import { handledConversationFields, handoverMutations } from '../handover/resolvers.ts';
import { importMutations, importQueries } from '../imports/resolvers.ts';
import { importSubscriptions } from '../imports/subscriptions.ts';
import { improvementMutations, improvementQueries, questionGroupFields } from '../improvement/resolvers.ts';
import { improvementSubscriptions } from '../improvement/subscriptions.ts';
import type { LiveSource } from '../live/source.ts';
import { onboardingMutations, onboardingQueries } from '../onboarding/resolvers.ts';
import { orderMutations, orderQueries } from '../orders/resolvers.ts';
import {
  availabilityMutations,
  companyPeopleFields,
  peopleMutations,
  peopleSubscriptions,
  personFields,
  viewerAvailabilityFields,
} from '../people/resolvers.ts';
import { pictureMutations } from '../pictures/resolvers.ts';
import {
  companyProductFields,
  productCardFields,
  productFields,
  productMutations,
  productQueries,
} from '../products/resolvers.ts';
import { promptMutations, promptQueries } from '../prompts/resolvers.ts';
import { proofQueries } from '../proofs/resolvers.ts';
import { refusedGroupFields, refusedMutations, refusedQueries } from '../refused/resolvers.ts';
import { refusedSubscriptions } from '../refused/subscriptions.ts';
import { rejectedAnswerFields, rejectedMutations, rejectedQueries } from '../rejected/resolvers.ts';
import { rejectedSubscriptions } from '../rejected/subscriptions.ts';
import { contactRequestFields, requestMutations, requestQueries } from '../requests/resolvers.ts';
import { requestSubscriptions } from '../requests/subscriptions.ts';
import { savedReplyFields, savedReplyMutations, savedReplyQueries } from '../saved-replies/resolvers.ts';
import { savedReplySubscriptions } from '../saved-replies/subscriptions.ts';
import { companyShopFields, shopFields, shopMutations, shopQueries } from '../shop/resolvers.ts';
import { shopSubscriptions } from '../shop/subscriptions.ts';
import { statsQueries, statsSubscriptions } from '../stats/resolvers.ts';
import { todayQueries, todaySubscriptions } from '../today/resolvers.ts';
import { unmetMutations, unmetQueries, unmetWishFields } from '../unmet/resolvers.ts';
import { unmetSubscriptions } from '../unmet/subscriptions.ts';
import { uploadMutations } from '../uploads/resolvers.ts';
import { weeklyMutations, weeklyQueries } from '../weekly/resolvers.ts';
import { weeklySubscriptions } from '../weekly/subscriptions.ts';
import type { Resolvers } from './generated/schema.ts';
import { type ScalarFunctions, withResolvers } from './with-resolvers.ts';

/** The text of the schema, in sections as it is read and written here. */
export const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

const dateTime: ScalarFunctions = {
  serialize: (value) => new Date(value as Date).toISOString(),
  parseValue: (value) => readDate(value),
  parseLiteral: (node: ValueNode) => readDate(node.kind === Kind.STRING ? node.value : null),
};

function readDate(value: unknown): Date {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 text');
  return date;
}

const plain = { ...GraphQLID }; // the schema has the library's own type, whose functions are replaced
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A UUID may be written in capitals: it becomes lower case where it enters, once, so that what is published and what is
 * listened to are spelled alike.
 */
const id: ScalarFunctions = {
  serialize: plain.serialize,
  parseValue: (value) => lowerUuid(plain.parseValue(value)),
  parseLiteral: (node: ValueNode) => lowerUuid(plain.parseLiteral(node)),
};

function lowerUuid(text: string): string {
  return UUID.test(text) ? text.toLowerCase() : text;
}

const resolvers: Omit<Resolvers, 'DateTime'> = {
  Query: {
    ...accountQueries,
    ...companyQueries,
    ...assistantQueries,
    ...importQueries,
    ...feedQueries,
    ...shopQueries,
    ...faqQueries,
    ...productQueries,
    ...promptQueries,
    ...conversationQueries,
    ...savedReplyQueries,
    ...requestQueries,
    ...orderQueries,
    ...improvementQueries,
    ...proofQueries,
    ...refusedQueries,
    ...unmetQueries,
    ...acceptanceQueries,
    ...rejectedQueries,
    ...statsQueries,
    ...todayQueries,
    ...weeklyQueries,
    ...onboardingQueries,
  },
  Mutation: {
    ...accountMutations,
    ...companyMutations,
    ...peopleMutations,
    ...assistantMutations,
    ...uploadMutations,
    ...importMutations,
    ...feedMutations,
    ...pictureMutations,
    ...exportMutations,
    ...shopMutations,
    ...faqMutations,
    ...productMutations,
    ...promptMutations,
    ...conversationMutations,
    ...handoverMutations,
    ...availabilityMutations,
    ...savedReplyMutations,
    ...requestMutations,
    ...orderMutations,
    ...conversionMutations,
    ...improvementMutations,
    ...refusedMutations,
    ...unmetMutations,
    ...acceptanceMutations,
    ...rejectedMutations,
    ...weeklyMutations,
    ...onboardingMutations,
  },
  Viewer: { ...viewerFields, ...viewerCompanyFields, ...viewerAvailabilityFields },
  Shop: shopFields,
  SavedReply: savedReplyFields,
  ContactRequest: contactRequestFields,
  QuestionGroup: questionGroupFields,
  RefusedGroup: refusedGroupFields,
  UnmetWish: unmetWishFields,
  AcceptanceTest: acceptanceTestFields,
  AcceptanceRun: acceptanceRunFields,
  ProposedAcceptanceTest: proposedAcceptanceTestFields,
  RejectedAnswer: rejectedAnswerFields,
  Company: {
    ...companyFields,
    ...companyFaqFields,
    ...companyProductFields,
    ...companyPeopleFields,
    ...companyShopFields,
  },
  CatalogueFeed: catalogueFeedFields,
  CatalogueSources: catalogueSourcesFields,
  Person: personFields,
  Conversation: { ...conversationFields, ...handledConversationFields },
  ChatConversation: chatConversationFields,
  Message: messageFields,
  ChatMessage: chatMessageFields,
  Product: productFields,
  ProductCard: productCardFields,
};

export const schema = withResolvers(schemaText, resolvers, { DateTime: dateTime, ID: id });

// By these names they are known without it, but not to older readers.
const ROOTS = 'schema {\n  query: Query\n  mutation: Mutation\n  subscription: Subscription\n}';

let printed: string | undefined;

/**
 * The schema for other programs, served at /schema.graphql: each type whole and in one place, since not every reader knows
 * extensions. It takes a moment and is made when it is asked for first.
 */
export function printedSchema(): string {
  printed ??= `${ROOTS}\n\n${printSchema(schema)}\n`;
  return printed;
}

/** What each subscription listens to; the hub asks here, with permission checked in each. */
export const subscriptions: Record<string, (args: never, context: Context) => Promise<LiveSource<object>>> = {
  ...companySubscriptions,
  ...peopleSubscriptions,
  ...shopSubscriptions,
  ...importSubscriptions,
  ...feedSubscriptions,
  ...assistantSubscriptions,
  ...conversationSubscriptions,
  ...savedReplySubscriptions,
  ...requestSubscriptions,
  ...improvementSubscriptions,
  ...refusedSubscriptions,
  ...unmetSubscriptions,
  ...acceptanceSubscriptions,
  ...rejectedSubscriptions,
  ...statsSubscriptions,
  ...todaySubscriptions,
  ...weeklySubscriptions,
};
