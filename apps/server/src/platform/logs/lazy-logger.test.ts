import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { LazyLogger } from "./lazy-logger.ts";

it("puts the request's id into every line", () => {
  const lines: unknown[] = [];
  const parent = pino(
    { level: "trace" },
    { write: (line: string) => lines.push(JSON.parse(line) as unknown) },
  );
  const logger = new LazyLogger(parent, { reqId: "abc" });
  logger.warn({ problem: 7 }, "odd");
  logger.error("plain");
  logger.child({ module: "cart" }).debug("deeper");
  expect(lines).toEqual([
    expect.objectContaining({ reqId: "abc", problem: 7, msg: "odd", level: 40 }),
    expect.objectContaining({ reqId: "abc", msg: "plain", level: 50 }),
    expect.objectContaining({ reqId: "abc", module: "cart", msg: "deeper", level: 20 }),
  ]);
});

it("creates a child with its first line", () => {
  const parent = pino({ level: "silent" });
  const created = vi.spyOn(parent, "child");
  const logger = new LazyLogger(parent, { reqId: "abc" });
  expect(created).not.toHaveBeenCalled();
  logger.warn("once");
  logger.warn("twice");
  expect(created).toHaveBeenCalledOnce();
});
