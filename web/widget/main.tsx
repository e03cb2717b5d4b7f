import './widget.css';
import { createRoot } from 'react-dom/client';
import { words } from '../chat/say.ts';
import { prepareLanguage } from './language.ts';
import { passOnTracking } from './tracking.ts';
import { openStillIn } from './visit.ts';
import { createVisitorStorage } from './visitor-storage.ts';
import { Widget } from './widget.tsx';

const companyId = location.pathname.split('/')[2] ?? '';
const storage = createVisitorStorage(companyId);
passOnTracking(storage);
// Whoever shows this frame may know that the browser does, also where the chat takes its time or cannot be reached.
parent.postMessage({ tuoShop: 'here' }, '*');
const root = document.getElementById('root');
// On a later page of a visit the shop's page only wants to know how the chat was left: all else waits for the click.
if (location.search === '?left') {
  if (storage.session()?.conversationId) {
    const tag = openStillIn();
    void prepareLanguage([tag])(true).then(() =>
      parent.postMessage({ tuoShop: 'left', isOpenStill: tag !== '', words }, '*'),
    );
  }
} else if (root) createRoot(root).render(<Widget companyId={companyId} />);
