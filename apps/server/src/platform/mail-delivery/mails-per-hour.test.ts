import { expect, it } from "vitest";
import { mailsPerHour } from "./mails-per-hour.ts";

const warmUp = { from: new Date("2026-03-01"), firstDay: 480 };
const at = (time: string) => mailsPerHour({ perHour: 1000, warmUp }, new Date(time));

it("is the limit where nothing is warmed up", () => {
  expect(mailsPerHour({ perHour: 1000 }, new Date("2026-03-01"))).toBe(1000);
});

it("begins with the first day's mails and doubles each day until the limit", () => {
  expect(
    ["01T00:00Z", "01T23:59Z", "02T00:00Z", "03T12:00Z", "06T12:00Z", "07T00:00Z"].map((time) =>
      at(`2026-03-${time}`),
    ),
  ).toEqual([20, 20, 40, 80, 640, 1000]);
});

it("is the first day's before it, and the limit years later", () => {
  expect(at("2026-02-01T00:00Z")).toBe(20);
  expect(at("2056-03-01T00:00Z")).toBe(1000);
});
