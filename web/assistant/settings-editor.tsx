import { Text, Title } from '@mantine/core';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { proveSettingsQuery } from '../proofs/documents.ts';
import { ProofResult } from '../proofs/proof-panel.tsx';
import { texts as proofTexts } from '../proofs/texts.ts';
import { useAskedSave } from '../proofs/use-asked-save.tsx';
import { useProof } from '../proofs/use-proof.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { AllowedWords } from './allowed-words.tsx';
import { SaveBar } from './save-bar.tsx';
import { AssistantSettings_settings } from './settings-documents.ts';
import { settingsOf } from './settings-draft.ts';
import { useSettingsEdit } from './settings-edit.ts';
import classes from './settings-editor.module.css';
import { SynonymGroups } from './synonym-groups.tsx';
import { texts } from './texts.ts';
import { TopicSwitches } from './topic-switches.tsx';

interface SettingsEditorProps {
  readonly companyId: string;
  readonly read: FragmentType<typeof AssistantSettings_settings>;
}

/** Topics and synonyms, edited together and saved at one go. */
export function SettingsEditor({ companyId, read }: SettingsEditorProps) {
  const edit = useSettingsEdit(companyId, useFragment(AssistantSettings_settings, read));
  useUnsavedGuard(edit.isUnsaved);
  const { allowedTopics, allowedWords, synonyms } = settingsOf(edit.draft);
  const groups = synonyms.filter((words) => words.length > 1); // one word alone means nothing else yet
  const draft = {
    allowedTopics: [...allowedTopics],
    allowedWords: [...allowedWords],
    synonyms: groups.map((words) => [...words]),
    version: 0,
  };
  const proof = useProof(proveSettingsQuery, edit.isUnsaved ? { companyId, draft } : undefined);
  const save = useAskedSave(proof, edit.save);
  return (
    <>
      <fieldset
        disabled={edit.isBusy || save.isAsking}
        className={classes.parts}
        aria-label={texts.assistant.settings.title}
      >
        <div className={classes.part}>
          <Heading title={texts.assistant.settings.topics} lead={texts.assistant.settings.topicsLead} />
          <TopicSwitches topics={edit.topics} allowedTopics={edit.draft.allowedTopics} onChange={edit.change} />
          <AllowedWords words={edit.draft.allowedWords} onChange={edit.change} />
          <p className={classes.note}>
            <IconHeartHandshake size={18} stroke={1.7} aria-hidden="true" />
            {texts.assistant.settings.selfHarm}
          </p>
        </div>
        <div className={classes.part}>
          <Heading title={texts.assistant.settings.synonyms} lead={texts.assistant.settings.synonymsLead} />
          <SynonymGroups groups={edit.draft.groups} onChange={edit.change} />
        </div>
      </fieldset>
      {edit.isUnsaved && (
        <section className={classes.proof}>
          <Heading title={proofTexts.proofs.title} lead={proofTexts.proofs.lead} />
          <ProofResult {...proof} waiting={proofTexts.proofs.waitingToChange} />
        </section>
      )}
      <SaveBar edit={{ ...edit, isBusy: edit.isBusy || save.isAsking, save: save.save }} />
    </>
  );
}

function Heading({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {lead}
      </Text>
    </div>
  );
}
