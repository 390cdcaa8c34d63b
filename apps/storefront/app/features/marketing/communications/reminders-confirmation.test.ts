import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { RemindersConfirmation } from "./reminders-confirmation.tsx";

vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  Plural: () => null,
}));
vi.mock("@lingui/core/macro", () => ({ msg: String }));
vi.mock("../../../platform/link-pages/use-press.ts", () => ({
  usePress: () => ({ press: () => undefined, busy: false, outcome: "done" }),
}));

it("leads to the choices of the link's owner, with the token where the page reads it", () => {
  const page = createElement(RemindersConfirmation, { token: "a+b.c" });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, page));
  const [, href = ""] = /href="([^"]*)"/.exec(html) ?? [];
  // Behind `#`: within the shop no script of the document moves it there.
  const { pathname, search, hash } = new URL(href, "https://shop.test");
  expect([pathname, search]).toEqual(["/communications", ""]);
  expect(new URLSearchParams(hash.slice(1)).get("token")).toBe("a+b.c");
});
