import type { CardAction } from "@autotune/contract";
import type { OptionCard } from "../../calls/ask-product-cards.ts";

interface ButtonAction {
  readonly action: CardAction;
  readonly data: string;
}

/** What the button of a card does with the product that it stands under: what its type says, or an editor. */
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

/** Whether the button of a card begins a plan; an editor may have given it something else to do. */
export function beginsPlan(type: OptionCard["type"], action: CardAction): boolean {
  if (action === "open_trial_modal") return true;
  return action === "add_to_cart" && (type === "subscription" || type === "trial");
}
