import { Button } from '@mantine/core';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import { Empty } from './empty.tsx';

/** An address inside a workspace that leads nowhere. */
export function SectionNotFound({ to }: { readonly to: string }) {
  return (
    <Empty icon={IconMapOff} title={texts.common.pageNotFound} hint={texts.common.pageNotFoundHint}>
      <Button component={Link} to={to} variant="default" mt="xs">
        {texts.common.toStart}
      </Button>
    </Empty>
  );
}
