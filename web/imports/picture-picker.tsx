import { useApolloClient } from '@apollo/client/react';
import { Button, FileButton, TextInput } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState } from 'react';
import { refusalOf } from '../ui/refusal.ts';
import { savePicture } from './documents.ts';
import classes from './picture-picker.module.css';
import { sendFile } from './send-file.ts';
import { texts } from './texts.ts';

interface PicturePickerProps {
  readonly companyId: string;
  readonly kind: 'LOGO' | 'PRODUCT_PICTURE';
  readonly label: string;
  /** An http(s) address, or the path of an uploaded picture; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Told while a picture is on its way: what is saved meanwhile would be saved without it. */
  readonly onSending: (isSending: boolean) => void;
  /** What is wrong with the address. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif';

/** A picture by its address, or uploaded; shown as it will be seen. */
export function PicturePicker({ companyId, kind, label, value, onChange, onSending, ...rest }: PicturePickerProps) {
  const { error, disabled } = rest;
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const forgetChosen = useRef<() => void>(null);
  const isUploaded = /^\/(logo|picture)\//.test(value);

  async function upload(file: File | null) {
    if (!file) return;
    setIsSending(true);
    onSending(true);
    setRefusal(undefined);
    try {
      const uploadId = await sendFile(client, { companyId, kind, file });
      const { data } = await client.mutate({ mutation: savePicture, variables: { companyId, uploadId } });
      if (data) onChange(data.savePicture.url);
    } catch (failure) {
      setRefusal(refusalOf(failure).message);
    } finally {
      setIsSending(false);
      onSending(false);
    }
  }

  function choose(file: File | null) {
    forgetChosen.current?.(); // else a browser says nothing when a file of the same name is chosen again
    void upload(file);
  }

  function write(address: string) {
    setRefusal(undefined);
    onChange(address);
  }

  return (
    <div className={classes.picker}>
      <Shown key={value} address={value} kind={kind} />
      <div className={classes.fields}>
        <TextInput
          label={label}
          description={texts.pictures.hint}
          placeholder={texts.pictures.placeholder}
          value={isUploaded ? texts.pictures.uploaded : value}
          readOnly={isUploaded}
          disabled={disabled ?? false}
          error={refusal ?? error}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <FileButton resetRef={forgetChosen} onChange={choose} accept={ACCEPTED} disabled={disabled ?? false}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                loading={isSending}
                disabled={disabled ?? false}
                leftSection={<IconUpload size={16} aria-hidden="true" />}
              >
                {texts.pictures.upload}
              </Button>
            )}
          </FileButton>
          {value !== '' && (
            <Button
              variant="subtle"
              size="xs"
              color="gray"
              disabled={disabled ?? false}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => write('')}
            >
              {texts.pictures.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The picture; a sign in its place where there is none, or where it is broken. */
function Shown({ address, kind }: { readonly address: string; readonly kind: PicturePickerProps['kind'] }) {
  const [isBroken, setIsBroken] = useState(address === '');
  return (
    <span className={classes.frame} data-kind={kind}>
      {isBroken ? (
        <IconPhoto size={28} stroke={1.4} aria-hidden="true" />
      ) : (
        <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}
