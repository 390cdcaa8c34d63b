import { TabsHost } from "../tabs-host.tsx";
import { CatalogueFollower } from "./catalogue-follower.ts";
import { LoginEmail } from "./login-email.ts";
import { OfferDialogs } from "./offer-dialogs.tsx";

/** What a page needs once somebody is there: what the shop sells, the dialogs about it, the other tabs. */
export function Awake() {
  return (
    <>
      <CatalogueFollower />
      <LoginEmail />
      <OfferDialogs />
      <TabsHost />
    </>
  );
}
