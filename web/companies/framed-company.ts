import { useQuery } from '@apollo/client/react';
import type { CompanyFrame_CompanyFragment } from '../graphql/generated/graphql.ts';
import { useFragment } from '../graphql/generated/index.ts';
import { CompanyFrame_company, companyFrameQuery } from './company-documents.ts';

/** A company as its workspaces need it everywhere. */
export type FramedCompany = CompanyFrame_CompanyFragment;

/** The company of the page, which its frame keeps as it is; undefined until it was read. */
export function useFramedCompany(companyId: string): FramedCompany | undefined {
  const { data } = useQuery(companyFrameQuery, { variables: { id: companyId }, fetchPolicy: 'cache-first' });
  return useFragment(CompanyFrame_company, data?.company) ?? undefined;
}
