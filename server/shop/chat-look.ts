import { cleanText } from '../assistant/question.ts';
import { type ChatLook, lookOf } from '../companies/chat-look.ts';
import type { Company } from '../companies/company.ts';
import { UserError } from '../errors.ts';
import type { ChatLookInput } from '../graphql/generated/schema.ts';
import { charactersOf, lineOf } from '../language/plain-text.ts';

const LONGEST_NAME = 40; // characters
const LONGEST_GREETING = 300;
const LONGEST_QUESTION = 80;
const LONGEST_PAGE = 100;
export const MOST_QUESTIONS = 3;
const MOST_PAGES = 20;
const LONGEST_ADDRESS = 500;
/** A path, as it is written; `*` stands for anything. */
const PAGE = /^\/[\p{L}\p{N}/_.~%*+@:-]*$/u;
const PICTURE = /^(?:https?:\/\/\S+|\/(?:logo|picture)\/[0-9a-f-]{36})$/i;

/** How the chat looks, as the staff see it. */
export function chatLookOf(company: Company) {
  return { ...lookOf(company), version: company.settingsVersion };
}

/** @throws UserError CHAT_NAME_TOO_LONG, GREETING_TOO_LONG, BAD_CHAT_QUESTIONS, BAD_HIDDEN_PAGES, BAD_AVATAR. */
export function checkedChatLook(input: Omit<ChatLookInput, 'version' | 'language'>): Omit<ChatLook, 'language'> {
  const name = lineOf(input.name);
  if (charactersOf(name) > LONGEST_NAME) throw new UserError('CHAT_NAME_TOO_LONG');
  const greeting = input.greeting.trim() === '' ? '' : cleanText(input.greeting);
  if (charactersOf(greeting) > LONGEST_GREETING) throw new UserError('GREETING_TOO_LONG');
  const questions = linesOf(input.questions);
  if (questions.length > MOST_QUESTIONS || questions.some((each) => charactersOf(each) > LONGEST_QUESTION))
    throw new UserError('BAD_CHAT_QUESTIONS');
  const hiddenPages = linesOf(input.hiddenPages).map(pathOf);
  const isPage = (page: string) => PAGE.test(page) && page.length <= LONGEST_PAGE;
  if (hiddenPages.length > MOST_PAGES || !hiddenPages.every(isPage)) throw new UserError('BAD_HIDDEN_PAGES');
  const avatarUrl = input.avatarUrl.trim();
  if (avatarUrl && !(PICTURE.test(avatarUrl) && avatarUrl.length <= LONGEST_ADDRESS)) throw new UserError('BAD_AVATAR');
  return { side: input.side, name, avatarUrl, greeting, questions, hiddenPages };
}

function linesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(lineOf).filter(Boolean))];
}

/** People paste whole addresses: the path is what counts. */
function pathOf(text: string): string {
  const path = text.replace(/^https?:\/\/[^/]+/i, '') || '/';
  return path.startsWith('/') || path.startsWith('*') ? path.replace(/^\*/, '/*').replace(/[?#].*$/, '') : `/${path}`;
}

/**
 * What the line on a page has to know before it shows the bubble, as a script: a page with a strict policy takes nothing
 * else from another site that it could read. What the line itself says wins. Empty where all is as usual. Pages are looked
 * for piece by piece, between their stars: a regular expression of many stars would hold up the shop's page for minutes.
 */
export function lookScript({ side, hiddenPages }: ChatLook, isTeaserOn: boolean): string {
  if (!isUnusual({ side, hiddenPages }, isTeaserOn)) return '';
  const pages = hiddenPages.map((page) => page.toLowerCase().split('*'));
  return `(()=>{const s=window.TuoShop,o=s.options,y=s.host.style;
if(${side === 'LEFT'}&&!o.side){o.side='left';y.setProperty('left',(o.offset??'20').split(' ')[0]+'px','important');y.removeProperty('right')}
const p=${JSON.stringify(pages)};let w=false;
const is=(t,u)=>{const e=t.length-1,z=u.length-t[e].length;let i=t[0].length;if(!e)return u===t[0];if(!u.startsWith(t[0])||!u.endsWith(t[e])||z<i)return false;
for(let k=1;k<e;k++){const j=u.slice(0,z).indexOf(t[k],i);if(j<0)return false;i=j+t[k].length}return true};
const look=()=>{let u=location.pathname;try{u=decodeURIComponent(u)}catch{}
const h=[u,location.pathname].flatMap(x=>[x,x.replace(/\\/$/,'')]).some(x=>p.some(t=>is(t,x.toLowerCase())));if(h!==w){w=h;h?s.hide():s.show()}};
look();if(p.length){addEventListener('popstate',look);window.navigation?.addEventListener('navigatesuccess',look)}
${isTeaserOn ? 'const n=s.open;setTimeout(()=>s.open===n&&n(),6e3)' : ''}})()`;
}

/** Whether a page has to ask for more than the bubble. */
export function isUnusual({ side, hiddenPages }: Pick<ChatLook, 'side' | 'hiddenPages'>, isTeaserOn: boolean): boolean {
  return isTeaserOn || side === 'LEFT' || hiddenPages.length > 0;
}
