import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { describeError } from "./describe-error.ts";

/**
 * Writes JSON lines to standard output, buffered so that a busy process does not wait for the pipe; a quiet one
 * still flushes within a second.
 */
export function createLogger({ name, level }: { name: string; level: string }): FastifyBaseLogger {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1000 });
  const serializers = { err: describeError };
  return pino({ name, level, base: { name, pid: process.pid }, serializers }, output);
}
