/** What each sender sends: as the widget does, with a question that the FAQs answer at once. */
export const QUESTION_DOCUMENT = {
  question: 'quali sono gli orari?',
  query: `mutation Send($conversation: ID!, $message: ID!, $text: String!) {
    sendMessage(conversationId: $conversation, clientMessageId: $message, text: $text) {
      conversation { id status lastSeq isReplyPending version }
      message { id seq sender text sentAt clientMessageId }
      reply { id seq sender text sentAt source faqQuestion chips products { id name price } }
    }
  }`,
};
