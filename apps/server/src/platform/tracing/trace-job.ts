import { SpanKind, type SpanContext } from "@opentelemetry/api";
import { contextOf, isSampled, parseTraceparent } from "./traceparent.ts";
import { runIn, tracer } from "./with-span.ts";

/** The key in a job's data beside what its queue defines. Read by every release that has traces. */
const key = "traceparent";

/** A job's data with the trace that it belongs to. */
export function withTraceparent(data: object, traceparent: string | undefined): object {
  return traceparent === undefined ? data : { ...data, [key]: traceparent };
}

/** The two apart again. */
export function splitTraceparent(data: unknown): {
  readonly data: unknown;
  readonly parent: SpanContext | undefined;
} {
  if (typeof data !== "object" || data === null || !(key in data))
    return { data, parent: undefined };
  const { [key]: traceparent, ...own } = data;
  return { data: own, parent: parseTraceparent(traceparent) };
}

/** Runs a job as a part of the trace in which it was added, if that one is recorded. */
export function traceJob(
  queue: string,
  parent: SpanContext | undefined,
  run: () => Promise<void>,
): Promise<void> {
  if (parent === undefined || !isSampled(parent)) return run();
  const options = { kind: SpanKind.CONSUMER, attributes: { "messaging.destination.name": queue } };
  return tracer().startActiveSpan(queue, options, contextOf(parent), (span) => runIn(span, run));
}
