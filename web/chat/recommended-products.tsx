import './products.css';
import { BagIcon } from './icons.tsx';
import { ProductCard } from './product-card.tsx';
import { type Sentence, say } from './say.ts';
import type { Recommendation } from './transcript.ts';

const HINTS: readonly Sentence[] = [
  'Consigli per un regalo',
  'Cosa mi suggerisci sotto i 50 euro?',
  'Quali sono i prodotti migliori?',
];

interface RecommendedProductsProps {
  shown: Recommendation;
  /** A model reads every language; the rules read Italian. */
  isModelOn: boolean;
  onPick(text: string): void;
  onOpen(productId: string): void;
}

/** What the assistant recommends, beside the chat where there is room; elsewhere the cards stand in their message. */
export function RecommendedProducts({ shown, isModelOn, onPick, onOpen }: RecommendedProductsProps) {
  const { products, isEarlier } = shown;
  const count = products.length;
  return (
    <section className="hp-products" aria-label={say('Prodotti consigliati')}>
      <h2 className="hp-heading">
        <BagIcon /> {say('Prodotti consigliati')} {count > 0 && <span className="hp-badge">{count}</span>}
      </h2>
      {isEarlier && count > 0 && <p className="hp-earlier">{say('Dalla domanda precedente')}</p>}
      {count === 0 ? (
        <NoProducts isModelOn={isModelOn} onPick={onPick} />
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

function NoProducts({ isModelOn, onPick }: Omit<RecommendedProductsProps, 'shown' | 'onOpen'>) {
  return (
    <div className="hp-nothing">
      <p className="hp-product">{say('Nessun prodotto consigliato')}</p>
      <p>{say('Chiedi un consiglio in chat, per esempio:')}</p>
      {HINTS.map((hint) => (isModelOn ? say(hint) : hint)).map((hint) => (
        <button key={hint} type="button" className="hp-chip" onClick={() => onPick(hint)}>
          {hint}
        </button>
      ))}
    </div>
  );
}
