import './ui/base-styles.ts';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entrance } from './accounts/entrance.tsx';
import { takePasswordLinkToken } from './accounts/password-link.ts';
import { session } from './session.tsx';
import { cssVariables, theme } from './ui/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const passwordLinkToken = takePasswordLinkToken();
session.open();

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Entrance passwordLinkToken={passwordLinkToken} />
    </MantineProvider>
  </StrictMode>,
);
