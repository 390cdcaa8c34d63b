import { lazy, memo, Suspense, useEffect, type ComponentType } from "react";
import { withMessages } from "../i18n/with-messages.ts";
import { lowerPageCode } from "./lower-page-code.ts";
import { wakeLowerPage } from "./wake-lower-page.ts";

/**
 * A part of the page below the first view. The server draws it with the rest; in the browser it comes alive
 * later, for its code is no part of the first view. Until then its links are plain links.
 */
export function comesAliveLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lowerPageCode(() => withMessages("shop", load()));
  const Part = lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : code.arrival()),
  }));

  function ComesAliveLater(props: Props) {
    return (
      <Suspense fallback={<NotDrawnYet />}>
        <Part {...props} />
      </Suspense>
    );
  }

  // React would take the server's drawing away if it had to update it before its code is here. Nothing is
  // missed: a page with other content shows only after the code has come.
  return memo(ComesAliveLater, () => !code.isHere());
}

/** Nothing may wait for what nobody wakes. */
function NotDrawnYet() {
  useEffect(wakeLowerPage, []);
  return null;
}
