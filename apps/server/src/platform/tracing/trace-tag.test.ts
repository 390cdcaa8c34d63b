import { expect, it } from "vitest";
import { readTraceTag } from "./trace-tag.ts";

const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const now = 1_800_000_000_000;

it("continues the trace of a purchase of the last day", () => {
  expect(readTraceTag(`${traceparent} ${now / 1000 - 60}`, now)?.traceId).toBe(
    "4bf92f3577b34da6a3ce929d0e0e4736",
  );
});

it.each([
  ["older", `${traceparent} ${now / 1000 - 90_000}`],
  ["to come", `${traceparent} ${now / 1000 + 60}`],
  ["without its time", traceparent],
  ["not recorded", `${traceparent.replace(/1$/, "0")} ${now / 1000 - 60}`],
  ["made up", "gift"],
  ["absent", undefined],
])("begins no trace with one that is %s", (_name, tag) => {
  expect(readTraceTag(tag, now)).toBeUndefined();
});
