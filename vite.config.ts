import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compressed } from './scripts/compressed.ts';
import { SMALL_REACT_ALIASES } from './web/widget/small-react-aliases.ts';
import {
  compactOperations,
  compiledAtOnce,
  inlineStyles,
  OWN_PROPERTIES,
  plainImports,
  shortNames,
  weighed,
} from './web/widget/smaller.ts';

const API = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/**
 * Three builds and the development server:
 * `vite build` the workspaces → dist/web · `--mode widget` the visitor's chat → dist/widget · `--mode embed`,
 * `embed-chat`, `embed-demo` → dist/embed
 * `--mode graphiql` → dist/graphiql
 */
export default defineConfig(({ mode }) => {
  if (mode === 'widget') return WIDGET;
  const budget = EMBEDDED[mode];
  if (budget) return embedded(mode, budget);
  if (mode === 'graphiql') return GRAPHIQL;
  return WORKSPACES;
});

const WORKSPACES: UserConfig = {
  root: 'web',
  plugins: [react(), addressesOfTheServer(), compressed()],
  build: { outDir: '../dist/web', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/graphql': { target: API, ws: true },
      '/uploads': API,
      '/exports': API,
      '/logo': API,
      '/picture': API,
      '/bubble': API,
      '/teaser': API,
      '/embed-demo/': API,
    },
  },
};

/** For the chat alone, which is large enough for it: 330 bytes of gzip less of the chat's 17,000 than Vite's own minifier leaves. */
const SMALLEST = {
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false, inline: 2 },
    mangle: { properties: { builtins: true, regex: new RegExp(`^(?:${OWN_PROPERTIES.join('|')})$`) } },
  },
} as const;

/** Every byte here is paid by a shop's visitor: React code on a small React of its own. Served as files below /widget-assets/. */
const WIDGET: UserConfig = {
  root: 'web/widget',
  base: '/widget-assets/',
  plugins: [compactOperations(), plainImports(), shortNames(), inlineStyles(), weighed(23_000, 3_500), compressed()],
  resolve: { alias: SMALL_REACT_ALIASES },
  build: {
    ...SMALLEST,
    outDir: '../../dist/widget',
    emptyOutDir: true,
    assetsDir: '',
    modulePreload: false,
    rolldownOptions: {
      input: 'web/widget/widget.html',
      output: { chunkFileNames: 'language-[name]-[hash:6].js' },
    },
  },
};

/** For programmers; not served in production. */
const GRAPHIQL: UserConfig = {
  root: 'web/graphiql',
  base: '/graphiql/',
  plugins: [react(), compressed()],
  build: {
    outDir: '../../dist/graphiql',
    emptyOutDir: true,
    chunkSizeWarningLimit: 5_000, // kB
    rolldownOptions: { input: 'web/graphiql/graphiql.html' },
  },
};

/**
 * Scripts for other people's pages: the line itself, what comes with the click, and the page that shows both. None is
 * wrapped in a function: the line keeps to a block of its own, and what comes with the click is a module.
 */
const EMBEDDED: Record<string, number> = { embed: 1_000, 'embed-chat': 3_500, 'embed-demo': 1_000 }; // bytes, gzip

function embedded(name: string, budget: number): UserConfig {
  return {
    root: 'web/widget',
    // The mark itself weighs a fortieth of the line, which is too short to gain by it.
    plugins: [...(name === 'embed' ? [] : [compiledAtOnce()]), weighed(budget), compressed()],
    build: {
      outDir: '../../dist/embed',
      emptyOutDir: false,
      lib: { entry: `${name}.ts`, formats: ['es'], fileName: () => `${name}.js` },
      rolldownOptions: { output: { minify: true } }, // of libraries Vite leaves the blanks
    },
  };
}

/** In development the pages have the addresses that the server gives them. */
function addressesOfTheServer(): Plugin {
  return {
    name: 'addresses-of-the-server',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (/^\/widget\/[^./]+\/?$/.test(path)) request.url = '/widget/widget.html';
        if (/^\/embed(-[a-z]+)?\.js$/.test(path)) request.url = `/widget${path.replace(/js$/, 'ts')}`;
        next();
      });
    },
  };
}
