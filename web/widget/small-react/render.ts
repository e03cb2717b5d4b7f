import { setAttributes } from './attributes.ts';
import { type Child, type Element, Fragment, type Props } from './element.ts';
import { withHooks } from './hooks.ts';
import { createInstance, type Instance } from './instance.ts';
import { finish, renderWith, settle, takeEffects } from './schedule.ts';

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
/** The type of a text. */
const TEXT = '';

export function createRoot(container: ParentNode) {
  const root = createInstance(undefined, container);
  container.replaceChildren();
  const render = (child: Child) => {
    renderChildren(root, child, container, null);
    finish();
  };
  return { render, unmount: () => render(null) };
}

renderWith((instance) => {
  let host = instance.parent;
  while (!host?.node) host = host?.parent;
  renderComponent(instance, host.node as ParentNode, nodeAfter(instance));
});

/**
 * Brings the children of an instance from what they were to what they should be, each before the one after it; so they
 * are gone through from the last to the first. Returns the first node, or `before` where there is none.
 */
function renderChildren(parent: Instance, given: Child, host: ParentNode, before: Node | null): Node | null {
  const known = parent.children;
  const next: [Instance, Element][] = [];
  parent.children = new Map();
  (Array.isArray(given) ? given : [given]).forEach((child: Child, place) => {
    const element = elementOf(child);
    if (!element) return;
    const key = element.key === undefined ? place : `${element.key}`;
    const found = known.get(key);
    const isSame = found?.element?.type === element.type;
    const instance = isSame ? found : createInstance(parent);
    if (isSame) known.delete(key);
    parent.children.set(key, instance);
    next.push([instance, element]);
  });
  for (const gone of known.values()) remove(gone);
  return next.reduceRight<Node | null>((after, [instance, element]) => show(instance, element, host, after), before);
}

function elementOf(child: Child): Element | undefined {
  if (child == null || typeof child === 'boolean') return undefined;
  if (Array.isArray(child)) return { type: Fragment, props: { children: child }, key: undefined };
  if (typeof child === 'object') return child as Element;
  return { type: TEXT, props: { children: `${child}` }, key: undefined };
}

function show(instance: Instance, element: Element, host: ParentNode, before: Node | null): Node | null {
  const { element: known } = instance;
  const { type, props } = element;
  instance.element = element;
  if (typeof type === 'function') {
    const isSame = known === element || (known && type.isMemo && areSame(known.props, props));
    return isSame ? put(instance, host, before) : renderComponent(instance, host, before);
  }
  instance.node ??= createNode(type, host);
  if (instance.node instanceof Text) {
    if (known?.props.children !== props.children) instance.node.data = `${props.children}`;
  } else {
    setAttributes(instance.node as globalThis.Element, known?.props ?? {}, props);
    renderChildren(instance, props.children, instance.node, null);
  }
  return put(instance, host, before);
}

function createNode(type: string, host: ParentNode): ParentNode | Text {
  if (type === TEXT) return document.createTextNode('');
  const isDrawing = type === 'svg' || (host as globalThis.Element).namespaceURI === SVG;
  return document.createElementNS(isDrawing ? SVG : HTML, type);
}

function renderComponent(instance: Instance, host: ParentNode, before: Node | null): Node | null {
  const { type, props } = instance.element as Element & { type: (props: Props) => Child };
  settle(instance);
  const child = withHooks(instance, () => type(props));
  const first = renderChildren(instance, child, host, before);
  takeEffects(instance);
  return first;
}

/** Moves what is shown to its place; what stands there already is not touched, or it would lose focus and scrolling. */
function put(instance: Instance, host: ParentNode, before: Node | null): Node | null {
  const { node } = instance;
  if (!node) return [...instance.children.values()].reduceRight((after, child) => put(child, host, after), before);
  if (node.parentNode !== host || node.nextSibling !== before) host.insertBefore(node, before);
  return node;
}

/** The node in the page that follows a component's own. */
function nodeAfter(instance: Instance): Node | null {
  const { parent } = instance;
  if (!parent) return null;
  const siblings = [...parent.children.values()];
  for (const sibling of siblings.slice(siblings.indexOf(instance) + 1)) {
    const first = firstNode(sibling);
    if (first) return first;
  }
  return parent.node ? null : nodeAfter(parent);
}

function firstNode({ node, children }: Instance): Node | undefined {
  if (node) return node;
  for (const child of children.values()) {
    const first = firstNode(child);
    if (first) return first;
  }
  return undefined;
}

/** `node` goes from the page with all that is in it. */
function remove(instance: Instance, isInPage = true): void {
  const { node, element, hooks, children } = instance;
  instance.isGone = true;
  settle(instance);
  if (node && isInPage) (node as ChildNode & ParentNode).remove();
  for (const hook of hooks) hook.undo?.();
  if (element?.props.ref) element.props.ref.current = null;
  for (const child of children.values()) remove(child, isInPage && !node);
}

function areSame(before: Props, now: Props): boolean {
  const names = Object.keys(now);
  return names.length === Object.keys(before).length && names.every((name) => Object.is(now[name], before[name]));
}
