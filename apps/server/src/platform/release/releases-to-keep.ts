import type { StoredRelease } from "./stored-releases.ts";

const alwaysKept = 3;
const mostKept = 20;
const days = 7;

/**
 * Which releases' files stay. A page may be open, or stale at an edge, for a day after its release was last served; a
 * release may have been served for months before. So the last three stay however old they are, for a roll-back too, and
 * those of a week; more than twenty a week is a test that runs wild.
 */
export function releasesToKeep(
  newestFirst: readonly StoredRelease[],
  now: Date,
): readonly StoredRelease[] {
  const oldest = now.getTime() - days * 86_400_000;
  return newestFirst
    .slice(0, mostKept)
    .filter(({ storedAt }, index) => index < alwaysKept || Date.parse(storedAt) >= oldest);
}
