import { expect, it } from "vitest";
import { everyInterval } from "./every-interval.ts";

it("names one period without a number and several with theirs", () => {
  const every = everyInterval({
    m: { one: "every month", other: "every # months" },
    y: { one: "every year", other: "every # years" },
  });
  expect(every({ count: 1, unit: "m" })).toBe("every month");
  expect(every({ count: 3, unit: "m" })).toBe("every 3 months");
  expect(every({ count: 1, unit: "y" })).toBe("every year");
  expect(every({ count: 2, unit: "y" })).toBe("every 2 years");
});
