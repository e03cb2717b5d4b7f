import type { EntityManager } from 'typeorm';
import { query, selected } from '../database/sql.ts';
import type { ClaimedFeed, Feed } from './feed.ts';
import type { Fetched } from './remote-file.ts';

const COLUMNS = selected<Feed>({
  companyId: true,
  address: true,
  everyHours: true,
  mode: true,
  isOn: true,
  credentials: true,
  nextRunAt: true,
  version: true,
});

/** How long a process is taken for alive that renews its lease no more, s; it renews four times as often. */
export const LEASE_SECONDS = 120;
/** How soon a run whose process is gone is tried again, s: one that ends its process each time does not do so at once. */
const RETRY_SECONDS = 600;

/** The feed of a company; null when it has none. */
export async function findFeed(manager: EntityManager, companyId: string): Promise<Feed | null> {
  const rows = await query<Feed>(manager, `select ${COLUMNS} from catalogue_feeds where company_id = $companyId`, {
    companyId,
  });
  return rows[0] ?? null;
}

/** What a person may enter of a feed. */
export type SavedFeed = Pick<Feed, 'companyId' | 'address' | 'everyHours' | 'mode' | 'isOn' | 'credentials'>;

/**
 * Keeps a feed over the one that was seen, and lets it run at once; whoever runs the one before loses its lease.
 * @param version of the one that was seen; null for none.
 * @returns false when another was saved meanwhile.
 */
export async function saveFeed(manager: EntityManager, feed: SavedFeed, version: number | null): Promise<boolean> {
  const values = { ...feed, version };
  const rows = await query(
    manager,
    version === null
      ? `insert into catalogue_feeds (company_id, address, every_hours, mode, is_on, credentials)
        values ($companyId, $address, $everyHours, $mode, $isOn, $credentials)
        on conflict do nothing returning company_id`
      : `update catalogue_feeds set address = $address, every_hours = $everyHours, mode = $mode, is_on = $isOn,
          credentials = $credentials, version = version + 1, lease_id = null, lease_until = null, next_run_at = now(),
          etag = null, last_modified = null, content_hash = null
        where company_id = $companyId and version = $version returning company_id`,
    values,
  );
  return rows.length === 1;
}

/** Forgets a feed; what its catalogue brought stays. */
export async function removeFeed(manager: EntityManager, companyId: string): Promise<boolean> {
  const rows = await query(manager, 'delete from catalogue_feeds where company_id = $companyId returning company_id', {
    companyId,
  });
  return rows.length === 1;
}

/** The company whose feed has waited longest for its run; null when none is due. System door. */
export async function findDueCompany(manager: EntityManager): Promise<string | null> {
  const rows = await query<{ companyId: string }>(
    manager,
    `select company_id as "companyId" from catalogue_feeds
    where is_on and next_run_at <= now() and (lease_until is null or lease_until < now())
    order by next_run_at limit 1`,
  );
  return rows[0]?.companyId ?? null;
}

/**
 * Takes a company's feed for one run; null when another process is at it, or, but for a run by hand, when it is not due.
 * Should this process be gone in the middle, another takes it after a while.
 */
export async function claimFeed(
  manager: EntityManager,
  companyId: string,
  leaseId: string,
  isByHand: boolean,
): Promise<ClaimedFeed | null> {
  const rows = await query<ClaimedFeed>(
    manager,
    `update catalogue_feeds set lease_id = $leaseId, lease_until = now() + $seconds * interval '1 second',
      next_run_at = now() + $retry * interval '1 second'
    where company_id = $companyId and (lease_until is null or lease_until < now())
      and ($isByHand or is_on and next_run_at <= now())
    returning ${COLUMNS}, lease_id as "leaseId", etag, last_modified as "lastModified", content_hash as "contentHash",
      exists (
        select from companies company
        join catalogues catalogue on catalogue.company_id = company.id and catalogue.id = company.catalogue_id
        where company.id = $companyId and catalogue.id = left_catalogue_id and catalogue.version = left_version
      ) as "isUntouched"`,
    { companyId, leaseId, isByHand, seconds: LEASE_SECONDS, retry: RETRY_SECONDS },
  );
  return rows[0] ?? null;
}

/** Ends the leases of all feeds, where no other process than this one can have any. System door. */
export async function endAllLeases(manager: EntityManager): Promise<void> {
  await query(manager, 'update catalogue_feeds set lease_until = now(), next_run_at = now() where lease_until > now()');
}

/** Says that a run is still at work; false when its lease is another's by now. */
export async function renewLease(manager: EntityManager, companyId: string, leaseId: string): Promise<boolean> {
  const rows = await query(
    manager,
    `update catalogue_feeds set lease_until = now() + $seconds * interval '1 second',
      next_run_at = now() + $retry * interval '1 second'
    where company_id = $companyId and lease_id = $leaseId returning company_id`,
    { companyId, leaseId, seconds: LEASE_SECONDS, retry: RETRY_SECONDS },
  );
  return rows.length === 1;
}

/** Ends a run's lease and sets when the next is due: at its usual time, or at once where `isInterrupted`. */
export async function endLease(
  manager: EntityManager,
  companyId: string,
  leaseId: string,
  isInterrupted: boolean,
): Promise<void> {
  await query(
    manager,
    `update catalogue_feeds set lease_id = null, lease_until = null,
      next_run_at = case when $isInterrupted then now() else now() + every_hours * interval '1 hour' end
    where company_id = $companyId and lease_id = $leaseId`,
    { companyId, leaseId, isInterrupted },
  );
}

/** Remembers what the sender said of the file that was taken, so that it is fetched again only when it is another. */
export async function noteTaken(
  manager: EntityManager,
  companyId: string,
  leaseId: string,
  { etag, lastModified, hash }: Fetched,
): Promise<void> {
  await query(
    manager,
    `update catalogue_feeds set etag = $etag, last_modified = $lastModified, content_hash = $hash
    where company_id = $companyId and lease_id = $leaseId`,
    { companyId, leaseId, etag, lastModified, hash },
  );
}

/** Remembers the catalogue that is in use as what the feed left behind. */
export async function noteLeft(manager: EntityManager, companyId: string): Promise<void> {
  await query(
    manager,
    `update catalogue_feeds set (left_catalogue_id, left_version) = (
      select catalogue.id, catalogue.version from companies company
      join catalogues catalogue on catalogue.company_id = company.id and catalogue.id = company.catalogue_id
      where company.id = $companyId
    ) where company_id = $companyId`,
    { companyId },
  );
}

/** Lets a feed run at the next look. */
export async function makeDue(manager: EntityManager, companyId: string): Promise<void> {
  await query(
    manager,
    `update catalogue_feeds set next_run_at = now(), etag = null, last_modified = null, content_hash = null
    where company_id = $companyId`,
    { companyId },
  );
}
