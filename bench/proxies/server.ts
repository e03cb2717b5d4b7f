import { createShop } from '../../server/test/story.ts';
import { closeWhenAsked, startBenchApp } from '../bench-app.ts';

/** A process of the product behind a proxy or a pooler. */
export interface Target {
  url: string;
  companyId: string;
  /** Of who may switch the shop's chatbot. */
  staffToken: string;
}

const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_LISTEN_URL } = process.env;
const app = await startBenchApp(
  {
    NODE_ENV: '',
    TRUST_PROXY: '1',
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
    ...(DATABASE_OWNER_URL ? { DATABASE_OWNER_URL } : {}),
    ...(DATABASE_LISTEN_URL ? { DATABASE_LISTEN_URL } : {}),
  },
  // What people behind a proxy meet: the product's own limits, none of them out of the way.
  { limits: {} },
);
const shop = await createShop(app);
closeWhenAsked(app);
process.send?.({ url: app.url, companyId: shop.id, staffToken: shop.owner.token } satisfies Target);
