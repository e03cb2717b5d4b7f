import { ActionIcon, Menu } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { memo } from 'react';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import type { LiveTranscript } from './live-transcript.ts';
import { texts } from './texts.ts';
import { transcriptText } from './transcript-text.ts';

interface TranscriptToolsProps {
  readonly transcript: LiveTranscript;
  readonly visitorName: string;
}

/** Takes a conversation elsewhere: its address, or all of it as text. */
export const TranscriptTools = memo(function TranscriptTools({ transcript, visitorName }: TranscriptToolsProps) {
  const words = texts.conversations;

  async function copyText() {
    try {
      await transcript.readAll();
      const messages = transcript.get().blocks.flatMap((block) => block.messages);
      await navigator.clipboard.writeText(transcriptText(visitorName, messages));
      notifyDone(words.textCopied);
    } catch (error) {
      notifyRefusal(error, words.notCopied);
    }
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
      notifyDone(words.linkCopied);
    } catch (error) {
      notifyRefusal(error, words.notCopied);
    }
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={words.tools}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} aria-hidden="true" />} onClick={copyLink}>
          {words.copyLink}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={copyText}>
          {words.copyText}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
