import { currencies, type Discount, type ProductType } from "@autotune/commerce";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ActionLabel, BestDealLabel, KindLabel } from "./card-label.tsx";
import { DiscountPill } from "./discount-pill.tsx";
import { QuantityStep } from "./quantity-hint.tsx";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
}));

function words(element: ReactElement, path = "/"): string {
  const page = createElement(MemoryRouter, { initialEntries: [path] }, element);
  return renderToStaticMarkup(page).replaceAll(/<[^>]+>/g, "");
}

it.each<[ProductType, string]>([
  ["perpetual", "Buy Now"],
  ["subscription", "Subscribe Now"],
  ["trial", "Get a FREE Trial"],
  ["upgrade", "Upgrade Now"],
])("[CARD-02] the button of a %s is labelled %s", (type, label) => {
  expect(words(createElement(ActionLabel, { type }))).toBe(label);
});

it.each<[ProductType, "m" | "y" | undefined, string, number?]>([
  ["perpetual", undefined, "ONE TIME PAYMENT"],
  ["upgrade", undefined, "ONE TIME PAYMENT"],
  ["subscription", "y", "ANNUAL SUBSCRIPTION"],
  ["subscription", "m", "MONTHLY SUBSCRIPTION"],
  ["trial", undefined, "Free 14-Day* Trial", 14],
  ["trial", undefined, "Free 7-Day* Trial", 7],
])("[CARD-02] the card of a %s by %s is labelled %s", (type, unit, label, days) => {
  const interval = unit === undefined ? null : { count: 1, unit };
  expect(
    words(createElement(KindLabel, { product: { type, interval, trialDays: days ?? null } })),
  ).toBe(label);
});

it("[CARD-02] the plan that includes it among others is the Best Deal", () => {
  expect(words(createElement(BestDealLabel))).toBe("Best Deal");
});

it("[CARD-04] a discount set as a share shows the share, one set as money the amount", () => {
  const pill = (discount: Discount) =>
    words(createElement(DiscountPill, { of: "auto-tune-pro", discount }));
  expect(pill({ kind: "percent", percent: 30 })).toBe("30% OFF");
  const twelve = Object.fromEntries(currencies.map((code) => [code, 1200])) as Record<
    (typeof currencies)[number],
    number
  >;
  expect(pill({ kind: "value", values: twelve })).toContain("SAVE $12");
});

it("[CARD-04] a share is written as the page's language writes it", () => {
  const discount: Discount = { kind: "percent", percent: 20 };
  const pill = createElement(DiscountPill, { of: "auto-tune-pro", discount });
  expect(words(pill, "/de")).toBe("20\u00a0% OFF");
  const step = createElement(QuantityStep, { of: "auto-tune-pro", from: 2, discount });
  expect(words(step, "/de")).toContain("20\u00a0% off each");
});
