import { Skeleton, Text, Title } from '@mantine/core';
import IconServerCog from '@tabler/icons-react/dist/esm/icons/IconServerCog.mjs';
import { useEffect, useState } from 'react';
import { LiveTitle } from '../live/live-title.tsx';
import { Notice } from '../ui/notice.tsx';
import { platformFigures } from './documents.ts';
import { lasted, written } from './figure-format.ts';
import classes from './platform-card.module.css';
import { texts } from './texts.ts';
import { useLive } from './use-live.ts';

const EVERY = 30_000; // ms; how long the server has been running is shown in minutes

/** The statistics card of the Admin Dashboard: today's figures of all companies together, and the server's uptime. */
export function PlatformCard() {
  const figures = useLive(platformFigures, {}).data?.platformFigures;
  const now = useNow();
  return (
    <section className={`surface ${classes.card}`} aria-labelledby="platform-figures">
      <div>
        <LiveTitle>
          <Title order={2} size="h4" id="platform-figures">
            {texts.figures.platform}
          </Title>
        </LiveTitle>
        <Text size="sm" c="dimmed">
          {texts.figures.platformLead}
        </Text>
      </div>
      <dl className={classes.figures}>
        <Line label={texts.figures.uptime} value={figures && lasted(now - Date.parse(figures.upSince))} />
        <Line label={texts.figures.messagesToday} value={figures && written(figures.messagesToday, 'count')} />
        <Line label={texts.figures.activeNow} value={figures && written(figures.activeConversations, 'count')} />
        <Line label={texts.figures.faqShareToday} value={figures && written(figures.faqShareToday ?? null, 'share')} />
      </dl>
      {figures?.serverNotices.map((notice) => (
        <Notice key={notice} isWarning icon={IconServerCog} title={texts.serverNotices[notice].title}>
          {texts.serverNotices[notice].hint}
        </Notice>
      ))}
    </section>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>{value ?? <Skeleton height={18} width={56} />}</dd>
    </div>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
