import { expect, it } from "vitest";
import { clockTime } from "./clock-time.ts";

it("formats as a clock with tenths, rounded down", () => {
  expect(clockTime(0)).toBe("00:00.0");
  expect(clockTime(3.29)).toBe("00:03.2");
  expect(clockTime(0.3)).toBe("00:00.3");
  expect(clockTime(7.6)).toBe("00:07.6");
  expect(clockTime(59.99)).toBe("00:59.9");
  expect(clockTime(61)).toBe("01:01.0");
});
