import type { ErrorReportBody } from "@autotune/contract";
import { routeOfPath } from "@autotune/routes";
import { readRelease } from "../../calls/read-release.ts";
import { describeFailure } from "./describe-failure.ts";

/** A page that fails again and again says nothing new. */
const mostOfPage = 5;

const told = new Set<string>();

/** Tells our own server what failed on this page until now, and from now on. */
export function reportErrors(): void {
  const { failures } = window;
  if (failures === undefined) return;
  const kept = failures.splice(0);
  failures.push = (event) => {
    tell(event);
    return 0;
  };
  for (const event of kept) tell(event);
}

function tell(event: Event): void {
  const failure = describeFailure(event, location.origin);
  if (failure === undefined || !navigator.onLine) return;
  const same = `${failure.type} ${failure.message} ${failure.stack.split("\n", 1).join("")}`;
  if (told.has(same) || told.size >= mostOfPage) return;
  told.add(same);
  const route = routeOfPath(location.pathname) ?? "PageNotFound";
  const body: ErrorReportBody = { ...failure, release: readRelease(), route };
  // Also while the page is left. Whether it arrives changes nothing here.
  fetch("/error-reports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
}
