import { Avatar } from '@mantine/core';
import { paletteOf } from '../chat/colors.ts';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import { colorOf, initialsOf } from './branding.ts';

const CompanyLogo_company = graphql(`
  fragment CompanyLogo_company on Company {
    id
    name
    logoUrl
    primaryColor
  }
`);

interface CompanyLogoProps {
  readonly company: FragmentType<typeof CompanyLogo_company>;
  readonly size?: number;
}

/** The company's logo; its initials where it has none, or where the picture is broken. */
export function CompanyLogo({ company, size = 44 }: CompanyLogoProps) {
  const { id, name, logoUrl, primaryColor } = useFragment(CompanyLogo_company, company);
  const color = colorOf(id, primaryColor);
  const { brand, onBrand } = paletteOf(color, color);
  return (
    <Avatar
      src={logoUrl || null}
      alt=""
      aria-hidden="true" // the name always stands beside it
      size={size}
      radius="md"
      imageProps={{ referrerPolicy: 'no-referrer' }}
      styles={{ placeholder: { background: brand, color: onBrand, border: 0 } }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
