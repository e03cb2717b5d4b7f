import { Checkbox } from '@mantine/core';
import { texts } from './texts.ts';
import { type Filled, keyOf, type UsualFaq } from './usual-faqs.ts';
import classes from './usual-sheet.module.css';

interface UsualRowProps {
  readonly faq: UsualFaq;
  readonly filled: Filled;
  /** It answers already. */
  readonly isThere: boolean;
  readonly isTicked: boolean;
  readonly isLocked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onFill: (key: string, text: string) => void;
}

/** One question with its answer, in which the blanks are filled in. */
export function UsualRow({ faq, filled, isThere, isTicked, isLocked, onTick, onFill }: UsualRowProps) {
  return (
    <li className={classes.row} data-off={!isTicked}>
      <Checkbox
        label={faq.question}
        {...(isThere && { description: texts.usual.there })}
        checked={isTicked}
        disabled={isThere || isLocked}
        onChange={({ currentTarget: { checked } }) => onTick(checked)}
        classNames={{ label: classes.question ?? '' }}
      />
      {!isThere && (
        <p className={classes.answer}>
          {faq.answer.map((part, place) => {
            if (typeof part === 'string') return part;
            const key = keyOf(faq, part);
            const text = filled[key] ?? '';
            return (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer stay where they are
                key={place}
                className={classes.blank}
                aria-label={`${faq.question} ${part.label}`}
                placeholder={part.example}
                value={text}
                size={Math.max(part.example.length, text.length, 4)}
                maxLength={200}
                disabled={!isTicked || isLocked}
                onChange={({ currentTarget: { value } }) => onFill(key, value)}
              />
            );
          })}
        </p>
      )}
    </li>
  );
}
