import {
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanKind,
  type Tracer,
} from "@opentelemetry/api";

/** Every span of the shop is made by hand, by this tracer. */
export function tracer(): Tracer {
  return trace.getTracer("autotune-store");
}

interface SpanOptions {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
}

/** Runs work in a span of its own where its caller is traced. Attributes name kinds of things, never people or URLs. */
export async function withSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (trace.getActiveSpan()?.isRecording() !== true) return work();
  return tracer().startActiveSpan(name, options, (span) => runIn(span, work));
}

export async function runIn<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
}

/** Only what kind of error it was: its message may hold what a customer wrote. */
export function endFailed(span: Span, error: unknown): void {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  const name = error instanceof Error ? error.name : typeof error;
  span.setAttribute("error.type", typeof code === "string" ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
