import { useApolloClient } from '@apollo/client/react';
import { Button, Menu } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { CsvSeparator, ExportFormat, ExportKind } from '../graphql/generated/graphql.ts';
import { notifyRefusal } from '../ui/notify.ts';
import { fetchExport } from './fetch-export.ts';
import { texts } from './texts.ts';

interface ExportMenuProps {
  readonly companyId: string;
  readonly kind: ExportKind;
  readonly disabled?: boolean;
}

const CHOICES: readonly { format: ExportFormat; separator: CsvSeparator; text: string }[] = [
  { format: 'CSV', separator: 'SEMICOLON', text: texts.exports.csvExcel },
  { format: 'CSV', separator: 'COMMA', text: texts.exports.csvComma },
  { format: 'JSON', separator: 'COMMA', text: texts.exports.json },
];

/** 'Esporta': products or FAQs as a file, in the format that one chooses. */
export function ExportMenu({ companyId, kind, disabled = false }: ExportMenuProps) {
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);

  async function fetchAs(format: ExportFormat, separator: CsvSeparator) {
    setIsAsking(true);
    await fetchExport(client, { companyId, kind, format, separator })
      .catch((failure: unknown) => notifyRefusal(failure, texts.exports.failed))
      .finally(() => setIsAsking(false));
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          disabled={disabled}
          loading={isAsking}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {texts.exports.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map(({ format, separator, text }) => (
          <Menu.Item key={text} onClick={() => void fetchAs(format, separator)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
