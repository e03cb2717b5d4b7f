import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import type { CreateCataloguePushMutation } from '../graphql/generated/graphql.ts';
import { openConfirm } from '../ui/confirm.ts';
import { CopiedField } from '../ui/copied-field.tsx';
import { whenLong } from '../ui/dates.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { createCataloguePush, removeCataloguePush } from './documents.ts';
import classes from './feeds.module.css';
import { texts } from './texts.ts';
import type { Sources } from './use-sources.ts';

const { push: said, failed, password, user } = texts.feeds;

interface PushSectionProps {
  readonly companyId: string;
  readonly push: NonNullable<Sources['push']> | undefined;
}

/** The address that Danea Easyfatt sends the catalogue to; its password is shown once. */
export function PushSection({ companyId, push }: PushSectionProps) {
  const [make, { data, loading, reset }] = useMutation(createCataloguePush, { variables: { companyId } });
  const [remove] = useMutation(removeCataloguePush, { variables: { companyId } });
  const made = data?.createCataloguePush;
  const begin = () => void make().catch((failure) => notifyRefusal(failure, failed));

  async function close() {
    try {
      await remove();
      reset();
      notifyDone(said.closed);
    } catch (failure) {
      notifyRefusal(failure, failed);
    }
  }

  return (
    <div className={classes.push}>
      <Text fw={550} size="sm">
        {said.title}
      </Text>
      <Text size="sm" c="dimmed">
        {push ? said.since(whenLong(push.createdAt, new Date())) : said.lead}
      </Text>
      {made && push && <Access made={made} />}
      <Group gap="xs">
        <Button
          size={push ? 'compact-sm' : 'sm'}
          variant="default"
          loading={loading}
          onClick={push ? () => confirm(said.againTitle, said.again, begin, said.againQuestion) : begin}
        >
          {push ? said.again : said.make}
        </Button>
        {push && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => confirm(said.closeTitle, said.close, () => void close(), said.againQuestion)}
          >
            {said.close}
          </Button>
        )}
      </Group>
    </div>
  );
}

function confirm(title: string, label: string, onConfirm: () => void, question: string): void {
  openConfirm({
    title,
    children: <Text size="sm">{question}</Text>,
    labels: { confirm: label, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}

function Access({ made }: { readonly made: CreateCataloguePushMutation['createCataloguePush'] }) {
  const parts = [
    { label: said.address, value: made.address },
    { label: user, value: made.user },
    { label: password, value: made.password },
  ];
  return (
    <div className={classes.access}>
      <Text size="sm" role="status">
        {said.once}
      </Text>
      {parts.map(({ label, value }) => (
        <CopiedField key={label} label={label} value={value} />
      ))}
    </div>
  );
}
