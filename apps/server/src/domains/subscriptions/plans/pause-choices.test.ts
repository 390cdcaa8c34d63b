import { expect, it } from "vitest";
import { pauseChoices } from "./pause-choices.ts";

const next = new Date("2027-01-31T10:00:00.000Z");
const choices = (count: number, unit: "m" | "y") =>
  pauseChoices(next, { count, unit }).map(
    ({ periods, until }) => `${periods} until ${until.toISOString().slice(0, 10)}`,
  );

it("a monthly plan can be paused for one, two or three months", () => {
  expect(choices(1, "m")).toEqual([
    "1 until 2027-02-28",
    "2 until 2027-03-31",
    "3 until 2027-04-30",
  ]);
});

it("a longer one can be paused for one period", () => {
  expect(choices(1, "y")).toEqual(["1 until 2028-01-31"]);
  expect(choices(3, "m")).toEqual(["1 until 2027-04-30"]);
});
