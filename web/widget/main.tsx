import './widget.css';
import { createRoot } from 'react-dom/client';
import { Widget } from './widget.tsx';

const companyId = location.pathname.split('/')[2] ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Widget companyId={companyId} />);
