import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const end = "2026-12-01T12:00:00.000Z";

test.each([
  ["2026-11-28T10:30:00.000Z", { isOver: false, days: 3, hours: 1, minutes: 30 }],
  ["2026-12-01T11:00:00.000Z", { isOver: false, days: 0, hours: 1, minutes: 0 }],
  ["2026-12-01T11:59:59.999Z", { isOver: false, days: 0, hours: 0, minutes: 1 }],
  ["2026-12-01T12:00:00.000Z", { isOver: true, days: 0, hours: 0, minutes: 0 }],
  ["2027-01-01T00:00:00.000Z", { isOver: true, days: 0, hours: 0, minutes: 0 }],
])("at %s there is %j", (now, left) => {
  expect(timeLeft(end, Date.parse(now))).toEqual(left);
});
