import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { CompanyForm_CompanyFragment } from '../graphql/generated/graphql.ts';
import { graphql, useFragment as readFragment } from '../graphql/generated/index.ts';
import { notifyDone } from '../ui/notify.ts';
import { type Refusal, refusalOf, refusalOr } from '../ui/refusal.ts';
import { type CompanyDetails, CompanyForm_company } from './company-form.tsx';
import { changesOf, detailsOf } from './details.ts';
import { texts } from './texts.ts';

const companyToEditQuery = graphql(`
  query CompanyToEdit($id: ID!) {
    company(id: $id) {
      ...CompanyForm_company
    }
  }
`);

const updateCompany = graphql(`
  mutation UpdateCompany($companyId: ID!, $input: CompanyChanges!, $version: Int!) {
    updateCompany(companyId: $companyId, input: $input, version: $version) {
      ...CompanyFrame_company
      ...CompanyForm_company
    }
  }
`);

/** One edit of a company: what it began from, and what became of saving it. */
export function useCompanyEdit(company: CompanyForm_CompanyFragment, onSaved: () => void) {
  const client = useApolloClient();
  const [save, { loading }] = useMutation(updateCompany);
  // What others save meanwhile reaches the page at once; the edit stays with what it began from.
  const [read, setRead] = useState(company);
  const [entered, setEntered] = useState(() => detailsOf(company));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isReading, setIsReading] = useState(false);

  async function submit(details: CompanyDetails) {
    setRefusal(undefined);
    setEntered(details);
    const input = changesOf(detailsOf(read), details);
    try {
      const { data } = await save({ variables: { companyId: company.id, input, version: read.brandingVersion } });
      const saved = readFragment(CompanyForm_company, data?.updateCompany);
      if (saved) begin(saved, detailsOf(saved));
    } catch (failure) {
      setRefusal(refusalOr(failure, texts.errors.companyUpdate));
      return;
    }
    notifyDone(texts.form.saved);
    onSaved();
  }

  /** After a stale save: what is stored now, with what was entered here on top. */
  async function merge() {
    setIsReading(true);
    try {
      const { data } = await client.query({
        query: companyToEditQuery,
        variables: { id: company.id },
        fetchPolicy: 'no-cache',
      });
      const newest = readFragment(CompanyForm_company, data?.company);
      if (newest) begin(newest, { ...detailsOf(newest), ...changesOf(detailsOf(read), entered) });
    } catch (failure) {
      setRefusal(refusalOf(failure));
    } finally {
      setIsReading(false);
    }
  }

  function begin(from: CompanyForm_CompanyFragment, details: CompanyDetails) {
    setRead(from);
    setEntered(details);
    setRefusal(undefined);
  }

  return { read, entered, refusal, isBusy: loading || isReading, submit, merge };
}
