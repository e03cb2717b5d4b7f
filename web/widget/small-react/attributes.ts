import type { Props } from './element.ts';

/** Brings an element from the properties it had to those it has now. */
export function setAttributes(element: Element, before: Props, now: Props): void {
  // Taken out by their names, which the build may make shorter; those of the page's own properties it leaves alone.
  const { children: _children, ref: _ref, ...own } = { ...before, ...now };
  for (const name of Object.keys(own)) {
    const value = now[name];
    // What the reader typed is the field's value, whatever it was given last.
    if (name === 'value') setValue(element as HTMLTextAreaElement, `${value}`);
    else if (value !== before[name]) setAttribute(element, name, value);
  }
  if (now.ref) now.ref.current = element;
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (name === 'style') setStyle(element as HTMLElement, value as Record<string, string>);
  else if (name.startsWith('on')) Object.assign(element, { [name.toLowerCase()]: value });
  else setText(element, name === 'className' ? 'class' : name, value);
}

/** Attributes of HTML are found whatever their case; `false` takes one away, unless it is a word that is read. */
function setText(element: Element, name: string, value: unknown): void {
  if (value == null || (value === false && !name.includes('-'))) element.removeAttribute(name);
  else element.setAttribute(name, `${value}`);
}

function setValue(field: HTMLTextAreaElement, value: string): void {
  if (field.value !== value) field.value = value;
}

/** Custom properties; they are never taken away again. */
function setStyle(element: HTMLElement, style: Record<string, string>): void {
  for (const name of Object.keys(style)) element.style.setProperty(name, style[name] ?? '');
}
