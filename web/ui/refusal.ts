import { texts } from '../texts.ts';

/** Why something was not done: the server's stable code and its Italian sentence, or that there is no network. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

export interface AnsweredError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The refusal that an answer's `errors` tell. */
export function refusalOfErrors(errors: readonly AnsweredError[]): Refusal {
  const [first] = errors;
  const code = first?.extensions?.code;
  if (!first || typeof code !== 'string') return new Refusal('UNEXPECTED', texts.errors.unexpected);
  return new Refusal(code, first.message);
}

/** Whatever was thrown, as a refusal. Read by shape, so that the sign-in page need not load the GraphQL client. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TypeError) return new Refusal('NETWORK', texts.errors.network); // fetch's only way to say it
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return refusalOfErrors(error.errors);
  if (error instanceof Error && 'bodyText' in error) return refusalOfErrors(errorsOf(`${error.bodyText}`));
  return new Refusal('UNEXPECTED', texts.errors.unexpected);
}

/** What the door refused before GraphQL read it, which comes with a status of its own; none of what a proxy answers. */
function errorsOf(body: string): readonly AnsweredError[] {
  try {
    const { errors } = JSON.parse(body);
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}

/** Whatever was thrown, as a refusal; where the server failed without a sentence of its own, with `general`. */
export function refusalOr(error: unknown, general: string): Refusal {
  const refusal = refusalOf(error);
  const isNamed = refusal.code !== 'UNEXPECTED' && refusal.code !== 'INTERNAL';
  return isNamed ? refusal : new Refusal(refusal.code, general);
}
