import { CloseButton } from '@mantine/core';
import classes from './chosen-cards.module.css';
import type { Card } from './outbox.ts';
import { texts } from './texts.ts';

interface ChosenCardsProps {
  readonly cards: readonly Card[];
  readonly onChange: (cards: readonly Card[]) => void;
}

/** The products that will be shown below what is written. */
export function ChosenCards({ cards, onChange }: ChosenCardsProps) {
  if (cards.length === 0) return null;
  return (
    <ul className={classes.cards} aria-label={texts.search.cards}>
      {cards.map(({ id, name }) => (
        <li key={id} className={classes.card}>
          <span className={classes.name}>{name}</span>
          <CloseButton
            size="sm"
            aria-label={texts.search.removeCard(name)}
            onClick={() => onChange(cards.filter((card) => card.id !== id))}
          />
        </li>
      ))}
    </ul>
  );
}
