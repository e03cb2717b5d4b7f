/// <reference types="vite/client" />

// The package declares its icons in one barrel of 6,000; single files keep the build short, but carry no types.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
