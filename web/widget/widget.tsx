import { useCallback, useEffect, useMemo, useState } from 'react';
import { Chat } from '../chat/chat.tsx';
import type { ChatFailure, Shop } from '../chat/connection.ts';
import { asFailure } from '../chat/delivery.ts';
import { ShopDocument } from '../chat/generated/graphql.ts';
import { request } from './request.ts';
import { createVisitor } from './visitor.ts';
import { createVisitorConnection } from './visitor-connection.ts';
import { createVisitorStorage } from './visitor-storage.ts';

interface WidgetProps {
  companyId: string;
  /** Closes the frame around it, where there is one. */
  onClose: (() => void) | undefined;
}

/** A company's chat for its visitors: loads the shop, then shows the chat in its name and colours. */
export function Widget({ companyId, onClose }: WidgetProps) {
  const [shop, setShop] = useState<Shop>();
  const [failure, setFailure] = useState<ChatFailure>();
  const connection = useMemo(() => {
    const storage = createVisitorStorage(companyId);
    return createVisitorConnection(createVisitor(companyId, storage), storage);
  }, [companyId]);

  const load = useCallback(() => {
    setFailure(undefined);
    request(ShopDocument, { companyId }).then(
      (answer) => {
        document.title = answer.shop.name;
        setShop(answer.shop);
      },
      (error) => setFailure(asFailure(error)),
    );
  }, [companyId]);
  useEffect(load, [load]);
  useEffect(() => {
    if (!failure) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [failure, load]);

  if (shop) {
    return (
      <main className="whole">
        <Chat shop={shop} connection={connection} {...(onClose ? { onClose } : {})} />
      </main>
    );
  }
  if (failure?.code === 'COMPANY_NOT_FOUND') return <NotFound />;
  return <Waiting failure={failure} onRetry={load} />;
}

function NotFound() {
  return (
    <main className="page">
      <h1>Azienda non trovata</h1>
      <p>L’indirizzo di questa chat non corrisponde a nessun negozio. Controlla il link e riprova.</p>
    </main>
  );
}

function Waiting({ failure, onRetry }: { failure: ChatFailure | undefined; onRetry(): void }) {
  return (
    <main className="page" aria-busy={!failure}>
      {failure ? (
        <>
          <h1>La chat non è raggiungibile</h1>
          <p role="alert">{failure.message}</p>
          <button type="button" onClick={onRetry}>
            Riprova
          </button>
        </>
      ) : (
        <p role="status" className="loading">
          Caricamento…
        </p>
      )}
    </main>
  );
}
