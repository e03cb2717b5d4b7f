import { STOPPED, VISITOR_LEFT, type Watch } from '../model/model.ts';

/** A reply while it is being written: its text is told, its lease kept, and it ends when nobody wants it any more. */
export interface OpenReply extends Watch {
  /** Neither stopped nor left by its reader, but given up: the conversation ended, or this process stops. */
  isGone(): boolean;
  close(): void;
}

/** What an open reply needs of the world around it. */
export interface Surroundings {
  /** How long the lease lasts, ms. */
  leaseFor: number;
  /** Keeps the lease; false when the reply is pending no longer. */
  renew(): Promise<boolean>;
  /** The text so far, null when no more is written. */
  tell(text: string | null): void;
  /** Each calls back when its thing happens, until what it returns is called. */
  onStopAsked(listener: () => void): () => void;
  onConversationChanged(listener: () => void): () => void;
  onServerStopping(listener: () => void): () => void;
  /** The visitor has been gone for too long. */
  onVisitorGone(listener: () => void): () => void;
}

const GONE = 'GONE';
const RENEWED_AFTER = 0.3; // of the lease: two renewals may fail

/** @returns what the model tells and hears until it is closed. */
export function openReply({ leaseFor, renew, tell, ...around }: Surroundings): OpenReply {
  const abort = new AbortController();
  let isTold = false;
  const look = () => {
    void renew().then((isMine) => isMine || abort.abort(GONE));
  };
  const timer = setInterval(look, leaseFor * RENEWED_AFTER);
  const stops = [
    around.onStopAsked(() => abort.abort(STOPPED)),
    around.onConversationChanged(look), // it may have ended
    around.onServerStopping(() => abort.abort(GONE)),
    around.onVisitorGone(() => abort.abort(VISITOR_LEFT)),
  ];
  return {
    signal: abort.signal,
    onText(text) {
      if (abort.signal.aborted) return;
      isTold = true;
      tell(text);
    },
    isGone: () => abort.signal.reason === GONE,
    close() {
      clearInterval(timer);
      for (const stop of stops) stop();
      if (isTold) tell(null);
    },
  };
}
