import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { describeError } from "./describe-error.ts";
import { LazyLogger } from "./lazy-logger.ts";
import { requestLines, type WriteRequestLine } from "./request-lines.ts";

interface LoggerOptions {
  readonly name: string;
  readonly level: string;
  /** The trace that the caller runs in. */
  readonly activeTraceId: () => string | undefined;
  readonly output?: { write(line: string): unknown };
}

interface Logs {
  readonly logger: FastifyBaseLogger;
  readonly writeRequestLine: WriteRequestLine;
}

/** Buffered so that a busy process does not wait for the pipe; a quiet one still flushes within a second. */
const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1000 });

/** Writes JSON lines to standard output. */
export function createLogs({
  name,
  level,
  activeTraceId,
  output = standardOutput(),
}: LoggerOptions): Logs {
  const serializers = { err: describeError };
  // In every line that a traced request or job writes, whoever writes it.
  const mixin = () => {
    const traceId = activeTraceId();
    return traceId === undefined ? {} : { traceId };
  };
  const base = { name, pid: process.pid };
  const logger = pino({ name, level, base, serializers, mixin }, output);
  const write = (line: string) => output.write(line);
  return {
    // Fastify makes a child with serializers of its own, but for those that it finds here.
    logger: Object.assign(new LazyLogger(logger, {}), { serializers }),
    writeRequestLine: logger.isLevelEnabled("info") ? requestLines(base, write) : () => undefined,
  };
}
