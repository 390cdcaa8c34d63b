import { expect, it } from "vitest";
import { readSearchAnswer } from "./ask-search.ts";

const hit = {
  title: "Start",
  partOf: "Choir manual",
  href: "/documentation/choir/start",
  language: "en",
  excerpt: [
    { text: "How to ", isHit: false },
    { text: "sing", isHit: true },
  ],
};
const answer = { readAs: "sing", groups: [{ kind: "manuals", total: 3, hits: [hit] }] };

it("reads an answer of the search", () => {
  expect(readSearchAnswer(answer)).toEqual(answer);
});

it("leaves out a kind that nobody knows, and what leads to another site", () => {
  const strange = [{ kind: "secrets", total: 1, hits: [hit] }, null];
  expect(readSearchAnswer({ readAs: "", groups: strange })?.groups).toEqual([]);
  for (const href of [
    "https://elsewhere.test/",
    "//elsewhere.test",
    "/\\elsewhere.test",
    "javascript:x",
  ]) {
    const hits = [{ ...hit, href }];
    const read = readSearchAnswer({ readAs: "", groups: [{ kind: "pages", total: 1, hits }] });
    expect(read?.groups[0]?.hits, href).toEqual([]);
  }
});

it("takes nothing for no answer", () => {
  for (const value of [null, "text", {}, { groups: {} }])
    expect(readSearchAnswer(value)).toBeUndefined();
});
