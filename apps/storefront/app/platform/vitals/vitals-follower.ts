import { traceSampleRate } from "@autotune/contract/trace-sample-rate";
import { routeOfPath } from "@autotune/routes";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Once in the document: measures a sample of page loads, by kind of page. Nothing is stored in the browser, nothing
 * identifies a person, and Global Privacy Control is respected.
 */
export function VitalsFollower() {
  const { pathname } = useLocation();
  const measuring = useRef<Promise<() => void>>(undefined);

  useEffect(() => {
    if (!mayMeasure() || location.pathname !== pathOfDocument()) return;
    const { pathname: path } = location;
    measuring.current ??= import("./measure-page.ts").then(({ measurePage }) =>
      measurePage(routeOfPath(path) ?? "PageNotFound"),
    );
    // If its code fails to load, this page is not measured.
    measuring.current.catch(() => {});
  }, []);

  // What happens on the next page is not part of this one.
  useEffect(() => {
    if (pathname !== pathOfDocument()) measuring.current?.then((end) => end()).catch(() => {});
  }, [pathname]);

  return null;
}

function mayMeasure(): boolean {
  const hasPrivacySignal = Reflect.get(navigator, "globalPrivacyControl") === true;
  return !hasPrivacySignal && Math.random() < traceSampleRate;
}

/** The path that the document was loaded with. */
function pathOfDocument(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined ? undefined : new URL(entry.name).pathname;
}
