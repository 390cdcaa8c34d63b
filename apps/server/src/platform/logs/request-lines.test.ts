import { pino } from "pino";
import { expect, it } from "vitest";
import { requestLines } from "./request-lines.ts";

const base = { name: "web", pid: 7 };
const line = {
  reqId: "edge-1",
  traceId: undefined,
  method: "GET",
  path: '/a"b\\c\u2028/é',
  status: 200,
  ms: 1.25,
  ip: "::1",
};

it.each([
  ["a request", line],
  ["a traced request", { ...line, traceId: "ab".repeat(16) }],
])("%s has the same line as the logger would write", (_what, request) => {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text);
  requestLines(base, write, () => 5)(request);
  const { traceId, ...fields } = request;
  const mixin = () => (traceId === undefined ? {} : { traceId });
  const timestamp = () => ',"time":5';
  pino({ base, timestamp, mixin }, { write }).info(fields, "request completed");
  const [own, general] = lines.map((text): unknown => JSON.parse(text));
  expect(lines[0]?.endsWith("}\n")).toBe(true);
  expect(own).toEqual(general);
});
