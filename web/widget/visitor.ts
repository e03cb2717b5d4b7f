import { ChatFailure } from '../chat/connection.ts';
import { CreateVisitorDocument, RenewVisitorDocument, type TypedDocumentString } from '../chat/generated/graphql.ts';
import { say } from '../chat/say.ts';
import { request } from './request.ts';
import type { StoredSession, VisitorStorage } from './visitor-storage.ts';

/** A token that the server will not take; another is to be had for the asking. */
const REFUSED = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'SESSION_EXPIRED'];

const RENEWED_FROM = 15 * 24 * 3_600_000; // 15 of 30 days left

/** Who the person is to the server: a visitor of one company, by a token made when first needed. */
export interface Visitor {
  token(): string | undefined;
  /** Asks as the visitor there is. Refused with UNAUTHENTICATED when there is none, or no longer. */
  ask<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables): Promise<Data>;
  /** Becomes a visitor, unless this tab or another did already. */
  become(): Promise<void>;
  /** Gets the same visitor another token, where theirs is half over. */
  renew(): Promise<void>;
  /** The server no longer takes this token. */
  forget(refusedToken: string | undefined): void;
}

export function isRefusedCode(code: string): boolean {
  return REFUSED.includes(code);
}

export function isRefusedToken(error: unknown): boolean {
  return error instanceof ChatFailure && isRefusedCode(error.code);
}

export function createVisitor(companyId: string, storage: VisitorStorage): Visitor {
  const token = () => storage.session()?.token;

  async function ask<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables) {
    const asked = token();
    if (!asked) throw new ChatFailure('UNAUTHENTICATED', say('La sessione è scaduta.'));
    try {
      return await request(document, variables, asked);
    } catch (error) {
      if (isRefusedToken(error)) forget(asked);
      throw error;
    }
  }

  function forget(refusedToken: string | undefined): void {
    // Another tab may have got itself a new one meanwhile.
    if (token() === refusedToken) storage.forgetSession();
  }

  async function become(): Promise<void> {
    await oneTabAtATime(`tuoshop:${companyId}`, async () => {
      if (token()) return;
      const { createVisitor: session } = await request(CreateVisitorDocument, { companyId });
      storage.keepSession(session satisfies StoredSession);
    });
  }

  async function renew(): Promise<void> {
    const session = storage.session();
    if (!session || Date.parse(session.expiresAt) > Date.now() + RENEWED_FROM) return;
    const { renewVisitor } = await ask(RenewVisitorDocument, {});
    if (token() === session.token) storage.keepSession({ ...session, ...renewVisitor });
  }

  return { token, ask, become, renew, forget };
}

/**
 * Two tabs that send their first messages together become one visitor. There are no locks without https, and none in
 * the frame of another site where the browser keeps nothing there: then each goes alone.
 */
async function oneTabAtATime(name: string, action: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  try {
    await navigator.locks.request(name, () => {
      hasBegun = true;
      return action();
    });
  } catch (error) {
    if (hasBegun) throw error;
    await action();
  }
}
