import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { whenLong } from '../ui/dates.ts';
import { texts } from './texts.ts';

export interface IssuedLink {
  readonly url: string;
  readonly expiresAt: string;
  readonly person: { readonly email: string };
}

interface PasswordLinkDialogProps {
  readonly link: IssuedLink | undefined;
  readonly onClose: () => void;
}

/** Shows a one-time link, this once, with a button that copies it. A click beside it does not lose it. */
export function PasswordLinkDialog({ link, onClose }: PasswordLinkDialogProps) {
  return (
    <Modal
      opened={link !== undefined}
      onClose={onClose}
      title={texts.people.linkTitle}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      {link && (
        <Stack>
          <Text size="sm">{texts.people.linkText(link.person.email)}</Text>
          <TextInput
            readOnly
            aria-label={texts.people.linkLabel}
            value={link.url}
            onFocus={(event) => event.currentTarget.select()}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {texts.people.linkExpires(whenLong(link.expiresAt, new Date()))}
          </Text>
          <Group justify="flex-end">
            <CopyButton value={link.url}>
              {({ copied, copy }) => (
                <Button
                  variant="light"
                  leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                  onClick={copy}
                >
                  {copied ? texts.common.copied : texts.common.copy}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>{texts.people.linkDone}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
