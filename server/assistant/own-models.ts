import type { Company } from '../companies/company.ts';
import { type Model, type ModelTrial, NOT_ACTIVE_STATUS } from '../model/model.ts';

type Owner = Pick<Company, 'id' | 'ownModelId'>;

interface Opened {
  ownModelId: string;
  model: Model;
  /** What was opened; null until it is. */
  current: Model | null;
}

const MOST = 2_000; // companies; one that is forgotten is opened again when it is asked

/**
 * The models that companies have of their own, opened when they are asked for the first time, and anew when the company
 * has saved another: it says so itself, on every process, as it says all that is set of it.
 */
export class OwnModels {
  /** In the order of their last use. */
  readonly #opened = new Map<string, Opened>();
  readonly #open: (companyId: string) => Promise<Model>;
  readonly #most: number;

  /** @param open what is set now; the server's model where nothing is any more */
  constructor(open: (companyId: string) => Promise<Model>, most = MOST) {
    this.#open = open;
    this.#most = most;
  }

  /** A company's own model; null where it has none, and then no key of it is kept in memory. */
  of({ id, ownModelId }: Owner): Model | null {
    const known = this.#opened.get(id);
    this.#opened.delete(id);
    if (ownModelId === null) return null;
    const opened = known?.ownModelId === ownModelId ? known : this.#late(id, ownModelId);
    this.#opened.set(id, opened);
    if (this.#opened.size > this.#most) this.#forgetOldest();
    return opened.model;
  }

  /** The companies whose own model failed when it was asked last. */
  failing(): string[] {
    return [...this.#opened].filter(([, { model }]) => model.isFailing?.()).map(([id]) => id);
  }

  #forgetOldest(): void {
    const [oldest] = this.#opened.keys();
    if (oldest !== undefined) this.#opened.delete(oldest);
  }

  /** It is there at once, and reads what it needs when it is asked. */
  #late(id: string, ownModelId: string): Opened {
    let opening: Promise<Model> | null = null;
    const opened: Opened = {
      ownModelId,
      model: lateModel(
        () => open(),
        () => opened.current,
      ),
      current: null,
    };
    const open = () => {
      opening ??= this.#open(id).then(
        (model) => {
          opened.current = model;
          return model;
        },
        (error) => {
          opening = null; // the next who asks tries again
          throw error;
        },
      );
      return opening;
    };
    return opened;
  }
}

function lateModel(open: () => Promise<Model>, current: () => Model | null): Model {
  return {
    isActive: true,
    reply: async (request, watch) => (await open()).reply(request, watch),
    status: async (knowledge) => (await (await open()).status?.(knowledge)) ?? NOT_ACTIVE_STATUS,
    tryNow: async (knowledge) => (await (await open()).tryNow?.(knowledge)) ?? NOT_TRIED,
    isFailing: () => current()?.isFailing?.() ?? false,
  };
}

/** What comes of asking a model that is not there. */
export const NOT_TRIED: ModelTrial = {
  ...{ answer: null, failure: 'NOT_ACTIVE', fault: null, detail: null, says: null, totalTime: 0 },
};

/** Who answers for a company: its own model, or the server's. */
export function modelOf(shared: { model: Model; ownModels: OwnModels }, company: Owner): Model {
  return shared.ownModels.of(company) ?? shared.model;
}
