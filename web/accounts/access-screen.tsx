import { Text } from '@mantine/core';
import { AccessForm } from './access-form.tsx';
import { AccessFrame } from './access-frame.tsx';

interface AccessScreenProps {
  /** Called at the first sign that the person is about to come in. */
  readonly onApproach: () => void;
  /** Why the person is here again; null when they came by themselves. */
  readonly notice: string | null;
}

/** The sign-in and registration of somebody who comes in. */
export function AccessScreen({ onApproach, notice }: AccessScreenProps) {
  return (
    <AccessFrame>
      {notice && <Text role="status">{notice}</Text>}
      <AccessForm onApproach={onApproach} />
    </AccessFrame>
  );
}
