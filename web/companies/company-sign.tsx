import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import { CompanyLogo } from './company-logo.tsx';
import classes from './company-sign.module.css';
import type { FramedCompany } from './framed-company.ts';

/** The company's logo; a robot where it has none. */
export function CompanySign({ company }: { readonly company: FramedCompany }) {
  if (company.logoUrl) return <CompanyLogo company={company} size={48} />;
  return (
    <span className={classes.robot} aria-hidden="true">
      <IconRobot size={26} stroke={1.6} />
    </span>
  );
}
