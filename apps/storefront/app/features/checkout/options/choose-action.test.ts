import type { ProductType } from "@autotune/commerce";
import type { CardAction } from "@autotune/contract";
import { expect, it } from "vitest";
import { beginsPlan, chooseAction } from "./choose-action.ts";

it.each<[ProductType, CardAction]>([
  ["perpetual", "add_to_cart"],
  ["subscription", "add_to_cart"],
  ["trial", "open_trial_modal"],
  ["upgrade", "handle_upgrade"],
])("[CARD-08] the button of a %s does %s with its product", (type, action) => {
  expect(chooseAction({ type, ctaOverride: undefined }, "a-path")).toEqual({
    action,
    data: "a-path",
  });
});

it("[CARD-08] an editor's action comes first, with the card's product where they name none", () => {
  const type = "perpetual";
  const override = { action: "go_to", data: "/products/compare" } as const;
  expect(chooseAction({ type, ctaOverride: override }, "a-path")).toBe(override);
  const bare = { action: "open_trial_modal", data: "" } as const;
  expect(chooseAction({ type, ctaOverride: bare }, "a-path").data).toBe("a-path");
  const popup = { action: "open_popup", data: "" } as const;
  expect(chooseAction({ type, ctaOverride: popup }, "a-path").data).toBe("");
});

it("a button begins a plan by its cart or its trial, whatever the card; one that leads elsewhere does not", () => {
  expect(beginsPlan("subscription", "add_to_cart")).toBe(true);
  expect(beginsPlan("trial", "add_to_cart")).toBe(true);
  expect(beginsPlan("perpetual", "open_trial_modal")).toBe(true);
  expect(beginsPlan("perpetual", "add_to_cart")).toBe(false);
  expect(beginsPlan("subscription", "go_to")).toBe(false);
  expect(beginsPlan("upgrade", "handle_upgrade")).toBe(false);
});
