import type { VitalsBody } from "@autotune/contract";
import type { RouteName } from "@autotune/routes";
import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";

/** Measures the page that this document was loaded with. The returned function ends it and reports once. */
export function measurePage(route: RouteName): () => void {
  const measured: Pick<VitalsBody, "lcp" | "inp" | "ttfb" | "cls"> = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = Math.round(value)), always);
  onINP(({ value }) => (measured.inp = Math.round(value)), always);
  onTTFB(({ value }) => (measured.ttfb = Math.round(value)));
  onCLS(({ value }) => (measured.cls = Math.round(value * 10_000) / 10_000), always);

  const stop = new AbortController();
  const end = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    // A beacon outlives the page; while offline it would only fill the console.
    if (Object.keys(measured).length === 0 || !navigator.onLine) return;
    const body: VitalsBody = { route, device: deviceOf(innerWidth), ...measured };
    navigator.sendBeacon("/vitals", new Blob([JSON.stringify(body)], { type: "application/json" }));
  };
  // A hidden page may be ended by a phone without another event, and a page that is left is hidden first. Not on
  // `pagehide`, which comes before it: `web-vitals` reads the interactions that are still waiting when the page is
  // hidden, and a press on the link that leaves the page is mostly one of them.
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") end();
    },
    { signal: stop.signal },
  );
  return end;
}

/** By the breakpoints of the layout. */
function deviceOf(width: number): VitalsBody["device"] {
  if (width < 768) return "phone";
  return width < 1200 ? "tablet" : "desktop";
}
