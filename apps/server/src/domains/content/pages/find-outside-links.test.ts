import { outsideLinksKey } from "@autotune/contract";
import { expect, it } from "vitest";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";
import { findOutsideLinks } from "./find-outside-links.ts";

const links = {
  helpCenter: "https://help.autotune.com",
  merch: "https://merch.example.com",
} as const;

function findIn({ isDemonstration }: { isDemonstration: boolean }, dependencies: Dependencies) {
  const content = new PublishedContent({ isDemonstration });
  content.put("outside-links", contentKey("outside-links", outsideLinksKey, "en"), 1, links);
  content.commit();
  return findOutsideLinks(new ContentLookup(content, "en", dependencies), content);
}

it("a demonstration links all of them, another shop none that leads nowhere", () => {
  expect(findIn({ isDemonstration: true }, new Map())).toEqual(links);
  expect(findIn({ isDemonstration: false }, new Map())).toEqual({ helpCenter: links.helpCenter });
});

it("every page depends on them, also while there are none", () => {
  const dependencies: Dependencies = new Map();
  findIn({ isDemonstration: true }, dependencies);
  expect([...dependencies]).toEqual([["outside-links/outside-links/en", 1]]);
  const none = new PublishedContent();
  const missing: Dependencies = new Map();
  expect(findOutsideLinks(new ContentLookup(none, "en", missing), none)).toEqual({});
  expect(missing.size).toBe(1);
});
