import { findRoute, parseRouteId } from "@autotune/routes";
import { useEffect, useState } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import { followConsent } from "../../features/marketing/tag-manager/follow-consent.ts";
import type { RootData } from "../navigation/use-navigation-view.ts";
import { useConsentSettings } from "../../features/consent/consent-settings.ts";
import { useConsent } from "../../features/consent/consent-status.ts";
import { consentPlacement } from "./consent-placement.ts";
import { Late } from "../../platform/lazy/late.tsx";

const loadBanner = () => import("../../features/consent/consent-banner.tsx");
const loads = {
  docked: async () => (await loadBanner()).DockedConsent,
  inFlow: async () => (await loadBanner()).ConsentInFlow,
};

/** Rendered once in the document. Asks for consent where none is stored, but not on account pages or draft previews. */
export function ConsentHost() {
  const isDraft = useRouteLoaderData<RootData>("root")?.draftAt !== undefined;
  return isDraft ? null : <ConsentOfVisitor />;
}

function ConsentOfVisitor() {
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const isAccountPage = route !== undefined && findRoute(route.name).requiresAuth === true;
  const hasChosen = useConsent(({ status }) => status !== -1);
  const reopened = useConsentSettings(({ open }) => open);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    followConsent();
    queueMicrotask(() => setKnown(true));
  }, []);
  const shown = known && (reopened || (!hasChosen && !isAccountPage));
  if (!shown) return null;
  const placement = consentPlacement(route?.name, reopened);
  return <Late key={placement} wanted load={loads[placement]} />;
}
