import type { Company } from '../companies/company.ts';
import type { Faq } from '../faqs/faq.ts';
import type { FaqIndex } from '../faqs/faq-index.ts';
import { compileSynonyms, type Synonyms } from '../language/synonyms.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { editCatalogue, type ProductEdit } from '../products/edited-catalogue.ts';
import type { Product } from '../products/product.ts';
import { inSlices } from '../search/slices.ts';
import { type Compiled, compileCataloguePart, compileFaqPart, type Knowledge, knowledgeOf } from './knowledge.ts';

/** The versions that are compiled already; null where nothing is. */
export interface KnownVersions {
  faqs: number | null;
  catalogueId: string | null;
  catalogue: number | null;
  /** The moment whose prices are known: offers begin and end by themselves. */
  pricedAt: Date | null;
}

/** What is stored, beside what is known already. */
export interface KnowledgeChanges {
  company: Company;
  prompt: string;
  /** Null where the known ones are the newest. */
  faqs: Faq[] | null;
  /** The products changed since the known version; null where the catalogue has to be read as a whole. */
  edits: ProductEdit[] | null;
  /** The next moment at which an offer begins or ends; null where none does. */
  pricesChangeAt: Date | null;
}

/** Where knowledge is read. */
export interface KnowledgeRows {
  /** Null for a company that does not exist. */
  changes(companyId: string, known: KnownVersions, now: Date): Promise<KnowledgeChanges | null>;
  /** All products of a catalogue, in their order, as they are sold at a moment. */
  products(companyId: string, catalogueId: string, now: Date): Promise<Product[]>;
}

interface CataloguePart extends Compiled<Catalogue> {
  id: string;
  version: number;
  pricedAt: Date;
  /** How many edits were put into it since it was compiled. */
  edits: number;
}

/** A catalogue being compiled. */
interface Compiling {
  id: string;
  /** It is compiled; what was edited meanwhile is still being put into it. */
  isCompiled: boolean;
  done: Promise<void>;
}

const MOST_EDITS = 2_000; // each leaves some words behind that nobody uses any more

/**
 * What the assistant knows of one company, kept up to date part by part. While a catalogue is compiled, all else goes on
 * with the one before.
 */
export class CompanyKnowledge {
  /** The newest there is; null before the first, and for a company that does not exist. */
  knowledge: Knowledge | null = null;
  /** The last reading failed: what is known may be old. */
  hasFailed = false;
  private pricesChangeAt: Date | null = null;
  private readonly companyId: string;
  private readonly rows: KnowledgeRows;
  private readonly onChange: () => void;
  private readonly onUpdated: (milliseconds: number) => void;
  private readonly onReplaced: () => void;
  private readonly now: () => Date;
  private synonyms: { of: string[][]; compiled: Synonyms } | null = null;
  private faqs: (Compiled<FaqIndex> & { version: number }) | null = null;
  private catalogue: CataloguePart | null = null;
  private compiling: Compiling | null = null;
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(
    companyId: string,
    rows: KnowledgeRows,
    onChange: () => void,
    onUpdated: (milliseconds: number) => void = () => undefined,
    onReplaced: () => void = () => undefined,
    now: () => Date = () => new Date(),
  ) {
    this.companyId = companyId;
    this.rows = rows;
    this.onChange = onChange;
    this.onUpdated = onUpdated;
    this.onReplaced = onReplaced;
    this.now = now;
  }

  /** Whether an offer began or ended since the prices were read. */
  hasOldPrices(now: Date): boolean {
    return this.pricesChangeAt !== null && this.pricesChangeAt <= now;
  }

  /**
   * Settles when all that was stored before this call is known, a catalogue aside that has to be read as a whole.
   * Calls during a reading share the next one.
   */
  refresh(): Promise<void> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    this.next = this.running.catch(() => undefined).then(() => this.start());
    return this.next;
  }

  /** Settles when all that was stored before this call is known. */
  async current(): Promise<void> {
    await this.refresh();
    while (this.compiling) await this.compiling.done;
  }

  private start(): Promise<void> {
    this.next = null;
    const startedAt = performance.now();
    const running = this.update().then(
      () => {
        this.hasFailed = false;
        this.onUpdated(performance.now() - startedAt);
      },
      (error) => {
        this.hasFailed = true;
        throw error;
      },
    );
    this.running = running;
    const finish = () => {
      if (this.running === running) this.running = null;
    };
    running.then(finish, finish);
    return running;
  }

  private async update(): Promise<void> {
    const { faqs, catalogue } = this;
    const known = {
      faqs: faqs?.version ?? null,
      catalogueId: catalogue?.id ?? null,
      catalogue: catalogue?.version ?? null,
      pricedAt: catalogue?.pricedAt ?? null,
    };
    const now = this.now();
    const changes = await this.rows.changes(this.companyId, known, now);
    if (!changes) {
      this.compiling = null;
      return this.set(null);
    }
    const { company, edits } = changes;
    if (changes.faqs) {
      this.faqs = { ...(await inSlices(compileFaqPart(changes.faqs))), version: company.faqsVersion };
    }
    // The catalogue may have been compiled anew since the changes were asked for: then they are asked for once more.
    const isEdited =
      edits && (!this.catalogue || this.catalogue !== catalogue || this.edit(this.catalogue, company, edits, now));
    // Until a catalogue that is compiled anew is there, the prices of the one before stay as old as they are.
    if (isEdited || !this.catalogue) this.pricesChangeAt = changes.pricesChangeAt;
    if (!isEdited || (this.catalogue?.edits ?? 0) > MOST_EDITS) this.compileCatalogue(company);
    this.compose(changes);
  }

  /** False where a whole compilation is needed for it. */
  private edit(part: CataloguePart, company: Company, edits: readonly ProductEdit[], pricedAt: Date): boolean {
    const { catalogueVersion: version } = company;
    const index = edits.length > 0 ? editCatalogue(part.index, edits) : part.index;
    if (index) this.catalogue = { ...part, index, version, pricedAt, edits: part.edits + edits.length };
    return index !== null;
  }

  private compose({ company, prompt }: KnowledgeChanges): void {
    if (!this.faqs || !this.catalogue) return;
    if (JSON.stringify(this.synonyms?.of) !== JSON.stringify(company.synonyms)) {
      this.synonyms = { of: company.synonyms, compiled: compileSynonyms(company.synonyms) };
    }
    const synonyms = this.synonyms?.compiled ?? compileSynonyms(company.synonyms);
    this.set(knowledgeOf(company, prompt, { synonyms, faqs: this.faqs, catalogue: this.catalogue }));
  }

  private compileCatalogue({ catalogueId, catalogueVersion }: Company): void {
    if (this.compiling?.id === catalogueId && !this.compiling.isCompiled) return;
    const compiling: Compiling = { id: catalogueId, isCompiled: false, done: Promise.resolve() };
    const isWanted = () => this.compiling === compiling;
    const isReplacing = this.catalogue !== null;
    const compile = async () => {
      const pricedAt = this.now();
      const products = await this.rows.products(this.companyId, catalogueId, pricedAt);
      const compiled = await inSlices(onlyWhile(isWanted, compileCataloguePart(products)));
      if (!compiled || !isWanted()) return;
      this.catalogue = { ...compiled, id: catalogueId, version: catalogueVersion, pricedAt, edits: 0 };
      compiling.isCompiled = true;
      await this.refresh();
      if (!isWanted()) return;
      this.compiling = null;
      if (isReplacing) this.onReplaced();
    };
    this.compiling = compiling;
    compiling.done = compile().catch((error) => {
      if (isWanted()) this.compiling = null;
      this.hasFailed = true;
      throw error;
    });
    compiling.done.catch(() => undefined); // whoever waits is told; nobody may be waiting
  }

  private set(knowledge: Knowledge | null): void {
    this.knowledge = knowledge;
    this.onChange();
  }
}

/** Goes on while somebody wants the result; undefined once nobody does. */
function* onlyWhile<T>(isWanted: () => boolean, steps: Generator<void, T>): Generator<void, T | undefined> {
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
  return undefined;
}
