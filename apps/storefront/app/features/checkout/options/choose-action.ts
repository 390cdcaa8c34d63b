import type { CardAction } from "@autotune/contract";
import type { OptionCard } from "../api/fetch-product-cards.ts";

interface ButtonAction {
  readonly action: CardAction;
  readonly data: string;
}

/** The action of a card's button for its product: by the card's type, or set by an editor. */
export function chooseAction(
  { type, ctaOverride }: Pick<OptionCard, "type" | "ctaOverride">,
  path: string,
): ButtonAction {
  if (ctaOverride !== undefined) {
    // An editor who names no product means the one on the card.
    const needsPath = ctaOverride.data === "" && ctaOverride.action !== "open_popup";
    return needsPath ? { action: ctaOverride.action, data: path } : ctaOverride;
  }
  switch (type) {
    case "perpetual":
    case "subscription":
      return { action: "add_to_cart", data: path };
    case "trial":
      return { action: "open_trial_modal", data: path };
    case "upgrade":
      return { action: "handle_upgrade", data: path };
  }
}

/** Whether the button of a card starts a plan; an editor may have set another action. */
export function beginsPlan(type: OptionCard["type"], action: CardAction): boolean {
  if (action === "open_trial_modal") return true;
  return action === "add_to_cart" && (type === "subscription" || type === "trial");
}
