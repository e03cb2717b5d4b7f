import { Skeleton } from '@mantine/core';
import type { CompanyDetailQuery } from '../graphql/generated/graphql.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import { useStaff } from '../people/use-staff.ts';
import { useCompanyFigures } from '../stats/company-cards.tsx';
import { Figure_figure } from '../stats/documents.ts';
import { whenLong } from '../ui/dates.ts';
import classes from './company-detail.module.css';
import { texts } from './texts.ts';

interface DetailFiguresProps {
  readonly company: CompanyDetailQuery['company'];
}

/** What a company has and what happens there, as it moves. */
export function DetailFigures({ company }: DetailFiguresProps) {
  const { draftFaqCount } = company;
  const staff = useStaff(company.id) ?? company.staff;
  const figures = useCompanyFigures(company.id);
  const today = read(Figure_figure, figures?.conversationsToday);
  return (
    <dl className={classes.figures}>
      <Fact name={texts.detail.people} value={counted(staff.count)} />
      <Fact name={texts.detail.products} value={counted(company.productCount)} />
      <Fact
        name={texts.detail.faqs}
        value={counted(company.faqCount)}
        {...(draftFaqCount > 0 && { note: texts.detail.drafts(draftFaqCount) })}
      />
      <Fact name={texts.detail.conversationsToday} value={today && counted(today.value ?? 0)} isWide />
      <Fact name={texts.detail.activeNow} value={figures && counted(figures.activeConversations)} isWide />
      <Fact name={texts.detail.lastActivity} value={figures && moment(figures.lastActivityAt)} isWide isMoment />
      <Fact name={texts.detail.lastAccess} value={moment(staff.lastAccessAt)} isWide isMoment />
    </dl>
  );
}

function counted(value: number): string {
  return value.toLocaleString('it-IT');
}

function moment(at: string | null | undefined): string {
  return at ? whenLong(at, new Date()) : texts.detail.never;
}

interface FactProps {
  readonly name: string;
  /** Undefined until it is known. */
  readonly value: string | undefined;
  readonly note?: string;
  /** Half of a line instead of a third. */
  readonly isWide?: boolean;
  /** A moment is longer than a number. */
  readonly isMoment?: boolean;
}

function Fact({ name, value, note, isWide = false, isMoment = false }: FactProps) {
  return (
    <div className={classes.fact} data-wide={isWide} data-moment={isMoment}>
      <dt>{name}</dt>
      <dd>
        {value ?? <Skeleton height="1em" width="3ch" my="0.25em" component="span" display="block" />}
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}
