import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { session } from '../session.tsx';
import { type Refusal, refusalOfErrors } from '../ui/refusal.ts';
import { inNextFrame } from './next-frame.ts';
import { socket } from './socket.ts';

export interface Listener<Data> {
  next(data: Data): void;
  /** The server refuses it: it will not be asked again. Whatever may pass is tried again without a word. */
  refused?(refusal: Refusal): void;
}

const RETRY_AFTER = 2_000; // ms
/** Refusals that say nothing of what was asked: the same may be answered after a moment. */
const PASSING = ['UNEXPECTED', 'INTERNAL', 'BUSY', 'TOO_MANY_REQUESTS'];

/**
 * Listens to a subscription until the function that it answers is called. `variables` is read again at every
 * connection, so that a list goes on after what it already has.
 */
export function listen<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: () => Variables,
  listener: Listener<Data>,
): () => void {
  let isStopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const payload = {
    query: print(document),
    get variables() {
      return variables();
    },
  };

  function startLater() {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(start, RETRY_AFTER * (0.5 + Math.random()));
  }

  function refuse(refusal: Refusal) {
    if (isStopped) return;
    if (refusal.code === 'UNAUTHENTICATED') session.refresh().then(startLater, startLater);
    else if (PASSING.includes(refusal.code)) startLater();
    else {
      isStopped = true;
      listener.refused?.(refusal);
    }
  }

  function start() {
    stop = socket.subscribe<Data>(payload, {
      next: ({ data, errors }) => {
        if (errors) refuse(refusalOfErrors(errors));
        else if (data) inNextFrame(() => !isStopped && listener.next(data));
      },
      error: (error) => (Array.isArray(error) ? refuse(refusalOfErrors(error)) : startLater()),
      complete: startLater,
    });
  }

  start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
