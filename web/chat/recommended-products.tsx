import './products.css';
import { BagIcon } from './icons.tsx';
import { ProductCard } from './product-card.tsx';
import type { Recommendation } from './transcript.ts';

const HINTS = ['Consigli per un regalo', 'Cosa mi suggerisci sotto i 50 euro?', 'Quali sono i prodotti migliori?'];

interface RecommendedProductsProps {
  shown: Recommendation;
  onPick(text: string): void;
  onOpen(productId: string): void;
}

/** What the assistant recommends, beside the chat where there is room; elsewhere the cards stand in their message. */
export function RecommendedProducts({ shown, onPick, onOpen }: RecommendedProductsProps) {
  const { products, isEarlier } = shown;
  const count = products.length;
  return (
    <section className="hp-products" aria-label="Prodotti consigliati">
      <h2 className="hp-heading">
        <BagIcon /> Prodotti consigliati {count > 0 && <span className="hp-badge">{count}</span>}
      </h2>
      {isEarlier && count > 0 && <p className="hp-earlier">Dalla domanda precedente</p>}
      {count === 0 ? (
        <NoProducts onPick={onPick} />
      ) : (
        <ul className="hp-list">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} onOpen={onOpen} />
          ))}
        </ul>
      )}
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
