import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Chat } from '../chat/chat.tsx';
import type { ChatFailure, Product, Shop } from '../chat/connection.ts';
import { asFailure } from '../chat/delivery.ts';
import { ShopDocument } from '../chat/generated/graphql.ts';
import { backoff } from '../chat/outbox.ts';
import { say } from '../chat/say.ts';
import { openWayBack } from './back.ts';
import { prepareLanguage, visitorsTags } from './language.ts';
import { openPage, type TellPage } from './page.ts';
import { request } from './request.ts';
import { keepOpen } from './visit.ts';
import { createVisitor } from './visitor.ts';
import { createVisitorConnection } from './visitor-connection.ts';
import { createVisitorStorage } from './visitor-storage.ts';

/** A company's chat for its visitors: loads the shop, then shows the chat in its name and colours, as they are now. */
export function Widget({ companyId }: { companyId: string }) {
  const [shop, setShop] = useState<Shop>();
  const [failure, setFailure] = useState<ChatFailure>();
  const product = useRef<string | undefined>(undefined);
  const connection = useMemo(() => {
    const storage = createVisitorStorage(companyId);
    return createVisitorConnection(companyId, createVisitor(companyId, storage), storage, () => product.current);
  }, [companyId]);

  const speakTheirs = useMemo(() => prepareLanguage(visitorsTags()), []);
  const ask = useCallback(() => {
    request(ShopDocument, { companyId }).then(
      async ({ shop: asked }) => {
        await speakTheirs(!asked.isItalianOnly);
        document.title = asked.name;
        setShop((known) => known ?? asked); // what was told since is newer
      },
      async (error) => {
        await speakTheirs(true);
        setFailure(asFailure(error));
      },
    );
  }, [companyId, speakTheirs]);
  const retry = useCallback(() => {
    setFailure(undefined);
    ask();
  }, [ask]);
  useEffect(ask, [ask]);

  const isShown = shop !== undefined;
  const failures = useRef(0);
  useEffect(() => {
    if (isShown || !failure || failure.code === 'COMPANY_NOT_FOUND') return;
    // Where the server was away and not the network, no event tells that it is back.
    const wait = Math.max((failure.retryAfter ?? 0) * 1000, backoff(failures.current++, Math.random()));
    const timer = setTimeout(ask, wait);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [isShown, failure, ask, retry]);

  useEffect(() => (isShown ? connection.watchShop(setShop) : undefined), [isShown, connection]);
  const [draft, setDraft] = useState<{ text: string }>();
  const tell = useShopPage(isShown, product, setDraft, connection.hasSession);

  if (shop) {
    return (
      <main className="whole" aria-label="Chat">
        <Chat shop={shop} connection={connection} draft={draft} {...tell} />
      </main>
    );
  }
  if (failure?.code === 'COMPANY_NOT_FOUND') return <NotFound />;
  return <Waiting failure={failure} onRetry={retry} />;
}

/** Where the chat stands in a shop's page, the two speak to one another from when the chat is there. */
function useShopPage(
  isShown: boolean,
  product: { current: string | undefined },
  onDraft: (draft: { text: string }) => void,
  hasSession: () => boolean,
) {
  const [tell, setTell] = useState<TellPage>();
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    const wayBack = openWayBack(() => page?.('close', { isBack: true }));
    const page = openPage({
      open({ isBackOurs, isBySelf }) {
        if (isBackOurs) wayBack(true);
        if (!isBySelf) focusField();
        isOpen.current = true;
        if (hasSession()) keepOpen(true);
      },
      close() {
        wayBack(false);
        isOpen.current = false;
        keepOpen(false);
      },
      fill: ({ message }) => onDraft({ text: `${message}` }),
      page: (asked) => {
        product.current = asked.product && typeof asked.product === 'string' ? asked.product : undefined;
      },
    });
    setTell(() => page);
    if (page) addEventListener('keydown', ({ key }) => key === 'Escape' && page('close'));
  }, [isShown, product, onDraft, hasSession]);
  return useMemo(() => {
    if (!tell) return {};
    return {
      onClose: () => tell('close'),
      onAnswer: () => {
        if (isOpen.current) keepOpen(true);
        tell('message');
      },
      onRecommend: (products: readonly Product[]) =>
        tell('products', { products: products.map(({ name, price, link }) => ({ name, price, link })) }),
    };
  }, [tell]);
}

/** Where a keyboard is at hand; on a phone one would cover what there is to read. */
function focusField(): void {
  if (matchMedia('(pointer: fine)').matches) document.querySelector<HTMLElement>('.hp-composer textarea')?.focus();
}

function NotFound() {
  return (
    <main className="page">
      <h1>{say('Azienda non trovata')}</h1>
      <p>{say("L'indirizzo di questa chat non corrisponde a nessun negozio. Controlla il link e riprova.")}</p>
    </main>
  );
}

function Waiting({ failure, onRetry }: { failure: ChatFailure | undefined; onRetry(): void }) {
  return (
    <main className="page" aria-busy={!failure}>
      {failure ? (
        <>
          <h1>{say('La chat non è raggiungibile')}</h1>
          <p role="alert">{failure.message}</p>
          <button type="button" onClick={onRetry}>
            {say('Riprova')}
          </button>
        </>
      ) : (
        <p role="status">{say('Caricamento...')}</p>
      )}
    </main>
  );
}
