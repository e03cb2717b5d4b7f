import { Component, type ComponentChild, type ComponentType, type ContainerNode, createElement, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * What the chat uses of React, on Preact. `preact/compat` has it too, with much that the chat does without: 1.5 kB of
 * the 20 that a visitor may be asked to load. The chat's tests run on this as they run on React.
 */
export { Fragment } from 'preact';
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Renders again only when a prop is another one. */
export function memo<Props extends object>(component: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return [next, this.props].some((props) =>
        (Object.keys(props) as (keyof Props)[]).some((name) => next[name] !== (this.props as Props)[name]),
      );
    }

    override render(): ComponentChild {
      return createElement(component, this.props as Props);
    }
  };
}

/** The store's value now, and again after every change. */
export function useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value {
  const [, show] = useState(read);
  useLayoutEffect(() => {
    const onChange = () => show(read);
    onChange();
    return subscribe(onChange);
  }, [subscribe, read]);
  return read();
}

export function createRoot(container: ContainerNode) {
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  };
}
