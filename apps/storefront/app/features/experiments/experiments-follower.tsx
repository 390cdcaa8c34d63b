import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { markExperiments } from "../../document/mark-experiments.ts";
import { whenTrackingAllowed } from "../../state/consent.ts";
import { runningExperiments } from "./running-experiments.ts";
import { settleAssignments } from "./settle-assignments.ts";
import { watchExposure, type ExperimentViewed } from "./watch-exposure.ts";

interface ExperimentsFollowerProps {
  tell: (viewed: ExperimentViewed) => void;
}

/** Stands once in the document: whoever agrees takes part in the experiments from their next page on. */
export function ExperimentsFollower({ tell }: ExperimentsFollowerProps) {
  const { pathname } = useLocation();
  const markedAt = useRef(pathname);

  useEffect(
    () =>
      whenTrackingAllowed(() => {
        // Without its code nobody takes part, and the page is as it is.
        settleAssignments().catch(() => {});
      }),
    [],
  );

  // Before the next page is painted; the page that is there stays as it is.
  useLayoutEffect(() => {
    if (markedAt.current === pathname) return;
    markedAt.current = pathname;
    const root = document.documentElement;
    for (const { name } of runningExperiments) root.removeAttribute(`data-experiment-${name}`);
    markExperiments(root, document.cookie);
  }, [pathname]);

  return <ExposureOfPage key={pathname} tell={tell} />;
}

/** Of one page: what somebody sees of the experiments is told once. */
function ExposureOfPage({ tell }: ExperimentsFollowerProps) {
  const tellOfPage = useEffectEvent(tell);
  useEffect(() => {
    let end = () => {};
    const wait = whenTrackingAllowed(() => {
      end = watchExposure((viewed) => tellOfPage(viewed));
    });
    return () => {
      wait();
      end();
    };
  }, []);
  return null;
}
