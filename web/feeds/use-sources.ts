import type { CatalogueSources_SourcesFragment } from '../graphql/generated/graphql.ts';
import { useFragment } from '../graphql/generated/index.ts';
import { useLive } from '../live/use-live.ts';
import { CatalogueSources_sources, catalogueSources } from './documents.ts';

export type Sources = CatalogueSources_SourcesFragment;
export type Feed = NonNullable<Sources['feed']>;
export type Run = Sources['runs'][number];

/** How a company's catalogue comes by itself, as it stands; undefined until it was told. */
export function useSources(companyId: string): Sources | undefined {
  const told = useLive(catalogueSources, { companyId });
  return useFragment(CatalogueSources_sources, told?.catalogueSources) ?? undefined;
}
