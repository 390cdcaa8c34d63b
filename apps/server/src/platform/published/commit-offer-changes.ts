import type { PublishedContent } from "./published-content.ts";

/** Timers cannot wait longer than some weeks, and clocks are adjusted meanwhile. */
const longestWaitMilliseconds = 3_600_000;

/** Discounts and banners begin and end by the clock, without a publication: what is cached then is out of date. */
export function commitOfferChanges(published: Pick<PublishedContent, "nextChange" | "commit">) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  /**
   * Waits for the first change after `since`: a time before the content was read, because a change that comes while it
   * is being read may already be missing from a cached response.
   */
  const waitForChange = (since: Date): void => {
    stop();
    const next = published.nextChange(since);
    if (next === undefined) return;
    const wait = Math.min(next.getTime() - Date.now(), longestWaitMilliseconds);
    timer = setTimeout(
      () => {
        const now = new Date();
        published.commit();
        waitForChange(now);
      },
      Math.max(wait, 0),
    );
  };
  return { waitForChange, stop };
}
