import type { Element } from './element.ts';

/** Something that is shown: a component, an element of the page, or a text. */
export interface Instance {
  /** What it shows now; undefined until it was shown once. */
  element: Element | undefined;
  /** Its own place in the page; undefined for a component, which has only those of its children. */
  node: ParentNode | Text | undefined;
  parent: Instance | undefined;
  depth: number;
  /** In order, by key, or by place where there is none. */
  children: Map<string | number, Instance>;
  hooks: Hook[];
  /** What this rendering left to be done once it stands in the page, layout effects and others. */
  effects: [isLayout: boolean, run: () => void][];
  isGone: boolean;
}

export interface Hook {
  value?: unknown;
  set?: (value: unknown) => void;
  dependencies?: readonly unknown[];
  // biome-ignore lint/suspicious/noConfusingVoidType: an effect may answer what undoes it, or nothing
  undo?: (() => void) | void;
}

export function createInstance(parent?: Instance, node?: ParentNode): Instance {
  return {
    element: undefined,
    node,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    children: new Map(),
    hooks: [],
    effects: [],
    isGone: false,
  };
}
