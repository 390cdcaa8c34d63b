import { isEmpty } from "@autotune/commerce";
import { useEffect, useState } from "react";
import { useCart } from "../state/cart.ts";
import { closeOfferDialog, useOfferDialog } from "../state/offer-dialogs.ts";
import { Late } from "./late.tsx";
import { lowerPageWoken, wakeLowerPage } from "./wake-lower-page.ts";

const load = async () => (await import("./awake/awake.tsx")).Awake;

/** A hand on the mouse, a finger, a key: somebody is there. */
const signsOfLife = ["pointermove", "pointerdown", "keydown"] as const;

/** Its file may be gone since a new release; the page anew knows the new one. */
function giveUp(): void {
  closeOfferDialog();
  if (navigator.onLine) location.reload();
}

/**
 * Stands once in the document: fetches what a page needs beyond its first view. At once where something lies in
 * the cart or a dialog is asked for; otherwise when somebody stirs, or after a while.
 */
export function AwakeHost() {
  const filled = useCart(({ cart }) => !isEmpty(cart));
  const asked = useOfferDialog(({ open }) => open);
  const [stirred, setStirred] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const stir = () => {
      setStirred(true);
      // A button further down must be alive before a hand has reached it.
      wakeLowerPage();
    };
    void lowerPageWoken.then(stir);
    // An address that asks for the options of a product, a sign-in or a cart does not wait.
    if (/[?&#](show_cards|loginEmail|cart)=/.test(location.search + location.hash))
      queueMicrotask(stir);
    for (const sign of signsOfLife)
      addEventListener(sign, stir, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <Late wanted={filled || asked || stirred} load={load} {...(asked ? { failed: giveUp } : {})} />
  );
}
