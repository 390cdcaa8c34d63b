import { expect, it } from "vitest";
import { parseTraceparent, writeTraceparent } from "./traceparent.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";

it.each(["00", "01"])("reads and writes a trace with the flags %s", (flags) => {
  const text = `00-${traceId}-${spanId}-${flags}`;
  const parsed = parseTraceparent(text);
  expect(parsed).toEqual({ traceId, spanId, traceFlags: Number(flags), isRemote: true });
  expect(parsed === undefined ? undefined : writeTraceparent(parsed)).toBe(text);
});

it.each([
  undefined,
  "",
  ["00-a", "00-b"],
  `01-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${"0".repeat(32)}-${spanId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
])("does not believe %s", (text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});
