import { Button } from '@mantine/core';
import { MessageScreen } from '../ui/screen.tsx';
import classes from './denied-screen.module.css';
import { roleName } from './role-name.ts';
import { signOut } from './sign-out.ts';
import { texts } from './texts.ts';

interface DeniedScreenProps {
  readonly requiredRole: 'ADMIN' | 'CLIENT';
  readonly role: string | null;
}

/** Shown where a role is required that the person does not hold. */
export function DeniedScreen({ requiredRole, role }: DeniedScreenProps) {
  return (
    <MessageScreen title={texts.denied.title} text={texts.denied.text} actions={<ReloadOrLeave />}>
      <dl className={classes.facts}>
        <dt>{texts.denied.required}</dt>
        <dd>{roleName(requiredRole)}</dd>
        <dt>{texts.denied.current}</dt>
        <dd>{roleName(role)}</dd>
      </dl>
    </MessageScreen>
  );
}

/** Shown for a role that this version does not know. */
export function UnknownRoleScreen({ role }: { readonly role: string | null }) {
  return (
    <MessageScreen title={texts.unknownRole.title} text={texts.unknownRole.text} actions={<ReloadOrLeave />}>
      <dl className={classes.facts}>
        <dt>{texts.unknownRole.role}</dt>
        <dd>{roleName(role)}</dd>
      </dl>
    </MessageScreen>
  );
}

function ReloadOrLeave() {
  return (
    <>
      <Button onClick={() => location.reload()}>{texts.common.reload}</Button>
      <Button variant="default" onClick={() => signOut()}>
        {texts.denied.backToLogin}
      </Button>
    </>
  );
}
