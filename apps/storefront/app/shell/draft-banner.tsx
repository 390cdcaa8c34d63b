import { Trans } from "@lingui/react/macro";
import { useLocation, useRouteLoaderData } from "react-router";
import type { RootData } from "./navigation/use-navigation-view.ts";

/** Notes on a draft preview that the page is not published like this; otherwise renders nothing. */
export function DraftBanner() {
  const draftAt = useRouteLoaderData<RootData>("root")?.draftAt;
  const { pathname } = useLocation();
  if (draftAt !== pathname) return null;
  return (
    <aside className="border-b border-info/40 bg-info/10 px-4 py-2 text-center text-14 text-text">
      <Trans>Draft: only people with this link see this version.</Trans>
    </aside>
  );
}
