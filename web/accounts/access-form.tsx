import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { session } from '../session.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { refusalOr } from '../ui/refusal.ts';
import classes from './access-form.module.css';
import { AccessTitle } from './access-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { type Installation, readInstallation, register, signIn } from './requests.ts';
import { texts } from './texts.ts';

interface AccessFormProps {
  readonly onApproach?: () => void;
  /** The e-mail of whose session was interrupted: they only sign in again. */
  readonly returning?: { readonly email: string; readonly notice: string };
}

/** One form for Accesso and Registrazione. */
export function AccessForm({ onApproach, returning }: AccessFormProps) {
  const [mode, setMode] = useState<'signIn' | 'register'>('signIn');
  const [email, setEmail] = useState(returning?.email ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const installation = useInstallation();
  const isRegistering = mode === 'register';

  function toggle(next: string) {
    setMode(next === 'register' ? 'register' : 'signIn');
    setEmail('');
    setPassword('');
    setError(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    try {
      session.enter(await (isRegistering ? register : signIn)(email.trim(), password));
    } catch (failure) {
      setError(refusalOr(failure, texts.errors.authentication).message);
      setIsBusy(false);
    }
  }

  return (
    <>
      <div className={classes.heading}>
        <AccessTitle>{titleOf(isRegistering, returning !== undefined)}</AccessTitle>
        {returning && <Text c="dimmed">{returning.notice}</Text>}
      </div>
      {!returning && (
        <SegmentedControl
          fullWidth
          aria-label={texts.access.mode}
          value={mode}
          onChange={toggle}
          disabled={isBusy}
          data={[
            { value: 'signIn', label: texts.access.signIn },
            { value: 'register', label: texts.access.register },
          ]}
        />
      )}
      <form className={classes.form} onSubmit={submit} onInput={onApproach} noValidate>
        <TextInput
          type="email"
          name="email"
          label={texts.access.email}
          placeholder={texts.access.emailPlaceholder}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          name="password"
          label={texts.access.password}
          hint={isRegistering && installation ? texts.access.passwordHint(installation.passwordMinLength) : undefined}
          autoComplete={isRegistering ? 'new-password' : 'current-password'}
          value={password}
          onChange={setPassword}
          isFirst={returning !== undefined}
        />
        <ErrorBox message={error} />
        <Button type="submit" fullWidth loading={isBusy} disabled={email.trim() === '' || password === ''}>
          {isRegistering ? texts.access.submitRegister : texts.access.submitSignIn}
        </Button>
      </form>
      {!isRegistering && !returning && (
        <DemoAccounts
          accounts={installation?.demoAccounts ?? []}
          onChoose={(account) => {
            onApproach?.();
            setEmail(account.email);
            setPassword(account.password);
            setError(undefined);
          }}
        />
      )}
    </>
  );
}

function titleOf(isRegistering: boolean, isReturning: boolean): string {
  if (isReturning) return texts.access.interruptedTitle;
  return isRegistering ? texts.access.registrationTitle : texts.access.title;
}

function useInstallation(): Installation | undefined {
  const [installation, setInstallation] = useState<Installation>();
  useEffect(() => {
    // Without it there are no hint and no demo box; the badge tells that the server cannot be reached.
    readInstallation().then(setInstallation, () => undefined);
  }, []);
  return installation;
}
