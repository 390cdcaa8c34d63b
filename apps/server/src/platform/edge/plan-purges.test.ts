import { describe, expect, it } from "vitest";
import { planPurges } from "./plan-purges.ts";
import { everyPageTag } from "./edge-tags.ts";

const states = (...pairs: (readonly [string, string])[]) => new Map(pairs);

describe("planPurges", () => {
  it("purges what has changed, what is new and what is gone, and nothing else", () => {
    const { changed, purged } = planPurges(
      states(["same", "1"], ["changed", "1"], ["gone", "1"], ["long-gone", ""]),
      states(["same", "1"], ["changed", "2"], ["new", "1"]),
    );
    expect(purged).toEqual(["changed", "new", "gone"]);
    expect(changed).toEqual(states(["changed", "2"], ["new", "1"], ["gone", ""]));
  });

  it("purges nothing twice", () => {
    const current = states(["a", "1"], [everyPageTag, "release"]);
    expect(planPurges(current, current)).toEqual({ changed: new Map(), purged: [] });
  });

  it("purges all pages for a new release, and instead of a great number of tags", () => {
    expect(planPurges(states([everyPageTag, "1"]), states([everyPageTag, "2"])).purged).toEqual([
      everyPageTag,
    ]);
    const many = new Map(Array.from({ length: 501 }, (_, index) => [`${index}`, "1"] as const));
    expect(planPurges(new Map(), many).purged).toEqual([everyPageTag]);
    expect(planPurges(new Map(), many).changed).toEqual(many);
  });
});
