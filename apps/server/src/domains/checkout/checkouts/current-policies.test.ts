import { expect, it } from "vitest";
import { namesCurrent } from "./current-policies.ts";

const current = [
  { document: "terms-of-service", version: 3, title: "Terms", language: "en" },
  { document: "privacy-policy", version: 1, title: "Privacy", language: "en" },
] as const;
const named = current.map(({ document, version }) => ({ document, version }));

it("every current text has to be named in its current version", () => {
  expect(namesCurrent(named, current)).toBe(true);
  expect(namesCurrent(named.slice(1), current)).toBe(false);
  for (const version of [2, 4])
    expect(
      namesCurrent([{ document: "terms-of-service", version }, ...named.slice(1)], current),
    ).toBe(false);
});

it("a shop without such texts asks for none, whatever the page says", () => {
  expect(namesCurrent([], [])).toBe(true);
  expect(namesCurrent(named, [])).toBe(true);
});
