import { decideUpgrade, toCartUpgrade, type CartItem, type CartUpgrade } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { addUpgradesToCart, useCart } from "./cart.ts";
import { findItem, loadCatalogue } from "../../catalogue/store/catalogue.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { openProductOptions, openUpgradeDialog } from "./offer-dialog-store.ts";
import { loadOwned, useOwned } from "../../licensing/owned-products/owned.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { notifyMissingCode } from "../../../platform/notifications/notify-missing-code.ts";
import { notifyUnexpected } from "../../../platform/notifications/notify-unexpected.ts";
import { whenUserIsKnown } from "../../identity/session/when-user-is-known.ts";

/**
 * Upgrades an owned product to this one. `followup`: the person has seen the other options, or comes back from the
 * sign-in.
 */
interface UpgradeWish {
  readonly followup: boolean;
}

/** Whether it navigates to another page. */
type Outcome = "leaves" | "stays";

/** Runs an upgrade button, and notifies the person where it is misconfigured. */
export async function handleUpgrade(path: string, wish: UpgradeWish): Promise<Outcome> {
  try {
    return await startUpgrade(path, wish);
  } catch {
    notify({
      kind: "error",
      text: translate(msg`Upgrade is misconfigured or target product is no longer available`),
    });
    return "stays";
  }
}

/** Throws where an editor's mistake left no product to upgrade to. */
export async function startUpgrade(path: string, { followup }: UpgradeWish): Promise<Outcome> {
  if (!(await loadCatalogue())) return "stays";
  const target = findItem(path);
  if (target === undefined)
    throw new Error("Upgrade is misconfigured or target product is no longer available");
  const status = await whenUserIsKnown();
  if (status === "signedIn") return upgradeTo(target);
  if (status === "unreachable") notifyUnexpected();
  else if (followup) {
    const goOn = () => void handleUpgrade(path, { followup: true });
    openSignIn({ prompted: true, goOn });
  } else openProductOptions([target.path], { upgradeTo: target.path });
  return "stays";
}

async function upgradeTo(target: CartItem): Promise<Outcome> {
  await loadOwned();
  const { status, owned } = useOwned.getState();
  if (status !== "ready") {
    notifyUnexpected();
    return "stays";
  }
  const { cart } = useCart.getState();
  const { currency } = useCountry.getState();
  const offers = owned.flatMap((record) =>
    record.upgrades.map((offer) => toCartUpgrade(offer, record)),
  );
  const isInCart = cart.upgrades.some(({ to }) => to === target.path);
  let decision = decideUpgrade({ target, offers, owned, cart, currency });
  // Every qualifying licence is used for another upgrade: one of them is used for this instead.
  if (decision.kind === "alreadyInCart" && !isInCart)
    decision = decideUpgrade({ target, offers, owned, cart: { ...cart, upgrades: [] }, currency });
  switch (decision.kind) {
    case "add":
      return addUpgrades([decision.upgrade]);
    case "alreadyInCart":
      notifyAlreadyInCart();
      return "stays";
    case "owned":
    case "unqualified":
      openUpgradeDialog(decision.kind, target.path);
      return "stays";
    case "misconfigured":
      throw new Error("The target was found before");
  }
}

/** Adds them, replacing other upgrades of their licences, and goes to checkout; notifies where that fails. */
export async function addUpgrades(upgrades: readonly CartUpgrade[]): Promise<Outcome> {
  const added = await addUpgradesToCart(upgrades).catch(() => undefined);
  if (added?.ok) return "leaves";
  if (added === undefined) notifyMissingCode();
  else if (added.reason === "alreadyInCart") notifyAlreadyInCart();
  else
    notify({
      kind: "error",
      text: translate(msg`Unable to add upgrade to cart: missing key source object properties`),
    });
  return "stays";
}

function notifyAlreadyInCart(): void {
  notify({ kind: "info", text: translate(msg`Upgrade is already in the cart`) });
}
