import { runningExperiments } from "./running-experiments.ts";

/** Sent when a part of the page that depends on an experiment is seen. */
export interface ExperimentViewed {
  readonly event: "experiment_viewed";
  readonly experiment: string;
  readonly variant: string;
}

/** Watches the current page; each experiment is reported once. The returned function ends it. */
export function watchExposure(track: (viewed: ExperimentViewed) => void): () => void {
  const reported = new Set<string>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const name = target.getAttribute("data-variants") ?? "";
      const variant = document.documentElement.getAttribute(`data-experiment-${name}`);
      // Without an assigned variant a visitor sees the default page, and takes no part.
      if (!isIntersecting || variant === null || reported.has(name)) continue;
      reported.add(name);
      track({ event: "experiment_viewed", experiment: name, variant });
    }
  });
  for (const { name } of runningExperiments)
    for (const place of document.querySelectorAll(`[data-variants="${name}"]`))
      watcher.observe(place);
  return () => watcher.disconnect();
}
