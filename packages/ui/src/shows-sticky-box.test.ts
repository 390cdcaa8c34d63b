import { expect, it } from "vitest";
import { showsStickyBox } from "./shows-sticky-box.ts";

it.each([
  ["before its trigger is at 70 px", { trigger: 71, end: 3000 }, false],
  ["from where its trigger is at 70 px", { trigger: 70, end: 3000 }, true],
  ["until the footer comes to its lower edge", { trigger: -900, end: 170 }, true],
  ["not where it would cover the footer", { trigger: -900, end: 169 }, false],
])("[CARD-05] the sticky box of 100 px shows: %s", (_, edges, shown) => {
  expect(showsStickyBox({ ...edges, height: 100 })).toBe(shown);
});
