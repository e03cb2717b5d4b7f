import type { EntityManager } from 'typeorm';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '../companies/company.ts';
import { addCompany } from '../companies/store.ts';
import { FIRST_PROMPT, type SeedFaq } from './content.ts';
import { type SeedProduct, seed, seedProducts } from './seed.ts';

// The 'Demo Shop' has 3 FAQs and 2 products.
const FAQS: SeedFaq[] = [
  {
    question: 'Come posso contattarvi?',
    answer: 'Puoi scriverci a info@demoshop.it oppure chiamarci al numero 02 1234567.',
    keywords: ['contatti', 'contatto', 'contattare', 'contattarvi', 'email', 'telefono', 'numero'],
    category: 'Generale',
    isDraft: false,
  },
  {
    question: 'Quali sono i vostri orari di apertura?',
    answer: 'Siamo aperti dal lunedì al venerdì, dalle 9:00 alle 18:00.',
    keywords: ['orari', 'orario', 'apertura', 'chiusura', 'aperti', 'aperto', 'quando aprite'],
    category: 'Generale',
    isDraft: false,
  },
  {
    question: 'La spedizione è gratuita?',
    answer: 'Sì, la spedizione è gratuita per tutti gli ordini superiori a 50 euro.',
    keywords: ['spedizione', 'spedizioni', 'spedire', 'spedite', 'consegna', 'consegne', 'gratuita'],
    category: 'Generale',
    isDraft: false,
  },
];

const PRODUCTS: SeedProduct[] = [
  {
    name: 'Cuffie Wireless',
    description: 'Cuffie Bluetooth con cancellazione del rumore e 30 ore di autonomia, ottime anche come regalo.',
    price: '89,99 €',
    category: 'Elettronica',
    keywords: ['cuffie', 'wireless', 'bluetooth', 'musica', 'audio'],
  },
  {
    name: 'Zaino Urban',
    description: 'Zaino impermeabile da 20 litri con tasca imbottita per il portatile, per la scuola e per il lavoro.',
    price: '49,90 €',
    category: 'Accessori',
    keywords: ['zaino', 'borsa', 'scuola', 'viaggio', 'portatile'],
  },
];

/** Makes the small shop with which one begins to look around. */
export async function addDemoShop(manager: EntityManager, id: string, ownerId: string | null): Promise<void> {
  await addCompany(manager, {
    id,
    name: 'Demo Shop',
    logoUrl: '',
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
    ownerId,
    contactEmail: 'info@demoshop.it',
    contactPhone: '02 1234567',
  });
  await seed(manager, id, FAQS, FIRST_PROMPT);
  await seedProducts(manager, id, PRODUCTS);
}
