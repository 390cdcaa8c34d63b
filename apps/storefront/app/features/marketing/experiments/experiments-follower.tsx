import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { markExperiments } from "./mark-experiments.ts";
import { whenTrackingAllowed } from "../../consent/consent-status.ts";
import { runningExperiments } from "./running-experiments.ts";
import { settleAssignments } from "./settle-assignments.ts";
import { watchExposure, type ExperimentViewed } from "./watch-exposure.ts";

interface ExperimentsFollowerProps {
  track: (viewed: ExperimentViewed) => void;
}

/** Once in the document: with consent, a visitor takes part in the experiments from the next page on. */
export function ExperimentsFollower({ track }: ExperimentsFollowerProps) {
  const { pathname } = useLocation();
  const markedAt = useRef(pathname);

  useEffect(
    () =>
      whenTrackingAllowed(() => {
        // If its code cannot be loaded, the visitor takes no part.
        settleAssignments().catch(() => {});
      }),
    [],
  );

  // Before the next page is painted; the current page stays as it is.
  useLayoutEffect(() => {
    if (markedAt.current === pathname) return;
    markedAt.current = pathname;
    const root = document.documentElement;
    for (const { name } of runningExperiments) root.removeAttribute(`data-experiment-${name}`);
    markExperiments(root, document.cookie);
  }, [pathname]);

  return <ExposureOfPage key={pathname} track={track} />;
}

/** For one page: reports each experiment that was seen once. */
function ExposureOfPage({ track }: ExperimentsFollowerProps) {
  const trackOfPage = useEffectEvent(track);
  useEffect(() => {
    let end = () => {};
    const wait = whenTrackingAllowed(() => {
      end = watchExposure((viewed) => trackOfPage(viewed));
    });
    return () => {
      wait();
      end();
    };
  }, []);
  return null;
}
