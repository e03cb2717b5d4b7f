import { resolve } from 'node:path';
import { z } from 'zod';
import { isWeakSecret } from './keys.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const secret = z
  .string()
  .refine((text) => !isWeakSecret(text), 'servono almeno 32 caratteri casuali, non sempre gli stessi');

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'deve iniziare con postgres://');

/** The environment as it may be written; `.env.example` explains each name. */
const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  DATA_DIR: z.string().default('.data'),
  DURABILITY: z.enum(['full', 'relaxed']).default('full'),
  DEMO: flag.optional(),
  SECRET_KEY: secret.optional(),
  SECRET_KEY_PREVIOUS: secret.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  CORS_ORIGINS: list.default([]),
  IDLE_MINUTES: wholeNumber(1, 10_080).default(30),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 128).optional(),
  AUTH_REVEAL_ACCOUNTS: flag.default(false),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  METRICS_TOKEN: secret.optional(),
  OPENAI_MAX_TOKENS: wholeNumber(1, 4_000).default(250),
  OPENAI_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.7),
  AI_DAILY_TOKENS: wholeNumber(0, 1_000_000_000).default(200_000),
  AI_TOTAL_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000).default(2_000_000),
  AI_NEW_COMPANY_TOKENS: wholeNumber(0, 1_000_000_000).default(100_000),
  AI_VISITOR_PERCENT: wholeNumber(1, 100).default(20),
  AI_ADDRESS_PERCENT: wholeNumber(1, 100).default(40),
  AI_MAX_CALLS: wholeNumber(1, 1_000).default(8),
  FEED_PRIVATE_HOSTS: list.default([]),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** The name of every setting. */
export const SETTINGS = Object.keys(environmentSchema.shape);

/** The settings of one server, typed and complete. Durations are in milliseconds. */
export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** The address under which people reach the server, without a slash at its end; null for where it listens. */
  publicUrl: string | null;
  /** null: the embedded database. */
  databaseUrl: string | null;
  /** The login that owns the tables and brings them up to date; null where the server's own does. */
  databaseOwnerUrl: string | null;
  /** Where processes wake one another, if the pooler of `databaseUrl` lends connections for a transaction only. */
  databaseListenUrl: string | null;
  databasePoolSize: number;
  dataDir: string;
  /** Of the embedded database: what was confirmed may be lost when the power fails. */
  isRelaxed: boolean;
  isDemo: boolean;
  /** null: made once and kept in the data folder. */
  secretKey: string | null;
  previousSecretKey: string | null;
  /** How many proxies in front of the server write `X-Forwarded-For`. */
  trustedProxies: number;
  corsOrigins: string[];
  idleAfter: number;
  passwordMinLength: number;
  revealsAccounts: boolean;
  /** Opens `/metrics`; null: there is no such page. */
  metricsToken: string | null;
  logLevel: string;
  /** Hosts of the own network that catalogues may be fetched from, `name` or `name:port`, in lower case. */
  feedPrivateHosts: string[];
  /** null without a key: only FAQs and catalogue answer, and the models that companies have of their own. */
  model: ModelConfig | null;
  modelLimits: ModelLimits;
}

/** The server's language model, and how much of it may be used. */
export interface ModelConfig extends ModelLimits {
  apiKey: string;
  /** null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
}

/** What holds for every model, a company's own too, where nothing else is said. */
export interface ModelLimits {
  maxTokens: number;
  temperature: number;
  /** Tokens a company and day of Europe/Rome. */
  dailyTokens: number;
  /** The same of all companies together. */
  totalTokens: number;
  /** The same of a company that was made of late by somebody who came of late. */
  newCompanyTokens: number;
  /** How much of what is left of a company's day one visitor, and one address, may have; 100: all. */
  visitorPercent: number;
  addressPercent: number;
  /** Calls at once, in this process. */
  maxCalls: number;
}

/**
 * Reads the settings from an environment; the only place that does.
 * @throws Error that names every wrong setting in one sentence each.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Impostazioni non valide.\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL && !values.SECRET_KEY) {
    throw new Error('Con DATABASE_URL serve SECRET_KEY: almeno 32 caratteri casuali, uguali per tutti i processi.');
  }
  const isDemo = values.DEMO ?? (!values.DATABASE_URL && !values.PUBLIC_URL);
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    // The demo's logins are public, so only this machine may reach it unless somebody says otherwise.
    host: values.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    databaseListenUrl: values.DATABASE_LISTEN_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: resolve(values.DATA_DIR),
    isRelaxed: values.DURABILITY === 'relaxed',
    isDemo,
    secretKey: values.SECRET_KEY ?? null,
    previousSecretKey: values.SECRET_KEY_PREVIOUS ?? null,
    trustedProxies: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    idleAfter: values.IDLE_MINUTES * 60_000,
    // 6 where only this machine reaches it; a server that the internet reaches asks for more unless somebody says otherwise.
    passwordMinLength: values.PASSWORD_MIN_LENGTH ?? (values.PUBLIC_URL ? 8 : 6),
    revealsAccounts: values.AUTH_REVEAL_ACCOUNTS,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    feedPrivateHosts: values.FEED_PRIVATE_HOSTS.map((host) => host.toLowerCase()),
    model: modelOf(values),
    modelLimits: modelLimitsOf(values),
  };
}

type Values = z.infer<typeof environmentSchema>;

function modelOf(values: Values): ModelConfig | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl = null, OPENAI_MODEL: model } = values;
  return apiKey ? { apiKey, baseUrl, model, ...modelLimitsOf(values) } : null;
}

function modelLimitsOf(values: Values): ModelLimits {
  return {
    maxTokens: values.OPENAI_MAX_TOKENS,
    temperature: values.OPENAI_TEMPERATURE,
    dailyTokens: values.AI_DAILY_TOKENS,
    totalTokens: values.AI_TOTAL_DAILY_TOKENS,
    newCompanyTokens: values.AI_NEW_COMPANY_TOKENS,
    visitorPercent: values.AI_VISITOR_PERCENT,
    addressPercent: values.AI_ADDRESS_PERCENT,
    maxCalls: values.AI_MAX_CALLS,
  };
}
