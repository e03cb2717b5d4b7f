import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router-dom';
import { ColorDots } from '../companies/color-dots.tsx';
import { CompanyLogo } from '../companies/company-logo.tsx';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import { dayOf } from '../ui/dates.ts';
import classes from './company-row.module.css';
import { texts } from './texts.ts';

const CompanyRow_company = graphql(`
  fragment CompanyRow_company on Company {
    id
    name
    createdAt
    ...CompanyLogo_company
    ...ColorDots_company
  }
`);

/** One company of the list; opens its details. */
export function CompanyRow(props: { readonly company: FragmentType<typeof CompanyRow_company> }) {
  const company = useFragment(CompanyRow_company, props.company);
  const createdAt = company.createdAt ? dayOf(company.createdAt) : texts.common.notAvailable;
  return (
    <li>
      <Link to={`/admin?company=${company.id}`} className={classes.row}>
        <CompanyLogo company={company} />
        <span className={classes.what}>
          <span className={classes.name}>{company.name}</span>
          <span className={classes.when}>{texts.admin.createdAt(createdAt)}</span>
        </span>
        <ColorDots company={company} />
        <IconChevronRight size={18} aria-hidden="true" className={classes.chevron} />
      </Link>
    </li>
  );
}
