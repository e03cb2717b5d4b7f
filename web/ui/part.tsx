import { Component, type ReactNode, Suspense } from 'react';
import { texts } from '../texts.ts';
import { Failure } from './failure.tsx';

/** Where a part of a screen breaks, or its code cannot be fetched, it says so, and all around it stays as it is. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('broken') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // A fresh load, not a second try: a chunk that is gone since a new release comes back only so.
    return <Failure title={texts.errors.part} error={error} onRetry={() => location.reload()} />;
  }
}

/** A part of a screen whose code is fetched when it is shown. */
export function Part({ fallback, children }: { readonly fallback?: ReactNode; readonly children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}
