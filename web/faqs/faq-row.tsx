import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { ActionIcon, Badge, Text } from '@mantine/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { FaqRemovalProof } from '../proofs/removal-proof.tsx';
import { openConfirm } from '../ui/confirm.ts';
import { KeywordPills } from '../ui/keyword-pills.tsx';
import classes from './faq-row.module.css';
import { texts } from './texts.ts';
import type { ListedFaq } from './use-faqs.ts';

const KEYWORDS = 3; // of them the list shows

interface FaqRowProps {
  readonly companyId: string;
  readonly faq: ListedFaq;
  /** What to hold it by; null while it cannot be moved. */
  readonly handle: DraggableProvidedDragHandleProps | null;
  readonly onRemove: (id: string) => void;
}

/** A FAQ in the list. */
export function FaqRow({ companyId, faq, handle, onRemove }: FaqRowProps) {
  const { id, question, answer, keywords, category, isDraft } = faq;
  const askToRemove = () =>
    openConfirm({
      title: texts.faqs.removeTitle,
      children: (
        <>
          <Text size="sm">{texts.faqs.removeQuestion}</Text>
          <Text size="sm" fw={600} mt="xs" className={classes.named ?? ''}>
            {question}
          </Text>
          {!isDraft && <FaqRemovalProof companyId={companyId} id={id} />}
        </>
      ),
      labels: { confirm: texts.faqs.remove, cancel: texts.common.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () => onRemove(id),
    });
  return (
    <>
      {handle && (
        <span {...handle} className={classes.handle}>
          <IconGripVertical size={18} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{texts.faqs.move(question)}</span>
        </span>
      )}
      <div className={classes.what}>
        <div className={classes.heading}>
          <Link to={id} className={classes.question}>
            {question}
          </Link>
          {isDraft && (
            <Badge variant="light" color="orange" tt="none" className={classes.badge ?? ''}>
              {texts.faqs.draft}
            </Badge>
          )}
        </div>
        <p className="excerpt">{answer}</p>
        <div className={classes.facts}>
          <span className={classes.category}>{category}</span>
          <KeywordPills keywords={keywords} most={KEYWORDS} none={texts.faqs.noKeywords} />
        </div>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        className={classes.remove ?? ''}
        aria-label={texts.faqs.removeOne(question)}
        onClick={askToRemove}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </>
  );
}
