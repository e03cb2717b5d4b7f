import { SentMessages } from '../conversations/model-details.tsx';
import classes from './prompt-editor.module.css';
import { texts } from './texts.ts';
import type { Preview } from './use-preview.ts';

/** What the prompt lacks, and what the model is really sent with it. */
export function PromptPreview({ preview }: Pick<Preview, 'preview'>) {
  if (!preview) return null;
  return (
    <>
      {preview.hints.length > 0 && (
        <ul className={classes.hints} aria-label={texts.prompt.hints}>
          {preview.hints.map((hint) => (
            <li key={hint}>{texts.prompt.hint[hint]}</li>
          ))}
        </ul>
      )}
      <SentMessages
        title={`${texts.prompt.preview}. ${texts.prompt.previewLead}: «${texts.prompt.test.sample}»`}
        messages={preview.messages}
        products={preview.products}
        amounts={preview.amounts}
      />
    </>
  );
}
