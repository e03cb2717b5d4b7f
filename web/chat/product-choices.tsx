import type { Product } from './connection.ts';
import { say } from './say.ts';

const MOST = 12; // of an option: a card shows what there is, its page has the rest

/** What may be chosen of a product: its sizes and colours, those that are sold out struck through. */
export function ProductChoices({ choices }: Pick<Product, 'choices'>) {
  return (
    <>
      {choices.map(({ name, values }) => (
        <ul key={name} className="hp-choices" aria-label={name}>
          {values.slice(0, MOST).map(({ value, isAvailable }) => (
            <li key={value} className={isAvailable ? 'hp-choice' : 'hp-choice hp-choice-gone'}>
              {value}
              {!isAvailable && <span className="hp-hidden"> ({say('esaurito')})</span>}
            </li>
          ))}
          {values.length > MOST && (
            <li className="hp-choice">
              +{values.length - MOST}
              <span className="hp-hidden"> {say('altre')}</span>
            </li>
          )}
        </ul>
      ))}
    </>
  );
}
