import { ActionIcon } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Link, useSearchParams } from 'react-router-dom';
import { ActiveBadge } from '../companies/active-badge.tsx';
import { ColorDots } from '../companies/color-dots.tsx';
import { CompanyLogo } from '../companies/company-logo.tsx';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { ageOf } from '../today/catalogue-age.ts';
import { dayOf, whenShort } from '../ui/dates.ts';
import { useToday } from '../ui/today.ts';
import classes from './company-table.module.css';
import { CompanyRow_overview } from './documents.ts';
import { SparkLine } from './spark-line.tsx';
import { texts } from './texts.ts';

const words = texts.columns;

/** One company of the table; its name opens its panel, what it counts opens its list. */
export function CompanyRow(props: { readonly overview: FragmentType<typeof CompanyRow_overview> }) {
  const overview = useFragment(CompanyRow_overview, props.overview);
  const { company, catalogue, satisfaction, openQuestionCount, conversationsToday, lastActivityAt } = overview;
  const panel = `/admin/companies/${company.id}`;
  const now = new Date();
  const today = useToday();
  return (
    <tr>
      <th scope="row" data-column="NAME">
        <Link to={panel} className={classes.company}>
          <CompanyLogo company={company} size={36} />
          <span className={classes.what}>
            <span className={classes.name}>{company.name}</span>
            <span className={classes.when}>
              {texts.admin.createdAt(company.createdAt ? dayOf(company.createdAt) : texts.common.notAvailable)}
            </span>
          </span>
          <ColorDots company={company} />
        </Link>
      </th>
      <td data-column="CONVERSATIONS_TODAY">
        <Link to={`${panel}/conversations?from=${today}&to=${today}`} className={classes.today}>
          <span className={classes.number}>{conversationsToday.toLocaleString('it-IT')}</span>
          <SparkLine counts={overview.conversationDays} />
        </Link>
      </td>
      <td data-column="OPEN_QUESTIONS" data-some={openQuestionCount > 0}>
        <Link to={`${panel}/improve`}>{openQuestionCount.toLocaleString('it-IT')}</Link>
      </td>
      <td data-column="SATISFACTION" data-low={satisfaction !== null && satisfaction < 60}>
        {satisfaction === null ? (
          words.none
        ) : (
          <Link to={`${panel}/conversations?rating=rated`}>{words.percent(satisfaction)}</Link>
        )}
      </td>
      <td data-column="PRODUCTS" data-low={catalogue.isStale}>
        <Link to={`${panel}/products`} className={classes.catalogue}>
          <span>{words.products(catalogue.productCount)}</span>
          {catalogue.productCount > 0 && <span className={classes.when}>{ageOf(catalogue, now)}</span>}
        </Link>
      </td>
      <td data-column="ACTIVE">
        <ActiveBadge isActive={company.isActive} />
      </td>
      <td data-column="LAST_ACTIVITY">{lastActivityAt ? whenShort(lastActivityAt, now) : words.never}</td>
      <td data-column="MODEL" data-low={overview.model === 'FAILING'}>
        {words.models[overview.model]}
      </td>
      <td data-column="DETAILS">
        <Details id={company.id} name={company.name} />
      </td>
    </tr>
  );
}

/** Opens what there is to know of a company, and to do with it, above the table. */
function Details({ id, name }: { readonly id: string; readonly name: string }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('company', id);
  return (
    <ActionIcon
      component={Link}
      to={`/admin?${next}`}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={words.detailsOf(name)}
      title={words.detailsOf(name)}
    >
      <IconInfoCircle size={20} stroke={1.7} />
    </ActionIcon>
  );
}
