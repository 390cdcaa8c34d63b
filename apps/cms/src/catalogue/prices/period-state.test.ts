import { expect, it } from "vitest";
import { periodState } from "./period-state.ts";

const now = new Date("2026-11-18T12:00:00Z");
const [before, after] = ["2026-11-18T11:59:59Z", "2026-11-18T12:00:01Z"];

it("says whether a period lies ahead, runs or is over", () => {
  expect(periodState({}, now)).toBe("running");
  expect(periodState({ startsAt: after, endsAt: null }, now)).toBe("upcoming");
  expect(periodState({ startsAt: before, endsAt: after }, now)).toBe("running");
  expect(periodState({ startsAt: before, endsAt: now.toISOString() }, now)).toBe("ended");
  expect(periodState({ startsAt: "", endsAt: new Date(before) }, now)).toBe("ended");
});
