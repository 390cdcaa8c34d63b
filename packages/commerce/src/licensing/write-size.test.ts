import { expect, it } from "vitest";
import { writeSize } from "./write-size.ts";

it("formats bytes for people", () => {
  expect(writeSize(420_300, "en")).toBe("420 kB");
  expect(writeSize(12_340_000, "en")).toBe("12.3 MB");
  expect(writeSize(12_340_000, "de")).toBe("12,3 MB");
});
