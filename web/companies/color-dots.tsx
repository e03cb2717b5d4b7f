import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import classes from './color-dots.module.css';
import { texts } from './texts.ts';

const ColorDots_company = graphql(`
  fragment ColorDots_company on Company {
    primaryColor
    secondaryColor
  }
`);

/** The two colours of a company. */
export function ColorDots({ company }: { readonly company: FragmentType<typeof ColorDots_company> }) {
  const { primaryColor, secondaryColor } = useFragment(ColorDots_company, company);
  return (
    <span className={classes.dots}>
      <Dot color={primaryColor} label={texts.company.primaryColor(primaryColor)} />
      <Dot color={secondaryColor} label={texts.company.secondaryColor(secondaryColor)} />
    </span>
  );
}

function Dot({ color, label }: { readonly color: string; readonly label: string }) {
  return <span className={classes.dot} style={{ background: color }} role="img" aria-label={label} title={label} />;
}
