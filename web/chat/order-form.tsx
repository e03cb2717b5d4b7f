import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Order } from './connection.ts';
import { dayLabel } from './dates.ts';
import { type Sentence, say } from './say.ts';

const STATES: Readonly<Record<Order['state'], Sentence>> = {
  ORDERED: 'Il tuo ordine è arrivato al negozio: è in preparazione.',
  SENT: 'Il tuo ordine è stato spedito: è in viaggio.',
  DELIVERED: 'Il tuo ordine risulta consegnato.',
  RETURNED: 'Il tuo ordine risulta reso.',
};

/** 'Oggi' within a sentence; what a date begins with is the language's own affair. */
function within(day: string): string {
  return /\d/.test(day) ? day : day.toLowerCase();
}

interface OrderFormProps {
  onFind(orderNumber: string, proof: string): Promise<Order>;
}

/** What became of an order, by its number and one thing more; nothing of it is kept. */
export function OrderForm({ onFind }: OrderFormProps) {
  const [orderNumber, setNumber] = useState('');
  const [proof, setProof] = useState('');
  const [order, setOrder] = useState<Order>();
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);

  // What was clicked is gone: whoever reads or goes on by keyboard is led to what came.
  useEffect(() => {
    if (order) told.current?.focus();
  }, [order]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isAsking || !orderNumber.trim() || !proof.trim()) return;
    setFailure('');
    setAsking(true);
    await onFind(orderNumber, proof).then(setOrder, (error: Error) => setFailure(error.message));
    setAsking(false);
  }

  if (order)
    return (
      <p className="hp-comment hp-contact hp-order" role="status" tabIndex={-1} ref={told}>
        <b>{say(STATES[order.state])}</b>
        {order.since && <span>{say('Aggiornato: {0}', within(dayLabel(order.since, new Date())))}</span>}
        {order.trackingUrl && (
          <a href={order.trackingUrl} target="_blank" rel="noopener noreferrer">
            {say('Segui la spedizione')}
          </a>
        )}
      </p>
    );
  return (
    <form className="hp-comment hp-contact" aria-label={say('Cerca il tuo ordine')} onSubmit={send}>
      <label>
        {say("Numero d'ordine")}
        <input
          autoComplete="off"
          maxLength={40}
          value={orderNumber}
          onInput={({ currentTarget: { value } }) => setNumber(value)}
        />
      </label>
      <label>
        {say("E-mail o CAP dell'ordine")}
        <input
          autoComplete="email"
          maxLength={254}
          value={proof}
          onInput={({ currentTarget: { value } }) => setProof(value)}
        />
      </label>
      {failure && <span role="alert">{failure}</span>}
      <button type="submit" disabled={isAsking || !orderNumber.trim() || !proof.trim()}>
        {say(isAsking ? 'Cerco...' : "Cerca l'ordine")}
      </button>
    </form>
  );
}
