import Fastify from "fastify";
import { expect, it } from "vitest";
import { createLogs } from "./logger.ts";

function setUp(level: string) {
  const lines: string[] = [];
  const output = { write: (line: string) => lines.push(line) };
  const logs = createLogs({ name: "web", level, activeTraceId: () => undefined, output });
  return { ...logs, lines };
}

it("leaves the parameters of a failed statement out, also where Fastify logs for a request", async () => {
  const { logger, lines } = setUp("info");
  const app = Fastify({ loggerInstance: logger });
  const failed = Object.assign(new Error("Failed: a@b.test"), {
    query: "select",
    params: ["a@b.test"],
  });
  app.get("/", async (request) => {
    request.log.error({ err: failed }, "of a request");
    app.log.error({ err: failed }, "of the process");
    return "";
  });
  await app.inject("/");
  const logged = lines.filter((line) => line.includes('"msg":"of '));
  expect(logged).toHaveLength(2);
  for (const line of logged) {
    expect(line).toContain("Failed statement: select");
    expect(line).not.toContain("a@b.test");
  }
});

it("writes the lines of requests with the others, and none where they are not wanted", () => {
  const request = {
    reqId: "r",
    traceId: undefined,
    method: "GET",
    path: "/",
    status: 200,
    ms: 1,
    ip: "::1",
  };
  for (const [level, count] of [
    ["info", 1],
    ["warn", 0],
    ["silent", 0],
  ] as const) {
    const { writeRequestLine, lines } = setUp(level);
    writeRequestLine(request);
    expect(lines).toHaveLength(count);
  }
});
