import { describe, expect, it } from "vitest";
import { acceptedIds } from "./deliver-events.ts";

const events = [{ id: "one" }, { id: "two" }];

describe("acceptedIds", () => {
  it("accepts all after 200, the named ones after 202, none otherwise", () => {
    expect(acceptedIds({ status: 200, text: "" }, events)).toEqual(["one", "two"]);
    expect(acceptedIds({ status: 202, text: "two\r\nother" }, events)).toEqual(["two"]);
    expect(acceptedIds({ status: 204, text: "" }, events)).toEqual([]);
    expect(acceptedIds(null, events)).toEqual([]);
  });
});
