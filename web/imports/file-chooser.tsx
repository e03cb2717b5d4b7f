import { Button, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState } from 'react';
import { ErrorBox } from '../ui/error-box.tsx';
import { downloadExample } from './example-files.ts';
import classes from './import-dialog.module.css';
import type { ImportThing } from './import-flow.ts';
import { texts } from './texts.ts';

interface FileChooserProps {
  readonly fileName: string;
  readonly kind: ImportThing;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

/** Where a file is dropped or chosen; small once there is one. */
export function FileChooser({ fileName, kind, isBusy, onChoose }: FileChooserProps) {
  const open = useRef<() => void>(null);
  const [isRefused, setRefused] = useState(false);
  const { imports } = texts;
  const words = imports.things[kind];
  return (
    <div className={classes.chooser}>
      {fileName === '' && (
        <Text size="sm" c="dimmed">
          {words.lead}
        </Text>
      )}
      <Dropzone
        openRef={open}
        onDrop={(files: File[]) => {
          const [file] = files;
          setRefused(files.length > 1);
          if (file && files.length === 1) onChoose(file);
        }}
        onReject={() => setRefused(true)}
        multiple // of several that are dropped the dropzone would take the first without a word
        disabled={isBusy}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        inputProps={{ 'aria-label': imports.chosen, multiple: false }}
        classNames={{ root: classes.drop, inner: classes.dropInner }}
        data-small={fileName !== ''}
      >
        {fileName === '' ? (
          <>
            <IconUpload size={28} stroke={1.5} aria-hidden="true" />
            <span>
              {imports.drop} <span className={classes.hint}>({imports.dropHint})</span>
            </span>
          </>
        ) : (
          <span className={classes.fileName}>
            <IconFile size={20} stroke={1.6} aria-hidden="true" />
            <bdi>{fileName}</bdi>
          </span>
        )}
        <Button
          variant="light"
          size="xs"
          disabled={isBusy}
          data-autofocus={fileName === '' || undefined}
          onClick={() => open.current?.()}
          className={classes.chooseButton}
        >
          {fileName === '' ? imports.choose : imports.chooseOther}
        </Button>
      </Dropzone>
      {isRefused && <ErrorBox message={imports.refused(imports.oneAtATime)} />}
      {fileName === '' && (
        <Text size="sm" component="div" className={classes.examples}>
          {words.examples}
          {(['json', 'csv'] as const).map((format) => (
            <Button key={format} variant="subtle" size="compact-sm" onClick={() => downloadExample(kind, format)}>
              {format.toUpperCase()}
            </Button>
          ))}
        </Text>
      )}
    </div>
  );
}
