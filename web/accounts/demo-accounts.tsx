import { Text, Title, UnstyledButton } from '@mantine/core';
import classes from './demo-accounts.module.css';
import type { Installation } from './requests.ts';
import { roleName } from './role-name.ts';
import { texts } from './texts.ts';

type DemoAccount = Installation['demoAccounts'][number];

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onChoose: (account: DemoAccount) => void;
}

/** The logins that the demo offers; each fills the form at a click. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby="demo-accounts">
      <Title order={2} size="h6" id="demo-accounts">
        {texts.access.demoTitle}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.access.demoHint}
      </Text>
      {accounts.map((account) => (
        <UnstyledButton
          key={account.email}
          className={classes.account}
          aria-label={texts.access.demoUse(account.email)}
          onClick={() => onChoose(account)}
        >
          <span className={classes.role}>{roleName(account.role)}</span>
          <span className={classes.login}>
            {account.email} · {account.password}
          </span>
        </UnstyledButton>
      ))}
    </section>
  );
}
