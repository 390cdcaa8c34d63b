import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  closeOfferDialog,
  openProductOptions,
  useOfferDialog,
  type OfferDialog,
} from "../../state/offer-dialogs.ts";
import { Late } from "../late.tsx";

const dialogs = {
  options: async () => (await import("../../features/offers/options-dialog.tsx")).OptionsDialog,
  trial: async () => (await import("../../features/offers/trial-dialog.tsx")).TrialDialog,
  upgrade: async () => (await import("../../features/offers/upgrade-dialog.tsx")).UpgradeDialog,
  freebies: async () => (await import("../../features/offers/freebie-dialog.tsx")).FreebieDialog,
} satisfies Record<OfferDialog["kind"], unknown>;

/** Its file may be gone since a new release; the page anew knows the new one. */
function giveUp(): void {
  closeOfferDialog();
  if (navigator.onLine) location.reload();
}

/** Draws whichever dialog about an offer is open. */
export function OfferDialogs() {
  const kind = useOfferDialog(({ dialog }) => dialog?.kind);
  useOptionsOfAddress();
  useFocusAfterwards(kind !== undefined);
  if (kind === undefined) return null;
  return <Late key={kind} wanted load={dialogs[kind]} failed={giveUp} />;
}

/**
 * An address may ask for the options of a product, until they are closed. Whoever goes to another page leaves what
 * was open.
 */
function useOptionsOfAddress(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = useOfferDialog((state) => state.open);
  const shownOn = useRef(key);
  const isAsked = useRef(false);

  useEffect(() => {
    if (shownOn.current !== key) closeOfferDialog();
    shownOn.current = key;
    const slug = new URLSearchParams(search).get("show_cards") ?? "";
    isAsked.current = slug !== "";
    if (isAsked.current) openProductOptions([slug]);
  }, [key, search]);

  useEffect(() => {
    // Not only as it was drawn: they may have been opened a moment ago.
    if (open || !isAsked.current || useOfferDialog.getState().open) return;
    isAsked.current = false;
    const rest = new URLSearchParams(search);
    rest.delete("show_cards");
    void navigate(
      { pathname, search: rest.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [open, pathname, search, hash, navigate]);
}

/** What had the focus before may be gone, or nothing had it: then it goes to the cart's lines, or to the page. */
function useFocusAfterwards(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement !== document.body) return;
      // Of several the last one lies above the others.
      const lines = [...document.querySelectorAll<HTMLElement>("[data-cart-lines]")].at(-1);
      (lines ?? document.getElementById("content"))?.focus({ preventScroll: true });
    };
  }, [shown]);
}
