import type { CardAction } from "@autotune/contract";
import type { NavigateFunction } from "react-router";
import { create } from "zustand";
import { showBusy } from "../../../platform/presses/show-busy.ts";
import { notifyMissingCode } from "../../../platform/notifications/notify-missing-code.ts";

export type UpgradeRejection = "owned" | "unqualified";

export type OfferDialog =
  /** The options of a product, side by side; `upgradeTo` adds the upgrade option. */
  | {
      readonly kind: "options";
      readonly slugs: readonly string[];
      readonly exact: boolean;
      readonly upgradeTo: string | undefined;
    }
  /** What a trial means, before it goes into the cart. */
  | { readonly kind: "trial"; readonly path: string }
  /** Why an upgrade is not for this person. */
  | { readonly kind: "upgrade"; readonly reason: UpgradeRejection; readonly target: string }
  /** The choice of gifts for a product in the cart. */
  | { readonly kind: "freebies"; readonly parentPath: string };

interface OfferDialogState {
  /** Stays during the closing animation. */
  readonly dialog: OfferDialog | undefined;
  readonly open: boolean;
}

/** At most one of these is open; the shell renders it, and its code is loaded when it is first opened. */
export const useOfferDialog = create<OfferDialogState>(() => ({ dialog: undefined, open: false }));

/** Milliseconds from the press that closes a dialog until it is gone. */
const closingTime = 500;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Resolves the promise of the open gift choice. */
let resolveChoice: ((chosen: boolean) => void) | undefined;

/** The options of one product or of several; `exact` leaves out the cards that merely hold them. */
export function openProductOptions(
  slugs: readonly string[],
  { exact = false, upgradeTo }: { readonly exact?: boolean; readonly upgradeTo?: string } = {},
): void {
  show({ kind: "options", slugs, exact, upgradeTo });
}

/** Shows a trial's terms for confirmation; `path` is the trial's own. */
export function openTrialModal(path: string): void {
  show({ kind: "trial", path });
}

/** `target` is the path of the product that was to be upgraded to. */
export function openUpgradeDialog(kind: UpgradeRejection, target: string): void {
  show({ kind: "upgrade", reason: kind, target });
}

/**
 * Asks which gifts are wanted with a product in the cart, and puts them there. True once they are chosen,
 * false where the person leaves without.
 */
export function openFreebieChoice(parentPath: string): Promise<boolean> {
  show({ kind: "freebies", parentPath });
  return new Promise((resolve) => {
    resolveChoice = resolve;
  });
}

/** `chosen`: the person confirmed the dialog. */
export function closeOfferDialog({ chosen = false }: { readonly chosen?: boolean } = {}): void {
  clearTimeout(closing);
  useOfferDialog.setState({ open: false });
  closing = setTimeout(() => useOfferDialog.setState({ dialog: undefined }), closingTime);
  resolveChoice?.(chosen);
  resolveChoice = undefined;
}

function show(dialog: OfferDialog): void {
  closeOfferDialog();
  clearTimeout(closing);
  useOfferDialog.setState({ dialog, open: true });
}

/** The context of a button whose action an editor chose. */
export interface CardActionContext {
  readonly navigate: NavigateFunction;
  /** An upgrade that was chosen among the options, or that goes on after the sign-in. */
  readonly followup?: boolean;
  /** The pressed button, which shows the busy state. */
  readonly button?: string;
}

interface CardActionState {
  readonly busy: boolean;
  readonly button: string | undefined;
}

const resting: CardActionState = { busy: false, button: undefined };

/** Shared by all such buttons on the page: while one is busy, the others wait. */
export const useCardAction = create<CardActionState>(() => resting);

/** Actions that only navigate or open the popup never wait. */
export function waitsItsTurn(action: CardAction): boolean {
  return action !== "go_to" && action !== "go_to_external" && action !== "open_popup";
}

/** Runs the action of a card's button. The person is notified of a failure; nothing is thrown. */
export async function runCardAction(
  action: CardAction,
  data: string,
  context: CardActionContext,
): Promise<void> {
  const waits = waitsItsTurn(action);
  if (waits && useCardAction.getState().busy) return;
  if (waits) useCardAction.setState({ busy: true, button: context.button });
  const stopBusy = showBusy();
  try {
    const { runAction, whenLeft } = await import("./run-card-action.ts");
    const outcome = await runAction(action, data, context);
    if (waits && outcome === "leaves") await whenLeft();
  } catch {
    notifyMissingCode();
  } finally {
    stopBusy();
    if (waits) useCardAction.setState(resting);
  }
}
