import { lazy, memo, Suspense, useEffect, type ComponentType } from "react";
import { ReplayPressesWhenHydrated } from "./replay-presses-when-hydrated.tsx";
import { withMessages } from "../i18n/with-messages.ts";
import { lowerPageCode } from "./lower-page-code.ts";
import { hydrateLowerPage } from "./hydrate-lower-page.ts";

/**
 * A part of the page below the first view. The server renders it with the rest; in the browser it is hydrated
 * lazily, since its code is no part of the first view. Until then its links are plain links.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lowerPageCode(() => withMessages("shop", load()));
  const Part = lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : code.arrival()),
  }));

  function HydrateLater(props: Props) {
    return (
      <Suspense fallback={<NotDrawnYet />}>
        <Part {...props} />
        <ReplayPressesWhenHydrated />
      </Suspense>
    );
  }

  // React would discard the server's markup if it had to update it before its code is here. Nothing is
  // missed: a page with other content shows only after the code has loaded.
  return memo(HydrateLater, () => !code.isHere());
}

/** Without server markup there is nothing to show: the code is needed at once. */
function NotDrawnYet() {
  useEffect(hydrateLowerPage, []);
  return null;
}
