import { Avatar, Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useState } from 'react';
import { AlertMenu } from '../availability/alert-menu.tsx';
import { AvailabilitySwitch } from '../availability/availability-switch.tsx';
import { useViewer } from '../session.tsx';
import { openConfirm } from '../ui/confirm.ts';
import { askBeforeLeaving } from '../ui/unsaved.ts';
import classes from './account-menu.module.css';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { roleName } from './role-name.ts';
import { ShownNameDialog } from './shown-name-dialog.tsx';
import { signOut } from './sign-out.ts';
import { texts } from './texts.ts';

/** The person's own matters, at the right of every header. */
export function AccountMenu() {
  const { email, role } = useViewer();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const [isChoosingName, setIsChoosingName] = useState(false);

  return (
    <div className={classes.account}>
      {role !== null && <AvailabilitySwitch />}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            aria-label={`${texts.account.menu}: ${email}`}
            rightSection={<IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />}
          >
            <Avatar size={28} color="brand" variant="filled" aria-hidden="true">
              {email.charAt(0).toUpperCase()}
            </Avatar>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={classes.who}>
            <strong>{email}</strong>
            {roleName(role)}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item leftSection={<IconId size={16} />} onClick={() => setIsChoosingName(true)}>
            {texts.account.shownName}
          </Menu.Item>
          {role !== null && <AlertMenu />}
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setIsChangingPassword(true)}>
            {texts.account.changePassword}
          </Menu.Item>
          <Menu.Item leftSection={<IconDevices size={16} />} onClick={() => askBeforeLeaving(askToSignOutEverywhere)}>
            {texts.account.signOutEverywhere}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLogout size={16} aria-hidden="true" />}
        onClick={() => askBeforeLeaving(() => void signOut())}
      >
        {texts.account.signOut}
      </Button>
      <ShownNameDialog isOpen={isChoosingName} onClose={() => setIsChoosingName(false)} />
      <ChangePasswordDialog isOpen={isChangingPassword} onClose={() => setIsChangingPassword(false)} />
    </div>
  );
}

function askToSignOutEverywhere() {
  openConfirm({
    title: texts.account.signOutEverywhere,
    children: texts.account.signOutEverywhereQuestion,
    labels: { confirm: texts.account.signOutEverywhere, cancel: texts.common.cancel },
    onConfirm: () => signOut(true),
  });
}
