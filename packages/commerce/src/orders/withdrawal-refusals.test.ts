import { describe, expect, it } from "vitest";
import { isExplained, withdrawalRefusals } from "./withdrawal-refusals.ts";

describe("isExplained", () => {
  it("asks for words of support only where no reason says it", () => {
    expect(withdrawalRefusals.filter((refusal) => !isExplained(refusal, " "))).toEqual(["other"]);
    expect(isExplained("other", "The order was placed by a reseller.")).toBe(true);
  });
});
