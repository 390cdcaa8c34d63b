import { describe, expect, it } from "vitest";
import { pictureIds, pictureOf } from "./picture-of.ts";

describe("the picture of a product", () => {
  it("is its own where one is drawn", () => {
    expect(pictureOf("AT-PRO")).toBe("AT-PRO");
    expect(pictureIds.map(pictureOf)).toEqual(pictureIds);
  });

  it.each(["AT-UNLIMITED-M", "AT-UNLIMITED-Y", "AT-UNLIMITED-T", "AT-UNLIMITED-G"])(
    "is the plan's for its form %s",
    (pid) => {
      expect(pictureOf(pid)).toBe("AT-UNLIMITED");
    },
  );

  it("is the real product's for a gift", () => {
    expect(pictureOf("AT-KEY-GIFT")).toBe("AT-KEY");
    expect(pictureOf("VC-DE-ESSER-GIFT")).toBe("VC-DE-ESSER");
  });

  it("is the target's for an upgrade", () => {
    expect(pictureOf("UG-AT-ARTIST-AT-PRO")).toBe("AT-PRO");
    expect(pictureOf("UG-AT-PRO-AT-2026")).toBe("AT-2026");
    expect(pictureOf("UG-CE-HARMONY-CLASSIC-CE-HARMONY")).toBe("CE-HARMONY");
  });

  it.each([
    "AT-PRO-X",
    "AT-2024",
    "AT-EFX-CLASSIC",
    "CE-HARMONY-CLASSIC",
    "VC-STRIP",
    "MM-MIC-MOD",
  ])("is the one without a name for what is no longer sold: %s", (pid) => {
    expect(pictureOf(pid)).toBe("LEGACY");
  });

  it("is the one without a name where nothing is drawn, whatever the id says", () => {
    expect(pictureOf("AT-NEW")).toBe("LEGACY");
    expect(pictureOf("UG-AT-PRO-AT-NEW")).toBe("LEGACY");
    expect(pictureOf("../AT-PRO")).toBe("LEGACY");
  });
});
