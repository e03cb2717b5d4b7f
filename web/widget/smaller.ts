import { gzipSync } from 'node:zlib';
import { stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

/** Class names and custom properties of the chat, as the sources and the dashboards have them. */
const NAME = /\bhp-[a-z]+(?:-[a-z]+)*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Properties that are the chat's own affair: none of the schema, of what is kept, of React or of the page has such a name. */
export const OWN_PROPERTIES =
  `isReconnecting isLoadingOlder isFollowing onCorrect onReject onShowProducts onRetry onAnswer onRecommend
  onOlder previousSentAt goToEnd loadOlder readHistory dismissNotice keepSession forgetSession watchSession keepUnsent
  dropUnsent watchElsewhere watchShop conversationsAfter onPerson onLeave leaveRequest onFind
  afterMilliseconds completeTo isEarlier brandText onBrand hasSession onPick onShown onAgain explain getState withdraw
  onText onSend onStop onRate onEdit isFirst isWaiting onClose aboutProduct typist
  onOpen transcript unsent blocks dispatch phase oldest connected chapter isLast
  children current props hooks dependencies whoId caret subscribe hasNew onAsk onNew isGone wake effects retry correct become renew forget undo depth`.split(
    /\s+/,
  );

/** Gives the chat's class names two letters each in the widget's files: a kilobyte less for every visitor. */
export function shortNames(): Plugin {
  return {
    name: 'short-names',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const names = new Map<string, string>();
      const shorten = (text: string) => text.replace(NAME, (name) => names.get(name) ?? named(name));
      const named = (name: string) => {
        const short = `${LETTERS[Math.floor(names.size / 26)]}${LETTERS[names.size % 26]}`;
        names.set(name, short);
        return short;
      };
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = shorten(file.code);
        else if (file.fileName.endsWith('.css')) file.source = shorten(String(file.source));
      }
    },
  };
}

/** Each is alone in its request: neither it nor its fragments need the names by which people find them. */
function anonymous(document: string): string {
  const fragments = [...new Set(document.match(/(?<=fragment )\w+/g))].toSorted(
    (one, other) => other.length - one.length,
  );
  const short = (text: string, name: string) =>
    text.replace(new RegExp(`(?<=\\.\\.\\.|fragment )${name}\\b`, 'g'), name.replace(/[a-z]/g, ''));
  return fragments.reduce(short, document.replace(/^(query|mutation|subscription) \w+/, '$1'));
}

/** Operations as plain strings, without what only their readers need. */
export function compactOperations(): Plugin {
  return {
    name: 'compact-operations',
    transform(code, id) {
      if (!id.endsWith('/chat/generated/graphql.ts')) return null;
      const compact = code.replace(/new TypedDocumentString\(`([^`]*)`[^)]*\)/g, (_whole, text: string) =>
        JSON.stringify(anonymous(stripIgnoredCharacters(text))),
      );
      return { code: compact, map: null };
    },
  };
}

/** What Vite puts around every `import()` fetches beforehand what a chunk needs; a language needs nothing. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
    renderChunk: (code) => ({
      code: code.replace(/__vitePreload\(\s*\(\)\s*=>\s*(import\([^)]*\)),\s*[^)]*\)/g, '$1'),
      map: null,
    }),
  };
}

/** What the compiler of the styles leaves for `light-dark()`, which the chat has not. */
const UNUSED_STYLES = /--lightningcss-(?:light|dark):(?:initial| );/g;

/** Puts the styles into the page itself: it is painted when it arrives, not a round trip later. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = Object.values(bundle).find((file) => file.fileName.endsWith('.html'));
      const sheet = Object.values(bundle).find((file) => file.fileName.endsWith('.css'));
      if (page?.type !== 'asset' || sheet?.type !== 'asset') this.error('no page or no styles to put into it');
      page.source = String(page.source).replace(
        new RegExp(`<link rel="stylesheet"[^>]*${sheet.fileName}">`),
        () => `<style>${String(sheet.source).trim().replace(UNUSED_STYLES, '')}</style>`,
      );
      page.source = page.source.replace(/>\s+</g, '><').replaceAll(' />', '>').replace(' crossorigin', '');
      delete bundle[sheet.fileName];
    },
  };
}

/**
 * Marks scripts of which every function is called, so that a browser that knows the mark compiles them while they
 * arrive, on a thread of its own, rather than on the page's when they are called.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  };
}

/** A language that is not Italian is a file of its own, which only those fetch who speak it. */
const LANGUAGE = /^language-/;

/**
 * Tells what the files weigh together when they arrive, and each language apart; a build over a budget, in bytes of gzip,
 * fails.
 */
export function weighed(budget: number, languageBudget = 0): Plugin {
  return {
    name: 'weighed',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const weights = Object.values(bundle).map((file) => {
        const text = file.type === 'chunk' ? file.code : file.source;
        return { name: file.fileName, weight: gzipSync(text, { level: 9 }).length };
      });
      const isLanguage = ({ name }: { name: string }) => LANGUAGE.test(name);
      const together = weights.filter((each) => !isLanguage(each)).reduce((sum, { weight }) => sum + weight, 0);
      const tell = (figure: string, isOver: boolean) => (isOver ? this.error(figure) : this.info(figure));
      tell(`${together} of ${budget} bytes gzip`, together > budget);
      for (const { name, weight } of weights.filter(isLanguage))
        tell(`${name}: ${weight} of ${languageBudget} bytes gzip`, weight > languageBudget);
    },
  };
}
