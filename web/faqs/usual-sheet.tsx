import { Button, Skeleton, Text, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { UsualFaqsQuery } from '../graphql/generated/graphql.ts';
import editor from '../ui/editor.module.css';
import { Failure } from '../ui/failure.tsx';
import { useReturnToList, useUnsavedGuard } from '../ui/unsaved.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { useFaqsThatAreThere } from './use-faqs-that-are-there.ts';
import { useUsualSave } from './use-usual-save.ts';
import { type Filled, openBlanks, USUAL_FAQS } from './usual-faqs.ts';
import { UsualRow } from './usual-row.tsx';
import classes from './usual-sheet.module.css';

/** The questions of every shop on one sheet: what is ticked and filled in answers at once, the rest waits as a draft. */
export function UsualSheet({ companyId }: { readonly companyId: string }) {
  const { data, error, retry } = useFaqsThatAreThere(companyId);
  return (
    <section className={editor.editor} aria-labelledby="usual">
      <Link to=".." relative="path" className={editor.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {texts.faqs.backToList}
      </Link>
      {data && <Sheet companyId={companyId} read={data} />}
      {!data && error !== undefined && <Failure title={texts.failures.loading} error={error} onRetry={retry} />}
      {!data && error === undefined && (
        <Skeleton height={480} radius="lg" role="status" aria-label={texts.common.loading} />
      )}
    </section>
  );
}

interface SheetProps {
  readonly companyId: string;
  readonly read: UsualFaqsQuery;
}

function Sheet({ companyId, read }: SheetProps) {
  const there = new Map(read.faqs.nodes.map((faq) => [faq.question.trim().toLowerCase(), faq]));
  const thereOf = (question: string) => there.get(question.toLowerCase());
  const isNew = (question: string) => thereOf(question)?.isDraft !== false;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(USUAL_FAQS.filter(({ question }) => isNew(question)).map(({ key }) => key)),
  );
  const [filled, setFilled] = useState<Filled>({
    email: read.company.contactEmail,
    phone: read.company.contactPhone,
  });
  const [isTouched, setIsTouched] = useState(false);
  const chosen = USUAL_FAQS.filter(({ key }) => ticked.has(key));
  const whole = chosen.filter((faq) => openBlanks(faq, filled).length === 0).length;
  const { save, isSaving, isDone } = useUsualSave(companyId, thereOf);
  useUnsavedGuard(isTouched && !isDone);
  useReturnToList(isDone);

  return (
    <form
      className={editor.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(chosen, filled);
      }}
    >
      <div>
        <Title order={2} size="h4" id="usual">
          {texts.usual.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.usual.lead}
        </Text>
      </div>
      <ul className={classes.rows}>
        {USUAL_FAQS.map((faq) => (
          <UsualRow
            key={faq.key}
            faq={faq}
            filled={filled}
            isThere={!isNew(faq.question)}
            isTicked={ticked.has(faq.key)}
            isLocked={isSaving}
            onTick={(isTicked) => {
              setTicked(new Set([...ticked, faq.key].filter((key) => isTicked || key !== faq.key)));
              setIsTouched(true);
            }}
            onFill={(key, text) => {
              setFilled({ ...filled, [key]: text });
              setIsTouched(true);
            }}
          />
        ))}
      </ul>
      <details className={classes.others}>
        <summary>{texts.usual.others}</summary>
        <ul>
          {templates.map(({ key, question }) => (
            <li key={key}>
              <Link to={`../new?modello=${key}`} relative="path">
                {question}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <div className={editor.bar}>
        <div className="save-line">
          <Text size="sm" className={editor.state ?? ''} role="status">
            {texts.usual.outcome(whole, chosen.length - whole)}
          </Text>
          <Button component={Link} to=".." relative="path" variant="default">
            {texts.editor.cancel}
          </Button>
          <Button type="submit" loading={isSaving} disabled={chosen.length === 0}>
            {texts.usual.add(chosen.length)}
          </Button>
        </div>
      </div>
    </form>
  );
}
