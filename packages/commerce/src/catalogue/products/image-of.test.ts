import { describe, expect, it } from "vitest";
import { imageIds, imageOf } from "./image-of.ts";

describe("the image of a product", () => {
  it("is its own where one is drawn", () => {
    expect(imageOf("AT-PRO")).toBe("AT-PRO");
    expect(imageIds.map(imageOf)).toEqual(imageIds);
  });

  it.each(["AT-UNLIMITED-M", "AT-UNLIMITED-Y", "AT-UNLIMITED-T", "AT-UNLIMITED-G"])(
    "is the plan's for its form %s",
    (pid) => {
      expect(imageOf(pid)).toBe("AT-UNLIMITED");
    },
  );

  it("is the real product's for a gift", () => {
    expect(imageOf("AT-KEY-GIFT")).toBe("AT-KEY");
    expect(imageOf("VC-DE-ESSER-GIFT")).toBe("VC-DE-ESSER");
  });

  it("is the target's for an upgrade", () => {
    expect(imageOf("UG-AT-ARTIST-AT-PRO")).toBe("AT-PRO");
    expect(imageOf("UG-AT-PRO-AT-2026")).toBe("AT-2026");
    expect(imageOf("UG-CE-HARMONY-CLASSIC-CE-HARMONY")).toBe("CE-HARMONY");
  });

  it.each([
    "AT-PRO-X",
    "AT-2024",
    "AT-EFX-CLASSIC",
    "CE-HARMONY-CLASSIC",
    "VC-STRIP",
    "MM-MIC-MOD",
  ])("is its own where nothing is drawn, which the shop answers: %s", (pid) => {
    expect(imageOf(pid)).toBe(pid);
  });

  it("is the one without a name for what is no id", () => {
    expect(imageOf("../AT-PRO")).toBe("LEGACY");
    expect(imageOf("")).toBe("LEGACY");
  });
});
