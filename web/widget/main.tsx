import './widget.css';
import { createRoot } from 'react-dom/client';
import { isOpenStill } from './visit.ts';
import { createVisitorStorage } from './visitor-storage.ts';
import { Widget } from './widget.tsx';

// Whoever shows this frame may know that the browser does, also where the chat takes its time or cannot be reached.
parent.postMessage({ tuoShop: 'here' }, '*');
const companyId = location.pathname.split('/')[2] ?? '';
const root = document.getElementById('root');
// On a later page of a visit the shop's page only wants to know how the chat was left: all else waits for the click.
if (location.search === '?left') {
  if (createVisitorStorage(companyId).session()?.conversationId)
    parent.postMessage({ tuoShop: 'left', isOpenStill: isOpenStill() }, '*');
} else if (root) createRoot(root).render(<Widget companyId={companyId} />);
