import { describe, expect, it } from "vitest";
import { readAll } from "./read-all.ts";

const readText = (value: unknown) => (typeof value === "string" ? value : undefined);

describe("The entries of a response", () => {
  it("are all read, in their order", () => {
    expect(readAll(["one", "two"], readText)).toEqual(["one", "two"]);
    expect(readAll([], readText)).toEqual([]);
  });

  it("are none where one of them cannot be read", () => {
    expect(readAll(["one", 2], readText)).toBeUndefined();
  });

  it("are none where there is no list", () => {
    expect(readAll({ length: 0 }, readText)).toBeUndefined();
    expect(readAll(undefined, readText)).toBeUndefined();
  });
});
