import { useQuery } from '@apollo/client/react';
import { useSettledText } from '../assistant/settled-text.ts';
import { SentMessages } from '../conversations/model-details.tsx';
import { promptPreviewQuery } from './documents.ts';
import classes from './prompt-editor.module.css';
import { texts } from './texts.ts';

interface PromptPreviewProps {
  readonly companyId: string;
  readonly text: string;
}

/** What the prompt lacks, and what the model is really sent with it. */
export function PromptPreview({ companyId, text }: PromptPreviewProps) {
  const { settled } = useSettledText(text);
  const { data, previousData } = useQuery(promptPreviewQuery, {
    variables: { companyId, text: settled, question: texts.prompt.test.sample },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.promptPreview;
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
      />
    </>
  );
}
