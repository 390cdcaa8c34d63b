import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  closeOfferDialog,
  openProductOptions,
  useOfferDialog,
  type OfferDialog,
} from "../cart/offer-dialog-store.ts";
import { Late } from "../../../platform/lazy/late.tsx";
import { recoverPart } from "../../../platform/navigation/recover-code.ts";

const dialogs = {
  options: async () => (await import("../options/options-dialog.tsx")).OptionsDialog,
  trial: async () => (await import("./trial-dialog.tsx")).TrialDialog,
  upgrade: async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog,
  freebies: async () => (await import("../gifts/freebie-dialog.tsx")).FreebieDialog,
} satisfies Record<OfferDialog["kind"], unknown>;

function giveUp(): void {
  closeOfferDialog();
  recoverPart();
}

/** Renders the open offer dialog. */
export function OfferDialogs() {
  const kind = useOfferDialog(({ dialog }) => dialog?.kind);
  useOptionsFromUrl();
  useFocusAfterwards(kind !== undefined);
  if (kind === undefined) return null;
  return <Late key={kind} wanted load={dialogs[kind]} failed={giveUp} />;
}

/**
 * A URL may open the options of a product, until they are closed. A navigation closes what was open.
 */
function useOptionsFromUrl(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = useOfferDialog((state) => state.open);
  const shownOn = useRef(key);
  const isRequested = useRef(false);

  useEffect(() => {
    if (shownOn.current !== key) closeOfferDialog();
    shownOn.current = key;
    const slug = new URLSearchParams(search).get("show_cards") ?? "";
    isRequested.current = slug !== "";
    if (isRequested.current) openProductOptions([slug]);
  }, [key, search]);

  useEffect(() => {
    // Not only as rendered: they may have been opened since.
    if (open || !isRequested.current || useOfferDialog.getState().open) return;
    isRequested.current = false;
    const rest = new URLSearchParams(search);
    rest.delete("show_cards");
    void navigate(
      { pathname, search: rest.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [open, pathname, search, hash, navigate]);
}

/** The element that had the focus may be gone: then it goes to the cart's lines, or to the page. */
function useFocusAfterwards(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement !== document.body) return;
      // Of several the last one is on top.
      const lines = [...document.querySelectorAll<HTMLElement>("[data-cart-lines]")].at(-1);
      (lines ?? document.getElementById("content"))?.focus({ preventScroll: true });
    };
  }, [shown]);
}
