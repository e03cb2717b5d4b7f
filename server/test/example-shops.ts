import { compileKnowledge, type Knowledge, type KnowledgeSource } from '../assistant/knowledge.ts';
import type { Company } from '../companies/company.ts';
import { completed } from '../search/completed.ts';
import { exampleFaq } from './example-faq.ts';
import { exampleProduct } from './example-product.ts';

/** Shops for the tests of the answers: a sentence names what it is about, these supply the rest. */

const EPOCH = new Date(0);

export function exampleCompany(given: Partial<Company> = {}): Company {
  return {
    id: 'company',
    name: 'Demo Shop',
    logoUrl: '',
    primaryColor: '#3B82F6',
    secondaryColor: '#8B5CF6',
    website: '',
    contactEmail: '',
    contactPhone: '',
    privacyUrl: '',
    ownerId: null,
    isActive: true,
    allowedTopics: [],
    allowedWords: [],
    allowedSites: [],
    teaser: '',
    isTeaserOn: false,
    chatLook: null,
    isPersonOffered: false,
    freshCategories: [],
    feedToken: null,
    orderAddress: null,
    ownModelId: null,
    personPatience: 180,
    openingHours: null,
    synonyms: [],
    settingsVersion: 1,
    brandingVersion: 1,
    catalogueId: 'catalogue',
    faqsVersion: 1,
    catalogueVersion: 1,
    promptVersion: 1,
    knowledgeVersion: 1,
    isDemo: false,
    createdAt: EPOCH,
    ...given,
  };
}

export function exampleKnowledge(given: Partial<KnowledgeSource>): Knowledge {
  return completed(compileKnowledge({ company: exampleCompany(), faqs: [], products: [], prompt: '', ...given }));
}

/** The demo shop, as a first start makes it. */
export function demoKnowledge(): Knowledge {
  return exampleKnowledge({
    faqs: [
      exampleFaq({
        id: 'contacts',
        question: 'Come posso contattarvi?',
        keywords: ['contatti', 'contattare', 'email', 'telefono'],
      }),
      exampleFaq({
        id: 'hours',
        question: 'Quali sono gli orari di apertura?',
        keywords: ['orari', 'orario', 'apertura', 'aperti'],
        position: 1,
      }),
      exampleFaq({
        id: 'shipping',
        question: 'Quanto costa la spedizione?',
        keywords: ['spedizione', 'consegna', 'gratuita'],
        position: 2,
      }),
    ],
    products: [
      exampleProduct({
        id: 'headphones',
        name: 'Cuffie Bluetooth',
        category: 'Elettronica',
        price: '79,99 €',
        priceCents: 7_999,
        currency: 'EUR',
        description: 'Cuffie wireless con cancellazione del rumore',
        keywords: ['cuffie', 'bluetooth', 'musica'],
      }),
      exampleProduct({
        id: 'watch',
        name: 'Smartwatch Sport',
        category: 'Elettronica',
        price: '129,00 €',
        priceCents: 12_900,
        currency: 'EUR',
        description: 'Orologio smart per il fitness',
        keywords: ['smartwatch', 'orologio', 'fitness'],
        position: 1,
      }),
    ],
  });
}
