import { mergeEdits } from '../ui/merge-edits.ts';

/** Where the chat may stand and how it calls, as it is stored. */
interface Settings {
  /** Empty: on any site. */
  readonly allowedSites: readonly string[];
  readonly teaser: string;
  readonly isTeaserOn: boolean;
}

/** The same while it is edited. */
export interface Draft {
  /** One site a line; commas and blanks part them, too. */
  readonly sites: string;
  readonly teaser: string;
  readonly isTeaserOn: boolean;
}

/** Saved settings, to be edited. */
export function draftOf({ allowedSites, teaser, isTeaserOn }: Settings): Draft {
  return { sites: allowedSites.join('\n'), teaser, isTeaserOn };
}

/** What a draft would save. */
export function settingsOf({ sites, teaser, isTeaserOn }: Draft): Settings {
  return { allowedSites: linesOf(sites), teaser, isTeaserOn };
}

/** Whether two drafts say the same, to the letter. */
export function areSame(one: Draft, other: Draft): boolean {
  return one.sites === other.sites && one.teaser === other.teaser && one.isTeaserOn === other.isTeaserOn;
}

/** What I changed since `base`, done to what others saved in between: sites one by one, the rest as it stands in mine. */
export function merged(base: Draft, mine: Draft, theirs: Draft): Draft {
  const sites = mergedSites(linesOf(base.sites), linesOf(mine.sites), linesOf(theirs.sites));
  return { ...mergeEdits(base, mine, theirs).merged, sites: sites.join('\n') };
}

function mergedSites(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const kept = theirs.filter((site) => mine.includes(site) || !base.includes(site));
  const added = mine.filter((site) => !base.includes(site) && !theirs.includes(site));
  const sites = [...kept, ...added];
  // Two who each took away the other's last site would have opened the chat to every site, which neither asked for.
  const isOpened = sites.length === 0 && mine.length > 0 && theirs.length > 0;
  return isOpened ? mine : sites;
}

function linesOf(sites: string): readonly string[] {
  return sites.split(/[\s,;]+/).filter((site) => site !== '');
}
