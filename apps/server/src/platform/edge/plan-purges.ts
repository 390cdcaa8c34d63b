import type { TagStates } from "./content-state.ts";
import { everyPageTag } from "./edge-tags.ts";

export interface PurgePlan {
  /** The new state of each tag that has changed; empty for what is gone. */
  readonly changed: TagStates;
  readonly purged: readonly string[];
}

/** Past it the one tag of all pages is sooner purged; so many change when the table is new, or a shop is seeded. */
const mostTags = 500;
const gone = "";

/** Which tags are to be purged, for what the edge was purged for last and what is published now. */
export function planPurges(before: TagStates, current: TagStates): PurgePlan {
  const changed = new Map([...current].filter(([tag, state]) => before.get(tag) !== state));
  for (const [tag, state] of before)
    if (state !== gone && !current.has(tag)) changed.set(tag, gone);
  if (changed.size > mostTags || changed.has(everyPageTag))
    return { changed, purged: [everyPageTag] };
  return { changed, purged: [...changed.keys()] };
}
