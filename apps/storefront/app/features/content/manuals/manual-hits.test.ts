import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ManualHits } from "./manual-hits.tsx";

// The build replaces the macros with their messages; these mocks do the same.
vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  Plural: ({ value, one, other }: { value: number; one: string; other: string }) =>
    (value === 1 ? one : other).replace("#", String(value)),
}));

function statusOf(total: number, shown: number): string | undefined {
  const hits = Array.from({ length: shown }, (_, place) => ({
    manual: "Pro manual",
    chapter: "Start",
    title: "First",
    href: `/documentation/pro/start#${place}`,
    language: "en" as const,
    excerpt: [],
  }));
  const state = { kind: "found", found: { readAs: "", total, hits } } as const;
  const element = createElement(ManualHits, { state, query: "key", manual: undefined });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, element));
  return /role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1];
}

it.each([
  [84, 20, "20 of 84 mentions of “key”"],
  [20, 20, "20 mentions of “key”"],
  [1, 1, "1 mention of “key”"],
  [0, 0, "No mentions of “key”. Try different or fewer words."],
])("of %i mentions with %i listed it says %j", (total, shown, said) => {
  expect(statusOf(total, shown)).toBe(said);
});
