import { runningExperiments } from "./running-experiments.ts";

/** Told when somebody sees a part of the page that an experiment decides about. */
export interface ExperimentViewed {
  readonly event: "experiment_viewed";
  readonly experiment: string;
  readonly variant: string;
}

/** Watches the page that is there now; each experiment is told once. The returned function ends it. */
export function watchExposure(tell: (viewed: ExperimentViewed) => void): () => void {
  const told = new Set<string>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const name = target.getAttribute("data-variants") ?? "";
      const variant = document.documentElement.getAttribute(`data-experiment-${name}`);
      // Whoever has not been given a variant yet sees the page as everybody does, and takes no part.
      if (!isIntersecting || variant === null || told.has(name)) continue;
      told.add(name);
      tell({ event: "experiment_viewed", experiment: name, variant });
    }
  });
  for (const { name } of runningExperiments)
    for (const place of document.querySelectorAll(`[data-variants="${name}"]`))
      watcher.observe(place);
  return () => watcher.disconnect();
}
