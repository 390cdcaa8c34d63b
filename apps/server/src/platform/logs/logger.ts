import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { describeError } from "./describe-error.ts";

interface LoggerOptions {
  readonly name: string;
  readonly level: string;
  /** The trace that the caller runs in. */
  readonly activeTraceId: () => string | undefined;
}

/**
 * Writes JSON lines to standard output, buffered so that a busy process does not wait for the pipe; a quiet one
 * still flushes within a second.
 */
export function createLogger({ name, level, activeTraceId }: LoggerOptions): FastifyBaseLogger {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1000 });
  const serializers = { err: describeError };
  // In every line that a traced request or job writes, whoever writes it.
  const mixin = () => {
    const traceId = activeTraceId();
    return traceId === undefined ? {} : { traceId };
  };
  return pino({ name, level, base: { name, pid: process.pid }, serializers, mixin }, output);
}
