import { linkTo } from "@autotune/routes";
import { expect, test } from "vitest";
import { buttonHref } from "./button-href.ts";

const plans = `${linkTo("Subscriptions", { slug: "unlimited" }, "es")}#plans`;

test.each([
  ["open_trial_modal", "auto-tune-unlimited-monthly", plans],
  ["add_to_cart", "auto-tune-unlimited-monthly-14d-free", plans],
  ["go_to", "/products/compare?a=1", `${linkTo("Compare", {}, "es")}?a=1`],
  ["go_to", "//elsewhere.example", undefined],
  ["go_to_external", "https://merch.example.com/", "https://merch.example.com/"],
  ["go_to_external", "javascript:alert(1)", undefined],
  ["add_to_cart", "auto-tune-pro", "/es?show_cards=auto-tune-pro"],
  ["open_product_modal", "auto-tune-pro", "/es?show_cards=auto-tune-pro"],
  ["handle_upgrade", "auto-tune-pro", "/es?show_cards=auto-tune-pro"],
  ["open_specific_products_modal", "auto-tune-pro,auto-tune-2026", undefined],
  ["open_popup", "popup", undefined],
] as const)("%s of %s leads without a script to %s", (action, value, href) => {
  expect(buttonHref({ action, value }, { language: "es", pathname: "/es" })).toBe(href);
});
