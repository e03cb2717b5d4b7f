const QUESTION = 'domanda';

/** Where a FAQ is written that is to answer a group of questions; a new one without `faqId`. */
export function faqAddress(faqs: string, groupId: string, faqId = 'new'): string {
  return `${faqs}/${faqId}?${QUESTION}=${groupId}`;
}

/** The group of questions that the FAQ of an address is to answer; null where it is written for none. */
export function groupOfAddress(parameters: URLSearchParams): string | null {
  return parameters.get(QUESTION);
}
