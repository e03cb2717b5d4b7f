// @vitest-environment happy-dom
// biome-ignore-all lint/correctness/noComponentHookFactories: each test makes its components for the library it is about
import fc from 'fast-check';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import { flushSync } from 'react-dom';
import { createRoot as createReactRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENTLY } from '../../test/patiently.ts';
import * as small from './react.ts';

/** What both have, written as loosely as JavaScript is. */
// biome-ignore lint/suspicious/noExplicitAny: the same calls are made to two libraries with types of their own
type Library = any;

const SMALL: Library = small;
const REACT: Library = {
  ...react,
  ...reactJsx,
  createRoot(container: Element) {
    const root = createReactRoot(container);
    return { render: (node: Library) => flushSync(() => root.render(node)), unmount: () => root.unmount() };
  },
};

/** Something to show, as data. */
type Tree = string | number | null | boolean | { tag: string; key?: string; className?: string; children: Tree[] };

const TAGS = ['div', 'p', 'svg', 'Fragment', 'Box', 'Nothing', 'Memo'];
const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; branch: Tree; leaf: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('branch')),
  leaf: fc.constantFrom<Tree>('uno', 'due', 3, null, false, true),
  branch: fc.record(
    {
      tag: fc.constantFrom(...TAGS),
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      className: fc.constantFrom('x', 'y'),
      children: fc.array(tie('tree'), { maxLength: 5 }),
    },
    { requiredKeys: ['tag', 'children'] },
  ) as fc.Arbitrary<Tree>,
})).tree;

function componentsOf(library: Library) {
  const Box = ({ children }: Library) => library.jsxs('section', { children: ['[', children, ']'] });
  const Nothing = () => null;
  const Memo = library.memo(({ children }: Library) => children ?? null);
  return { Box, Nothing, Memo, Fragment: library.Fragment } as Library;
}

function shown(library: Library, components: Library, given: Tree): Library {
  if (given === null || typeof given !== 'object') return given;
  const keys = new Set<string>();
  const children = given.children.map((child) => {
    if (child === null || typeof child !== 'object' || !child.key) return shown(library, components, child);
    const isTaken = keys.has(child.key);
    keys.add(child.key);
    const { key: _key, ...unkeyed } = child;
    return shown(library, components, isTaken ? unkeyed : child);
  });
  const isHost = !(given.tag in components);
  const props = { ...(isHost && given.className ? { className: given.className } : {}), children };
  return library.jsxs(components[given.tag] ?? given.tag, props, given.key);
}

let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => page.remove());

describe.each([
  ['React', REACT],
  ['the small React', SMALL],
])('%s', (_name, library: Library) => {
  const { jsx, jsxs, createRoot, useState, useEffect, useLayoutEffect, useMemo, useRef, memo } = library;
  const list = (keys: string[]) => jsx('ul', { children: keys.map((key) => jsx('li', { children: key }, key)) });

  it('keeps the nodes of a list whatever its order', () => {
    const root = createRoot(page);
    root.render(list(['a', 'b', 'c', 'd']));
    const before = new Map(Array.from(page.querySelectorAll('li'), (node) => [node.textContent, node]));
    root.render(list(['d', 'x', 'b', 'a']));
    const after = Array.from(page.querySelectorAll('li'));
    expect(after.map((node) => node.textContent)).toEqual(['d', 'x', 'b', 'a']);
    for (const node of after) if (node.textContent !== 'x') expect(before.get(node.textContent)).toBe(node);
    root.unmount();
    expect(page.innerHTML).toBe('');
  });

  it('what comes and goes before a field leaves the field alone', () => {
    const root = createRoot(page);
    const form = (isTold: boolean) =>
      jsxs('div', { children: [isTold && jsx('p', { children: 'Riconnessione…' }), jsx('textarea', { rows: 1 })] });
    root.render(form(false));
    const field = page.querySelector('textarea');
    const inserted = vi.spyOn(page.firstElementChild as Element, 'insertBefore');
    root.render(form(true));
    root.render(form(false));
    expect(page.querySelector('textarea')).toBe(field);
    expect(inserted.mock.calls.filter(([node]) => node === field)).toEqual([]);
    root.unmount();
  });

  it('renders once for many changes of one moment, and runs effects and what undoes them', async () => {
    const told: string[] = [];
    let add: (change: (count: number) => number) => void = () => {};
    const Counter = () => {
      const [count, setCount] = useState(0);
      const renders = useRef(0);
      renders.current += 1;
      add = setCount;
      const doubled = useMemo(() => count * 2, [count]);
      useLayoutEffect(() => {
        told.push(`layout ${count}`);
        return () => void told.push(`undo layout ${count}`);
      }, [count]);
      useEffect(() => {
        told.push(`effect ${count}`);
        return () => void told.push(`undo effect ${count}`);
      }, [count]);
      return jsx('p', { children: `${doubled} ${renders.current}` });
    };
    const root = createRoot(page);
    root.render(jsx(Counter, {}));
    await vi.waitFor(() => expect(told).toEqual(['layout 0', 'effect 0']), PATIENTLY);
    for (let time = 0; time < 3; time++) add((count) => count + 1);
    await vi.waitFor(() => expect(page.textContent).toBe('6 2'), PATIENTLY);
    await vi.waitFor(
      () => expect(told.slice(2)).toEqual(['undo layout 0', 'layout 3', 'undo effect 0', 'effect 3']),
      PATIENTLY,
    );
    root.unmount();
    await vi.waitFor(() => expect(told.slice(6)).toEqual(['undo layout 3', 'undo effect 3']), PATIENTLY);
  });

  it('a component with its own state stays in its place between others', async () => {
    let toggle: () => void = () => {};
    const Late = () => {
      const [isHere, setIsHere] = useState(false);
      toggle = () => setIsHere((was: boolean) => !was);
      return isHere ? [jsx('b', { children: '1' }, '1'), jsx('b', { children: '2' }, '2')] : null;
    };
    const root = createRoot(page);
    root.render(jsxs('div', { children: ['<', jsx(Late, {}), jsx(Late, {}), jsx('i', { children: '>' })] }));
    toggle();
    await vi.waitFor(() => expect(page.textContent).toBe('<12>'), PATIENTLY);
    toggle();
    await vi.waitFor(() => expect(page.textContent).toBe('<>'), PATIENTLY);
    root.unmount();
  });

  it('a memoised component is left alone until a property or its own state is another', async () => {
    let renders = 0;
    let set: (text: string) => void = () => {};
    const Row = memo(({ name }: { name: string }) => {
      const [text, setText] = useState('');
      set = setText;
      renders += 1;
      return jsx('p', { children: name + text });
    });
    const root = createRoot(page);
    root.render(jsx(Row, { name: 'a' }));
    root.render(jsx(Row, { name: 'a' }));
    expect(renders).toBe(1);
    root.render(jsx(Row, { name: 'b' }));
    expect(page.textContent).toBe('b');
    set('!');
    await vi.waitFor(() => expect(page.textContent).toBe('b!'), PATIENTLY);
    expect(renders).toBe(3);
    root.unmount();
  });

  it('knows the attributes that come, change and go', () => {
    const root = createRoot(page);
    const ref: { current: Element | null } = { current: null };
    root.render(jsx('button', { ref, disabled: true, 'aria-expanded': true, title: 'uno', tabIndex: 0 }));
    expect(ref.current).toBe(page.firstElementChild);
    expect((ref.current as HTMLButtonElement).disabled).toBe(true);
    root.render(jsx('button', { ref, disabled: false, 'aria-expanded': false }));
    expect(page.innerHTML).toBe('<button aria-expanded="false"></button>');
    root.unmount();
    expect(ref.current).toBeNull();
  });
});

it('shows what React shows, whatever follows upon whatever', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fc.assert(
    fc.property(fc.array(tree, { minLength: 2, maxLength: 5 }), (trees) => {
      const [ours, theirs] = [SMALL, REACT].map((library) => {
        const container = document.createElement('main');
        const root = library.createRoot(container);
        const components = componentsOf(library);
        const pages = trees.map((one) => {
          root.render(shown(library, components, one));
          return container.innerHTML;
        });
        root.unmount();
        return [...pages, container.innerHTML];
      });
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 400, seed: 11 },
  );
});
