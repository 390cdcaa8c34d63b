import { expect, it } from "vitest";
import { readAssignments, writeAssignments } from "./assignments.ts";

const running = [
  { name: "one", weights: { control: 0.5, b: 0.5 } },
  { name: "two", weights: { control: 1 } },
];

it.each([
  ["a=1; experiments=one:b.two:control; c=2", { one: "b", two: "control" }],
  ["experiments=one:b", { one: "b" }],
  ["", {}],
  ["experiments=", {}],
  ["my-experiments=one:b", {}],
  ["experiments=one", {}],
])("of “%s” it reads %o", (cookies, expected) => {
  expect(readAssignments(cookies, running)).toEqual(expected);
});

it("[TRACK-02] an ended experiment and an unknown variant are dropped", () => {
  const cookies = "experiments=one:b.ended:b.two:gone.__proto__:b.two:constructor";
  expect(readAssignments(cookies, running)).toEqual({ one: "b" });
  expect(writeAssignments({}, true)).toBe("experiments=; Path=/; Max-Age=0; SameSite=Lax; Secure");
});

it("what was written is read again", () => {
  const written = writeAssignments({ one: "b", two: "control" }, false);
  expect(written).toBe("experiments=one:b.two:control; Path=/; Max-Age=7776000; SameSite=Lax");
  expect(readAssignments(written, running)).toEqual({ one: "b", two: "control" });
});
