import { SpanKind, trace, type Span } from "@opentelemetry/api";
import type { ProviderEvent, ProviderEvents } from "@autotune/payments";
import { readTraceTag, traceTag } from "../../../platform/tracing/trace-tag.ts";
import { contextOf, writeTraceparent } from "../../../platform/tracing/traceparent.ts";
import { endFailed, tracer } from "../../../platform/tracing/with-span.ts";
import type { ArrivedEvent } from "./store-events.ts";

/**
 * Stores events, each in the trace of its purchase: the provider sends our tag back with the order, and so a webhook
 * that knows nothing of the buyer's request is the next part of it.
 */
export async function traceArrivals(
  provider: ProviderEvents,
  events: readonly ProviderEvent[],
  store: (events: readonly ArrivedEvent[]) => Promise<void>,
): Promise<void> {
  const spans: Span[] = [];
  const links = [trace.getActiveSpan()].flatMap((span) =>
    span === undefined ? [] : [{ context: span.spanContext() }],
  );
  const arrived = events.map((event): ArrivedEvent => {
    const parent = readTraceTag(provider.readTag(event.data, traceTag));
    if (parent === undefined) return event;
    const options = { kind: SpanKind.CONSUMER, links, attributes: { "event.type": event.type } };
    const span = tracer().startSpan(`receive ${event.type}`, options, contextOf(parent));
    spans.push(span);
    return { ...event, traceparent: writeTraceparent(span.spanContext()) };
  });
  try {
    await store(arrived);
    for (const span of spans) span.end();
  } catch (error) {
    for (const span of spans) endFailed(span, error);
    throw error;
  }
}
