import { SpanKind, trace } from "@opentelemetry/api";
import { endFailed, tracer } from "./with-span.ts";

const longestText = 500;

/** A span for a statement of a traced request or job. Its text holds no values: those are parameters. */
export function traceStatement(text: string): ((error: unknown) => void) | undefined {
  if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "SQL";
  const span = tracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      "db.query.text": text.slice(0, longestText),
    },
  });
  return (error) => {
    if (error === undefined) span.end();
    else endFailed(span, error);
  };
}
