/** How a company's chat looks and greets on its site. Empty texts stand for what is usual. */
export interface ChatLook {
  /** The side of the page where the bubble is. */
  side: 'LEFT' | 'RIGHT';
  /** What the assistant is called. */
  name: string;
  /** http(s) address or the path of an uploaded picture. */
  avatarUrl: string;
  greeting: string;
  /** What a visitor may click to begin with; empty: the first questions of the FAQs. */
  questions: string[];
  /** Paths of the shop's pages without a chat; `*` stands for anything. */
  hiddenPages: string[];
  /** In which language the chat's own words are. */
  language: 'VISITOR' | 'ITALIAN';
}

export const USUAL_LOOK: ChatLook = {
  side: 'RIGHT',
  name: '',
  avatarUrl: '',
  greeting: '',
  questions: [],
  hiddenPages: [],
  language: 'VISITOR',
};

/** As it is stored, with what a later version may have added. */
export function lookOf({ chatLook }: { chatLook: Partial<ChatLook> | null }): ChatLook {
  return { ...USUAL_LOOK, ...chatLook };
}
