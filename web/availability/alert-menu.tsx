import { Menu } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { notifyNothing } from '../ui/notify.ts';
import { askToNotify, chooseAlert, useAlertChoices } from './alert-choices.ts';
import { texts } from './texts.ts';

/** In the person's menu: how they are told that a visitor waits. */
export function AlertMenu() {
  const { hasSound, hasNotifications } = useAlertChoices();

  async function changeNotifications() {
    if (hasNotifications) return chooseAlert('hasNotifications', false);
    if (await askToNotify()) chooseAlert('hasNotifications', true);
    else notifyNothing(texts.availability.notAllowed);
  }

  return (
    <>
      <Menu.Item
        role="menuitemcheckbox"
        aria-checked={hasSound}
        closeMenuOnClick={false}
        leftSection={<IconVolume size={16} />}
        onClick={() => chooseAlert('hasSound', !hasSound)}
      >
        {hasSound ? texts.availability.soundOn : texts.availability.soundOff}
      </Menu.Item>
      <Menu.Item
        role="menuitemcheckbox"
        aria-checked={hasNotifications}
        closeMenuOnClick={false}
        leftSection={<IconBell size={16} />}
        onClick={() => void changeNotifications()}
      >
        {hasNotifications ? texts.availability.notificationsOn : texts.availability.notificationsOff}
      </Menu.Item>
    </>
  );
}
