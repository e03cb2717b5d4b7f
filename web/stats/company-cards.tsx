import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useFragment as read } from '../graphql/generated/index.ts';
import { whenShort } from '../ui/dates.ts';
import { companyFigures, Figure_figure } from './documents.ts';
import { FigureCard } from './figure-card.tsx';
import { written } from './figure-format.ts';
import { texts } from './texts.ts';
import { useLive } from './use-live.ts';

/** The figures of a company now and today, as they move; undefined until they are known. */
export function useCompanyFigures(companyId: string) {
  return useLive(companyFigures, { companyId }).data?.companyFigures;
}

/** Three cards that stand beside the one of the chatbot's state: total conversations, active users, last access. */
export function CompanyCards({ companyId }: { readonly companyId: string }) {
  const figures = useCompanyFigures(companyId);
  const lastAccess =
    figures && (figures.lastAccessAt ? whenShort(figures.lastAccessAt, new Date()) : texts.figures.never);
  return (
    <>
      <FigureCard
        icon={IconMessages}
        label={texts.figures.totalConversations}
        value={figures && written(figures.totalConversations, 'count')}
      />
      <FigureCard
        icon={IconUsers}
        label={texts.figures.activeUsers}
        value={figures && written(figures.activeVisitors, 'count')}
      />
      <FigureCard icon={IconClock} label={texts.figures.lastAccess} value={lastAccess} />
    </>
  );
}

/** For a bar of figures: messages of today, conversations active now. Only their room until they are known. */
export function TodayFigures({ companyId }: { readonly companyId: string }) {
  const figures = useCompanyFigures(companyId);
  const messages = read(Figure_figure, figures?.messagesToday)?.value ?? 0;
  const active = figures?.activeConversations ?? 0;
  return (
    <>
      <span data-known={figures !== undefined}>{texts.figures.today(messages)}</span>
      <span data-known={figures !== undefined}>{texts.figures.active(active)}</span>
    </>
  );
}
