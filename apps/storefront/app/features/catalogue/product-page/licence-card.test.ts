import { offerSample } from "@autotune/commerce/samples";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { LicenceCard } from "./licence-card.tsx";

vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  Plural: ({ value, one, other }: { value: number; one: string; other: string }) =>
    (value === 1 ? one : other).replace("#", String(value)),
}));
vi.mock("@autotune/commerce", async (original) => ({
  ...(await original<object>()),
  computersPerLicence: 3,
}));

it("says on how many computers a license works as the license's rule has it", () => {
  const offer = offerSample({ path: "auto-tune-pro", type: "perpetual" });
  const product = { ...offer, name: "Pro", summary: "", checkoutInfo: "", specialText: "" };
  const card = createElement(LicenceCard, { title: "Pro", product });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, card));
  expect(html).toContain("works on 3 computers.");
});
