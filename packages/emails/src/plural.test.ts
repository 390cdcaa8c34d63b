import { describe, expect, it } from "vitest";
import { plural } from "./plural.ts";

describe("plural", () => {
  it("picks the form of the language's own rule and writes the count", () => {
    const serials = plural("en", { one: "# serial", other: "# serials" });
    expect(serials(1)).toBe("1 serial");
    expect(serials(2)).toBe("2 serials");
    expect(serials(1200)).toBe("1,200 serials");
  });

  it("falls back to the general form where a language has no other", () => {
    expect(plural("ja", { other: "#件" })(1)).toBe("1件");
    expect(plural("fr", { one: "# clé", other: "# clés" })(1_000_000)).toMatch(/clés$/);
  });
});
