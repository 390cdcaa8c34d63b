import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPhone } from "./phone.ts";

describe("[FORM-04] isPhone", () => {
  it.each([
    "+49 30 1234567",
    "(510) 555-0134",
    "+1 (510) 555-0134",
    "030/123 45.67",
    "555.0134",
    "+81-3-1234-5678",
    "112",
  ])("accepts %j", (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    "",
    "+",
    "-",
    "12",
    "call me",
    "555 0134 ext. 3",
    "49+30",
    "++49 30 123",
    "(510 555-0134",
    "510) 555-0134",
    "() 555-0134",
    "(510) (555) 0134",
    "555_0134",
    "☎ 555 0134",
    "1234567890123456",
    "\t5550134",
  ])("rejects %j", (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it("accepts every number of digits with single signs between, and no letter anywhere", () => {
    const number = fc
      .array(fc.tuple(fc.stringMatching(/^\d$/), fc.constantFrom("", " ", ".", "/", "-")), {
        minLength: 3,
        maxLength: 15,
      })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(fc.constantFrom("", "+"), number, (plus, text) => {
        expect(isPhone(plus + text)).toBe(true);
        expect(isPhone(`${plus}${text}a`)).toBe(false);
      }),
    );
  });

  it("decides a long text at once", () => {
    // Of the processor, which others may be using too.
    const before = process.threadCpuUsage();
    expect(isPhone("1".repeat(1_000_000))).toBe(false);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(200);
  });
});
