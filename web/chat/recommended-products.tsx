import './products.css';
import { useEffect, useId, useState } from 'react';
import type { Product } from './connection.ts';
import { BagIcon, ChevronIcon } from './icons.tsx';
import { ProductCard } from './product-card.tsx';

const HINTS = ['Consigli per un regalo', 'Cosa mi suggerisci sotto i 50 euro?', 'Quali sono i prodotti migliori?'];

interface RecommendedProductsProps {
  products: readonly Product[];
  /** Grows whenever the products are worth showing at once, where they are folded away. */
  callsToShow: number;
  onPick(text: string): void;
}

/** What the assistant recommends: beside the chat where there is room, else a strip below it that folds. */
export function RecommendedProducts({ products, callsToShow, onPick }: RecommendedProductsProps) {
  const cards = useId();
  const count = products.length;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    setIsOpen(callsToShow > 0 && count > 0);
  }, [callsToShow, count]);

  return (
    <section className="hp-products" aria-label="Prodotti consigliati">
      <h2 className="hp-heading hp-spoken">
        <BagIcon /> Prodotti consigliati {count > 0 && <span className="hp-badge">{count}</span>}
      </h2>
      <button
        type="button"
        className="hp-strip"
        aria-expanded={isOpen}
        aria-controls={cards}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BagIcon /> Prodotti consigliati {count > 0 && <span className="hp-badge">{count}</span>}
        <ChevronIcon />
      </button>
      <div id={cards} className={isOpen ? 'hp-cards' : 'hp-cards hp-folded'}>
        {count === 0 ? (
          <NoProducts onPick={onPick} />
        ) : (
          <ul className="hp-list">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function NoProducts({ onPick }: { onPick(text: string): void }) {
  return (
    <div className="hp-nothing">
      <p className="hp-product">Nessun prodotto consigliato</p>
      <p>Chiedi un consiglio in chat, per esempio:</p>
      {HINTS.map((hint) => (
        <button key={hint} type="button" className="hp-chip" onClick={() => onPick(hint)}>
          {hint}
        </button>
      ))}
    </div>
  );
}
