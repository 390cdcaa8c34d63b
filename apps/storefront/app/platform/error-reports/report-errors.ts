import type { ErrorReportBody } from "@autotune/contract";
import { routeOfPath } from "@autotune/routes";
import { readRelease } from "../api/read-release.ts";
import { describeFailure } from "./describe-failure.ts";

/** A page that fails again and again reports nothing new. */
const mostOfPage = 5;

const reported = new Set<string>();

/** Reports failures of this page to our own server, past and future ones. */
export function reportErrors(): void {
  const { failures } = window;
  if (failures === undefined) return;
  const buffered = failures.splice(0);
  failures.push = (event) => {
    report(event);
    return 0;
  };
  for (const event of buffered) report(event);
}

function report(event: Event): void {
  const failure = describeFailure(event, location.origin);
  if (failure === undefined || !navigator.onLine) return;
  const same = `${failure.type} ${failure.message} ${failure.stack.split("\n", 1).join("")}`;
  if (reported.has(same) || reported.size >= mostOfPage) return;
  reported.add(same);
  const route = routeOfPath(location.pathname) ?? "PageNotFound";
  const body: ErrorReportBody = { ...failure, release: readRelease(), route };
  // Works during unload too. The result is not needed.
  fetch("/error-reports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
}
