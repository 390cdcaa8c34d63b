import { everywhere } from "@autotune/commerce/samples";
import { writeQuotedPrice, type ReadingPartView } from "@autotune/contract";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ReadingParts } from "./reading-parts.tsx";

// The build replaces the macros with their messages; these mocks do the same.
vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ t: (words: TemplateStringsArray) => words.join("") }),
}));

const price = writeQuotedPrice({ of: "choir", prices: everywhere(9900), unit: null });

it.each<[string, ReadingPartView]>([
  ["plain words", { kind: "text", text: [price] }],
  ["strong words", { kind: "text", text: [{ mark: "strong", text: price }] }],
  ["emphasized words", { kind: "note", text: [{ mark: "emphasis", text: price }] }],
  ["a link", { kind: "list", items: [[{ href: "/products", text: price }]] }],
  ["a figure", { kind: "figure", value: price, label: `for ${price}` }],
])("draws a price in %s", (_, part) => {
  const element = createElement(ReadingParts, { parts: [part], title: "Prices" });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, element));
  expect(html).toContain("$99.00");
  expect(html).not.toContain("{amounts:");
});
