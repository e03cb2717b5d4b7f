import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { csvOf, download } from './csv.ts';
import type { Statistics } from './documents.ts';
import classes from './faq-panels.module.css';
import { Panel } from './panel.tsx';
import { texts } from './texts.ts';

/** The FAQs that answer most often, and those that nobody asks for. */
export function FaqPanels({ statistics }: { readonly statistics: Statistics }) {
  const { topQuestions, unaskedFaqs } = statistics;
  const words = texts.statistics;
  const save = () => {
    const rows = topQuestions.map(
      (asked) => [asked.question ?? words.removedFaq, asked.count, asked.rejectedCount] as const,
    );
    download(
      'domande-frequenti.csv',
      csvOf([words.questions, words.answers(2).replace(/^2 /, ''), words.rejectedColumn], rows),
    );
  };
  return (
    <>
      <Panel
        title={words.topQuestions}
        lead={words.topQuestionsLead}
        tools={
          topQuestions.length > 0 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              aria-label={words.downloadOf(words.topQuestions)}
              onClick={save}
            >
              {words.download}
            </Button>
          )
        }
      >
        {topQuestions.length === 0 && <p className={classes.none}>{words.noTopQuestions}</p>}
        <ol className={classes.list}>
          {topQuestions.map(({ faqId, question, count, rejectedCount }) => (
            <li key={faqId}>
              <span className={classes.question} data-removed={question === null}>
                {question ?? words.removedFaq}
                {rejectedCount > 0 && <span className={classes.rejected}>{words.rejected(rejectedCount)}</span>}
              </span>
              <span className={classes.count}>{words.times(count)}</span>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={words.unasked} lead={words.unaskedLead}>
        {unaskedFaqs.length === 0 && <p className={classes.none}>{words.allAsked}</p>}
        <ul className={classes.list}>
          {unaskedFaqs.map(({ faqId, question }) => (
            <li key={faqId}>
              <span className={classes.question}>{question}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
