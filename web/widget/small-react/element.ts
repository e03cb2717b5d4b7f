/** What JSX makes: the type, the properties and the key of something to show. */
export interface Element {
  type: string | Component;
  props: Props;
  key: string | number | undefined;
}

export type Child = Element | string | number | boolean | null | undefined | readonly Child[];

export type Props = Record<string, unknown> & {
  children?: Child;
  ref?: { current: unknown };
};

export type Component = ((props: Props) => Child) & {
  /** Rendered again by its parent only when a property is another one. */
  isMemo?: boolean;
};

export const jsx = (type: Element['type'], props: Props, key?: Element['key']): Element => ({ type, props, key });

export const Fragment: Component = ({ children }) => children;
