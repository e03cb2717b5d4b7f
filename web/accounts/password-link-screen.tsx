import { Anchor, Button, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { session } from '../session.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { refusalOf } from '../ui/refusal.ts';
import classes from './access-form.module.css';
import { AccessFrame, AccessTitle } from './access-frame.tsx';
import { isPasswordLinkOpen, readInstallation, redeemPasswordLink } from './requests.ts';
import { texts } from './texts.ts';

interface PasswordLinkScreenProps {
  readonly token: string;
  readonly onLeave: () => void;
}

/** Where a one-time link leads: the person chooses a password and is in. */
export function PasswordLinkScreen({ token, onLeave }: PasswordLinkScreenProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [minLength, setMinLength] = useState<number>();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    readInstallation().then(
      (installation) => setMinLength(installation.passwordMinLength),
      () => undefined, // without it there is no hint
    );
  }, []);

  useEffect(() => {
    isPasswordLinkOpen(token).then(
      (isOpen) => setIsOver(!isOpen),
      () => undefined, // whoever cannot be asked now answers when the form is sent
    );
  }, [token]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    try {
      session.enter(await redeemPasswordLink(token, password));
      onLeave();
    } catch (failure) {
      setError(refusalOf(failure).message);
      setIsBusy(false);
    }
  }

  if (isOver) return <LinkIsOver onLeave={onLeave} />;
  return (
    <AccessFrame>
      <div className={classes.heading}>
        <AccessTitle>{texts.passwordLink.title}</AccessTitle>
        <Text c="dimmed">{texts.passwordLink.intro}</Text>
      </div>
      <form className={classes.form} onSubmit={submit}>
        <PasswordField
          label={texts.passwordLink.password}
          hint={minLength === undefined ? undefined : texts.access.passwordHint(minLength)}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <ErrorBox message={error} />
        <Button type="submit" fullWidth loading={isBusy} disabled={password === ''}>
          {texts.passwordLink.submit}
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={onLeave}>
          {texts.passwordLink.backToLogin}
        </Anchor>
      </form>
    </AccessFrame>
  );
}

function LinkIsOver({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <AccessFrame>
      <div className={classes.heading}>
        <AccessTitle>{texts.passwordLink.overTitle}</AccessTitle>
        <Text c="dimmed" role="alert">
          {texts.passwordLink.over}
        </Text>
      </div>
      <Button onClick={onLeave}>{texts.passwordLink.backToLogin}</Button>
    </AccessFrame>
  );
}
