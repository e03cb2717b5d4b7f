import { Button, CopyButton, SegmentedControl } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useState } from 'react';
import { Panel } from '../assistant/panel.tsx';
import { BlockedWebsite } from './blocked-website.tsx';
import classes from './embed-line.module.css';
import { texts } from './texts.ts';

const { line: said } = texts.embedding;

/** The line that puts a company's chat on its site, where to paste it, and a page that shows how it looks. */
export function EmbedLine({ companyId }: { readonly companyId: string }) {
  const line = `<script async src="${location.origin}/embed.js" data-company="${companyId}"></script>`;
  return (
    <Panel icon={IconCode} title={said.title} lead={said.lead}>
      <BlockedWebsite companyId={companyId} />
      <div className={classes.line}>
        <code className={classes.code}>{line}</code>
        <CopyButton value={line} timeout={2_000}>
          {({ copied, copy }) => (
            <Button
              variant={copied ? 'light' : 'filled'}
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              <span aria-live="polite">{copied ? said.copied : said.copy}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      <Recipes />
      <Options />
      <Button
        component="a"
        href={`/embed-demo/${companyId}`}
        target="_blank"
        rel="noopener"
        variant="default"
        className={classes.demo ?? ''}
        leftSection={<IconExternalLink size={18} />}
      >
        {said.demo}
        <span className={classes.spoken}>{said.newTab}</span>
      </Button>
    </Panel>
  );
}

/** How it is done in the usual shops. */
function Recipes() {
  const [name, setName] = useState<string>(said.recipes[0].name);
  const recipe = said.recipes.find((one) => one.name === name);
  return (
    <div className={classes.recipes}>
      <SegmentedControl
        aria-label={said.where}
        value={name}
        onChange={setName}
        data={said.recipes.map((one) => one.name)}
        className={classes.choice ?? ''}
      />
      <ol className={classes.steps}>
        {recipe?.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Options() {
  return (
    <details className={classes.options}>
      <summary>{said.more}</summary>
      <dl>
        {said.options.map(([written, meaning]) => (
          <div key={written}>
            <dt>
              <code>{written}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
