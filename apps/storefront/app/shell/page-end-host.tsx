import { lazy, Suspense, useEffect, type ComponentType } from "react";
import type { PageEndProps } from "./page-end/page-end.tsx";
import { lowerPageWoken, wakeLowerPage } from "./wake-lower-page.ts";

/** After each failure this much later, in milliseconds. */
const pauses = [500, 2000, 4000];

/**
 * The server draws the end of a page with the rest of it. In the browser it comes alive later: its code is
 * no part of the first view, and until then its links are plain links.
 */
const PageEnd = lazy(async (): Promise<{ default: ComponentType<PageEndProps> }> => {
  if (!import.meta.env.SSR) await lowerPageWoken;
  for (const pause of pauses) {
    try {
      return { default: (await import("./page-end/page-end.tsx")).PageEnd };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  // The next page waits for it, and nothing may wait for ever.
  return { default: () => null };
});

export function PageEndHost(props: PageEndProps) {
  return (
    <Suspense fallback={<NotDrawnYet />}>
      <PageEnd {...props} />
    </Suspense>
  );
}

/** Stands there only after a page that has no end. */
function NotDrawnYet() {
  useEffect(wakeLowerPage, []);
  return null;
}
