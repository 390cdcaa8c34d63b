import type { CardAction } from "@autotune/contract";
import type { NavigateFunction } from "react-router";
import { create } from "zustand";
import { sayTryAgain } from "./say-try-again.ts";

export type UpgradeAnswer = "owned" | "unqualified";

export type OfferDialog =
  /** The ways to have a product, side by side; `upgradeTo` adds the way of those who own another one. */
  | {
      readonly kind: "options";
      readonly slugs: readonly string[];
      readonly exact: boolean;
      readonly upgradeTo: string | undefined;
    }
  /** What a trial means, before it goes into the cart. */
  | { readonly kind: "trial"; readonly path: string }
  /** Why an upgrade is not for this person. */
  | { readonly kind: "upgrade"; readonly answer: UpgradeAnswer; readonly target: string }
  /** Which gifts somebody wants with a product in the cart. */
  | { readonly kind: "freebies"; readonly parentPath: string };

interface OfferDialogState {
  /** Stays while it closes, so that it can be seen leaving. */
  readonly dialog: OfferDialog | undefined;
  readonly open: boolean;
}

/** At most one of these is open; a small part of the shell draws it, and its code comes when it is first wanted. */
export const useOfferDialog = create<OfferDialogState>(() => ({ dialog: undefined, open: false }));

/** Milliseconds from the press that closes a dialog until it is gone. */
const closingTime = 500;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Who waits for the answer of the dialog that is open. */
let answer: ((chosen: boolean) => void) | undefined;

/** The options of one product or of several; `exact` leaves out the cards that merely hold them. */
export function openProductOptions(
  slugs: readonly string[],
  { exact = false, upgradeTo }: { readonly exact?: boolean; readonly upgradeTo?: string } = {},
): void {
  show({ kind: "options", slugs, exact, upgradeTo });
}

/** Asks for a trial's terms; `path` is the trial's own. */
export function openTrialModal(path: string): void {
  show({ kind: "trial", path });
}

/** `target` is the path of the product that was to be upgraded to. */
export function openUpgradeDialog(kind: UpgradeAnswer, target: string): void {
  show({ kind: "upgrade", answer: kind, target });
}

/**
 * Asks which gifts are wanted with a product in the cart, and puts them there. True once they are chosen,
 * false where the person leaves without.
 */
export function openFreebieChoice(parentPath: string): Promise<boolean> {
  show({ kind: "freebies", parentPath });
  return new Promise((resolve) => {
    answer = resolve;
  });
}

/** `chosen`: the person confirmed what the dialog asked. */
export function closeOfferDialog({ chosen = false }: { readonly chosen?: boolean } = {}): void {
  clearTimeout(closing);
  useOfferDialog.setState({ open: false });
  closing = setTimeout(() => useOfferDialog.setState({ dialog: undefined }), closingTime);
  answer?.(chosen);
  answer = undefined;
}

function show(dialog: OfferDialog): void {
  closeOfferDialog();
  clearTimeout(closing);
  useOfferDialog.setState({ dialog, open: true });
}

/** Where a button stands that an editor gave an action. */
export interface CardActionContext {
  readonly navigate: NavigateFunction;
  /** An upgrade that was chosen among the options, or that goes on after the sign-in. */
  readonly followup?: boolean;
  /** Which button was pressed, so that it can show that it is at work. */
  readonly button?: string;
}

interface CardActionState {
  readonly busy: boolean;
  readonly button: string | undefined;
}

const resting: CardActionState = { busy: false, button: undefined };

/** Of all such buttons on the page: while one is at work, the others wait. */
export const useCardAction = create<CardActionState>(() => resting);

/** What only leads somewhere is never in the way of anything. */
export function waitsItsTurn(action: CardAction): boolean {
  return action !== "go_to" && action !== "go_to_external" && action !== "open_popup";
}

/** Does what a card's button says. What can go wrong is told to the person; nothing is thrown for it. */
export async function runCardAction(
  action: CardAction,
  data: string,
  context: CardActionContext,
): Promise<void> {
  const waits = waitsItsTurn(action);
  if (waits && useCardAction.getState().busy) return;
  if (waits) useCardAction.setState({ busy: true, button: context.button });
  try {
    const { runAction, whenLeft } = await import("./run-card-action.ts");
    const outcome = await runAction(action, data, context);
    if (waits && outcome === "leaves") await whenLeft();
  } catch {
    sayTryAgain();
  } finally {
    if (waits) useCardAction.setState(resting);
  }
}
