import { decideUpgrade, toCartUpgrade, type CartItem, type CartUpgrade } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { addUpgradeToCart, useCart } from "./cart.ts";
import { findItem, loadCatalogue } from "./catalogue.ts";
import { useCountry } from "./country.ts";
import { openSignIn } from "./dialog.ts";
import { notify } from "./notifications.ts";
import { openProductOptions, openUpgradeDialog } from "./offer-dialogs.ts";
import { loadOwned, useOwned } from "./owned.ts";
import { say } from "./say.ts";
import { sayTryAgain } from "./say-try-again.ts";
import { sayUnexpected } from "./say-unexpected.ts";
import { whenUserIsKnown } from "./when-user-is-known.ts";

/**
 * Somebody wants to have a product in exchange for one that they own. `followup`: they have seen the other
 * ways to have it, or come back from the sign-in.
 */
interface UpgradeWish {
  readonly followup: boolean;
}

/** Whether the next page is on its way. */
type Outcome = "leaves" | "stays";

/** Does what an upgrade button says, and tells the person where it cannot mean anything. */
export async function handleUpgrade(path: string, wish: UpgradeWish): Promise<Outcome> {
  try {
    return await startUpgrade(path, wish);
  } catch {
    notify({
      kind: "error",
      text: say(msg`Upgrade is misconfigured or target product is no longer available`),
    });
    return "stays";
  }
}

/** Throws where an editor's slip left no product to upgrade to. */
export async function startUpgrade(path: string, { followup }: UpgradeWish): Promise<Outcome> {
  if (!(await loadCatalogue())) return "stays";
  const target = findItem(path);
  if (target === undefined)
    throw new Error("Upgrade is misconfigured or target product is no longer available");
  const status = await whenUserIsKnown();
  if (status === "signedIn") return upgradeTo(target);
  if (status === "unreachable") sayUnexpected();
  else if (followup) {
    const goOn = () => void handleUpgrade(path, { followup: true });
    openSignIn({ asked: true, goOn });
  } else openProductOptions([target.path], { upgradeTo: target.path });
  return "stays";
}

async function upgradeTo(target: CartItem): Promise<Outcome> {
  await loadOwned();
  const { status, owned } = useOwned.getState();
  if (status !== "ready") {
    sayUnexpected();
    return "stays";
  }
  const { cart } = useCart.getState();
  const { currency } = useCountry.getState();
  const offers = owned.flatMap((record) =>
    record.upgrades.map((offer) => toCartUpgrade(offer, record)),
  );
  const isInCart = cart.upgrades.some(({ to }) => to === target.path);
  let decision = decideUpgrade({ target, offers, owned, cart, currency });
  // Every licence that qualifies is given for something else: one of them is given for this instead.
  if (decision.kind === "alreadyInCart" && !isInCart)
    decision = decideUpgrade({ target, offers, owned, cart: { ...cart, upgrades: [] }, currency });
  switch (decision.kind) {
    case "add":
      return addUpgrade(decision.upgrade);
    case "alreadyInCart":
      sayAlreadyInCart();
      return "stays";
    case "owned":
    case "unqualified":
      openUpgradeDialog(decision.kind, target.path);
      return "stays";
    case "misconfigured":
      throw new Error("The target was found before");
  }
}

/** Into the cart, in the place of what its licence was given for, and to the checkout; says why where that cannot be. */
export async function addUpgrade(upgrade: CartUpgrade): Promise<Outcome> {
  const added = await addUpgradeToCart(upgrade).catch(() => undefined);
  if (added?.ok) return "leaves";
  if (added === undefined) sayTryAgain();
  else if (added.reason === "alreadyInCart") sayAlreadyInCart();
  else
    notify({
      kind: "error",
      text: say(msg`Unable to add upgrade to cart: missing key source object properties`),
    });
  return "stays";
}

function sayAlreadyInCart(): void {
  notify({ kind: "info", text: say(msg`Upgrade is already in the cart`) });
}
