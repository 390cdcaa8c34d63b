import { expect, it } from "vitest";
import { ContentLookup } from "./content-lookup.ts";
import { findRedirect } from "./find-redirect.ts";
import { contentKey, PublishedContent, type Dependencies } from "./published-content.ts";

const content = new PublishedContent();
for (const [from, to] of [
  ["/spring", "/products"],
  ["/es/primavera", "/es"],
  ["/shirts", "https://merch.example.com/shirts"],
] as const)
  content.put("redirects", contentKey("redirects", from, "en"), 1, { to });
content.commit();

it.each([
  ["/spring", "/products"],
  ["/es/spring", "/es/producto"],
  ["/ja/spring", "/ja/products"],
  ["/es/primavera", "/es"],
  ["/primavera", undefined],
  ["/de/shirts", "https://merch.example.com/shirts"],
  ["/autumn", undefined],
])("%s leads to %s", (from, to) => {
  expect(findRedirect(new ContentLookup(content, "en", new Map()), from)).toBe(to);
});

it("notes what it looked for, so that an address that begins to lead somewhere is rendered anew", () => {
  const dependencies: Dependencies = new Map();
  findRedirect(new ContentLookup(content, "en", dependencies), "/es/autumn");
  expect([...dependencies.keys()]).toEqual(["redirects//es/autumn/en", "redirects//autumn/en"]);
});
