import './widget.css';
import { createRoot } from 'react-dom/client';
import { Widget } from './widget.tsx';

const companyId = location.pathname.split('/')[2] ?? '';
const isFramed = window.parent !== window;

/** The page around the frame does the closing; it knows this word (embed.ts). */
function close(): void {
  window.parent.postMessage('helpie:close', '*');
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Widget companyId={companyId} onClose={isFramed ? close : undefined} />);

if (isFramed) {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  window.parent.postMessage('helpie:ready', '*');
}
