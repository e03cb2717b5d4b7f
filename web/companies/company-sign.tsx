import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import type { FramedCompany } from './company-frame.tsx';
import { CompanyLogo } from './company-logo.tsx';
import classes from './company-sign.module.css';

/** The company's logo; a robot where it has none. */
export function CompanySign({ company }: { readonly company: FramedCompany }) {
  if (company.logoUrl) return <CompanyLogo company={company} size={48} />;
  return (
    <span className={classes.robot} aria-hidden="true">
      <IconRobot size={26} stroke={1.6} />
    </span>
  );
}
