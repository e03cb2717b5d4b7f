import type { ChatLook } from './chat-look.ts';
import type { OpeningHours } from './opening-hours.ts';

/** A shop on the platform. */
export interface Company {
  id: string;
  name: string;
  /** http(s) or data: address of an image; empty when the company has none. */
  logoUrl: string;
  /** `#RRGGBB`. */
  primaryColor: string;
  secondaryColor: string;
  website: string;
  contactEmail: string;
  contactPhone: string;
  /** http(s) address of the privacy notice, linked by the greeting; empty when there is none. */
  privacyUrl: string;
  /** The account that created the company; null once that account is removed. */
  ownerId: string | null;
  /** Off: the visitor gets a polite sentence instead of an answer. */
  isActive: boolean;
  /** Names of the off-topic topics that this company answers all the same. */
  allowedTopics: string[];
  /** Words and phrases of this shop: a message that bears one is never off topic. */
  allowedWords: string[];
  /** Origins that may show the chat, e.g. `https://*.negozio.it`; empty: any. */
  allowedSites: string[];
  /** What the bubble says after a while, where that is on; empty: the usual question. */
  teaser: string;
  isTeaserOn: boolean;
  /** How the chat looks and greets; null where nobody has said anything of it. */
  chatLook: Partial<ChatLook> | null;
  /** Whether visitors may ask for a person. */
  isPersonOffered: boolean;
  /** How long they wait for somebody who is there, s. */
  personPatience: number;
  /** When its people are there; null where no hours are kept. */
  openingHours: OpeningHours | null;
  /** The company's own synonyms, each a group of words that mean the same. */
  synonyms: string[][];
  /** Counts the saves of topics, synonyms, sites and the like; an edit names the version that it was read at. */
  settingsVersion: number;
  /** The same for name, logo, colours and contacts. */
  brandingVersion: number;
  /** The catalogue in use. */
  catalogueId: string;
  /** Counts the changes of the FAQs, of the catalogue in use and of the prompt: what is compiled knows by it that it is old. */
  faqsVersion: number;
  catalogueVersion: number;
  promptVersion: number;
  /** Grows with every change of what the assistant knows: FAQs, products, prompt, settings. */
  knowledgeVersion: number;
  /** Categories of fresh food, of which an offer needs no lowest price of 30 days beside it. */
  freshCategories: string[];
  /** What the address of its Merchant feed ends in; null while that is switched off. */
  feedToken: string | null;
  /** Where its shop is asked what became of an order; null where it tells nothing of them. */
  orderAddress: string | null;
  /** Names what is set of its own model, another with every save; null where the server's is used. */
  ownModelId: string | null;
  /** Made for the demo: its figures are nobody's. */
  isDemo: boolean;
  createdAt: Date;
}

export const DEFAULT_PRIMARY_COLOR = '#3B82F6';
export const DEFAULT_SECONDARY_COLOR = '#8B5CF6';
