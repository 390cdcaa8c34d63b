import type { QuantityDiscount } from "@autotune/commerce";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { VolumeDiscount } from "./volume-discount.tsx";

// The build replaces the macro with its message; this mock does the same.
vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
}));

function wordsOf(...froms: number[]): string {
  const steps = froms.map((from): QuantityDiscount => ({
    from,
    discount: { kind: "percent", percent: 10 },
  }));
  return renderToStaticMarkup(createElement(VolumeDiscount, { steps })).replaceAll(/<[^>]+>/g, "");
}

it("names the smallest number of copies with a discount, whatever the order of the steps", () => {
  expect(wordsOf(10, 3, 5)).toBe("Volume discount from 3 licenses");
});

it("is empty for a product without steps", () => {
  expect(wordsOf()).toBe("");
});
