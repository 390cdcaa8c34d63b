import { outsideLinksKey } from "@autotune/contract";
import { expect, it } from "vitest";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { findRedirect } from "./find-redirect.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";

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
])("%s redirects to %s", (from, to) => {
  expect(findRedirect(new ContentLookup(content, "en", new Map()), content, from)).toBe(to);
});

it("records its lookups, so that a URL that starts to redirect is rendered again", () => {
  const dependencies: Dependencies = new Map();
  findRedirect(new ContentLookup(content, "en", dependencies), content, "/es/autumn");
  expect([...dependencies.keys()]).toEqual(["redirects//es/autumn/en", "redirects//autumn/en"]);
});

it.each([
  { isDemonstration: true, path: "/help", to: "https://help.example.com" },
  { isDemonstration: true, path: "/de/help", to: "https://help.example.com" },
  // Nobody has that domain.
  { isDemonstration: false, path: "/help", to: "/community" },
  { isDemonstration: false, path: "/de/help", to: "/de/community" },
])(
  "$path leads to $to in a shop that is a demonstration: $isDemonstration",
  ({ path, to, ...shop }) => {
    const helped = new PublishedContent(shop);
    const key = contentKey("outside-links", outsideLinksKey, "en");
    helped.put("outside-links", key, 1, { helpCenter: "https://help.example.com" });
    helped.commit();
    expect(findRedirect(new ContentLookup(helped, "en", new Map()), helped, path)).toBe(to);
  },
);
