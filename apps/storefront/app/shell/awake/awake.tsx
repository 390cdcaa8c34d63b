import { CartLink } from "../../features/cart-recovery/cart-link.ts";
import { ExperimentsFollower } from "../../features/experiments/experiments-follower.tsx";
import { pushToDataLayer } from "../../state/data-layer.ts";
import { TrackingHost } from "../../features/tracking/tracking-host.ts";
import { VitalsFollower } from "../../features/vitals/vitals-follower.ts";
import { TabsHost } from "../tabs-host.tsx";
import { CartOfferHost } from "./cart-offer-host.tsx";
import { CatalogueFollower } from "./catalogue-follower.ts";
import { ConsentHost } from "./consent-host.tsx";
import { LoginEmail } from "./login-email.ts";
import { OfferDialogs } from "./offer-dialogs.tsx";
import { PromoPopupHost } from "./promo-popup-host.tsx";

/** What a page needs from the first interaction: the catalogue, the offer dialogs, the other tabs. */
export function LazyShell() {
  return (
    <>
      <CatalogueFollower />
      <LoginEmail />
      <OfferDialogs />
      <CartLink />
      <CartOfferHost />
      <PromoPopupHost />
      <TabsHost />
      <ConsentHost />
      <TrackingHost />
      <ExperimentsFollower tell={pushToDataLayer} />
      <VitalsFollower />
    </>
  );
}
