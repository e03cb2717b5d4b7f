/** What a visitor clicks, and says by it: the assistant understands it as if it was typed. */
export const ASK_FOR_PERSON = 'Parla con una persona';
