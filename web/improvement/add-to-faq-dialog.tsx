import { useQuery } from '@apollo/client/react';
import { Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../ui/failure.tsx';
import classes from './add-to-faq-dialog.module.css';
import { faqsToAddToQuery } from './documents.ts';
import { faqAddress } from './faq-address.ts';
import { texts } from './texts.ts';

const SETTLES_AFTER = 250; // ms without a key
const MOST = 30; // FAQs; who looks for another one searches

interface AddToFaqDialogProps {
  readonly companyId: string;
  /** Where the company's FAQs are. */
  readonly faqs: string;
  /** The questions that the FAQ is to answer; undefined while nobody asks. */
  readonly group: { readonly id: string; readonly title: string } | undefined;
  readonly onClose: () => void;
}

/** Chooses the FAQ that is to answer some questions too, and opens it with what is proposed. */
export function AddToFaqDialog({ group, onClose, ...props }: AddToFaqDialogProps) {
  return (
    <Modal opened={group !== undefined} onClose={onClose} title={texts.adding.title}>
      {group && <FaqChoice {...props} group={group} />}
    </Modal>
  );
}

interface FaqChoiceProps extends Omit<AddToFaqDialogProps, 'group' | 'onClose'> {
  readonly group: NonNullable<AddToFaqDialogProps['group']>;
}

function FaqChoice({ companyId, faqs, group }: FaqChoiceProps) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, SETTLES_AFTER);
  const { data, previousData, error, refetch } = useQuery(faqsToAddToQuery, {
    variables: { companyId, search: settled, first: MOST },
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.faqs.nodes;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" className={classes.lead ?? ''}>
        {texts.adding.lead(group.title)}
      </Text>
      <TextInput
        aria-label={texts.adding.search}
        placeholder={texts.adding.search}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      {error && !found && (
        <Failure title={texts.adding.failed} error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !found && <Skeleton height={160} radius="md" role="status" aria-label={texts.common.loading} />}
      {found?.length === 0 && <Text size="sm">{texts.adding.none}</Text>}
      {found && found.length > 0 && (
        <ul className={classes.list}>
          {found.map(({ id, question, category }) => (
            <li key={id}>
              <Link to={faqAddress(faqs, group.id, id)} className={classes.faq}>
                {question}
                <span className={classes.category}>{category}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
