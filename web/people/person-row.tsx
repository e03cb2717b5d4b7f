import { Avatar, Badge } from '@mantine/core';
import { roleName } from '../accounts/role-name.ts';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import { useViewer } from '../session.tsx';
import { whenLong } from '../ui/dates.ts';
import { PersonActions } from './person-actions.tsx';
import classes from './person-row.module.css';
import { texts } from './texts.ts';

const PersonRow_person = graphql(`
  fragment PersonRow_person on Person {
    id
    email
    role
    isDisabled
    hasPassword
    lastLoginAt
  }
`);

interface PersonRowProps {
  readonly companyId: string;
  readonly person: FragmentType<typeof PersonRow_person>;
  readonly canManage: boolean;
  readonly onChanged: () => void;
}

/** One of the company's people. */
export function PersonRow({ companyId, canManage, onChanged, ...props }: PersonRowProps) {
  const person = useFragment(PersonRow_person, props.person);
  const viewer = useViewer();
  const lastAccess = person.lastLoginAt ? whenLong(person.lastLoginAt, new Date()) : texts.people.never;
  return (
    <li className={classes.row} data-managed={canManage}>
      <Avatar size={36} color="brand" aria-hidden="true">
        {person.email.charAt(0).toUpperCase()}
      </Avatar>
      <div className={classes.who}>
        <span className={classes.email}>
          {person.email}
          {person.id === viewer.id && <span className={classes.you}> · {texts.people.you}</span>}
        </span>
        <span className={classes.facts}>
          {roleName(person.role)} · {texts.people.lastAccess}: {lastAccess}
        </span>
      </div>
      <PersonState isDisabled={person.isDisabled} hasPassword={person.hasPassword} />
      {canManage && person.role === 'CLIENT' && (
        <PersonActions companyId={companyId} person={person} onChanged={onChanged} />
      )}
    </li>
  );
}

function PersonState({ isDisabled, hasPassword }: { readonly isDisabled: boolean; readonly hasPassword: boolean }) {
  if (isDisabled) return <StateBadge color="red" text={texts.people.disabled} />;
  if (!hasPassword) return <StateBadge color="gray" text={texts.people.invited} />;
  return <StateBadge color="green" text={texts.people.enabled} />;
}

function StateBadge({ color, text }: { readonly color: string; readonly text: string }) {
  return (
    <Badge variant="light" color={color} tt="none" className={classes.state ?? ''}>
      {text}
    </Badge>
  );
}
