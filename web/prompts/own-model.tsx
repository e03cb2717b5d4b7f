import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button, PasswordInput, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import IconCpu from '@tabler/icons-react/dist/esm/icons/IconCpu.mjs';
import { type FormEvent, useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import type { ModelChoiceQuery } from '../graphql/generated/graphql.ts';
import { openConfirm } from '../ui/confirm.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { modelChoiceQuery, removeOwnModel, saveOwnModel } from './documents.ts';
import classes from './own-model.module.css';
import { texts } from './texts.ts';

const { own: said } = texts;

/** Whether the server's model answers, or one that the company pays itself; for who manages it. */
export function OwnModelSettings({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(modelChoiceQuery, { variables: { companyId }, fetchPolicy: 'no-cache' });
  return (
    <Panel icon={IconCpu} title={said.title} lead={said.lead}>
      {data && <Editor key={companyId} companyId={companyId} read={data.modelChoice} />}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={120} radius="md" role="status" aria-label={texts.common.loading} />}
    </Panel>
  );
}

type Choice = ModelChoiceQuery['modelChoice'];

interface EditorProps {
  readonly companyId: string;
  readonly read: Choice;
}

function Editor({ companyId, read }: EditorProps) {
  const [saved, setSaved] = useState(read);
  const [isOwn, setOwn] = useState(read.own !== null);
  const [remove, { loading }] = useMutation(removeOwnModel, { variables: { companyId }, fetchPolicy: 'no-cache' });

  async function back() {
    try {
      await remove();
      setSaved({ ...saved, own: null });
      notifyDone(said.removed);
    } catch (error) {
      notifyRefusal(error, said.notDone);
    }
  }

  return (
    <Stack>
      <Radio.Group label={said.choice} value={isOwn ? 'own' : 'server'} onChange={(chosen) => setOwn(chosen === 'own')}>
        <Stack gap="xs" mt="xs">
          <Radio
            value="server"
            label={said.server}
            description={saved.serverModel === null ? said.serverHasNone : said.serverIs(saved.serverModel)}
          />
          <Radio value="own" label={said.own} description={said.ownIs} />
        </Stack>
      </Radio.Group>
      {isOwn && <OwnModelForm companyId={companyId} saved={saved.own} onSaved={setSaved} />}
      {!isOwn && saved.own && (
        <Button variant="default" className={classes.action} loading={loading} onClick={() => confirm(back)}>
          {said.back}
        </Button>
      )}
    </Stack>
  );
}

interface FormProps {
  readonly companyId: string;
  readonly saved: Choice['own'];
  readonly onSaved: (choice: Choice) => void;
}

function OwnModelForm({ companyId, saved, onSaved }: FormProps) {
  const stored = fieldsOf(saved);
  const [values, setValues] = useState(stored);
  const [message, setMessage] = useState<string>();
  const [save, { loading }] = useMutation(saveOwnModel, { fetchPolicy: 'no-cache' });
  const change = (changed: Partial<typeof stored>) => setValues((now) => ({ ...now, ...changed }));
  const isUnsaved = (Object.keys(stored) as (keyof typeof stored)[]).some((name) => values[name] !== stored[name]);
  const isComplete = values.model.trim() !== '' && (saved !== null || values.apiKey.trim() !== '');
  useUnsavedGuard(isUnsaved);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMessage(undefined);
    const { address, model, apiKey, limit } = values;
    const input = { address, model, apiKey: apiKey.trim() || null, dailyTokens: tokensOf(limit) };
    try {
      const { data } = await save({ variables: { companyId, input } });
      if (!data) return;
      onSaved(data.saveOwnModel);
      setValues(fieldsOf(data.saveOwnModel.own)); // as it is kept, which may be written otherwise
      notifyDone(said.saved);
    } catch (error) {
      setMessage(refusalOf(error).message);
    }
  }

  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        label={said.address}
        description={said.addressHint}
        inputMode="url"
        maxLength={2_000}
        value={values.address}
        onChange={({ currentTarget: { value } }) => change({ address: value })}
      />
      <div className={classes.fields}>
        <TextInput
          label={said.model}
          placeholder={said.modelPlaceholder}
          maxLength={200}
          value={values.model}
          onChange={({ currentTarget: { value } }) => change({ model: value })}
        />
        <PasswordInput
          label={said.key}
          description={hintOf(saved)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': texts.common.showPassword }}
          autoComplete="new-password"
          maxLength={400}
          value={values.apiKey}
          onChange={({ currentTarget: { value } }) => change({ apiKey: value })}
        />
        <TextInput
          label={said.limit}
          description={said.limitHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={15}
          value={values.limit}
          onChange={({ currentTarget: { value } }) => change({ limit: value.replace(/[^\d.]/g, '') })}
        />
      </div>
      <ErrorBox message={message} />
      {(isUnsaved || !saved) && (
        <Button type="submit" className={classes.action} loading={loading} disabled={!isComplete}>
          {said.save}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {loading && said.saving}
      </Text>
    </form>
  );
}

/** The key is never among what is read. */
function fieldsOf(own: Choice['own']) {
  return {
    address: own?.address ?? said.usualAddress,
    model: own?.model ?? '',
    apiKey: '',
    limit: own?.dailyTokens?.toLocaleString('it-IT') ?? '',
  };
}

const MOST = 2_000_000_000; // what a number of the schema may be; what is too much is said by the server

function tokensOf(limit: string): number | null {
  const digits = limit.replaceAll('.', '');
  return digits === '' ? null : Math.min(Number(digits), MOST);
}

function hintOf(saved: Choice['own']): string {
  if (!saved) return said.keyHint;
  return saved.keyEnd === null ? said.keyLost : said.keyKept(saved.keyEnd);
}

function confirm(onConfirm: () => Promise<void>): void {
  openConfirm({
    title: said.backTitle,
    children: <Text size="sm">{said.backQuestion}</Text>,
    labels: { confirm: said.back, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm: () => void onConfirm(),
  });
}
