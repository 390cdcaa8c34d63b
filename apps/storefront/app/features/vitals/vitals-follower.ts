import { traceSampleRate } from "@autotune/contract/trace-sample-rate";
import { routeOfPath } from "@autotune/routes";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Stands once in the document: of some pages it is measured how they load and answer, by kind of page. Nothing is
 * kept in the browser, nothing says who it was, and whoever asks all sites to leave them alone is left alone.
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
    // Without its code this page is not measured.
    measuring.current.catch(() => {});
  }, []);

  // What happens on the next page is not this one's.
  useEffect(() => {
    if (pathname !== pathOfDocument()) measuring.current?.then((end) => end()).catch(() => {});
  }, [pathname]);

  return null;
}

function mayMeasure(): boolean {
  const asksForPrivacy = Reflect.get(navigator, "globalPrivacyControl") === true;
  return !asksForPrivacy && Math.random() < traceSampleRate;
}

/** Of the page that the document came with. */
function pathOfDocument(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined ? undefined : new URL(entry.name).pathname;
}
