/**
 * The line that a shop puts into its pages:
 * <script async src="https://…/embed.js" data-company="ID" data-color="#3B82F6"></script>
 * Before the click it loads nothing and stores nothing; the chat comes in a frame of its own.
 */
const script = document.currentScript as HTMLScriptElement;
const { company, color = '#1d4ed8' } = script.dataset;
const { origin } = new URL(script.src);

// In a shadow root with a sheet of its own, the page's styles and ours do not meet, and no CSP forbids it.
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{all:initial}' +
    `button,iframe{position:fixed;z-index:2147483647;right:20px;bottom:20px;border:0;box-shadow:0 6px 24px #0005}` +
    `button{width:60px;height:60px;border-radius:50%;cursor:pointer;background:${color}}` +
    'button:focus-visible{outline:3px solid #000;outline-offset:3px}' +
    'svg{width:30px;vertical-align:middle}path{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round}' +
    'iframe{bottom:96px;width:400px;height:min(680px,100% - 116px);border-radius:18px;background:#fff}' +
    '[hidden]{display:none}' +
    '@media(max-width:480px){iframe{inset:0;width:100%;height:100%;border-radius:0}}',
);
root.adoptedStyleSheets = [sheet];

const button = document.createElement('button');
const frame = document.createElement('iframe');
const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
const path = document.createElementNS(svg.namespaceURI, 'path') as SVGPathElement;
// On a phone the frame covers the page. It has its own way out, but only once it is there; until then ours stays above.
const phone = matchMedia('(max-width:480px)');
let isReady = false;

function show(isOpen: boolean): void {
  if (isOpen && !frame.src) frame.src = `${origin}/widget/${company}`;
  frame.hidden = !isOpen;
  button.hidden = isOpen && isReady && phone.matches;
  button.ariaExpanded = `${isOpen}`;
  button.ariaLabel = isOpen ? 'Chiudi la chat' : 'Apri la chat';
  path.setAttribute('d', isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 20l1-5A8 8 0 1 1 9 19z');
  (isOpen ? frame : button).focus();
}

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  if (data === 'helpie:ready') isReady = true;
  if (!frame.hidden) show(data !== 'helpie:close');
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !frame.hidden) show(false);
});

frame.title = 'Chat';
svg.setAttribute('viewBox', '0 0 24 24');
svg.append(path);
button.append(svg);
button.onclick = () => show(Boolean(frame.hidden));
show(false);
root.append(frame, button);
// An async script may run before there is a body.
document.documentElement.append(host);
