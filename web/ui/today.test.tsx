// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { dayHeading } from './dates.ts';
import { useToday } from './today.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Heading({ sentAt }: { readonly sentAt: string }) {
  useToday();
  return dayHeading(sentAt, new Date());
}

it('at midnight in Rome, what was said today was said yesterday', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-11-20T22:10:00.000Z') }); // 23:10 in Rome
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(() => root.render(<Heading sentAt="2026-11-20T17:42:00.000Z" />));
  await act(() => vi.advanceTimersByTimeAsync(49 * 60_000));
  expect(page.textContent).toBe('Oggi');
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(page.textContent).toBe('Ieri');
  await act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
