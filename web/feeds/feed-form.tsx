import { useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ErrorBox } from '../ui/error-box.tsx';
import { notifyDone } from '../ui/notify.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { saveCatalogueFeed } from './documents.ts';
import { inputOf, PACES, valuesOf } from './feed-values.ts';
import classes from './feeds.module.css';
import { texts } from './texts.ts';
import type { Feed } from './use-sources.ts';

const { feeds: said } = texts;

interface FeedFormProps {
  readonly companyId: string;
  readonly feed: Feed | undefined;
  readonly onClose: () => void;
}

/** What is entered of an address that the catalogue comes from. */
export function FeedForm({ companyId, feed, onClose }: FeedFormProps) {
  const [values, setValues] = useState(() => valuesOf(feed));
  const [refused, setRefused] = useState<string>();
  const [save, { loading }] = useMutation(saveCatalogueFeed);
  const change = (changed: Partial<typeof values>) => setValues((now) => ({ ...now, ...changed }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(undefined);
    try {
      await save({ variables: { companyId, input: inputOf(values, feed) } });
      notifyDone(said.saved);
      onClose();
    } catch (failure) {
      setRefused(refusalOf(failure).message);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={said.address}
        placeholder={said.placeholder}
        inputMode="url"
        autoComplete="off"
        required
        withAsterisk={false}
        value={values.address}
        onChange={({ currentTarget: { value } }) => change({ address: value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={said.pace}
          value={values.pace}
          onChange={({ currentTarget: { value } }) => change({ pace: value })}
          data={[
            ...PACES.map((hours) => ({ value: String(hours), label: said.paces(hours) })),
            { value: '', label: said.byHand },
          ]}
        />
        <NativeSelect
          label={said.mode}
          value={values.mode}
          onChange={({ currentTarget: { value } }) => change({ mode: value === 'MERGE' ? 'MERGE' : 'REPLACE' })}
          data={(['REPLACE', 'MERGE'] as const).map((mode) => ({ value: mode, label: said.modes[mode] }))}
        />
      </div>
      <Switch
        label={said.isClosed}
        checked={values.isClosed}
        onChange={({ currentTarget: { checked } }) => change({ isClosed: checked })}
      />
      {values.isClosed && (
        <div className={classes.pair}>
          <TextInput
            label={said.user}
            autoComplete="off"
            value={values.user}
            onChange={({ currentTarget: { value } }) => change({ user: value })}
          />
          <PasswordField
            label={said.password}
            autoComplete="new-password"
            value={values.password}
            onChange={(password) => change({ password })}
          />
        </div>
      )}
      {values.isClosed && feed?.hasCredentials && (
        <Text size="sm" c="dimmed">
          {said.kept}
        </Text>
      )}
      <ErrorBox message={refused} />
      <Group gap="xs">
        <Button type="submit" loading={loading}>
          {said.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
      </Group>
    </form>
  );
}
