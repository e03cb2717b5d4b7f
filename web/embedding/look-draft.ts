import type { ChatLook_LookFragment } from '../graphql/generated/graphql.ts';

/** How the chat looks, while it is edited: lists as one types them, a line each. */
export interface LookDraft {
  readonly side: ChatLook_LookFragment['side'];
  readonly name: string;
  readonly avatarUrl: string;
  readonly greeting: string;
  readonly questions: string;
  readonly hiddenPages: string;
  readonly language: ChatLook_LookFragment['language'];
}

export function lookDraftOf(look: ChatLook_LookFragment): LookDraft {
  const { side, name, avatarUrl, greeting, questions, hiddenPages, language } = look;
  return {
    side,
    name,
    avatarUrl,
    greeting,
    questions: questions.join('\n'),
    hiddenPages: hiddenPages.join('\n'),
    language,
  };
}

/** What a draft would save. */
export function lookInputOf({ questions, hiddenPages, ...rest }: LookDraft, version: number) {
  return { ...rest, questions: linesOf(questions), hiddenPages: linesOf(hiddenPages), version };
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
