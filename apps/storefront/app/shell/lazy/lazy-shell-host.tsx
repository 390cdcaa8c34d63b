import { isEmpty } from "@autotune/commerce";
import { useEffect, useState } from "react";
import { useCart } from "../../features/checkout/cart/cart.ts";
import {
  closeOfferDialog,
  useOfferDialog,
} from "../../features/checkout/cart/offer-dialog-store.ts";
import { Late } from "../../platform/lazy/late.tsx";
import { lowerPageHydration, hydrateLowerPage } from "../../platform/lazy/hydrate-lower-page.ts";
import { recoverPart } from "../../platform/navigation/recover-code.ts";

const load = async () => (await import("./lazy-shell.tsx")).LazyShell;

/** The first interaction: pointer, touch or key. */
const interactions = ["pointermove", "pointerdown", "keydown"] as const;

function giveUp(): void {
  closeOfferDialog();
  recoverPart();
}

/**
 * Rendered once in the document: loads what a page needs beyond its first view. At once where the cart has lines or
 * the URL opens a dialog; otherwise at the first interaction, or after a while.
 */
export function LazyShellHost() {
  const filled = useCart(({ cart }) => !isEmpty(cart));
  const isDialogOpen = useOfferDialog(({ open }) => open);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const want = () => {
      setWanted(true);
      // A button further down must be hydrated before it is reached.
      hydrateLowerPage();
    };
    void lowerPageHydration.then(want);
    // A URL that opens the options of a product, a sign-in or a cart does not wait.
    if (/[?&#](show_cards|loginEmail|cart)=/.test(location.search + location.hash))
      queueMicrotask(want);
    for (const interaction of interactions)
      addEventListener(interaction, want, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <Late
      wanted={filled || isDialogOpen || wanted}
      load={load}
      {...(isDialogOpen ? { failed: giveUp } : {})}
    />
  );
}
