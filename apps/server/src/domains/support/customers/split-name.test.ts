import { expect, it } from "vitest";
import { splitName } from "./split-name.ts";

it("takes one word for a last name", () => {
  expect(splitName(" Rey ")).toEqual([{ first: "", last: "Rey" }]);
  expect(splitName("  ")).toEqual([]);
});

it("tries every place where a first name may end, and the last name first", () => {
  expect(splitName("Anna van Dijk")).toEqual([
    { first: "", last: "Anna van Dijk" },
    { first: "Anna", last: "van Dijk" },
    { first: "Anna van", last: "Dijk" },
    { first: "van Dijk", last: "Anna" },
  ]);
  expect(splitName("Rey, Ana")).toContainEqual({ first: "Ana", last: "Rey" });
});
