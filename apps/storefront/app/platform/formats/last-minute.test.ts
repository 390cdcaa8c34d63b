import { expect, it } from "vitest";
import { writeLastMinute } from "./last-minute.tsx";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

it("what ends at midnight ends on the day before, in UTC", () => {
  expect(plain(writeLastMinute("2027-03-01T00:00:00.000Z", "en"))).toBe(
    "February 28, 2027 at 11:59 PM UTC",
  );
  expect(plain(writeLastMinute("2027-03-01T00:00:00.000Z", "de"))).toBe(
    "28. Februar 2027 um 23:59 UTC",
  );
});
