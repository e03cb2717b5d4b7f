import { compileInSlices, type Knowledge, type KnowledgeSource } from './knowledge.ts';

const DEFAULT_BUDGET_BYTES = 512 * 1024 * 1024;

/** A knowledge on its way; stale when what it read has changed meanwhile. */
interface Load {
  isStale: boolean;
  knowledge: Promise<Knowledge | null>;
}

/**
 * The compiled knowledge of the companies spoken with lately. The one used longest ago goes first when they outgrow the
 * budget; the newest stays even if it alone does, or each of its messages would compile it anew.
 */
export class KnowledgeCache {
  private readonly load: (companyId: string) => Promise<KnowledgeSource | null>;
  private readonly budgetBytes: number;
  /** In the order of their last use. */
  private readonly known = new Map<string, Knowledge>();
  private readonly loading = new Map<string, Load>();
  private bytes = 0;

  constructor(load: (companyId: string) => Promise<KnowledgeSource | null>, budgetBytes = DEFAULT_BUDGET_BYTES) {
    this.load = load;
    this.budgetBytes = budgetBytes;
  }

  /** Null for a company that does not exist. Callers at the same time share one load. */
  async get(companyId: string): Promise<Knowledge | null> {
    const known = this.known.get(companyId);
    if (!known) return this.fresh(companyId);
    this.known.delete(companyId);
    this.known.set(companyId, known);
    return known;
  }

  /** What was loaded before is not returned any more, not even to those already waiting for it. */
  invalidate(companyId: string): void {
    this.forget(companyId);
    const load = this.loading.get(companyId);
    if (load) load.isStale = true;
    this.loading.delete(companyId);
  }

  private async fresh(companyId: string): Promise<Knowledge | null> {
    for (;;) {
      const load = this.loading.get(companyId) ?? this.start(companyId);
      const knowledge = await load.knowledge;
      if (!load.isStale) return knowledge;
    }
  }

  private start(companyId: string): Load {
    const load: Load = { isStale: false, knowledge: Promise.resolve(null) };
    load.knowledge = this.compile(companyId, load);
    this.loading.set(companyId, load);
    return load;
  }

  private async compile(companyId: string, load: Load): Promise<Knowledge | null> {
    await Promise.resolve(); // a load that throws at once must find itself among the running ones
    try {
      const source = await this.load(companyId);
      const knowledge = source && (await compileInSlices(source));
      if (knowledge && !load.isStale) this.keep(companyId, knowledge);
      return knowledge;
    } catch (error) {
      if (load.isStale) return null;
      throw error;
    } finally {
      if (this.loading.get(companyId) === load) this.loading.delete(companyId);
    }
  }

  private keep(companyId: string, knowledge: Knowledge): void {
    this.forget(companyId);
    this.known.set(companyId, knowledge);
    this.bytes += knowledge.bytes;
    for (const oldest of this.known.keys()) {
      if (this.bytes <= this.budgetBytes || oldest === companyId) return;
      this.forget(oldest);
    }
  }

  private forget(companyId: string): void {
    this.bytes -= this.known.get(companyId)?.bytes ?? 0;
    this.known.delete(companyId);
  }
}
