/** How old the catalogue in use is. */
export interface CatalogueAge {
  productCount: number;
  /** When it was changed last, by whatever. */
  changedAt: Date;
  /** When what it comes from by itself was last found to say the same, or taken over; null where it comes by nothing. */
  checkedAt: Date | null;
  /** Whether it is older than the pace at which it is fetched. */
  isStale: boolean;
}

/** What is read of a catalogue, and of what it comes from by itself. */
export interface CatalogueRow {
  productCount: number;
  catalogueChangedAt: Date;
  catalogueCheckedAt: Date | null;
  isCatalogueStale: boolean;
}

export function ageOf(row: CatalogueRow): CatalogueAge {
  return {
    productCount: row.productCount,
    changedAt: row.catalogueChangedAt,
    checkedAt: row.catalogueCheckedAt,
    isStale: row.isCatalogueStale,
  };
}

/** How many paces of a feed may pass without a good run: one that is late is not yet one that fails. */
const PACES_MISSED = 2;

/** SQL, of a `company`: when what its catalogue comes from by itself was last read well; null where it never was. */
export const CHECKED_AT = `(select max(run.ended_at) from catalogue_runs run
  where run.company_id = company.id and run.state in ('APPLIED', 'UNCHANGED'))`;

/** SQL, of a `company`: whether its feed is on and has brought nothing for longer than its pace, though it was tried. */
export const IS_STALE = `exists (
  select from catalogue_feeds feed where feed.company_id = company.id and feed.is_on
    and exists (select from catalogue_runs run where run.company_id = company.id and run.state in ('FAILED', 'ASKS')
      and run.started_at > coalesce(${CHECKED_AT}, '-infinity'))
    and coalesce(${CHECKED_AT}, '-infinity') < now() - ${PACES_MISSED} * feed.every_hours * interval '1 hour'
)`;

/** SQL, of a `company`: how many products its catalogue has. */
export const PRODUCT_COUNT = `coalesce((select product_count from catalogues catalogue
  where catalogue.company_id = company.id and catalogue.id = company.catalogue_id), 0)`;

/** SQL: a `CatalogueRow` of a `company`. */
export const CATALOGUE_COLUMNS = `${PRODUCT_COUNT} as "productCount", company.catalogue_changed_at as "catalogueChangedAt",
  ${CHECKED_AT} as "catalogueCheckedAt", ${IS_STALE} as "isCatalogueStale"`;
