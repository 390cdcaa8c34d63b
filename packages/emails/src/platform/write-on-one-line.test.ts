import { describe, expect, it } from "vitest";
import { writeOnOneLine } from "./write-on-one-line.ts";

describe("writeOnOneLine", () => {
  it("leaves no line break of any kind", () => {
    expect(writeOnOneLine(" one\r\n\r\n-- \ntwo\u2028three\u0085four\tfive\n")).toBe(
      "one -- two three four five",
    );
  });

  it("keeps spaces that hold words together", () => {
    expect(writeOnOneLine("11:30\u202fPM\u00a0UTC")).toBe("11:30\u202fPM\u00a0UTC");
  });
});
