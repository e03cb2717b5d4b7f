import { CompanyKnowledge, type KnowledgeRows } from './company-knowledge.ts';
import type { Knowledge } from './knowledge.ts';

const DEFAULT_BUDGET_BYTES = 512 * 1024 * 1024;

/**
 * The compiled knowledge of the companies spoken with lately. The one used longest ago goes first when they outgrow the
 * budget; the newest stays even if it alone does, or each of its messages would compile it anew.
 */
export class KnowledgeCache {
  /** Told of each caller of `get` that has to wait, because nothing is known yet of the company. */
  onWait: (companyId: string) => void = () => undefined;
  /** Told how long it took to bring a company's knowledge up to date, ms. */
  onUpdated: (milliseconds: number) => void = () => undefined;
  /** Told when another catalogue than before answers: whoever was told of the change was told before it was compiled. */
  onReplaced: (companyId: string) => void = () => undefined;
  private readonly rows: KnowledgeRows;
  private readonly budgetBytes: number;
  private readonly now: () => Date;
  /** In the order of their last use. */
  private readonly companies = new Map<string, CompanyKnowledge>();

  constructor(rows: KnowledgeRows, budgetBytes = DEFAULT_BUDGET_BYTES, now: () => Date = () => new Date()) {
    this.now = now;
    this.rows = rows;
    this.budgetBytes = budgetBytes;
  }

  /**
   * What is known, at once, also while something newer is compiled: for visitors. No price of an offer that is over, or
   * that has begun since, is among it. Null for a company that does not
   * exist. Only the first callers wait; callers at the same time share one load.
   */
  async get(companyId: string): Promise<Knowledge | null> {
    const known = this.companies.get(companyId);
    if (!known?.knowledge) {
      this.onWait(companyId);
      return this.current(companyId);
    }
    this.touch(companyId, known);
    if (known.hasOldPrices(this.now())) await known.current().catch(() => undefined);
    else if (known.hasFailed) known.refresh().catch(() => undefined); // it stays as failed, and the next caller tries again
    return known.knowledge;
  }

  /** With all that was stored before this call, however long it takes to compile: for staff, who look at what they did. */
  async current(companyId: string): Promise<Knowledge | null> {
    const company = this.companies.get(companyId) ?? this.newCompany(companyId);
    this.touch(companyId, company);
    try {
      await company.current();
    } finally {
      if (!company.knowledge && this.companies.get(companyId) === company) this.companies.delete(companyId);
    }
    return company.knowledge;
  }

  /**
   * With all that was stored before this call, a catalogue aside that is compiled anew: for whoever was told of a change
   * and will not be told again. Calls at the same time share a reading.
   * @throws when the reading fails, whatever is known already.
   */
  async newest(companyId: string): Promise<Knowledge | null> {
    const company = this.companies.get(companyId);
    if (!company?.knowledge) return this.current(companyId);
    this.touch(companyId, company);
    await company.refresh();
    return company.knowledge;
  }

  /** Something of a company changed: what is known of it is brought up to date, part by part. */
  changed(companyId: string): void {
    this.companies
      .get(companyId)
      ?.refresh()
      .catch(() => undefined); // it stays as failed, and the next caller tries again
  }

  /** Settles when nobody is answered any more without what was stored before, a catalogue aside that is compiled anew. */
  async refreshed(companyId: string): Promise<void> {
    const company = this.companies.get(companyId);
    if (company?.knowledge) await company.refresh().catch(() => undefined);
  }

  private newCompany(companyId: string): CompanyKnowledge {
    const company = new CompanyKnowledge(
      companyId,
      this.rows,
      () => this.fitBudget(companyId),
      (took) => this.onUpdated(took),
      () => this.onReplaced(companyId),
      this.now,
    );
    this.companies.set(companyId, company);
    return company;
  }

  private touch(companyId: string, company: CompanyKnowledge): void {
    this.companies.delete(companyId);
    this.companies.set(companyId, company);
  }

  private fitBudget(newest: string): void {
    let bytes = 0;
    for (const { knowledge } of this.companies.values()) bytes += knowledge?.bytes ?? 0;
    for (const [companyId, { knowledge }] of this.companies) {
      if (bytes <= this.budgetBytes) return;
      if (companyId === newest || !knowledge) continue;
      bytes -= knowledge.bytes;
      this.companies.delete(companyId);
    }
  }
}
