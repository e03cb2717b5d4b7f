import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CsvSeparator, ExportFormat } from '../graphql/generated/graphql.ts';
import { download } from '../imports/fetch-export.ts';
import { notifyRefusal } from '../ui/notify.ts';
import { createConversationExport } from './documents.ts';
import { asked, type LogFilter } from './log-filter.ts';
import { texts } from './texts.ts';

interface LogToolsProps {
  readonly companyId: string;
  readonly filter: LogFilter;
  /** The address of the log. */
  readonly base: string;
  /** Begins to choose conversations; absent for whom may not remove any. */
  readonly onSelect?: (() => void) | undefined;
}

const words = texts.conversations;

const FORMATS: readonly { format: ExportFormat; separator: CsvSeparator; text: string }[] = [
  { format: 'CSV', separator: 'SEMICOLON', text: words.exportExcel },
  { format: 'CSV', separator: 'COMMA', text: words.exportComma },
  { format: 'JSON', separator: 'COMMA', text: words.exportJson },
];

/** What can be done with all the conversations that the filter lets through. */
export function LogTools({ companyId, filter, base, onSelect }: LogToolsProps) {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);

  async function fetchAs(format: ExportFormat, separator: CsvSeparator) {
    setIsAsking(true);
    const variables = { companyId, filter: asked(filter), format, separator };
    try {
      const { data } = await client.mutate({ mutation: createConversationExport, variables });
      if (data) download(new URL(data.createConversationExport.url).pathname, '');
    } catch (error) {
      notifyRefusal(error, words.notExported);
    }
    setIsAsking(false);
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} loading={isAsking} aria-label={words.logTools}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{Object.keys(filter).length > 0 ? words.exportFound : words.exportAll}</Menu.Label>
        {FORMATS.map(({ format, separator, text }) => (
          <Menu.Item
            key={text}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => void fetchAs(format, separator)}
          >
            {text}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={`${base}/replies`} leftSection={<IconMessage2 size={16} aria-hidden="true" />}>
          {words.savedReplies}
        </Menu.Item>
        {onSelect && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={onSelect}>
              {words.select}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
