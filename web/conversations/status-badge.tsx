import { Badge } from '@mantine/core';
import { memo } from 'react';
import type { ConversationStatus } from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';

const colors: Readonly<Record<ConversationStatus, string>> = { ACTIVE: 'green', COMPLETED: 'brand', ABANDONED: 'gray' };

/** The status of a conversation. */
export const StatusBadge = memo(function StatusBadge({ status }: { readonly status: ConversationStatus }) {
  return (
    <Badge size="sm" variant="light" color={colors[status]} tt="none">
      {texts.conversations.status[status]}
    </Badge>
  );
});
