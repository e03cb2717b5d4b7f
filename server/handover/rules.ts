import { type Conversation, type Handover, isActive } from '../conversations/conversation.ts';

/** Who has a conversation, and whether anything can still be said in it. */
type Handling = Pick<Conversation, 'status' | 'handledSince' | 'handlerId'>;

/** What becomes of somebody's wish to take a conversation over. */
export type TakeOver = 'TAKES' | 'HAS_IT' | 'ANOTHERS' | 'ENDED';

/**
 * Whether a person gets a conversation: the assistant gives it at once, a colleague only to who asked for it knowing that
 * they have it.
 * @param from the colleague from whom it is to be taken; null where nobody was known to have it.
 */
export function decideTakeOver(handling: Handling, personId: string, from: string | null): TakeOver {
  if (!isActive(handling)) return 'ENDED';
  if (handling.handlerId === personId) return 'HAS_IT';
  return handling.handlerId === null || handling.handlerId === from ? 'TAKES' : 'ANOTHERS';
}

/** What becomes of somebody's wish to give a conversation back to the assistant. */
export type HandBack = 'GIVES' | 'IS_THE_ASSISTANTS' | 'ANOTHERS';

/** Only who has a conversation gives it back; giving back what nobody has changes nothing. */
export function decideHandBack({ handledSince, handlerId }: Handling, personId: string): HandBack {
  if (handledSince === null) return 'IS_THE_ASSISTANTS';
  return handlerId === personId ? 'GIVES' : 'ANOTHERS';
}

/** What a line says, to the visitor and to the shop alike. */
export function lineOf(handover: Handover, name: string): string {
  switch (handover) {
    case 'TAKEN_OVER':
      return `Ora ti risponde ${name}`;
    case 'NOBODY_CAME':
      return 'Per ora nessuno è riuscito a risponderti: lascia un recapito e la tua domanda';
    case 'REQUEST_LEFT':
      return 'Richiesta inviata: ti ricontatta una persona';
    default:
      return "Ora ti risponde di nuovo l'assistente";
  }
}
