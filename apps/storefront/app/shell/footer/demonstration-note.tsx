import { Trans } from "@lingui/react/macro";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../navigation/use-navigation-view.ts";

/** The only place on the site that says so, and only where the setting DEMONSTRATION is on. */
export function DemonstrationNote() {
  if (useRouteLoaderData<RootData>("root")?.isDemonstration !== true) return null;
  return (
    <p className="max-w-[72ch]">
      <Trans>Demonstration shop. Products, people and prices are invented; no money moves.</Trans>
    </p>
  );
}
