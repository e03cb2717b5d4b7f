// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Part } from './part.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a part whose code cannot be fetched says so, and all around it stays', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const page = document.createElement('div');
  const root = createRoot(page);
  const screen = (
    <MantineProvider>
      <header>Connesso</header>
      <Part fallback="Caricamento...">
        <Lost />
      </Part>
    </MantineProvider>
  );
  await act(() => root.render(screen));
  expect(page.querySelector('header')?.textContent).toBe('Connesso');
  expect(page.querySelector('[role=alert]')?.textContent).toBe(
    'Errore nel caricamento di questa parteErrore di connessione. Verifica la rete.Riprova',
  );
  await act(() => root.unmount());
});
