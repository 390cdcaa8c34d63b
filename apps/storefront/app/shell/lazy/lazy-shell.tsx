import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import { CartLink } from "../../features/checkout/recovery/cart-link.ts";
import { ExperimentsFollower } from "../../features/marketing/experiments/experiments-follower.tsx";
import { pushToDataLayer } from "../../features/marketing/tag-manager/data-layer.ts";
import { TrackingHost } from "../../features/marketing/tracking/tracking-host.ts";
import { VitalsFollower } from "../../platform/vitals/vitals-follower.ts";
import type { RootData } from "../navigation/use-navigation-view.ts";
import { keepFocusOnRetry } from "../account/keep-focus-on-retry.ts";
import { TabsHost } from "../tabs/tabs-host.tsx";
import { CartOfferHost } from "../../features/checkout/recovery/cart-offer-host.tsx";
import { CatalogueFollower } from "../../features/catalogue/store/catalogue-follower.ts";
import { ConsentHost } from "./consent-host.tsx";
import { LoginEmail } from "../../features/identity/sign-in/login-email.ts";
import { NowPlayingHost } from "../../features/catalogue/listening/now-playing-host.tsx";
import { OfferDialogs } from "../../features/checkout/offer-dialogs/offer-dialogs.tsx";
import { PromoPopupHost } from "../../features/marketing/popups/promo-popup-host.tsx";

/** What a page needs from the first interaction: the catalogue, the offer dialogs, the other tabs. */
export function LazyShell() {
  const draftPopup = useRouteLoaderData<RootData>("root")?.draftPopup;
  useEffect(keepFocusOnRetry, []);
  return (
    <>
      <CatalogueFollower />
      <LoginEmail />
      <OfferDialogs />
      <NowPlayingHost />
      <CartLink />
      <CartOfferHost />
      <PromoPopupHost draft={draftPopup} />
      <TabsHost />
      <ConsentHost />
      <TrackingHost />
      <ExperimentsFollower track={pushToDataLayer} />
      <VitalsFollower />
    </>
  );
}
