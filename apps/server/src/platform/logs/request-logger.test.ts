import { pino } from "pino";
import { expect, it } from "vitest";
import { RequestLogger } from "./request-logger.ts";

it("puts the request's id into every line", () => {
  const lines: unknown[] = [];
  const parent = pino(
    { level: "trace" },
    { write: (line: string) => lines.push(JSON.parse(line) as unknown) },
  );
  const logger = new RequestLogger(parent, { reqId: "abc" });
  logger.warn({ problem: 7 }, "odd");
  logger.error("plain");
  logger.child({ module: "cart" }).debug("deeper");
  expect(lines).toEqual([
    expect.objectContaining({ reqId: "abc", problem: 7, msg: "odd", level: 40 }),
    expect.objectContaining({ reqId: "abc", msg: "plain", level: 50 }),
    expect.objectContaining({ reqId: "abc", module: "cart", msg: "deeper", level: 20 }),
  ]);
});
