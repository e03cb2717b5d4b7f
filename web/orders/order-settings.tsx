import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { type FormEvent, useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import type { TryOrderMutation } from '../graphql/generated/graphql.ts';
import { texts as common } from '../texts.ts';
import { openConfirm } from '../ui/confirm.ts';
import { CopiedField } from '../ui/copied-field.tsx';
import { dayHeading } from '../ui/dates.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Failure } from '../ui/failure.tsx';
import { HowTo } from '../ui/how-to.tsx';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { refusalOf } from '../ui/refusal.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { orderAccessQuery, removeOrderAddress, renewOrderSecret, saveOrderAddress, tryOrder } from './documents.ts';
import classes from './orders.module.css';
import { texts as said } from './texts.ts';

/** Where the shop is asked what became of an order; for who manages the company. */
export function OrderSettings({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch } = useQuery(orderAccessQuery, { variables: { companyId }, fetchPolicy: 'no-cache' });
  return (
    <Panel icon={IconPackage} title={said.title} lead={said.lead}>
      {data && <Editor key={companyId} companyId={companyId} read={data.orderAccess.address} />}
      {!data && error && <Failure title={said.failed} error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton height={100} radius="md" role="status" aria-label={common.common.loading} />}
    </Panel>
  );
}

function Editor({ companyId, read }: { readonly companyId: string; readonly read: string | null }) {
  const [saved, setSaved] = useState(read);
  const [address, setAddress] = useState(read ?? '');
  const [secret, setSecret] = useState<string | null>(null);
  const [message, setMessage] = useState<string>();
  const [save, { loading }] = useMutation(saveOrderAddress, { fetchPolicy: 'no-cache' });
  const [renew] = useMutation(renewOrderSecret, { variables: { companyId }, fetchPolicy: 'no-cache' });
  const [remove] = useMutation(removeOrderAddress, { variables: { companyId }, fetchPolicy: 'no-cache' });
  const isUnsaved = address.trim() !== (saved ?? '');
  useUnsavedGuard(isUnsaved);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMessage(undefined);
    try {
      const { data } = await save({ variables: { companyId, address } });
      if (!data) return;
      setSaved(data.saveOrderAddress.address);
      setAddress(data.saveOrderAddress.address ?? '');
      setSecret(data.saveOrderAddress.secret);
      notifyDone(said.saved);
    } catch (error) {
      setMessage(refusalOf(error).message);
    }
  }

  async function another() {
    try {
      setSecret((await renew()).data?.renewOrderSecret.secret ?? null);
    } catch (error) {
      notifyRefusal(error, said.notDone);
    }
  }

  async function end() {
    try {
      await remove();
      setSaved(null);
      setAddress('');
      setSecret(null);
      notifyDone(said.removed);
    } catch (error) {
      notifyRefusal(error, said.notDone);
    }
  }

  return (
    <Stack>
      <form onSubmit={submit}>
        <div className={classes.address}>
          <TextInput
            label={said.address}
            description={said.addressHint}
            placeholder={said.addressPlaceholder}
            inputMode="url"
            maxLength={2_000}
            value={address}
            error={message}
            onChange={({ currentTarget: { value } }) => setAddress(value)}
          />
          {isUnsaved && (
            <Button type="submit" loading={loading} disabled={address.trim() === ''}>
              {said.save}
            </Button>
          )}
        </div>
      </form>
      {secret && (
        <div className={classes.secret}>
          <Text size="sm" role="status">
            {said.once}
          </Text>
          <CopiedField label={said.secret} value={secret} />
        </div>
      )}
      <How />
      {saved && <Trial companyId={companyId} />}
      {saved && (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => confirm(said.renewTitle, said.renew, said.renewQuestion, another)}
          >
            {said.renew}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => confirm(said.removeTitle, said.remove, said.removeQuestion, end)}
          >
            {said.remove}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

const ASKED = '{ "orderNumber": "10482", "email": "anna@example.it" }\n{ "orderNumber": "10482", "postcode": "20121" }';
const ANSWERED = '{ "state": "sent", "since": "2026-11-27", "trackingUrl": "https://corriere.example/10482" }';

/** What the people who look after the shop's site have to know. */
function How() {
  return (
    <HowTo title={said.how}>
      <Text size="sm">{said.howAsked}</Text>
      <pre>{ASKED}</pre>
      <Text size="sm">{said.howAnswers}</Text>
      <pre>{ANSWERED}</pre>
      <Text size="sm">{said.howStates}</Text>
      <Text size="sm">{said.howKept}</Text>
    </HowTo>
  );
}

/** Asks as a visitor would, and tells the shop's people what is wrong. */
function Trial({ companyId }: { readonly companyId: string }) {
  const [orderNumber, setNumber] = useState('');
  const [proof, setProof] = useState('');
  const [order, setOrder] = useState<TryOrderMutation['tryOrder']>();
  const [message, setMessage] = useState<string>();
  const [ask, { loading }] = useMutation(tryOrder, { fetchPolicy: 'no-cache' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMessage(undefined);
    setOrder(undefined);
    try {
      setOrder((await ask({ variables: { companyId, orderNumber, proof } })).data?.tryOrder);
    } catch (error) {
      setMessage(refusalOf(error).message);
    }
  }

  return (
    <form onSubmit={submit} className={classes.trial}>
      <Text size="sm" c="dimmed">
        {said.trialLead}
      </Text>
      <div className={classes.asked}>
        <TextInput
          label={said.orderNumber}
          maxLength={40}
          value={orderNumber}
          onChange={({ currentTarget: { value } }) => setNumber(value)}
        />
        <TextInput
          label={said.proof}
          maxLength={254}
          value={proof}
          onChange={({ currentTarget: { value } }) => setProof(value)}
        />
        <Button
          type="submit"
          variant="light"
          loading={loading}
          disabled={orderNumber.trim() === '' || proof.trim() === ''}
        >
          {said.trial}
        </Button>
      </div>
      <ErrorBox message={message} />
      {order && (
        <Text size="sm" role="status">
          <b>{said.states[order.state]}</b>
          {order.since && said.since(dayHeading(order.since, new Date()).toLowerCase())}
          {order.trackingUrl && ' · '}
          {order.trackingUrl && (
            <Anchor href={order.trackingUrl} target="_blank" rel="noopener noreferrer" size="sm">
              {said.tracking}
            </Anchor>
          )}
        </Text>
      )}
    </form>
  );
}

function confirm(title: string, label: string, question: string, onConfirm: () => Promise<void>): void {
  openConfirm({
    title,
    children: <Text size="sm">{question}</Text>,
    labels: { confirm: label, cancel: common.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm: () => void onConfirm(),
  });
}
