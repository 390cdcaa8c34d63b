import { trace, type SpanContext } from "@opentelemetry/api";
import { isSampled, parseTraceparent, writeTraceparent } from "./traceparent.ts";

/** The tag under which the payment provider sends a purchase's trace back with the order. */
export const traceTag = "trace";

/** A plan's charges bear the tags of its order for years: they are no part of that purchase. */
const longestSeconds = 86_400;

/** The trace that runs now and its time, where it is recorded. */
export function writeTraceTag(now = Date.now()): string | undefined {
  const span = trace.getActiveSpan();
  if (span?.isRecording() !== true) return undefined;
  return `${writeTraceparent(span.spanContext())} ${Math.floor(now / 1000)}`;
}

export function readTraceTag(tag: string | undefined, now = Date.now()): SpanContext | undefined {
  const [traceparent, seconds] = (tag ?? "").split(" ", 2);
  const parent = parseTraceparent(traceparent);
  const age = now / 1000 - Number(seconds);
  return parent !== undefined && isSampled(parent) && age >= 0 && age < longestSeconds
    ? parent
    : undefined;
}
