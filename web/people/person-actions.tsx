import { useMutation } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useState } from 'react';
import { openConfirm } from '../ui/confirm.ts';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { type IssuedLink, PasswordLinkDialog } from './password-link-dialog.tsx';
import { createPasswordLink, disableClient, enableClient, removeClient } from './people-mutations.ts';
import { SetPasswordDialog } from './set-password-dialog.tsx';
import { texts } from './texts.ts';

interface PersonActionsProps {
  readonly companyId: string;
  readonly person: { readonly id: string; readonly email: string; readonly isDisabled: boolean };
  readonly onChanged: () => void;
}

/** What whoever manages the company may do to one of its clients. */
export function PersonActions({ companyId, person, onChanged }: PersonActionsProps) {
  const { email } = person;
  const options = { variables: { companyId, personId: person.id } };
  const [link, setLink] = useState<IssuedLink>();
  const [isSettingPassword, setIsSettingPassword] = useState(false);
  const [disable] = useMutation(disableClient, options);
  const [enable] = useMutation(enableClient, options);
  const [remove] = useMutation(removeClient, options);
  const [createLink] = useMutation(createPasswordLink, options);

  /** Does it and tells how it went. */
  async function act(action: () => Promise<unknown>, failure: string, done?: string) {
    try {
      await action();
      if (done) notifyDone(done);
      onChanged();
    } catch (error) {
      notifyRefusal(error, failure);
    }
  }

  async function issueLink() {
    const { data } = await createLink();
    if (data) setLink(data.createPasswordLink);
  }

  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.people.actionsFor(email)}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setIsSettingPassword(true)}>
            {texts.people.setPassword}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} />} onClick={() => act(issueLink, texts.people.newLink)}>
            {texts.people.newLink}
          </Menu.Item>
          {person.isDisabled ? (
            <Menu.Item
              leftSection={<IconUserCheck size={16} />}
              onClick={() => act(enable, texts.people.enable, texts.people.enabledNow(email))}
            >
              {texts.people.enable}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconBan size={16} />}
              onClick={() =>
                ask(texts.people.disable, texts.people.disableQuestion(email), () =>
                  act(disable, texts.people.disable, texts.people.disabledNow(email)),
                )
              }
            >
              {texts.people.disable}
            </Menu.Item>
          )}
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() =>
              ask(texts.people.remove, texts.people.removeQuestion(email), () =>
                act(remove, texts.people.remove, texts.people.removedNow(email)),
              )
            }
          >
            {texts.people.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SetPasswordDialog
        companyId={companyId}
        person={person}
        isOpen={isSettingPassword}
        onClose={() => setIsSettingPassword(false)}
        onSet={onChanged}
      />
      <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  );
}

function ask(title: string, question: string, onConfirm: () => void) {
  openConfirm({
    title,
    children: question,
    labels: { confirm: title, cancel: texts.common.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
