import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { USUAL_LOOK } from '../companies/chat-look.ts';
import { UserError } from '../errors.ts';
import { checkedChatLook, lookScript } from './chat-look.ts';

const looked = (change: Partial<typeof USUAL_LOOK>) => checkedChatLook({ ...USUAL_LOOK, ...change });

describe('a look is kept as it is shown', () => {
  test('lists without what is empty or said twice, pages as paths', () => {
    const look = looked({
      name: '  Bea  ',
      questions: ['Quando  arriva?', '', 'Quando arriva?'],
      hiddenPages: ['https://negozio.it/cassa?x=1', 'account/*', '/pagina#qui'],
    });
    expect(look).toMatchObject({
      name: 'Bea',
      questions: ['Quando arriva?'],
      hiddenPages: ['/cassa', '/account/*', '/pagina'],
    });
  });

  test.each([
    ['CHAT_NAME_TOO_LONG', { name: 'x'.repeat(41) }],
    ['GREETING_TOO_LONG', { greeting: 'x'.repeat(301) }],
    ['BAD_CHAT_QUESTIONS', { questions: ['a', 'b', 'c', 'd'] }],
    ['BAD_CHAT_QUESTIONS', { questions: ['x'.repeat(81)] }],
    ['BAD_HIDDEN_PAGES', { hiddenPages: ['/a(b)+$'] }],
    ['BAD_HIDDEN_PAGES', { hiddenPages: Array.from({ length: 21 }, (_, place) => `/p${place}`) }],
    ['BAD_AVATAR', { avatarUrl: 'javascript:alert(1)' }],
    ['BAD_AVATAR', { avatarUrl: '/altro/file.png' }],
  ] as const)('%s: %j is refused', (code, change) => {
    expect(() => looked(change as Partial<typeof USUAL_LOOK>)).toThrow(new UserError(code));
  });
});

/** What the script makes of a page. */
function onPage(script: string, pathname: string, line: { side?: string; offset?: string } = {}) {
  const style = new Map<string, string>([['right', '20px']]);
  let isHidden = false;
  const shop = {
    options: line,
    host: { style: { setProperty: style.set.bind(style), removeProperty: style.delete.bind(style) } },
    hide: () => (isHidden = true),
    show: () => (isHidden = false),
  };
  const window = { TuoShop: shop };
  const globals = { window, location: { pathname }, addEventListener: () => undefined, setTimeout };
  runInNewContext(script, globals, { timeout: 5_000 }); // ms; it takes none
  return { isHidden, side: style.has('left') ? 'left' : 'right', left: style.get('left') };
}

describe('on a page of the shop', () => {
  const script = lookScript(
    { ...USUAL_LOOK, side: 'LEFT', hiddenPages: ['/cassa', '/account/*', '/a.b', '/*/Carrello', '/p*q*r*'] },
    false,
  );

  test.each([
    ['/cassa', true],
    ['/Cassa/', true],
    ['/cassa/2', false],
    ['/account/ordini', true],
    ['/accounting', false],
    ['/axb', false],
    ['/it/carrello', true],
    ['/it/carrello/', true],
    ['/carrello', false],
    ['/it/carrello/2', false],
    ['/pr-q-r', true],
    ['/p-r-q', false],
    ['/', false],
  ])('%s: hidden %s', (path, isHidden) => expect(onPage(script, path).isHidden).toBe(isHidden));

  test('many stars hold up no page', () => {
    const many = lookScript({ ...USUAL_LOOK, hiddenPages: [`/${'*a'.repeat(40)}*b`] }, false);
    expect(onPage(many, `/${'a'.repeat(4_000)}`).isHidden).toBe(false);
    expect(onPage(many, `/${'a'.repeat(4_000)}b`).isHidden).toBe(true);
  });

  test('the bubble stands at the side that was chosen, unless the line says another', () => {
    expect(onPage(script, '/')).toMatchObject({ side: 'left', left: '20px' });
    expect(onPage(script, '/', { offset: '8 90' }).left).toBe('8px');
    expect(onPage(script, '/', { side: 'right' }).side).toBe('right');
  });

  test('nothing is asked of it where all is as usual', () => expect(lookScript(USUAL_LOOK, false)).toBe(''));
});
