import type { CompanyForm_CompanyFragment } from '../graphql/generated/graphql.ts';
import type { CompanyDetails } from './company-form.tsx';

/** What of a company its form shows. */
export function detailsOf(company: CompanyForm_CompanyFragment): CompanyDetails {
  const { name, logoUrl, primaryColor, secondaryColor, website, contactEmail, contactPhone, privacyUrl } = company;
  return { name, logoUrl, primaryColor, secondaryColor, website, contactEmail, contactPhone, privacyUrl };
}

/** Only what was changed: what somebody else changes meanwhile beside it is not overwritten. */
export function changesOf(read: CompanyDetails, entered: CompanyDetails): Partial<CompanyDetails> {
  const fields = Object.keys(read) as (keyof CompanyDetails)[];
  return Object.fromEntries(
    fields.filter((field) => read[field] !== entered[field]).map((field) => [field, entered[field]]),
  );
}
