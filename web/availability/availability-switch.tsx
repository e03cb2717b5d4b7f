import { useMutation } from '@apollo/client/react';
import { UnstyledButton } from '@mantine/core';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import { useEffect, useRef } from 'react';
import { useLive } from '../live/use-live.ts';
import { notifyNothing, notifyRefusal } from '../ui/notify.ts';
import classes from './availability-switch.module.css';
import { availabilityChanges, setAvailable } from './documents.ts';
import { texts } from './texts.ts';

const NOTHING = {};

/** In the header: whether the person is there for visitors who ask for one. It switches itself off when they are gone. */
export function AvailabilitySwitch() {
  const isAvailable = useLive(availabilityChanges, NOTHING)?.availability;
  const [save, { loading }] = useMutation(setAvailable);
  const said = useRef(false);
  useEffect(() => {
    // Off though this tab did not say so, and was away meanwhile: whoever thinks to be there has to know.
    if (said.current && isAvailable === false && !document.hidden) notifyNothing(texts.availability.switchedOff);
    if (isAvailable !== undefined) said.current = isAvailable;
  }, [isAvailable]);

  async function change() {
    const next = !isAvailable;
    said.current = false;
    await save({ variables: { isAvailable: next } }).catch((error) =>
      notifyRefusal(error, texts.availability.notSaved),
    );
  }

  if (isAvailable === undefined) return null;
  return (
    <UnstyledButton
      role="switch"
      aria-checked={isAvailable}
      aria-label={texts.availability.on}
      title={texts.availability.hint}
      disabled={loading}
      className={classes.switch ?? ''}
      onClick={change}
    >
      <IconHeadset className={classes.sign ?? ''} size={16} aria-hidden="true" />
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.label} aria-hidden="true">
        {isAvailable ? texts.availability.on : texts.availability.off}
      </span>
    </UnstyledButton>
  );
}
