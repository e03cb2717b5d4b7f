import { Component, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import { FailedScreen } from './screen.tsx';

/** What people see when a screen broke, or its code could not be fetched. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // A fresh load, not a second try: a chunk that is gone since a new release comes back only so.
    return (
      <FailedScreen title={texts.errors.crashed} text={texts.errors.unexpected} onRetry={() => location.reload()} />
    );
  }
}
