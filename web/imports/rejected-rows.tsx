import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { notifyRefusal } from '../ui/notify.ts';
import { fetchExport } from './fetch-export.ts';
import type { Preview } from './import-flow.ts';
import classes from './import-preview.module.css';
import { texts } from './texts.ts';

interface RejectedRowsProps {
  readonly companyId: string;
  readonly preview: Preview;
}

/** The rows that are left out, each with its field and reason. */
export function RejectedRows({ companyId, preview }: RejectedRowsProps) {
  const client = useApolloClient();
  const { imports, exports } = texts;
  const { rejections, rejectedCount } = preview;

  async function downloadAll() {
    const variables = {
      companyId,
      kind: 'REJECTED_ROWS',
      format: 'CSV',
      separator: 'SEMICOLON',
      importId: preview.id,
    } as const;
    await fetchExport(client, variables).catch((failure: unknown) => notifyRefusal(failure, exports.failed));
  }

  return (
    <section>
      <div className={classes.rejectedHeading}>
        <h3 className={classes.heading}>{imports.rejected}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void downloadAll()}
        >
          {imports.downloadRejected}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={imports.rejected}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{imports.row}</th>
              <th scope="col">{imports.field}</th>
              <th scope="col">{imports.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rejections.map(({ row, field, reason }) => (
              <tr key={row}>
                <td>{row.toLocaleString('it-IT')}</td>
                <td>{field || imports.wholeRow}</td>
                <td>
                  <bdi>{reason}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rejectedCount > rejections.length && (
        <Text size="sm" c="dimmed">
          {imports.rejectedFirst(rejections.length, rejectedCount)}
        </Text>
      )}
    </section>
  );
}
