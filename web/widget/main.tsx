import './widget.css';
import { createRoot } from 'react-dom/client';
import { Widget } from './widget.tsx';

// Whoever shows this frame may know that the browser does, also where the chat takes its time or cannot be reached.
parent.postMessage({ tuoShop: 'here' }, '*');
const companyId = location.pathname.split('/')[2] ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Widget companyId={companyId} />);
